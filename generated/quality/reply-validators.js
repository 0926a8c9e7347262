// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var lt=Object.getOwnPropertyNames,dt=(i,o)=>function(){try{return o||(0,i[lt(i)[0]])((o={exports:{}}).exports,o),o.exports}catch(v){throw o=0,v}},mt=dt({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function o(R){const v=R.length;let b=0,g=0,e;for(;g<v;)b++,e=R.charCodeAt(
g++),e>=55296&&e<=56319&&g<v&&(e=R.charCodeAt(g),(e&64512)===56320&&g++);return b}i.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),pt=ze,ct=new RegExp(
"^3\\.1\\.\\d+$","u");function ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=ze.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),n++}if(i.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),n++}if(i.paths===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),n++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!ct.test(r)){const s={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),n++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),n++}}if(i.servers!==void 0){let r=i.servers;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const m={instancePath:o+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{
const s={instancePath:o+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),n++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),n++}}}else{const r={
instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return ze.
errors=e,n===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var a=Oe,w=mt().default;function Oe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Oe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),n++}return Oe.errors=e,n===0}Oe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var t=Ie,ht={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth\
:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:m\
ethod-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:proble\
m:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:g\
roundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error","urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function j(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=j.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="pointer"||r==="par\
ameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:o+
"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}if(i.parameter!==
void 0&&typeof i.parameter!="string"){const r={instancePath:o+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),n++}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"\
#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={
instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.
start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionP\
lace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){
const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 1\
0000"};e===null?e=[s]:e.push(s),n++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),n++}if(r<0||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"\
contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),n++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),n++}return j.errors=e,n===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=ne.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[r]:e.push(r),n++}if(i.title===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),n++}if(i.status===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),n++}if(i.detail===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),n++}if(i.id===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=
[r]:e.push(r),n++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have \
required property 'errors'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),n++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtrut\
h:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-par\
ameters"||r==="urn:groundtruth:problem:bad-request"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtrut\
h:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r===
"urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsuppo\
rted-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too\
-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),n++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.status!==void 0){let r=i.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),n++}if(r<400||isNaN(r)){const s={instancePath:o+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),n++}}}
if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.id!==void 0){let r=i.id;if(typeof r=="st\
ring"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)j(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?j.errors:e.concat(j.errors),n=e.length)}else{
const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return ne.errors=e,n===
0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Ie.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ne(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?ne.errors:e.concat(ne.errors),n=e.length),Ie.errors=e,n===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=Ke;
function Ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Ke.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),n++}if(i["r\
etry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["retry-after"]!==
void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
n++}return Ke.errors=e,n===0}Ke.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var f=_e;function _e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=_e.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
n++}if(i["www-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"m\
ust have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(
r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have mor\
e than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),n++}return _e.errors=e,n===0}_e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var P=Ve,yt={type:"object",minProperties:1,additionalProperties:!1,properties:{url:{type:"stri\
ng",format:"uri-reference",minLength:1},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{$ref:"contract#/$defs/AttributeChanges"}}},D=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
ft=new RegExp("^[0-9]+$","u"),T=new RegExp("^[1-9][0-9]*$","u");function ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=ie.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kept===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),n++}if(i.added===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),n++}if(i.returned===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),n++}if(i.lost===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.kept!==void 0){let r=i.kept;if(typeof r=="string"){if(!ft.test(r)){const s={instancePath:o+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[s]:e.push(s),n++}}else{
const s={instancePath:o+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}
if(i.added!==void 0){let r=i.added;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.attributeId===
void 0){const m={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"\
must have required property 'attributeId'"};e===null?e=[m]:e.push(m),n++}if(h.name===void 0){const m={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/Num\
beredAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),n++}for(const m in h)
if(!(m==="attributeId"||m==="name")){const y={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.attributeId!==void 0){let m=h.attributeId;
if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/pa\
ttern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+
"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),n++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/added/"+u+"/name",schemaPath:"contract#/$defs/Numbere\
dAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+"/ad\
ded/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{
const s={instancePath:o+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}
if(i.returned!==void 0){let r=i.returned;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
attributeId===void 0){const m={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[m]:e.push(m),n++}if(h.name===void 0){const m={instancePath:o+"/returned/"+u,schemaPath:"\
contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(
m),n++}for(const m in h)if(!(m==="attributeId"||m==="name")){const y={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.attributeId!==
void 0){let m=h.attributeId;if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttr\
ibute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),
n++}}else{const y={instancePath:o+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/returned/"+u+"/nam\
e",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
n++}}else{const m={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),n++}}if(i.lost!==void 0){let r=i.lost;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.attributeId===void 0){const m={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"requ\
ired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[m]:e.push(m),n++}if(h.name===void 0){const m={instancePath:o+
"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name\
'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="attributeId"||m==="name")){const y={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAt\
tribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),n++}if(h.attributeId!==void 0){let m=h.attributeId;if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contra\
ct#/$defs/NumberedAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/lost\
/"+u+"/name",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),n++}}else{const m={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),n++}return ie.errors=e,n===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=z.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length<1){const r={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="url"||r==="origin"||r==="attributeChanges")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),n++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"#/properties/url/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),n++}}else{const s={
instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.origin!==
void 0){let r=i.origin;if(typeof r!="string"){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="resolved"||r==="majority")){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/enum",keyword:"\
enum",params:{allowedValues:yt.properties.origin.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}i.attributeChanges!==
void 0&&(ie(i.attributeChanges,{instancePath:o+"/attributeChanges",parentData:i,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?
ie.errors:e.concat(ie.errors),n=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),n++}return z.errors=e,n===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=oe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"m\
ust have required property 'dataRow'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.
dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){const h={instancePath:o+"/dataRow/"+u,schemaPath:"\
#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),n++}}else{const s={instancePath:o+"/da\
taRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}i.metadata!==void 0&&(z(
i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),n=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return oe.errors=e,n===
0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=O.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(Array.isArray(i)){if(i.
length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:
e.push(p),n++}const l=i.length;for(let p=0;p<l;p++)oe(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?oe.
errors:e.concat(oe.errors),n=e.length)}else{const l={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),n++}const l=i.length;for(let p=0;p<l;p++){let k=i[p];
if(k&&typeof k=="object"&&!Array.isArray(k)){for(const L in k)if(L!=="@url"&&typeof k[L]!="string"){const A={instancePath:o+"/"+p+"/"+L.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.
push(A),n++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const L={instancePath:o+"/"+p+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),n++}}else{const L={instancePath:o+"/"+p,schemaPath:"contract#/$def\
s/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),n++}}}else{const l={instancePath:o,schemaPath:"#/on\
eOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&
(m=!0));const l=n;if(typeof i=="string"){if(w(i)>0){const k={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must \
NOT have more than 0 characters"};e===null?e=[k]:e.push(k),n++}}else{const k={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[k]:e.push(k),n++}var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2)}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return O.errors=e,
d.items=m,n===0}O.evaluated={dynamicProps:!1,dynamicItems:!0};var gt={type:"object",required:["viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,
properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",
maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},bt={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"\
string",pattern:"^[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long","bad field","wrong length","malformed"]},detail:{type:"\
string",minLength:1}}},Se=new RegExp("^(0|[1-9][0-9]*)$","u"),_={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"str\
ing",enum:["Y","N"]},compression:{type:"string",enum:["gzip","zip","zstd","bzip2","xz"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{$ref:"contract#/$defs/Encoding"},header:{type:"string",enum:["Y","N"]},sheets:{type:"array",items:{
$ref:"contract#/$defs/DetectedSheet"}},tables:{type:"array",items:{$ref:"contract#/$defs/DetectedTable"}},attr:{type:"string",enum:["names","none"]},records:{type:"\
string",minLength:1},escape:{$ref:"contract#/$defs/Escape"},skipRows:{type:"integer",minimum:1},comment:{$ref:"contract#/$defs/Comment"},ragged:{$ref:"contract#\
/$defs/Ragged"},nulls:{$ref:"contract#/$defs/Nulls"},trim:{$ref:"contract#/$defs/Trim"},decimal:{$ref:"contract#/$defs/Decimal"},dateOrder:{$ref:"contract#/$def\
s/DateOrder"},evidence:{type:"array",items:{type:"object",required:["member","sentence","doubtful"],additionalProperties:!1,properties:{member:{type:"string",minLength:1},
sentence:{type:"string",minLength:1},doubtful:{type:"string",enum:["Y","N"]}}}}}},Sr={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253",
"cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp\
869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso20\
22-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso88\
59-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","m\
acIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8","cp037","cp273","cp277","cp278",
"cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp875","cp1025","cp1026","cp1047","cp1140","cp1141","cp1142","cp1143","cp1144","cp1145","cp1146","cp114\
7","cp1148","cp1149","cp930","cp933","cp935","cp937","cp939","gb18030","utf-16be","utf-16le"]},Rt={type:"object",required:["name","state"],additionalProperties:!1,
properties:{name:{type:"string"},state:{type:"string",enum:["visible","hidden","veryHidden"]},range:{type:"string",pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,\
3}[1-9][0-9]{0,7})?$"}}},vt={type:"string",enum:["","quote","backslash"]},Ct={type:"string",enum:["","reject","pad","cut","fit"]},wt={type:"string",enum:["",".",
","]},Pt={type:"string",enum:["","DMY","MDY","YMD"]},zr=Object.prototype.hasOwnProperty,kt=new RegExp("^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$",
"u"),qt=new RegExp("^[^\\r\\n\\x00]*$","u");function ue(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=ue.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.compressed===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property 'compressed'"};e===
null?e=[r]:e.push(r),n++}for(const r in i)if(!zr.call(_.properties,r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.compressed!==void 0){let r=i.compressed;if(typeof r!=
"string"){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),n++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{allowedValues:_.
properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.compression!==void 0){let r=i.compression;if(typeof r!=
"string"){const s={instancePath:o+"/compression",schemaPath:"#/properties/compression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),n++}if(!(r==="gzip"||r==="zip"||r==="zstd"||r==="bzip2"||r==="xz")){const s={instancePath:o+"/compression",schemaPath:"#/properties/compres\
sion/enum",keyword:"enum",params:{allowedValues:_.properties.compression.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}
if(i.delimiter!==void 0){let r=i.delimiter;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/delimiter",schemaPath:"#/properties/delimiter/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/delimiter",schemaPath:"\
#/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.quote!==void 0){let r=i.quote;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.terminator!==void 0){let r=i.terminator;if(typeof r!="string"){const s={instancePath:o+"/termi\
nator",schemaPath:"#/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="lf"||r===
"cr"||r==="crlf")){const s={instancePath:o+"/terminator",schemaPath:"#/properties/terminator/enum",keyword:"enum",params:{allowedValues:_.properties.terminator.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.encoding!==void 0){let r=i.encoding;if(typeof r!="string"){const s={
instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}
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
keyword:"enum",params:{allowedValues:Sr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.header!==void 0){let r=i.
header;if(typeof r!="string"){const s={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),n++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:_.
properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.sheets!==void 0){let r=i.sheets;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:o+"/sheets/"+u,schemaPath:"\
contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),
n++}if(h.state===void 0){const m={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"st\
ate"},message:"must have required property 'state'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="name"||m==="state"||m==="range")){const y={instancePath:o+
"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have\
 additional properties"};e===null?e=[y]:e.push(y),n++}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/sheets/"+u+"/name",schemaPath:"cont\
ract#/$defs/DetectedSheet/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}if(h.state!==void 0){
let m=h.state;if(typeof m!="string"){const y={instancePath:o+"/sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}if(!(m==="visible"||m==="hidden"||m==="veryHidden")){const y={instancePath:o+"/\
sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/enum",keyword:"enum",params:{allowedValues:Rt.properties.state.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[y]:e.push(y),n++}}if(h.range!==void 0){let m=h.range;if(typeof m=="string"){if(!kt.test(m)){const y={instancePath:o+
"/sheets/"+u+"/range",schemaPath:"contract#/$defs/DetectedSheet/properties/range/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1\
,3}[1-9][0-9]{0,7})?$"},message:'must match pattern "^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"'};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+
"/sheets/"+u+"/range",schemaPath:"contract#/$defs/DetectedSheet/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),n++}}}else{const m={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/sheets",schemaPath:"#/properties/sheets/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.tables!==void 0){let r=i.tables;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(m!=="name"){const y={instancePath:o+
"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have\
 additional properties"};e===null?e=[y]:e.push(y),n++}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/tables/"+u+"/name",schemaPath:"cont\
ract#/$defs/DetectedTable/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+
"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{
const s={instancePath:o+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}
if(i.attr!==void 0){let r=i.attr;if(typeof r!="string"){const s={instancePath:o+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="names"||r==="none")){const s={instancePath:o+"/attr",schemaPath:"#/properties/attr/enum",keyword:"\
enum",params:{allowedValues:_.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.records!==void 0){let r=i.
records;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/records",schemaPath:"#/properties/records/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/records",schemaPath:"#/properties/records/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.escape!==void 0){let r=i.escape;if(typeof r!="string"){const s={instancePath:o+
"/escape",schemaPath:"contract#/$defs/Escape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r===""||r===
"quote"||r==="backslash")){const s={instancePath:o+"/escape",schemaPath:"contract#/$defs/Escape/enum",keyword:"enum",params:{allowedValues:vt.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.skipRows!==void 0){let r=i.skipRows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i.comment!==void 0){let r=i.comment;if(typeof r=="string"){if(w(r)>
8){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 cha\
racters"};e===null?e=[s]:e.push(s),n++}if(!qt.test(r)){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/pattern",keyword:"pattern",params:{
pattern:"^[^\\r\\n\\x00]*$"},message:'must match pattern "^[^\\r\\n\\x00]*$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/comment",schemaPath:"\
contract#/$defs/Comment/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.ragged!==void 0){let r=i.ragged;
if(typeof r!="string"){const s={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),n++}if(!(r===""||r==="reject"||r==="pad"||r==="cut"||r==="fit")){const s={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/e\
num",keyword:"enum",params:{allowedValues:Ct.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.nulls!==void 0){let r=i.
nulls;if(Array.isArray(r)){if(r.length>32){const u={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/maxItems",keyword:"maxItems",params:{limit:32},message:"\
must NOT have more than 32 items"};e===null?e=[u]:e.push(u),n++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h=="string"){if(w(h)>64){const m={instancePath:o+
"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[m]:e.push(m),n++}if(w(h)<1){const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.trim!==void 0&&typeof i.trim!="boolean"){const r={instancePath:o+
"/trim",schemaPath:"contract#/$defs/Trim/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),n++}if(i.decimal!==void 0){
let r=i.decimal;if(typeof r!="string"){const s={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),n++}if(!(r===""||r==="."||r===",")){const s={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/enum",keyword:"\
enum",params:{allowedValues:wt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.dateOrder!==void 0){let r=i.dateOrder;
if(typeof r!="string"){const s={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),n++}if(!(r===""||r==="DMY"||r==="MDY"||r==="YMD")){const s={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/e\
num",keyword:"enum",params:{allowedValues:Pt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.evidence!==void 0){let r=i.
evidence;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.member===void 0){const m={instancePath:o+
"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'memb\
er'"};e===null?e=[m]:e.push(m),n++}if(h.sentence===void 0){const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"req\
uired",params:{missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[m]:e.push(m),n++}if(h.doubtful===void 0){const m={instancePath:o+
"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"doubtful"},message:"must have required property 'do\
ubtful'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="member"||m==="sentence"||m==="doubtful")){const y={instancePath:o+"/evidence/"+u,schemaPath:"#\
/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[y]:e.push(y),n++}if(h.member!==void 0){let m=h.member;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/p\
roperties/evidence/items/properties/member/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(
y),n++}}else{const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/member/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.sentence!==void 0){let m=h.sentence;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"\
/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/\
sentence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.doubtful!==void 0){let m=h.doubtful;if(typeof m!=
"string"){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[y]:e.push(y),n++}if(!(m==="Y"||m==="N")){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/\
evidence/items/properties/doubtful/enum",keyword:"enum",params:{allowedValues:_.properties.evidence.items.properties.doubtful.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[y]:e.push(y),n++}}}else{const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/evidence",schemaPath:"#/properties/evidence/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return ue.errors=e,n===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=$.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),n++}if(i.pageStart===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?e=[r]:e.push(r),n++}
if(i.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must have required prope\
rty 'dataSize'"};e===null?e=[r]:e.push(r),n++}if(i.totalCount===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="viewName"||r==="pageStart"||r==="dataSi\
ze"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.viewName!==void 0){let r=i.viewName;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r=="string"){if(!T.test(r)){const s={
instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0\
-9]*$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="string"){if(!Se.test(r)){const s={instancePath:o+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),n++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!Se.test(r)){const s={instancePath:o+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),n++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const s={instancePath:o+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="index"||r==="scan")){const s={instancePath:o+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:gt.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),n++}}if(i.detected!==void 0&&(ue(i.detected,{instancePath:o+"/detected",parentData:i,parentDataProperty:"detected",rootData:b,dynamicAnchors:g})||
(e=e===null?ue.errors:e.concat(ue.errors),n=e.length)),i.rejected!==void 0){let r=i.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/rej\
ected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),n++}
const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.line===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[m]:e.push(m),
n++}if(h.reason===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[m]:e.push(m),n++}if(h.detail===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"c\
ontract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[m]:e.push(
m),n++}for(const m in h)if(!(m==="line"||m==="reason"||m==="detail")){const y={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.line!==
void 0){let m=h.line;if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/l\
ine/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+
"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),n++}}if(h.reason!==void 0){let m=h.reason;if(typeof m!="string"){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/Pr\
eviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}if(!(m==="ragged"||m==="bad quo\
tes"||m==="undecodable"||m==="over-long"||m==="bad field"||m==="wrong length"||m==="malformed")){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"co\
ntract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:bt.properties.reason.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[y]:e.push(y),n++}}if(h.detail!==void 0){let m=h.detail;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/rejected/"+u+"/detail",
schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}}else{const m={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewR\
eject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/rejected",schemaPath:"\
#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return $.errors=e,n===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function le(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=le.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),n++}if(i.rows===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),n++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}
if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===
void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),n++}if(h.humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.
push(m),n++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||
m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<
1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.humanisedName!==
void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}if(h.description!==void 0&&typeof h.description!="string"){const m={
instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}i.rows!==void 0&&(O(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),n=e.length)),i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),n=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return le.errors=e,n===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Ve.evaluated;return d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),le(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?le.errors:e.concat(le.errors),
n=e.length),Ve.errors=e,n===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var x=Be;function Be(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(r!=="url"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),n++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}if(!D.test(r)){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Be.errors=e,n===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var At=Ge,Et=new RegExp(
"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function Ge(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Ge.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),n++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="s\
tring"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-\
limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Et.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match\
 pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/\
location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Ge.errors=e,n===0}Ge.evaluated={props:{"x-request-id":!0,"ratelimit-l\
imit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Lt=He,Dt={type:"string",enum:["reader","editor","admini\
strator"]};function de(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=de.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:o,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),n++}if(i.username===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};
e===null?e=[r]:e.push(r),n++}if(i.role===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"mus\
t have required property 'role'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}
if(i.authenticated!==void 0&&typeof i.authenticated!="boolean"){const r={instancePath:o+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),n++}if(i.username!==void 0){let r=i.username;if(typeof r=="string"){if(w(r)<1){
const s={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),n++}}if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:o+"/role",schemaPath:"contract#/$de\
fs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="reader"||r==="editor"||r==="administrator")){
const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Dt.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),n++}return de.errors=e,n===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=He.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),de(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?de.errors:e.concat(de.errors),n=e.length),He.errors=e,n===0}He.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Mt=Ue;function Ue(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;
const d=Ue.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[r]:e.push(r),n++}for(const r in i)if(r!=="path"){const s={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.path!==void 0){let r=i.path;if(typeof r==
"string"){if(w(r)>255){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFi\
le/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={
instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),n++}return Ue.errors=e,n===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vr=We;function We(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=We.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),n++}return We.errors=e,n===0}We.evaluated={dynamicProps:!1,dynamicItems:!1};var Ft=Ye,Br={type:"object",properties:{"x-request-id":{type:"string",
minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},
etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ran\
ges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","eta\
g","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_headers"},Or=new RegExp('^"[0-9a-z-]+"$',"u");
function Ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Ye.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),n++}if(i.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),n++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),n++}if(i["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),n++}if(i["accept\
-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required prop\
erty 'accept-ranges'"};e===null?e=[r]:e.push(r),n++}if(i["content-length"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),n++}if(i["content-disposition"]===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required property 'content-dispositi\
on'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request\
-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(
s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.etag!==void 0){
let r=i.etag;if(typeof r=="string"){if(!Or.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),n++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:Br.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}if(r!=="bytes"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Br.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Ye.errors=e,n===0}Ye.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-\
remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,
dynamicItems:!1};var Nt=Qe,Gr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"r\
atelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"\
string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",
minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","e\
tag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downloadExport_partialContent_headers"},Jt=new RegExp(
"^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Qe.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?
e=[r]:e.push(r),n++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have re\
quired property 'etag'"};e===null?e=[r]:e.push(r),n++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),n++}if(i["last-modified"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(
r),n++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must\
 have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),n++}if(i["content-length"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),n++}if(i["content-dispositi\
on"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required pro\
perty 'content-disposition'"};e===null?e=[r]:e.push(r),n++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-r\
equest-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Or.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),n++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Gr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),n++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(r!=="bytes"){
const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Gr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),n++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="string"){if(!Jt.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/p\
roperties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};
e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),n++}return Qe.errors=e,n===0}Qe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};
var Tt=Ze,$t={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remainin\
g":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["p\
rivate, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_headers"};function Ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Ze.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),n++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),n++}if(i["cache-control"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==
void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.etag!==void 0){let r=i.
etag;if(typeof r=="string"){if(!Or.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="stri\
ng"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),n++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:$t.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Ze.errors=e,n===0}Ze.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var xt=Xe,jt=new RegExp("^bytes \
\\*/[0-9]+$","u");function Xe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Xe.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
n++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must ha\
ve required property 'content-range'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),n++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="string"){if(!jt.test(r)){const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.
push(s),n++}}else{const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),n++}return Xe.errors=e,n===0}Xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-\
range":!0},dynamicProps:!1,dynamicItems:!1};var zt=er;function M(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=M.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),n++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),n++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),n++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),n++}if(h.humanisedName===void 0){const m={instancePath:o+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[m]:e.push(m),n++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="colum\
nisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.columnisedName!==void 0){let m=h.
columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),n++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}if(h.description!==
void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}i.rows!==void 0&&(O(i.rows,{instancePath:o+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),n=e.length)),i.metadata!==void 0&&($(i.metadata,
{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),n=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return M.errors=e,n===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=S.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"url"},message:"mu\
st have required property 'url'"};e===null?e=[l]:e.push(l),n++}if(i.entityId===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/require\
d",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[l]:e.push(l),n++}if(i.job===void 0){const l={
instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};
e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="url"||l==="entityId"||l==="job")){const p={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.
url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:
e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),n++}}if(i.entityId!==void 0){let l=i.entityId;if(typeof l=="string"){if(!T.test(l)){const p={instancePath:o+"/entityId",
schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-\
9]*$"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,
schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=
!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/re\
quired",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'fi\
le'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){
let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"\
contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=
[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/file",schemaPath:"co\
ntract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.
push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/Expo\
rtScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,
1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(
M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return S.errors=e,d.props=m,n===
0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function er(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=er.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!S(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g}))e=e===null?S.errors:e.concat(S.errors),n=e.length;else var r=S.evaluated.props;return er.errors=e,d.props=r,n===0}er.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ot=rr,Hr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function me(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=me.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),n++}if(i.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),n++}if(i.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),n++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Hr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),n++}return me.errors=e,n===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,n=0;const d=I.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),n++}if(i.end===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),n++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),n++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),n++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),n++}if(r<0||isNaN(
r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),n++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),n++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),n++}return I.errors=e,n===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=pe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),n++}if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),n++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),n++}if(i.warnings===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),n++}for(const r in i)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}
if(i.valid!==void 0&&typeof i.valid!="boolean"){const r={instancePath:o+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),n++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:Hr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)me(r[u],{instancePath:o+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?me.errors:e.concat(me.errors),n=e.length)}else{
const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
n++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)I(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(I.errors),n=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++)I(r[u],{instancePath:o+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(
I.errors),n=e.length)}else{const s={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),n++}return pe.errors=e,n===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=rr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),pe(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?pe.errors:e.concat(pe.errors),n=e.length),rr.errors=e,n===0}rr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var V=tr;function tr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;
const d=tr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),n++}for(const r in i)if(r!=="count"){const s={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!Se.test(r)){const s={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return tr.errors=e,n===0}tr.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var It=sr;function sr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=sr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),n++}if(i.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),n++}if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!T.test(r)){const s={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),n++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}if(!D.test(r)){const s={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return sr.errors=e,n===0}sr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=ar;function B(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=B.evaluated;
d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||l==="file")){const p={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.file;if(typeof l==
"string"){if(w(l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||
(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=y===n;if(C&&s?(s=!1,u=[u,1]):C&&(s=!0,u=1,m!==!0&&(m=!0)),s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return B.
errors=e,d.props=m,n===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function ar(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=ar.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!B(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?B.errors:e.concat(B.errors),n=e.length;else var r=B.evaluated.props;return ar.errors=e,d.props=r,n===0}ar.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ur=nr;function nr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=nr.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),n++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}return nr.errors=e,n===0}nr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var je=ir;function ir(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=ir.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),n++}if(i["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={instancePath:o+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),n++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return ir.
errors=e,n===0}ir.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var Kt=or;function or(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=or.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),n++}
for(const r in i)if(r!=="value"){const s={instancePath:o,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:o+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return or.errors=e,n===0}
or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=ur,St={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},Wr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Yr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},Vt={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function ce(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=ce.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),n++}if(i.type===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
n++}if(i.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),n++}if(i.optional===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),n++}if(i.repeated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}if(i.type!==void 0){let r=i.
type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),n++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Vt.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:o+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),n++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:o+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),n++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){
const h={instancePath:o+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),n++}}else{const s={instancePath:o+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}
return ce.errors=e,n===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,n=0;const d=he.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.form===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),n++}if(i.parameters===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),n++}if(i.returns===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:o+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}if(i.parameters!==void 0){let r=i.parameters;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ce(r[u],{instancePath:o+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ce.errors:e.concat(ce.errors),n=e.length)}else{const s={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:o+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return he.errors=e,n===
0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=ye.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),n++}if(i.group===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),n++}if(i.description===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),n++}if(i.signatures===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),n++}if(i.examples===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}
if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),n++}if(i.group!==void 0){let r=i.group;if(typeof r!="string"){const s={instancePath:o+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:St.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.description!==
void 0&&typeof i.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),n++}if(i.signatures!==void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:o+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),n++}const s=r.length;for(let u=0;u<s;u++)he(r[u],{instancePath:o+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?
he.errors:e.concat(he.errors),n=e.length)}else{const s={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:o+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
n++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===void 0){const m={instancePath:o+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[m]:e.push(m),n++}if(h.result===void 0){const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="expression"||m===
"result"||m==="row")){const y={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.expression!==void 0&&typeof h.expression!="string"){const m={
instancePath:o+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),n++}if(h.result!==void 0){let m=h.result;if(typeof m!="string"&&m!==null){const y={instancePath:o+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Wr.properties.result.type},message:"must be string,null"};e===
null?e=[y]:e.push(y),n++}}if(h.row!==void 0){let m=h.row;if(m&&typeof m=="object"&&!Array.isArray(m))for(const y in m){let C=m[y];if(typeof C!="string"&&C!==null){
const l={instancePath:o+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:Wr.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[l]:e.push(l),n++}}else{const y={
instancePath:o+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[y]:e.push(y),n++}}}else{const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return ye.errors=e,n===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=fe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(r!=="functions"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}
if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ye(r[u],{instancePath:o+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?ye.errors:e.concat(ye.errors),n=e.length)}else{const s={instancePath:o+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return fe.errors=e,n===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ur(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=ur.evaluated;return d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),fe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?fe.errors:e.
concat(fe.errors),n=e.length),ur.errors=e,n===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bt=lr,Gt={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
Ht=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Ut=new RegExp("^[^\\x00]*$","u");function ge(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=ge.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
Array.isArray(i)){if(i.length>4){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),n++}if(i.length<4){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),n++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const u={instancePath:o+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),n++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),n++}if(s<1||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),n++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(w(s)>128){const u={instancePath:o+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),n++}if(w(
s)<1){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),n++}if(!Ht.test(s)){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),n++}}else{const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),n++}}if(r>2){let s=i[2];if(typeof s=="string"){if(w(s)>4e3){const u={instancePath:o+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),n++}if(!Ut.test(s)){
const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),n++}}else{const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),n++}}if(r>3){let s=i[3];if(typeof s!="string"){const u={instancePath:o+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),n++}if(!(s==="Y"||s==="N")){const u={instancePath:o+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Gt.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),n++}
return ge.errors=e,n===0}ge.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function be(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,n=0;const d=be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),n++}
const r=i.length;for(let s=0;s<r;s++)ge(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:b,dynamicAnchors:g})||(e=e===null?ge.errors:e.concat(
ge.errors),n=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),n++}
return be.errors=e,n===0}be.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function lr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,n=0;const d=lr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),be(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:e.concat(be.errors),n=e.length),lr.errors=e,n===0}lr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Qr=dr,Wt=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function dr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),n++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-\
id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.location!==void 0){let r=i.location;if(typeof r=="\
string"){if(!Wt.test(r)){const s={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),n++}return dr.errors=e,n===0}dr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var Yt=mr;function G(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;
const d=G.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="url"||l==="entityId"||l==="rules")){const p={instancePath:o,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prop\
erties"};e===null?e=[p]:e.push(p),n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
n++}if(!D.test(l)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.entityId!==void 0){let l=i.
entityId;if(typeof l=="string"){if(!T.test(l)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),n++}}if(i.rules!==void 0){let l=i.rules;if(Array.isArray(l)){const p=l.length;for(let k=0;k<p;k++){let L=l[k];if(typeof L=="string"){if(!T.test(
L)){const A={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[A]:e.push(A),n++}}else{const A={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.push(A),n++}}}else{const p={
instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(
l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(
l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)n=r,e!==null&&(r?e.length=
r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[l]:e.push(l),n++}return G.errors=e,d.props=m,n===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=mr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!G(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?G.errors:e.concat(G.errors),n=e.length;else var r=G.evaluated.props;return mr.errors=
e,d.props=r,n===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var Qt=pr;function H(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=H.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(l!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||l==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),n++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return H.errors=e,d.props=m,n===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function pr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=pr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!H(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?H.errors:e.concat(H.errors),n=e.length;else var r=H.
evaluated.props;return pr.errors=e,d.props=r,n===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var Zt=cr;function U(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=U.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;
const h=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(l!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(
l)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||
l==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),n++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return U.errors=e,d.props=m,n===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function cr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=cr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!U(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?U.errors:e.concat(U.errors),n=e.length;else var r=U.
evaluated.props;return cr.errors=e,d.props=r,n===0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};var W=hr,Xt={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function Re(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Re.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),n++}if(i.title===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),n++}if(i.status===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),n++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),n++}if(i.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),n++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Xt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),n++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),n++}if(r<400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),n++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),n++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),n++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)j(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?j.errors:e.concat(j.errors),n=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),n++}return Re.errors=e,n===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=hr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),Re(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(Re.errors),n=e.length),hr.errors=e,
n===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var es=yr,rs=new RegExp("^([1-9][0-9]*)?$","u"),ts=new RegExp("^([0-9]{1,2}|100)?$","u");function ve(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=ve.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),n++}if(i.libraryAttribute===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),n++}if(i.score===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),n++}if(i.realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),n++}if(r.columnsisedName===void 0){const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),n++}if(r.humanisedName===void 0){
const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),n++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const u={
instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),n++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!rs.test(s)){const u={instancePath:o+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),n++}}else{const u={instancePath:o+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),n++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const s={instancePath:o+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:o+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),n++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),n++}if(r.name===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(
s),n++}for(const s in r)if(!(s==="id"||s==="name")){const u={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),n++}if(r.id!==void 0){
let s=r.id;if(typeof s=="string"){if(!T.test(s)){const u={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),n++}}else{const u={instancePath:o+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),n++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
n++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!ts.test(r)){const s={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return ve.errors=e,n===0}ve.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ce(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Ce.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),n++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ve(r[u],{instancePath:o+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ve.errors:e.concat(ve.errors),n=e.length)}else{const s={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Ce.errors=e,n===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=yr.evaluated;return d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),Ce(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ce.errors:e.concat(Ce.errors),
n=e.length),yr.errors=e,n===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=fr;function fr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=fr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(r!=="job"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),n++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}if(!D.test(r)){const s={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return fr.errors=e,n===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=gr,Zr={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function we(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=we.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(i)){if(i.length<1){const s={instancePath:o,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),n++}const r=i.length;for(let s=0;s<r;s++){let u=i[s];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),n++}if(u.value===void 0){const h={instancePath:o+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),n++}for(const h in u)if(!(h==="name"||h==="value")){const m={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),n++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const m={instancePath:o+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),n++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const m={instancePath:o+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Zr.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[m]:e.push(m),n++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const m={instancePath:o+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const m={instancePath:o+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Zr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),n++}}}else{const h={instancePath:o+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),n++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),n++}return we.errors=e,n===0}we.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function gr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;
const d=gr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),we(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?we.errors:e.concat(we.errors),n=e.length),gr.errors=e,n===0}gr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ns=br;function Y(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Y.evaluated;d.dynamicProps&&(d.props=void 0),d.
dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),n++}
for(const l in i)if(l!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}
const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),n++}for(const l in i)if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l==
"string"){if(w(l)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,
u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);
var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return Y.errors=e,d.props=m,n===0}Y.evaluated={dynamicProps:!0,
dynamicItems:!1};function br(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=br.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!Y(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?
Y.errors:e.concat(Y.errors),n=e.length;else var r=Y.evaluated.props;return br.errors=e,d.props=r,n===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Xr=Rr;
function Q(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Q.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.
push(l),n++}for(const l in i)if(l!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<
1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={
instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===
n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){
const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.
job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&
s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:
e.concat(M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return Q.errors=e,
d.props=m,n===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function Rr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Rr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!Q(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),n=e.length;else var r=Q.evaluated.props;return Rr.errors=e,d.props=r,n===0}Rr.evaluated={dynamicProps:!0,
dynamicItems:!1};var et=Cr,Ir={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},is={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},vr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
os={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"intege\
r",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function Pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Pe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must \
have required property 'value'"};e===null?e=[r]:e.push(r),n++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),n++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),n++}for(const r in i)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==
null){const s={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:os.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),n++}if(typeof r=="string"&&w(r)>1001){const s={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),n++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.aggregates!==void 0){let r=i.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),n++}if(r.failing===void 0){const s={
instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),n++}for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),n++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:vr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),n++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),n++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:vr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),n++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),n++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Pe.errors=e,n===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=ke.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),n++}if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),n++}if(i.because===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),n++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),n++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.columnisedName===void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),n++}if(h.humanisedName===void 0){const m={instancePath:o+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[m]:e.push(m),n++}if(h.value===void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="columnisedName"||
m==="humanisedName"||m==="value")){const y={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.columnisedName!==void 0){let m=h.columnisedName;
if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),n++}}if(h.humanisedName!==void 0){let m=h.humanisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.value!==void 0){let m=h.value;if(typeof m!=
"string"&&m!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:rt.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),n++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:o+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),n++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),n++}if(r.explanation===void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),n++}for(const s in r)if(!(s==="expression"||s==="explanation")){const u={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),n++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(w(s)<1){const u={instancePath:o+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),n++}}else{const u={instancePath:o+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),n++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(w(s)<1){const u={instancePath:o+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),n++}}else{const u={instancePath:o+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),n++}}}else{const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return ke.errors=e,n===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=qe.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:o,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),n++}if(i.passing===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),n++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),n++}if(i.fraction===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),n++}if(i.leftOut===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),n++}if(i.errors===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),n++}if(i.failingRows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),n++}if(i.warnings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!zr.call(Ir.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),n++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:Ir.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.rowsAnalyzed!==void 0){let r=i.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.fraction!==void 0){let r=i.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:Ir.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),n++}if(r<
0||isNaN(r)){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),n++}}}if(i.leftOut!==void 0){let r=i.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),n++}const s=r.
length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[m]:e.push(m),n++}
if(h.count===void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[m]:e.push(m),n++}if(h.row===void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[m]:e.push(m),n++}if(h.message===
void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="part"||m==="count"||m==="row"||m==="message")){const y={instancePath:o+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),n++}if(h.part!==void 0){let m=h.part;if(typeof m!="string"){const y={instancePath:o+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}if(!(m==="exp\
ression"||m==="filter"||m==="group"||m==="aggregate")){const y={instancePath:o+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:is.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),n++}}if(h.count!==
void 0){let m=h.count;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),n++}if(typeof m=="number"&&isFinite(
m)&&(m<1||isNaN(m))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),n++}}if(h.row!==void 0){let m=h.row;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),n++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),n++}}if(h.
message!==void 0){let m=h.message;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={
instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),n++}}}else{const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),n++}const s=r.length;for(let u=0;u<s;u++)Pe(r[u],{instancePath:o+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Pe.errors:e.concat(Pe.errors),n=e.length)}else{const s={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),n++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),n++}
for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),n++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:vr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),n++}if(typeof s=="string"&&w(s)>1001){const u={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),n++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:vr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),n++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),n++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),n++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),n++}
const s=r.length;for(let u=0;u<s;u++)ke(r[u],{instancePath:o+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:
e.concat(ke.errors),n=e.length)}else{const s={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),n++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),n++}const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(typeof h=="string"){if(w(h)<1){const m={instancePath:o+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return qe.errors=e,n===0}qe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var tt={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function Ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=Ae.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),n++}
if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="row"||r==="values")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.row!==void 0){let r=i.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[m]:e.push(m),n++}if(h.humanisedName===void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),n++}if(h.value===
void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="value")){const y={instancePath:o+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),n++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.humanisedName!==void 0){
let m=h.humanisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),n++}}if(h.value!==void 0){let m=h.value;if(typeof m!="string"&&m!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:rt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),n++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),n++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Ae.errors=e,n===0}Ae.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Ee.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.number===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),n++}if(i.name===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),n++}if(i.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),n++}if(i.expression===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),n++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),n++}if(i.failing===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),n++}if(i.support===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),n++}if(i.reason===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),n++}if(i.wouldFail===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),n++}if(i.threshold===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),n++}if(i.priority===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!zr.call(tt.properties,r)){const s={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.number!==
void 0){let r=i.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),n++}if(r<
1||isNaN(r)){const s={instancePath:o+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),n++}}}if(i.name!==void 0){let r=i.name;if(typeof r=="string"){if(w(r)>255){const s={instancePath:o+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
n++}}else{const s={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),n++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:tt.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.expression!==void 0){let r=i.expression;if(typeof r=="string"){if(w(
r)>1e4){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.filterExpression!==void 0){let r=i.
filterExpression;if(typeof r=="string"){if(w(r)>1e4){const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),n++}}else{const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),n++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i.support!==void 0){let r=i.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const s={instancePath:o+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[s]:e.push(s),n++}if(r<0||isNaN(r)){const s={instancePath:o+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),n++}}if(i.reason!==void 0){let r=i.reason;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),n++}}else{const s={instancePath:o+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),n++}}if(i.wouldFail!==void 0){let r=i.wouldFail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.failingRow!==
void 0&&(Ae(i.failingRow,{instancePath:o+"/failingRow",parentData:i,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(
Ae.errors),n=e.length)),i.threshold!==void 0){let r=i.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),n++}if(r<0||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}}if(i.priority!==void 0){let r=i.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),n++}if(r<1||isNaN(r)){const s={instancePath:o+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),n++}}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Ee.errors=e,n===
0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Le.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),n++}if(i.suggestions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="version"||r==="suggestions")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}
if(i.version!==void 0){let r=i.version;if(typeof r=="string"){if(w(r)>64){const s={instancePath:o+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={
instancePath:o+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.
suggestions!==void 0){let r=i.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),n++}const s=r.length;for(let u=0;u<s;u++)Ee(r[u],
{instancePath:o+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),n=e.length)}else{const s={
instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Le.errors=
e,n===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Z.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(l!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;qe(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),n=e.length);var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;
Le(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),n=e.length);var C=l===n;if(C&&s)
s=!1,u=[u,2];else{C&&(s=!0,u=2,m!==!0&&(m=!0));const k=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const A={instancePath:o,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[A]:e.push(
A),n++}for(const A in i)if(A!=="rules"){const N={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:A},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),n++}if(i.rules!==void 0){let A=i.rules;if(Array.isArray(A)){if(A.length>
100){const E={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[E]:e.push(E),n++}if(A.length<1){const E={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[E]:e.push(E),n++}const N=A.length;for(let E=0;E<N;E++){
let F=A[E];if(typeof F=="string"){if(!T.test(F)){const J={instancePath:o+"/rules/"+E,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[J]:e.push(J),n++}}else{const J={instancePath:o+"/rules/"+E,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),n++}}}else{const N={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[N]:e.push(N),n++}}}else{const A={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[A]:e.push(A),n++}var C=k===n;if(C&&s)s=!1,u=[u,3];else{C&&(s=!0,u=3,m!==!0&&(m=!0));const A=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[E]:e.push(E),n++}if(i.file===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(E),n++}for(const E in i)if(!(E==="job"||E==="file")){
const F={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"\
must NOT have additional properties"};e===null?e=[F]:e.push(F),n++}if(i.job!==void 0){let E=i.job;if(typeof E=="string"){if(w(E)<1){const F={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[F]:e.push(F),n++}if(!D.test(E)){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.push(F),n++}}else{const F={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),n++}}if(i.file!==void 0){let E=i.
file;if(typeof E=="string"){if(w(E)<1){const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),n++}if(!D.test(E)){const F={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.
push(F),n++}}else{const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[F]:e.push(F),n++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[E]:e.push(E),n++}var C=A===n;if(C&&s)s=!1,u=[u,4];else{C&&(s=!0,u=4,m!==!0&&(m=!0));const E=n;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=E===n;C&&s?(s=!1,u=[u,5]):C&&(s=!0,u=5,m!==!0&&(m=
!0))}}}}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return Z.errors=e,d.props=m,n===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function Cr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Cr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!Z(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),n=e.length;else var r=Z.
evaluated.props;return Cr.errors=e,d.props=r,n===0}Cr.evaluated={dynamicProps:!0,dynamicItems:!1};var us=wr,st={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function wr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,n=0;const d=wr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),n++}if(i.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),n++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),n++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:st.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:st.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),n++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),n++}return wr.errors=e,n===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kr=Pr;function X(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=X.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;
const h=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(l!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(
l)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.uri===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"\
must have required property 'uri'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(l!=="uri"){const p={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.
uri!==void 0){let l=i.uri;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/uri",schemaPath:"\
contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),n++}}else{const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.job===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[k]:e.push(k),n++}if(i.file===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[k]:e.push(k),n++}for(const k in i)if(!(k==="job"||
k==="file")){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),n++}if(i.job!==void 0){let k=i.job;if(typeof k=="string"){if(w(k)<1){const L={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[L]:e.push(L),n++}if(!D.test(k)){const L={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.push(L),n++}}else{const L={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),n++}}if(i.file!==void 0){let k=i.
file;if(typeof k=="string"){if(w(k)<1){const L={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[L]:e.push(L),n++}if(!D.test(k)){const L={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.
push(L),n++}}else{const L={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[L]:e.push(L),n++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[k]:e.push(k),n++}var C=l===n;if(C&&s)s=!1,u=[u,2];else{C&&(s=!0,u=2,m!==!0&&(m=!0));const k=n;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=k===n;if(C&&s)s=!1,u=[u,3];else{C&&(s=!0,u=3,m!==!0&&
(m=!0));const A=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[E]:e.push(E),n++}for(const E in i)if(E!=="rules"){
const F={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"mu\
st NOT have additional properties"};e===null?e=[F]:e.push(F),n++}if(i.rules!==void 0){let E=i.rules;if(Array.isArray(E)){if(E.length>100){const J={instancePath:o+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[J]:e.push(J),n++}if(E.length<1){const J={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[J]:e.push(J),n++}const F=E.length;for(let J=0;J<F;J++){let _r=E[J];if(typeof _r=="\
string"){if(!T.test(_r)){const xe={instancePath:o+"/rules/"+J,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[xe]:e.push(xe),n++}}else{const xe={instancePath:o+"/rules/"+J,schemaPath:"con\
tract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[xe]:e.push(xe),n++}}}else{const F={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[F]:e.push(F),n++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[E]:e.push(E),n++}var C=A===n;C&&s?(s=!1,u=[u,4]):C&&(s=!0,u=4,m!==!0&&(m=!0))}}}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return X.errors=e,
d.props=m,n===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function Pr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Pr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!X(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?X.errors:e.concat(X.errors),n=e.length;else var r=X.evaluated.props;return Pr.errors=e,d.props=r,n===0}Pr.evaluated={dynamicProps:!0,
dynamicItems:!1};var at=kr;function kr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=kr.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.uri===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===null?e=[r]:e.push(r),n++}
for(const r in i)if(r!=="uri"){const s={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.uri!==void 0){let r=i.uri;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),n++}if(!D.test(r)){const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAn\
swer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return kr.errors=e,n===0}kr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ls=qr;function ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
n=0;const d=ee.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(l!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.
url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/url",schemaPath:"\
contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(
l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(
l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)n=r,e!==null&&(r?e.length=
r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[l]:e.push(l),n++}return ee.errors=e,d.props=m,n===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function qr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=qr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!ee(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ee.errors:e.concat(ee.errors),n=e.length;else var r=ee.evaluated.props;return qr.errors=
e,d.props=r,n===0}qr.evaluated={dynamicProps:!0,dynamicItems:!1};var ds=Ar;function Ar(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Ar.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:o,
schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
n++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),n++}return Ar.errors=e,n===0}Ar.evaluated={dynamicProps:!1,dynamicItems:!1};var nt=Er;function Er(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Er.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof i=="string"){
if(w(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[r]:e.push(r),n++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),n++}return Er.errors=e,n===0}Er.evaluated={dynamicProps:!1,dynamicItems:!1};var ms=Lr;function re(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=re.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const l={instancePath:o,schemaPath:"contr\
act#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[l]:e.push(
l),n++}if(i.keyword===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"\
must have required property 'keyword'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="category"||l==="keyword")){const p={instancePath:o,schemaPath:"c\
ontract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),n++}if(i.category!==void 0){let l=i.category;if(typeof l=="string"){if(!T.test(l)){const p={instancePath:o+"/category",schemaPath:"contract\
#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:
e.push(p),n++}}else{const p={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.keyword!==void 0){let l=i.keyword;if(typeof l=="string"){if(!Se.test(l)){const p={instancePath:o+"/\
keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern\
 "^(0|[1-9][0-9]*)$"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)
if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),n++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return re.errors=e,d.props=m,n===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};function Lr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Lr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!re(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?re.errors:e.concat(re.errors),n=e.length;else var r=re.
evaluated.props;return Lr.errors=e,d.props=r,n===0}Lr.evaluated={dynamicProps:!0,dynamicItems:!1};var ps=Dr,cs=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z\
0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function Dr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;
const d=Dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),n++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),n++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){
const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),n++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),n++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),n++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),n++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),n++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!cs.test(r)){const s={instancePath:o+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match patt\
ern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Dr.errors=e,n===0}Dr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var hs=Mr;function te(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=te.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);
const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/LoaderCo\
nnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),n++}if(i.connectionId===
void 0){const l={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"\
must have required property 'connectionId'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="url"||l==="connectionId")){const p={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
n++}if(!D.test(l)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-\
reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderCon\
nectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.connectionId!==void 0){let l=i.
connectionId;if(typeof l=="string"){if(!T.test(l)){const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connecti\
onId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(
l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(
l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)n=r,e!==null&&(r?e.length=
r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[l]:e.push(l),n++}return te.errors=e,d.props=m,n===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function Mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Mr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!te(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?te.errors:e.concat(te.errors),n=e.length;else var r=te.evaluated.props;return Mr.errors=
e,d.props=r,n===0}Mr.evaluated={dynamicProps:!0,dynamicItems:!1};var ys=Fr;function Fr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=Fr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){
const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:o,schemaPath:"contract#/$defs/Loa\
derConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),n++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConne\
ctionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}
if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/Loade\
rConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.message!==void 0){
let r=i.message;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/messag\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/\
message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),n++}return Fr.errors=e,n===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=Nr;function De(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=De.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(r!=="encodings"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}
if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"){const m={instancePath:o+
"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}if(!(h===
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
keyword:"enum",params:{allowedValues:Sr.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+
"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return De.errors=e,n===0}De.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;
const d=Nr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),De(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?De.errors:e.concat(De.errors),n=e.length),Nr.errors=e,n===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=Jr,it={
type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$defs/L\
oaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{
type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},bs={type:"string",enum:["delimited","cobol","vendorfmt","hdfs_delimi\
ted","odbc","generic","oracle","db2","postgresql","trino","http","s3"]},Rs=new RegExp("^[A-Z_]+$","u");function Me(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Me.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must ha\
ve required property 'TYPE'"};e===null?e=[r]:e.push(r),n++}if(i.SEQUENCE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),n++}if(i.PARAM_NAME===void 0){const r={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),n++}if(i.PARAM_DISP===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DIS\
P'"};e===null?e=[r]:e.push(r),n++}if(i.PARAM_TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TY\
PE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),n++}if(i.PARAM_REQD===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r===
"TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.TYPE!==void 0){let r=i.TYPE;
if(typeof r!="string"){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r==="generic"||r==="oracle"||r===
"db2"||r==="postgresql"||r==="trino"||r==="http"||r==="s3")){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enu\
m",params:{allowedValues:bs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.SEQUENCE!==void 0){let r=i.SEQUENCE;if(typeof r==
"string"){if(!T.test(r)){const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;if(typeof r=="string"){if(!Rs.test(
r)){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A-Z_]+$"},message:'must match patter\
n "^[A-Z_]+$"'};e===null?e=[s]:e.push(s),n++}}else{const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),n++}}else{const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),n++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/proper\
ties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="directory"||r==="list"||r==="text")){
const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:it.properties.PARAM_TYPE.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="string"){const s={instancePath:o+
"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="Y"||
r==="N")){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:it.properties.PARAM_REQD.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),n++}return Me.errors=e,n===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Fe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)Me(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:b,dynamicAnchors:g})||
(e=e===null?Me.errors:e.concat(Me.errors),n=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[r]:e.push(r),n++}return Fe.errors=e,n===0}Fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Jr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Jr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),Fe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),n=e.length),Jr.errors=e,
n===0}Jr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var vs=Tr;function se(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=se.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.webhook===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"\
webhook"},message:"must have required property 'webhook'"};e===null?e=[l]:e.push(l),n++}if(i.secret===void 0){const l={instancePath:o,schemaPath:"contract#/$def\
s/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[l]:e.push(l),n++}for(const l in i)
if(!(l==="webhook"||l==="secret")){const p={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.webhook!==void 0){let l=i.webhook;if(typeof l=="string"){
if(!T.test(l)){const p={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",params:{pattern:"^[1-9]\
[0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/webhook",schemaPath:"contract#/$defs/Webhoo\
kAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.secret!==void 0){let l=i.secret;
if(typeof l=="string"){if(w(l)<32){const p={instancePath:o+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",keyword:"minLength",params:{
limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/secret",schemaPath:"contract#/$defs/Web\
hookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"\
contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}
const y=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),n++}for(const l in i)if(l!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),n++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(
l)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"require\
d",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),n++}if(i.delivered===void 0){const k={instancePath:o,
schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"must have required property 'delivered'"};e===
null?e=[k]:e.push(k),n++}if(i.message===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),n++}for(const k in i)if(!(k==="webhook"||k==="delivered"||k==="message")){const L={
instancePath:o,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT ha\
ve additional properties"};e===null?e=[L]:e.push(L),n++}if(i.webhook!==void 0){let k=i.webhook;if(typeof k=="string"){if(!T.test(k)){const L={instancePath:o+"/w\
ebhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[\
1-9][0-9]*$"'};e===null?e=[L]:e.push(L),n++}}else{const L={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),n++}}if(i.delivered!==void 0&&typeof i.delivered!="boolean"){const k={instancePath:o+
"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
k]:e.push(k),n++}if(i.message!==void 0){let k=i.message;if(typeof k=="string"){if(w(k)<1){const L={instancePath:o+"/message",schemaPath:"contract#/$defs/Webhook\
Tested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[L]:e.push(L),n++}}else{const L={
instancePath:o+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[L]:e.push(L),n++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[k]:e.push(k),n++}var C=l===n;if(C&&s)s=!1,u=[u,2];else{C&&(s=!0,u=2,m!==!0&&(m=!0));const k=n;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
job===void 0){const A={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have\
 required property 'job'"};e===null?e=[A]:e.push(A),n++}if(i.file===void 0){const A={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[A]:e.push(A),n++}for(const A in i)if(!(A==="job"||A==="file")){
const N={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"\
must NOT have additional properties"};e===null?e=[N]:e.push(N),n++}if(i.job!==void 0){let A=i.job;if(typeof A=="string"){if(w(A)<1){const N={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[N]:e.push(N),n++}if(!D.test(A)){const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),n++}}else{const N={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),n++}}if(i.file!==void 0){let A=i.
file;if(typeof A=="string"){if(w(A)<1){const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),n++}if(!D.test(A)){const N={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.
push(N),n++}}else{const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),n++}}}else{const A={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[A]:e.push(A),n++}var C=k===n;if(C&&s)s=!1,u=[u,3];else{C&&(s=!0,u=3,m!==!0&&(m=!0));const A=n;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),n=e.length);var C=A===n;C&&s?(s=!1,u=[u,4]):C&&(s=!0,u=4,m!==!0&&(m=
!0))}}}if(s)n=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match \
exactly one schema in oneOf"};e===null?e=[l]:e.push(l),n++}return se.errors=e,d.props=m,n===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function Tr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Tr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!se(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(se.errors),n=e.length;else var r=se.
evaluated.props;return Tr.errors=e,d.props=r,n===0}Tr.evaluated={dynamicProps:!0,dynamicItems:!1};var ot=$r,ut={type:["string","array"],maxItems:2,items:{type:"\
string"}};function Ne(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Ne.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),n++}if(i.metadata===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.
push(r),n++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const m={instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",
keyword:"type",params:{type:ut.type},message:"must be string,array"};e===null?e=[m]:e.push(m),n++}if(Array.isArray(h)){if(h.length>2){const y={instancePath:o+"/\
dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),
n++}const m=h.length;for(let y=0;y<m;y++)if(typeof h[y]!="string"){const C={instancePath:o+"/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),n++}}}}else{const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}i.metadata!==void 0&&(z(i.metadata,{instancePath:o+"/metadata",
parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),n=e.length))}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return Ne.errors=e,n===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Je.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!=
"string"&&!Array.isArray(s)){const u={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{
type:ut.type},message:"must be string,array"};e===null?e=[u]:e.push(u),n++}if(Array.isArray(s)){if(s.length>2){const h={instancePath:o+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:
e.push(h),n++}const u=s.length;for(let h=0;h<u;h++)if(typeof s[h]!="string"){const m={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"\
contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}}if(i["@url"]!==void 0&&typeof i["\
@url"]!="string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),n++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}
return Je.errors=e,n===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,n=0;const d=K.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;
if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[p]:e.push(p),n++}const l=i.length;for(let p=0;p<l;p++)Ne(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||
(e=e===null?Ne.errors:e.concat(Ne.errors),n=e.length)}else{const l={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"\
#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),n++}const l=i.length;for(let p=0;p<
l;p++)Je(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:e.concat(Je.errors),n=e.length)}else{
const l={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),n++}var C=y===n;if(C&&
s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const l=n;if(typeof i=="string"){if(w(i)>0){const k={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"m\
axLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),n++}}else{const k={instancePath:o,schemaPath:"#/oneOf/2/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),n++}var C=l===n;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2)}if(s)n=r,e!==null&&(r?
e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};
e===null?e=[l]:e.push(l),n++}return K.errors=e,d.items=m,n===0}K.evaluated={dynamicProps:!1,dynamicItems:!0};function Te(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=Te.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"m\
ust have required property 'columns'"};e===null?e=[r]:e.push(r),n++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),n++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),n++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),n++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),n++}
if(h.humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),n++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),n++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),n++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),n++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}i.rows!==
void 0&&(K(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),n=e.length)),
i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.
concat($.errors),n=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),n++}return Te.errors=e,n===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $r(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=$r.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Te(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Te.errors:e.concat(Te.errors),n=e.length),$r.errors=e,n===0}$r.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Cs=xr;function $e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;
const d=$e.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),n++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),n++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),n++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),n++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),n++}if(h.humanisedName===void 0){const m={instancePath:o+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[m]:e.push(m),n++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),n++}for(const m in h)if(!(m==="colum\
nisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),n++}if(h.columnisedName!==void 0){let m=h.
columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),n++}}else{const y={instancePath:o+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),n++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}if(h.description!==
void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),n++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),n++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),n++}}i.rows!==void 0&&(K(i.rows,{instancePath:o+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),n=e.length)),i.metadata!==void 0&&($(i.metadata,
{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),n=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),n++}return $e.errors=e,n===
0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,n=0;const d=ae.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=n;let s=!1,u=null;const h=n;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),n++}if(i.file===void 0){const l={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),n++}for(const l in i)
if(!(l==="job"||l==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),n++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),n++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),n++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),n++}if(!D.test(l)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),n++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),n++}}}else{const l={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),n++}var C=h===n;if(C){s=!0,u=0;var m=!0}const y=n;$e(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?$e.errors:e.concat($e.errors),n=e.length);var C=y===n;if(C&&s?(s=!1,u=[u,1]):C&&(s=!0,u=1,m!==!0&&(m=!0)),s)n=r,e!==null&&
(r?e.length=r:e=null);else{const l={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneO\
f"};e===null?e=[l]:e.push(l),n++}return ae.errors=e,d.props=m,n===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function xr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=xr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
!ae(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ae.errors:e.concat(ae.errors),n=e.length;else var r=ae.evaluated.
props;return xr.errors=e,d.props=r,n===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};var ws=jr;function jr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,n=0;const d=jr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof i!="string"){
const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),n++}
return jr.errors=e,n===0}jr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ps={"getOpenApiDocument ok":pt,"getOpenApiDocument ok headers":a,"getOpenApiDocument\
 badRequest":t,"getOpenApiDocument badRequest headers":a,"getOpenApiDocument notAcceptable":t,"getOpenApiDocument notAcceptable headers":a,"getOpenApiDocument t\
ooManyRequests":t,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":t,"getOpenApiDocument internalError headers":a,"changePasswo\
rd noContent headers":a,"changePassword badRequest":t,"changePassword badRequest headers":a,"changePassword unauthorized":t,"changePassword unauthorized headers":f,
"changePassword contentTooLarge":t,"changePassword contentTooLarge headers":a,"changePassword unsupportedMediaType":t,"changePassword unsupportedMediaType heade\
rs":a,"changePassword tooManyRequests":t,"changePassword tooManyRequests headers":c,"changePassword internalError":t,"changePassword internalError headers":a,"c\
hangePassword unavailable":t,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":a,"listRepositories badRequest":t,"lis\
tRepositories badRequest headers":a,"listRepositories notFound":t,"listRepositories notFound headers":a,"listRepositories notAcceptable":t,"listRepositories not\
Acceptable headers":a,"listRepositories tooManyRequests":t,"listRepositories tooManyRequests headers":c,"listRepositories internalError":t,"listRepositories int\
ernalError headers":a,"listRepositories unavailable":t,"listRepositories unavailable headers":c,"createRepository created":x,"createRepository created headers":At,
"createRepository badRequest":t,"createRepository badRequest headers":a,"createRepository unauthorized":t,"createRepository unauthorized headers":f,"createRepos\
itory forbidden":t,"createRepository forbidden headers":a,"createRepository notAcceptable":t,"createRepository notAcceptable headers":a,"createRepository confli\
ct":t,"createRepository conflict headers":a,"createRepository contentTooLarge":t,"createRepository contentTooLarge headers":a,"createRepository unsupportedMedia\
Type":t,"createRepository unsupportedMediaType headers":a,"createRepository tooManyRequests":t,"createRepository tooManyRequests headers":c,"createRepository in\
ternalError":t,"createRepository internalError headers":a,"createRepository unavailable":t,"createRepository unavailable headers":c,"getRepository ok":P,"getRep\
ository ok headers":a,"getRepository badRequest":t,"getRepository badRequest headers":a,"getRepository unauthorized":t,"getRepository unauthorized headers":f,"g\
etRepository forbidden":t,"getRepository forbidden headers":a,"getRepository notFound":t,"getRepository notFound headers":a,"getRepository notAcceptable":t,"get\
Repository notAcceptable headers":a,"getRepository tooManyRequests":t,"getRepository tooManyRequests headers":c,"getRepository internalError":t,"getRepository i\
nternalError headers":a,"getRepository unavailable":t,"getRepository unavailable headers":c,"deleteRepository noContent headers":a,"deleteRepository badRequest":t,
"deleteRepository badRequest headers":a,"deleteRepository unauthorized":t,"deleteRepository unauthorized headers":f,"deleteRepository forbidden":t,"deleteReposi\
tory forbidden headers":a,"deleteRepository notFound":t,"deleteRepository notFound headers":a,"deleteRepository tooManyRequests":t,"deleteRepository tooManyRequ\
ests headers":c,"deleteRepository internalError":t,"deleteRepository internalError headers":a,"deleteRepository unavailable":t,"deleteRepository unavailable hea\
ders":c,"login ok":Lt,"login ok headers":a,"login badRequest":t,"login badRequest headers":a,"login forbidden":t,"login forbidden headers":a,"login notFound":t,
"login notFound headers":a,"login notAcceptable":t,"login notAcceptable headers":a,"login tooManyRequests":t,"login tooManyRequests headers":c,"login internalEr\
ror":t,"login internalError headers":a,"login unavailable":t,"login unavailable headers":c,"uploadFile ok":Mt,"uploadFile ok headers":a,"uploadFile badRequest":t,
"uploadFile badRequest headers":a,"uploadFile unauthorized":t,"uploadFile unauthorized headers":f,"uploadFile forbidden":t,"uploadFile forbidden headers":a,"upl\
oadFile notFound":t,"uploadFile notFound headers":a,"uploadFile notAcceptable":t,"uploadFile notAcceptable headers":a,"uploadFile contentTooLarge":t,"uploadFile\
 contentTooLarge headers":a,"uploadFile unsupportedMediaType":t,"uploadFile unsupportedMediaType headers":a,"uploadFile tooManyRequests":t,"uploadFile tooManyRe\
quests headers":c,"uploadFile internalError":t,"uploadFile internalError headers":a,"uploadFile unavailable":t,"uploadFile unavailable headers":c,"listFiles ok":P,
"listFiles ok headers":a,"listFiles badRequest":t,"listFiles badRequest headers":a,"listFiles unauthorized":t,"listFiles unauthorized headers":f,"listFiles forb\
idden":t,"listFiles forbidden headers":a,"listFiles notFound":t,"listFiles notFound headers":a,"listFiles notAcceptable":t,"listFiles notAcceptable headers":a,"\
listFiles tooManyRequests":t,"listFiles tooManyRequests headers":c,"listFiles internalError":t,"listFiles internalError headers":a,"listFiles unavailable":t,"li\
stFiles unavailable headers":c,"getFile ok":P,"getFile ok headers":a,"getFile badRequest":t,"getFile badRequest headers":a,"getFile unauthorized":t,"getFile una\
uthorized headers":f,"getFile forbidden":t,"getFile forbidden headers":a,"getFile notFound":t,"getFile notFound headers":a,"getFile notAcceptable":t,"getFile no\
tAcceptable headers":a,"getFile tooManyRequests":t,"getFile tooManyRequests headers":c,"getFile internalError":t,"getFile internalError headers":a,"getFile unav\
ailable":t,"getFile unavailable headers":c,"deleteFile noContent headers":a,"deleteFile badRequest":t,"deleteFile badRequest headers":a,"deleteFile unauthorized":t,
"deleteFile unauthorized headers":f,"deleteFile forbidden":t,"deleteFile forbidden headers":a,"deleteFile notFound":t,"deleteFile notFound headers":a,"deleteFil\
e conflict":t,"deleteFile conflict headers":a,"deleteFile tooManyRequests":t,"deleteFile tooManyRequests headers":c,"deleteFile internalError":t,"deleteFile int\
ernalError headers":a,"deleteFile unavailable":t,"deleteFile unavailable headers":c,"downloadExport ok":Vr,"downloadExport ok headers":Ft,"downloadExport partia\
lContent":Vr,"downloadExport partialContent headers":Nt,"downloadExport notModified headers":Tt,"downloadExport badRequest":t,"downloadExport badRequest headers":a,
"downloadExport unauthorized":t,"downloadExport unauthorized headers":f,"downloadExport forbidden":t,"downloadExport forbidden headers":a,"downloadExport notFou\
nd":t,"downloadExport notFound headers":a,"downloadExport conflict":t,"downloadExport conflict headers":a,"downloadExport rangeNotSatisfiable":t,"downloadExport\
 rangeNotSatisfiable headers":xt,"downloadExport tooManyRequests":t,"downloadExport tooManyRequests headers":c,"downloadExport internalError":t,"downloadExport \
internalError headers":a,"downloadExport unavailable":t,"downloadExport unavailable headers":c,"listEntities ok":P,"listEntities ok headers":a,"listEntities bad\
Request":t,"listEntities badRequest headers":a,"listEntities unauthorized":t,"listEntities unauthorized headers":f,"listEntities forbidden":t,"listEntities forb\
idden headers":a,"listEntities notFound":t,"listEntities notFound headers":a,"listEntities notAcceptable":t,"listEntities notAcceptable headers":a,"listEntities\
 tooManyRequests":t,"listEntities tooManyRequests headers":c,"listEntities internalError":t,"listEntities internalError headers":a,"listEntities unavailable":t,
"listEntities unavailable headers":c,"runEntitiesCommand ok":zt,"runEntitiesCommand ok headers":a,"runEntitiesCommand noContent headers":a,"runEntitiesCommand b\
adRequest":t,"runEntitiesCommand badRequest headers":a,"runEntitiesCommand unauthorized":t,"runEntitiesCommand unauthorized headers":f,"runEntitiesCommand forbi\
dden":t,"runEntitiesCommand forbidden headers":a,"runEntitiesCommand notFound":t,"runEntitiesCommand notFound headers":a,"runEntitiesCommand notAcceptable":t,"r\
unEntitiesCommand notAcceptable headers":a,"runEntitiesCommand conflict":t,"runEntitiesCommand conflict headers":a,"runEntitiesCommand contentTooLarge":t,"runEn\
titiesCommand contentTooLarge headers":a,"runEntitiesCommand unsupportedMediaType":t,"runEntitiesCommand unsupportedMediaType headers":a,"runEntitiesCommand too\
ManyRequests":t,"runEntitiesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":t,"runEntitiesCommand internalError headers":a,"runEntitiesCom\
mand unavailable":t,"runEntitiesCommand unavailable headers":c,"runExpressionsCommand ok":Ot,"runExpressionsCommand ok headers":a,"runExpressionsCommand badRequ\
est":t,"runExpressionsCommand badRequest headers":a,"runExpressionsCommand unauthorized":t,"runExpressionsCommand unauthorized headers":f,"runExpressionsCommand\
 forbidden":t,"runExpressionsCommand forbidden headers":a,"runExpressionsCommand notFound":t,"runExpressionsCommand notFound headers":a,"runExpressionsCommand n\
otAcceptable":t,"runExpressionsCommand notAcceptable headers":a,"runExpressionsCommand conflict":t,"runExpressionsCommand conflict headers":a,"runExpressionsCom\
mand contentTooLarge":t,"runExpressionsCommand contentTooLarge headers":a,"runExpressionsCommand unsupportedMediaType":t,"runExpressionsCommand unsupportedMedia\
Type headers":a,"runExpressionsCommand tooManyRequests":t,"runExpressionsCommand tooManyRequests headers":c,"runExpressionsCommand internalError":t,"runExpressi\
onsCommand internalError headers":a,"runExpressionsCommand unavailable":t,"runExpressionsCommand unavailable headers":c,"countEntities ok":V,"countEntities ok h\
eaders":a,"countEntities badRequest":t,"countEntities badRequest headers":a,"countEntities unauthorized":t,"countEntities unauthorized headers":f,"countEntities\
 forbidden":t,"countEntities forbidden headers":a,"countEntities notFound":t,"countEntities notFound headers":a,"countEntities notAcceptable":t,"countEntities n\
otAcceptable headers":a,"countEntities tooManyRequests":t,"countEntities tooManyRequests headers":c,"countEntities internalError":t,"countEntities internalError\
 headers":a,"countEntities unavailable":t,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok headers":a,"getEntity badRequest":t,"getEntity ba\
dRequest headers":a,"getEntity unauthorized":t,"getEntity unauthorized headers":f,"getEntity forbidden":t,"getEntity forbidden headers":a,"getEntity notFound":t,
"getEntity notFound headers":a,"getEntity notAcceptable":t,"getEntity notAcceptable headers":a,"getEntity tooManyRequests":t,"getEntity tooManyRequests headers":c,
"getEntity internalError":t,"getEntity internalError headers":a,"getEntity unavailable":t,"getEntity unavailable headers":c,"runEntityCommand ok":It,"runEntityC\
ommand ok headers":a,"runEntityCommand badRequest":t,"runEntityCommand badRequest headers":a,"runEntityCommand unauthorized":t,"runEntityCommand unauthorized he\
aders":f,"runEntityCommand forbidden":t,"runEntityCommand forbidden headers":a,"runEntityCommand notFound":t,"runEntityCommand notFound headers":a,"runEntityCom\
mand notAcceptable":t,"runEntityCommand notAcceptable headers":a,"runEntityCommand conflict":t,"runEntityCommand conflict headers":a,"runEntityCommand contentTo\
oLarge":t,"runEntityCommand contentTooLarge headers":a,"runEntityCommand unsupportedMediaType":t,"runEntityCommand unsupportedMediaType headers":a,"runEntityCom\
mand tooManyRequests":t,"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":t,"runEntityCommand internalError headers":a,"runEntityCom\
mand unavailable":t,"runEntityCommand unavailable headers":c,"deleteEntity noContent headers":a,"deleteEntity badRequest":t,"deleteEntity badRequest headers":a,
"deleteEntity unauthorized":t,"deleteEntity unauthorized headers":f,"deleteEntity forbidden":t,"deleteEntity forbidden headers":a,"deleteEntity notFound":t,"del\
eteEntity notFound headers":a,"deleteEntity tooManyRequests":t,"deleteEntity tooManyRequests headers":c,"deleteEntity internalError":t,"deleteEntity internalErr\
or headers":a,"deleteEntity unavailable":t,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok headers":a,"listRows badRequest":t,"listRows badReq\
uest headers":a,"listRows unauthorized":t,"listRows unauthorized headers":f,"listRows forbidden":t,"listRows forbidden headers":a,"listRows notFound":t,"listRow\
s notFound headers":a,"listRows notAcceptable":t,"listRows notAcceptable headers":a,"listRows conflict":t,"listRows conflict headers":a,"listRows tooManyRequest\
s":t,"listRows tooManyRequests headers":c,"listRows internalError":t,"listRows internalError headers":a,"listRows unavailable":t,"listRows unavailable headers":c,
"runRowsCommand ok":q,"runRowsCommand ok headers":a,"runRowsCommand badRequest":t,"runRowsCommand badRequest headers":a,"runRowsCommand unauthorized":t,"runRows\
Command unauthorized headers":f,"runRowsCommand forbidden":t,"runRowsCommand forbidden headers":a,"runRowsCommand notFound":t,"runRowsCommand notFound headers":a,
"runRowsCommand notAcceptable":t,"runRowsCommand notAcceptable headers":a,"runRowsCommand conflict":t,"runRowsCommand conflict headers":a,"runRowsCommand conten\
tTooLarge":t,"runRowsCommand contentTooLarge headers":a,"runRowsCommand unsupportedMediaType":t,"runRowsCommand unsupportedMediaType headers":a,"runRowsCommand \
tooManyRequests":t,"runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":t,"runRowsCommand internalError headers":a,"runRowsCommand unavaila\
ble":t,"runRowsCommand unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":a,"listRowDetails badRequest":t,"listRowDetails badRequest heade\
rs":a,"listRowDetails unauthorized":t,"listRowDetails unauthorized headers":f,"listRowDetails forbidden":t,"listRowDetails forbidden headers":a,"listRowDetails \
notFound":t,"listRowDetails notFound headers":a,"listRowDetails notAcceptable":t,"listRowDetails notAcceptable headers":a,"listRowDetails conflict":t,"listRowDe\
tails conflict headers":a,"listRowDetails tooManyRequests":t,"listRowDetails tooManyRequests headers":c,"listRowDetails internalError":t,"listRowDetails interna\
lError headers":a,"listRowDetails unavailable":t,"listRowDetails unavailable headers":c,"listDuplicatesIndicator ok":P,"listDuplicatesIndicator ok headers":a,"l\
istDuplicatesIndicator badRequest":t,"listDuplicatesIndicator badRequest headers":a,"listDuplicatesIndicator unauthorized":t,"listDuplicatesIndicator unauthoriz\
ed headers":f,"listDuplicatesIndicator forbidden":t,"listDuplicatesIndicator forbidden headers":a,"listDuplicatesIndicator notFound":t,"listDuplicatesIndicator \
notFound headers":a,"listDuplicatesIndicator notAcceptable":t,"listDuplicatesIndicator notAcceptable headers":a,"listDuplicatesIndicator tooManyRequests":t,"lis\
tDuplicatesIndicator tooManyRequests headers":c,"listDuplicatesIndicator internalError":t,"listDuplicatesIndicator internalError headers":a,"listDuplicatesIndic\
ator unavailable":t,"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":q,"runDuplicatesIndicatorCommand ok headers":a,"runDuplic\
atesIndicatorCommand badRequest":t,"runDuplicatesIndicatorCommand badRequest headers":a,"runDuplicatesIndicatorCommand unauthorized":t,"runDuplicatesIndicatorCo\
mmand unauthorized headers":f,"runDuplicatesIndicatorCommand forbidden":t,"runDuplicatesIndicatorCommand forbidden headers":a,"runDuplicatesIndicatorCommand not\
Found":t,"runDuplicatesIndicatorCommand notFound headers":a,"runDuplicatesIndicatorCommand notAcceptable":t,"runDuplicatesIndicatorCommand notAcceptable headers":a,
"runDuplicatesIndicatorCommand conflict":t,"runDuplicatesIndicatorCommand conflict headers":a,"runDuplicatesIndicatorCommand contentTooLarge":t,"runDuplicatesIn\
dicatorCommand contentTooLarge headers":a,"runDuplicatesIndicatorCommand unsupportedMediaType":t,"runDuplicatesIndicatorCommand unsupportedMediaType headers":a,
"runDuplicatesIndicatorCommand tooManyRequests":t,"runDuplicatesIndicatorCommand tooManyRequests headers":c,"runDuplicatesIndicatorCommand internalError":t,"run\
DuplicatesIndicatorCommand internalError headers":a,"runDuplicatesIndicatorCommand unavailable":t,"runDuplicatesIndicatorCommand unavailable headers":c,"listDup\
licates ok":P,"listDuplicates ok headers":a,"listDuplicates badRequest":t,"listDuplicates badRequest headers":a,"listDuplicates unauthorized":t,"listDuplicates \
unauthorized headers":f,"listDuplicates forbidden":t,"listDuplicates forbidden headers":a,"listDuplicates notFound":t,"listDuplicates notFound headers":a,"listD\
uplicates notAcceptable":t,"listDuplicates notAcceptable headers":a,"listDuplicates conflict":t,"listDuplicates conflict headers":a,"listDuplicates tooManyReque\
sts":t,"listDuplicates tooManyRequests headers":c,"listDuplicates internalError":t,"listDuplicates internalError headers":a,"listDuplicates unavailable":t,"list\
Duplicates unavailable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand ok headers":a,"runDuplicatesCommand badRequest":t,"runDuplicatesCommand badR\
equest headers":a,"runDuplicatesCommand unauthorized":t,"runDuplicatesCommand unauthorized headers":f,"runDuplicatesCommand forbidden":t,"runDuplicatesCommand f\
orbidden headers":a,"runDuplicatesCommand notFound":t,"runDuplicatesCommand notFound headers":a,"runDuplicatesCommand notAcceptable":t,"runDuplicatesCommand not\
Acceptable headers":a,"runDuplicatesCommand conflict":t,"runDuplicatesCommand conflict headers":a,"runDuplicatesCommand contentTooLarge":t,"runDuplicatesCommand\
 contentTooLarge headers":a,"runDuplicatesCommand unsupportedMediaType":t,"runDuplicatesCommand unsupportedMediaType headers":a,"runDuplicatesCommand tooManyReq\
uests":t,"runDuplicatesCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":t,"runDuplicatesCommand internalError headers":a,"runDuplicatesCo\
mmand unavailable":t,"runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok headers":a,"listRejectedRows badRequest":t,"listR\
ejectedRows badRequest headers":a,"listRejectedRows unauthorized":t,"listRejectedRows unauthorized headers":f,"listRejectedRows forbidden":t,"listRejectedRows f\
orbidden headers":a,"listRejectedRows notFound":t,"listRejectedRows notFound headers":a,"listRejectedRows notAcceptable":t,"listRejectedRows notAcceptable heade\
rs":a,"listRejectedRows tooManyRequests":t,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":t,"listRejectedRows internalError heade\
rs":a,"listRejectedRows unavailable":t,"listRejectedRows unavailable headers":c,"getReport ok":Ur,"getReport ok headers":je,"getReport badRequest":t,"getReport \
badRequest headers":a,"getReport unauthorized":t,"getReport unauthorized headers":f,"getReport forbidden":t,"getReport forbidden headers":a,"getReport notFound":t,
"getReport notFound headers":a,"getReport notAcceptable":t,"getReport notAcceptable headers":a,"getReport conflict":t,"getReport conflict headers":a,"getReport \
tooManyRequests":t,"getReport tooManyRequests headers":c,"getReport internalError":t,"getReport internalError headers":a,"getReport unavailable":t,"getReport un\
available headers":c,"listAttributes ok":P,"listAttributes ok headers":a,"listAttributes badRequest":t,"listAttributes badRequest headers":a,"listAttributes una\
uthorized":t,"listAttributes unauthorized headers":f,"listAttributes forbidden":t,"listAttributes forbidden headers":a,"listAttributes notFound":t,"listAttribut\
es notFound headers":a,"listAttributes notAcceptable":t,"listAttributes notAcceptable headers":a,"listAttributes tooManyRequests":t,"listAttributes tooManyReque\
sts headers":c,"listAttributes internalError":t,"listAttributes internalError headers":a,"listAttributes unavailable":t,"listAttributes unavailable headers":c,"\
runAttributesCommand ok":q,"runAttributesCommand ok headers":a,"runAttributesCommand badRequest":t,"runAttributesCommand badRequest headers":a,"runAttributesCom\
mand unauthorized":t,"runAttributesCommand unauthorized headers":f,"runAttributesCommand forbidden":t,"runAttributesCommand forbidden headers":a,"runAttributesC\
ommand notFound":t,"runAttributesCommand notFound headers":a,"runAttributesCommand notAcceptable":t,"runAttributesCommand notAcceptable headers":a,"runAttribute\
sCommand contentTooLarge":t,"runAttributesCommand contentTooLarge headers":a,"runAttributesCommand unsupportedMediaType":t,"runAttributesCommand unsupportedMedi\
aType headers":a,"runAttributesCommand tooManyRequests":t,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":t,"runAttributes\
Command internalError headers":a,"runAttributesCommand unavailable":t,"runAttributesCommand unavailable headers":c,"getAttribute ok":P,"getAttribute ok headers":a,
"getAttribute badRequest":t,"getAttribute badRequest headers":a,"getAttribute unauthorized":t,"getAttribute unauthorized headers":f,"getAttribute forbidden":t,"\
getAttribute forbidden headers":a,"getAttribute notFound":t,"getAttribute notFound headers":a,"getAttribute notAcceptable":t,"getAttribute notAcceptable headers":a,
"getAttribute tooManyRequests":t,"getAttribute tooManyRequests headers":c,"getAttribute internalError":t,"getAttribute internalError headers":a,"getAttribute un\
available":t,"getAttribute unavailable headers":c,"runAttributeCommand ok":x,"runAttributeCommand ok headers":a,"runAttributeCommand badRequest":t,"runAttribute\
Command badRequest headers":a,"runAttributeCommand unauthorized":t,"runAttributeCommand unauthorized headers":f,"runAttributeCommand forbidden":t,"runAttributeC\
ommand forbidden headers":a,"runAttributeCommand notFound":t,"runAttributeCommand notFound headers":a,"runAttributeCommand notAcceptable":t,"runAttributeCommand\
 notAcceptable headers":a,"runAttributeCommand conflict":t,"runAttributeCommand conflict headers":a,"runAttributeCommand contentTooLarge":t,"runAttributeCommand\
 contentTooLarge headers":a,"runAttributeCommand unsupportedMediaType":t,"runAttributeCommand unsupportedMediaType headers":a,"runAttributeCommand tooManyReques\
ts":t,"runAttributeCommand tooManyRequests headers":c,"runAttributeCommand internalError":t,"runAttributeCommand internalError headers":a,"runAttributeCommand u\
navailable":t,"runAttributeCommand unavailable headers":c,"listValues ok":P,"listValues ok headers":a,"listValues badRequest":t,"listValues badRequest headers":a,
"listValues unauthorized":t,"listValues unauthorized headers":f,"listValues forbidden":t,"listValues forbidden headers":a,"listValues notFound":t,"listValues no\
tFound headers":a,"listValues notAcceptable":t,"listValues notAcceptable headers":a,"listValues conflict":t,"listValues conflict headers":a,"listValues tooManyR\
equests":t,"listValues tooManyRequests headers":c,"listValues internalError":t,"listValues internalError headers":a,"listValues unavailable":t,"listValues unava\
ilable headers":c,"runValuesCommand ok":q,"runValuesCommand ok headers":a,"runValuesCommand badRequest":t,"runValuesCommand badRequest headers":a,"runValuesComm\
and unauthorized":t,"runValuesCommand unauthorized headers":f,"runValuesCommand forbidden":t,"runValuesCommand forbidden headers":a,"runValuesCommand notFound":t,
"runValuesCommand notFound headers":a,"runValuesCommand notAcceptable":t,"runValuesCommand notAcceptable headers":a,"runValuesCommand conflict":t,"runValuesComm\
and conflict headers":a,"runValuesCommand contentTooLarge":t,"runValuesCommand contentTooLarge headers":a,"runValuesCommand unsupportedMediaType":t,"runValuesCo\
mmand unsupportedMediaType headers":a,"runValuesCommand tooManyRequests":t,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalError":t,"runV\
aluesCommand internalError headers":a,"runValuesCommand unavailable":t,"runValuesCommand unavailable headers":c,"listSpaces ok":P,"listSpaces ok headers":a,"lis\
tSpaces badRequest":t,"listSpaces badRequest headers":a,"listSpaces unauthorized":t,"listSpaces unauthorized headers":f,"listSpaces forbidden":t,"listSpaces for\
bidden headers":a,"listSpaces notFound":t,"listSpaces notFound headers":a,"listSpaces notAcceptable":t,"listSpaces notAcceptable headers":a,"listSpaces conflict":t,
"listSpaces conflict headers":a,"listSpaces tooManyRequests":t,"listSpaces tooManyRequests headers":c,"listSpaces internalError":t,"listSpaces internalError hea\
ders":a,"listSpaces unavailable":t,"listSpaces unavailable headers":c,"runSpacesCommand ok":q,"runSpacesCommand ok headers":a,"runSpacesCommand badRequest":t,"r\
unSpacesCommand badRequest headers":a,"runSpacesCommand unauthorized":t,"runSpacesCommand unauthorized headers":f,"runSpacesCommand forbidden":t,"runSpacesComma\
nd forbidden headers":a,"runSpacesCommand notFound":t,"runSpacesCommand notFound headers":a,"runSpacesCommand notAcceptable":t,"runSpacesCommand notAcceptable h\
eaders":a,"runSpacesCommand conflict":t,"runSpacesCommand conflict headers":a,"runSpacesCommand contentTooLarge":t,"runSpacesCommand contentTooLarge headers":a,
"runSpacesCommand unsupportedMediaType":t,"runSpacesCommand unsupportedMediaType headers":a,"runSpacesCommand tooManyRequests":t,"runSpacesCommand tooManyReques\
ts headers":c,"runSpacesCommand internalError":t,"runSpacesCommand internalError headers":a,"runSpacesCommand unavailable":t,"runSpacesCommand unavailable heade\
rs":c,"listMasks ok":P,"listMasks ok headers":a,"listMasks badRequest":t,"listMasks badRequest headers":a,"listMasks unauthorized":t,"listMasks unauthorized hea\
ders":f,"listMasks forbidden":t,"listMasks forbidden headers":a,"listMasks notFound":t,"listMasks notFound headers":a,"listMasks notAcceptable":t,"listMasks not\
Acceptable headers":a,"listMasks conflict":t,"listMasks conflict headers":a,"listMasks tooManyRequests":t,"listMasks tooManyRequests headers":c,"listMasks inter\
nalError":t,"listMasks internalError headers":a,"listMasks unavailable":t,"listMasks unavailable headers":c,"runMasksCommand ok":q,"runMasksCommand ok headers":a,
"runMasksCommand badRequest":t,"runMasksCommand badRequest headers":a,"runMasksCommand unauthorized":t,"runMasksCommand unauthorized headers":f,"runMasksCommand\
 forbidden":t,"runMasksCommand forbidden headers":a,"runMasksCommand notFound":t,"runMasksCommand notFound headers":a,"runMasksCommand notAcceptable":t,"runMask\
sCommand notAcceptable headers":a,"runMasksCommand conflict":t,"runMasksCommand conflict headers":a,"runMasksCommand contentTooLarge":t,"runMasksCommand content\
TooLarge headers":a,"runMasksCommand unsupportedMediaType":t,"runMasksCommand unsupportedMediaType headers":a,"runMasksCommand tooManyRequests":t,"runMasksComma\
nd tooManyRequests headers":c,"runMasksCommand internalError":t,"runMasksCommand internalError headers":a,"runMasksCommand unavailable":t,"runMasksCommand unava\
ilable headers":c,"listPatterns ok":P,"listPatterns ok headers":a,"listPatterns badRequest":t,"listPatterns badRequest headers":a,"listPatterns unauthorized":t,
"listPatterns unauthorized headers":f,"listPatterns forbidden":t,"listPatterns forbidden headers":a,"listPatterns notFound":t,"listPatterns notFound headers":a,
"listPatterns notAcceptable":t,"listPatterns notAcceptable headers":a,"listPatterns conflict":t,"listPatterns conflict headers":a,"listPatterns tooManyRequests":t,
"listPatterns tooManyRequests headers":c,"listPatterns internalError":t,"listPatterns internalError headers":a,"listPatterns unavailable":t,"listPatterns unavai\
lable headers":c,"runPatternsCommand ok":q,"runPatternsCommand ok headers":a,"runPatternsCommand badRequest":t,"runPatternsCommand badRequest headers":a,"runPat\
ternsCommand unauthorized":t,"runPatternsCommand unauthorized headers":f,"runPatternsCommand forbidden":t,"runPatternsCommand forbidden headers":a,"runPatternsC\
ommand notFound":t,"runPatternsCommand notFound headers":a,"runPatternsCommand notAcceptable":t,"runPatternsCommand notAcceptable headers":a,"runPatternsCommand\
 conflict":t,"runPatternsCommand conflict headers":a,"runPatternsCommand contentTooLarge":t,"runPatternsCommand contentTooLarge headers":a,"runPatternsCommand u\
nsupportedMediaType":t,"runPatternsCommand unsupportedMediaType headers":a,"runPatternsCommand tooManyRequests":t,"runPatternsCommand tooManyRequests headers":c,
"runPatternsCommand internalError":t,"runPatternsCommand internalError headers":a,"runPatternsCommand unavailable":t,"runPatternsCommand unavailable headers":c,
"runSoundexesCommand ok":q,"runSoundexesCommand ok headers":a,"runSoundexesCommand badRequest":t,"runSoundexesCommand badRequest headers":a,"runSoundexesCommand\
 unauthorized":t,"runSoundexesCommand unauthorized headers":f,"runSoundexesCommand forbidden":t,"runSoundexesCommand forbidden headers":a,"runSoundexesCommand n\
otFound":t,"runSoundexesCommand notFound headers":a,"runSoundexesCommand notAcceptable":t,"runSoundexesCommand notAcceptable headers":a,"runSoundexesCommand con\
flict":t,"runSoundexesCommand conflict headers":a,"runSoundexesCommand contentTooLarge":t,"runSoundexesCommand contentTooLarge headers":a,"runSoundexesCommand u\
nsupportedMediaType":t,"runSoundexesCommand unsupportedMediaType headers":a,"runSoundexesCommand tooManyRequests":t,"runSoundexesCommand tooManyRequests headers":c,
"runSoundexesCommand internalError":t,"runSoundexesCommand internalError headers":a,"runSoundexesCommand unavailable":t,"runSoundexesCommand unavailable headers":c,
"listMetaphones ok":P,"listMetaphones ok headers":a,"listMetaphones badRequest":t,"listMetaphones badRequest headers":a,"listMetaphones unauthorized":t,"listMet\
aphones unauthorized headers":f,"listMetaphones forbidden":t,"listMetaphones forbidden headers":a,"listMetaphones notFound":t,"listMetaphones notFound headers":a,
"listMetaphones notAcceptable":t,"listMetaphones notAcceptable headers":a,"listMetaphones conflict":t,"listMetaphones conflict headers":a,"listMetaphones tooMan\
yRequests":t,"listMetaphones tooManyRequests headers":c,"listMetaphones internalError":t,"listMetaphones internalError headers":a,"listMetaphones unavailable":t,
"listMetaphones unavailable headers":c,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":a,"runMetaphonesCommand badRequest":t,"runMetaphonesCommand\
 badRequest headers":a,"runMetaphonesCommand unauthorized":t,"runMetaphonesCommand unauthorized headers":f,"runMetaphonesCommand forbidden":t,"runMetaphonesComm\
and forbidden headers":a,"runMetaphonesCommand notFound":t,"runMetaphonesCommand notFound headers":a,"runMetaphonesCommand notAcceptable":t,"runMetaphonesComman\
d notAcceptable headers":a,"runMetaphonesCommand conflict":t,"runMetaphonesCommand conflict headers":a,"runMetaphonesCommand contentTooLarge":t,"runMetaphonesCo\
mmand contentTooLarge headers":a,"runMetaphonesCommand unsupportedMediaType":t,"runMetaphonesCommand unsupportedMediaType headers":a,"runMetaphonesCommand tooMa\
nyRequests":t,"runMetaphonesCommand tooManyRequests headers":c,"runMetaphonesCommand internalError":t,"runMetaphonesCommand internalError headers":a,"runMetapho\
nesCommand unavailable":t,"runMetaphonesCommand unavailable headers":c,"unmaskValue ok":Kt,"unmaskValue ok headers":a,"unmaskValue badRequest":t,"unmaskValue ba\
dRequest headers":a,"unmaskValue unauthorized":t,"unmaskValue unauthorized headers":f,"unmaskValue forbidden":t,"unmaskValue forbidden headers":a,"unmaskValue n\
otFound":t,"unmaskValue notFound headers":a,"unmaskValue notAcceptable":t,"unmaskValue notAcceptable headers":a,"unmaskValue contentTooLarge":t,"unmaskValue con\
tentTooLarge headers":a,"unmaskValue unsupportedMediaType":t,"unmaskValue unsupportedMediaType headers":a,"unmaskValue tooManyRequests":t,"unmaskValue tooManyRe\
quests headers":c,"unmaskValue internalError":t,"unmaskValue internalError headers":a,"unmaskValue unavailable":t,"unmaskValue unavailable headers":c,"listFunct\
ions ok":_t,"listFunctions ok headers":a,"listFunctions badRequest":t,"listFunctions badRequest headers":a,"listFunctions unauthorized":t,"listFunctions unautho\
rized headers":f,"listFunctions forbidden":t,"listFunctions forbidden headers":a,"listFunctions notFound":t,"listFunctions notFound headers":a,"listFunctions no\
tAcceptable":t,"listFunctions notAcceptable headers":a,"listFunctions tooManyRequests":t,"listFunctions tooManyRequests headers":c,"listFunctions internalError":t,
"listFunctions internalError headers":a,"listFunctions unavailable":t,"listFunctions unavailable headers":c,"listPriorities ok":Bt,"listPriorities ok headers":a,
"listPriorities badRequest":t,"listPriorities badRequest headers":a,"listPriorities unauthorized":t,"listPriorities unauthorized headers":f,"listPriorities forb\
idden":t,"listPriorities forbidden headers":a,"listPriorities notFound":t,"listPriorities notFound headers":a,"listPriorities notAcceptable":t,"listPriorities n\
otAcceptable headers":a,"listPriorities tooManyRequests":t,"listPriorities tooManyRequests headers":c,"listPriorities internalError":t,"listPriorities internalE\
rror headers":a,"listPriorities unavailable":t,"listPriorities unavailable headers":c,"runPrioritiesCommand created":x,"runPrioritiesCommand created headers":Qr,
"runPrioritiesCommand badRequest":t,"runPrioritiesCommand badRequest headers":a,"runPrioritiesCommand unauthorized":t,"runPrioritiesCommand unauthorized headers":f,
"runPrioritiesCommand forbidden":t,"runPrioritiesCommand forbidden headers":a,"runPrioritiesCommand notFound":t,"runPrioritiesCommand notFound headers":a,"runPr\
ioritiesCommand notAcceptable":t,"runPrioritiesCommand notAcceptable headers":a,"runPrioritiesCommand contentTooLarge":t,"runPrioritiesCommand contentTooLarge h\
eaders":a,"runPrioritiesCommand unsupportedMediaType":t,"runPrioritiesCommand unsupportedMediaType headers":a,"runPrioritiesCommand tooManyRequests":t,"runPrior\
itiesCommand tooManyRequests headers":c,"runPrioritiesCommand internalError":t,"runPrioritiesCommand internalError headers":a,"runPrioritiesCommand unavailable":t,
"runPrioritiesCommand unavailable headers":c,"runPriorityCommand created":x,"runPriorityCommand created headers":Qr,"runPriorityCommand badRequest":t,"runPriori\
tyCommand badRequest headers":a,"runPriorityCommand unauthorized":t,"runPriorityCommand unauthorized headers":f,"runPriorityCommand forbidden":t,"runPriorityCom\
mand forbidden headers":a,"runPriorityCommand notFound":t,"runPriorityCommand notFound headers":a,"runPriorityCommand notAcceptable":t,"runPriorityCommand notAc\
ceptable headers":a,"runPriorityCommand contentTooLarge":t,"runPriorityCommand contentTooLarge headers":a,"runPriorityCommand unsupportedMediaType":t,"runPriori\
tyCommand unsupportedMediaType headers":a,"runPriorityCommand tooManyRequests":t,"runPriorityCommand tooManyRequests headers":c,"runPriorityCommand internalErro\
r":t,"runPriorityCommand internalError headers":a,"runPriorityCommand unavailable":t,"runPriorityCommand unavailable headers":c,"deletePriority noContent header\
s":a,"deletePriority badRequest":t,"deletePriority badRequest headers":a,"deletePriority unauthorized":t,"deletePriority unauthorized headers":f,"deletePriority\
 forbidden":t,"deletePriority forbidden headers":a,"deletePriority notFound":t,"deletePriority notFound headers":a,"deletePriority tooManyRequests":t,"deletePri\
ority tooManyRequests headers":c,"deletePriority internalError":t,"deletePriority internalError headers":a,"deletePriority unavailable":t,"deletePriority unavai\
lable headers":c,"listLibraryEntities ok":P,"listLibraryEntities ok headers":a,"listLibraryEntities badRequest":t,"listLibraryEntities badRequest headers":a,"li\
stLibraryEntities unauthorized":t,"listLibraryEntities unauthorized headers":f,"listLibraryEntities forbidden":t,"listLibraryEntities forbidden headers":a,"list\
LibraryEntities notFound":t,"listLibraryEntities notFound headers":a,"listLibraryEntities notAcceptable":t,"listLibraryEntities notAcceptable headers":a,"listLi\
braryEntities tooManyRequests":t,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities internalError":t,"listLibraryEntities internalError header\
s":a,"listLibraryEntities unavailable":t,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":Yt,"runLibraryEntitiesCommand ok headers":a,
"runLibraryEntitiesCommand badRequest":t,"runLibraryEntitiesCommand badRequest headers":a,"runLibraryEntitiesCommand unauthorized":t,"runLibraryEntitiesCommand \
unauthorized headers":f,"runLibraryEntitiesCommand forbidden":t,"runLibraryEntitiesCommand forbidden headers":a,"runLibraryEntitiesCommand notFound":t,"runLibra\
ryEntitiesCommand notFound headers":a,"runLibraryEntitiesCommand notAcceptable":t,"runLibraryEntitiesCommand notAcceptable headers":a,"runLibraryEntitiesCommand\
 conflict":t,"runLibraryEntitiesCommand conflict headers":a,"runLibraryEntitiesCommand contentTooLarge":t,"runLibraryEntitiesCommand contentTooLarge headers":a,
"runLibraryEntitiesCommand unsupportedMediaType":t,"runLibraryEntitiesCommand unsupportedMediaType headers":a,"runLibraryEntitiesCommand tooManyRequests":t,"run\
LibraryEntitiesCommand tooManyRequests headers":c,"runLibraryEntitiesCommand internalError":t,"runLibraryEntitiesCommand internalError headers":a,"runLibraryEnt\
itiesCommand unavailable":t,"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":V,"countLibraryEntities ok headers":a,"countLibraryEntit\
ies badRequest":t,"countLibraryEntities badRequest headers":a,"countLibraryEntities unauthorized":t,"countLibraryEntities unauthorized headers":f,"countLibraryE\
ntities forbidden":t,"countLibraryEntities forbidden headers":a,"countLibraryEntities notFound":t,"countLibraryEntities notFound headers":a,"countLibraryEntitie\
s notAcceptable":t,"countLibraryEntities notAcceptable headers":a,"countLibraryEntities tooManyRequests":t,"countLibraryEntities tooManyRequests headers":c,"cou\
ntLibraryEntities internalError":t,"countLibraryEntities internalError headers":a,"countLibraryEntities unavailable":t,"countLibraryEntities unavailable headers":c,
"getLibraryEntity ok":P,"getLibraryEntity ok headers":a,"getLibraryEntity badRequest":t,"getLibraryEntity badRequest headers":a,"getLibraryEntity unauthorized":t,
"getLibraryEntity unauthorized headers":f,"getLibraryEntity forbidden":t,"getLibraryEntity forbidden headers":a,"getLibraryEntity notFound":t,"getLibraryEntity \
notFound headers":a,"getLibraryEntity notAcceptable":t,"getLibraryEntity notAcceptable headers":a,"getLibraryEntity tooManyRequests":t,"getLibraryEntity tooMany\
Requests headers":c,"getLibraryEntity internalError":t,"getLibraryEntity internalError headers":a,"getLibraryEntity unavailable":t,"getLibraryEntity unavailable\
 headers":c,"runLibraryEntityCommand ok":x,"runLibraryEntityCommand ok headers":a,"runLibraryEntityCommand badRequest":t,"runLibraryEntityCommand badRequest hea\
ders":a,"runLibraryEntityCommand unauthorized":t,"runLibraryEntityCommand unauthorized headers":f,"runLibraryEntityCommand forbidden":t,"runLibraryEntityCommand\
 forbidden headers":a,"runLibraryEntityCommand notFound":t,"runLibraryEntityCommand notFound headers":a,"runLibraryEntityCommand notAcceptable":t,"runLibraryEnt\
ityCommand notAcceptable headers":a,"runLibraryEntityCommand conflict":t,"runLibraryEntityCommand conflict headers":a,"runLibraryEntityCommand contentTooLarge":t,
"runLibraryEntityCommand contentTooLarge headers":a,"runLibraryEntityCommand unsupportedMediaType":t,"runLibraryEntityCommand unsupportedMediaType headers":a,"r\
unLibraryEntityCommand tooManyRequests":t,"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":t,"runLibraryEntityCommand\
 internalError headers":a,"runLibraryEntityCommand unavailable":t,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent headers":a,"del\
eteLibraryEntity badRequest":t,"deleteLibraryEntity badRequest headers":a,"deleteLibraryEntity unauthorized":t,"deleteLibraryEntity unauthorized headers":f,"del\
eteLibraryEntity forbidden":t,"deleteLibraryEntity forbidden headers":a,"deleteLibraryEntity notFound":t,"deleteLibraryEntity notFound headers":a,"deleteLibrary\
Entity tooManyRequests":t,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalError":t,"deleteLibraryEntity internalError headers":a,"d\
eleteLibraryEntity unavailable":t,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":a,"listLibraryAttr\
ibutes badRequest":t,"listLibraryAttributes badRequest headers":a,"listLibraryAttributes unauthorized":t,"listLibraryAttributes unauthorized headers":f,"listLib\
raryAttributes forbidden":t,"listLibraryAttributes forbidden headers":a,"listLibraryAttributes notFound":t,"listLibraryAttributes notFound headers":a,"listLibra\
ryAttributes notAcceptable":t,"listLibraryAttributes notAcceptable headers":a,"listLibraryAttributes tooManyRequests":t,"listLibraryAttributes tooManyRequests h\
eaders":c,"listLibraryAttributes internalError":t,"listLibraryAttributes internalError headers":a,"listLibraryAttributes unavailable":t,"listLibraryAttributes u\
navailable headers":c,"runLibraryAttributesCommand ok":Qt,"runLibraryAttributesCommand ok headers":a,"runLibraryAttributesCommand badRequest":t,"runLibraryAttri\
butesCommand badRequest headers":a,"runLibraryAttributesCommand unauthorized":t,"runLibraryAttributesCommand unauthorized headers":f,"runLibraryAttributesComman\
d forbidden":t,"runLibraryAttributesCommand forbidden headers":a,"runLibraryAttributesCommand notFound":t,"runLibraryAttributesCommand notFound headers":a,"runL\
ibraryAttributesCommand notAcceptable":t,"runLibraryAttributesCommand notAcceptable headers":a,"runLibraryAttributesCommand conflict":t,"runLibraryAttributesCom\
mand conflict headers":a,"runLibraryAttributesCommand contentTooLarge":t,"runLibraryAttributesCommand contentTooLarge headers":a,"runLibraryAttributesCommand un\
supportedMediaType":t,"runLibraryAttributesCommand unsupportedMediaType headers":a,"runLibraryAttributesCommand tooManyRequests":t,"runLibraryAttributesCommand \
tooManyRequests headers":c,"runLibraryAttributesCommand internalError":t,"runLibraryAttributesCommand internalError headers":a,"runLibraryAttributesCommand unav\
ailable":t,"runLibraryAttributesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttribute ok headers":a,"getLibraryAttribute badRequest":t,
"getLibraryAttribute badRequest headers":a,"getLibraryAttribute unauthorized":t,"getLibraryAttribute unauthorized headers":f,"getLibraryAttribute forbidden":t,"\
getLibraryAttribute forbidden headers":a,"getLibraryAttribute notFound":t,"getLibraryAttribute notFound headers":a,"getLibraryAttribute notAcceptable":t,"getLib\
raryAttribute notAcceptable headers":a,"getLibraryAttribute tooManyRequests":t,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute internalErro\
r":t,"getLibraryAttribute internalError headers":a,"getLibraryAttribute unavailable":t,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCommand o\
k":x,"runLibraryAttributeCommand ok headers":a,"runLibraryAttributeCommand badRequest":t,"runLibraryAttributeCommand badRequest headers":a,"runLibraryAttributeC\
ommand unauthorized":t,"runLibraryAttributeCommand unauthorized headers":f,"runLibraryAttributeCommand forbidden":t,"runLibraryAttributeCommand forbidden header\
s":a,"runLibraryAttributeCommand notFound":t,"runLibraryAttributeCommand notFound headers":a,"runLibraryAttributeCommand notAcceptable":t,"runLibraryAttributeCo\
mmand notAcceptable headers":a,"runLibraryAttributeCommand conflict":t,"runLibraryAttributeCommand conflict headers":a,"runLibraryAttributeCommand contentTooLar\
ge":t,"runLibraryAttributeCommand contentTooLarge headers":a,"runLibraryAttributeCommand unsupportedMediaType":t,"runLibraryAttributeCommand unsupportedMediaTyp\
e headers":a,"runLibraryAttributeCommand tooManyRequests":t,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalError":t,
"runLibraryAttributeCommand internalError headers":a,"runLibraryAttributeCommand unavailable":t,"runLibraryAttributeCommand unavailable headers":c,"deleteLibrar\
yAttribute noContent headers":a,"deleteLibraryAttribute badRequest":t,"deleteLibraryAttribute badRequest headers":a,"deleteLibraryAttribute unauthorized":t,"del\
eteLibraryAttribute unauthorized headers":f,"deleteLibraryAttribute forbidden":t,"deleteLibraryAttribute forbidden headers":a,"deleteLibraryAttribute notFound":t,
"deleteLibraryAttribute notFound headers":a,"deleteLibraryAttribute conflict":t,"deleteLibraryAttribute conflict headers":a,"deleteLibraryAttribute tooManyReque\
sts":t,"deleteLibraryAttribute tooManyRequests headers":c,"deleteLibraryAttribute internalError":t,"deleteLibraryAttribute internalError headers":a,"deleteLibra\
ryAttribute unavailable":t,"deleteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":a,"listLibraryEntity\
Rules badRequest":t,"listLibraryEntityRules badRequest headers":a,"listLibraryEntityRules unauthorized":t,"listLibraryEntityRules unauthorized headers":f,"listL\
ibraryEntityRules forbidden":t,"listLibraryEntityRules forbidden headers":a,"listLibraryEntityRules notFound":t,"listLibraryEntityRules notFound headers":a,"lis\
tLibraryEntityRules notAcceptable":t,"listLibraryEntityRules notAcceptable headers":a,"listLibraryEntityRules tooManyRequests":t,"listLibraryEntityRules tooMany\
Requests headers":c,"listLibraryEntityRules internalError":t,"listLibraryEntityRules internalError headers":a,"listLibraryEntityRules unavailable":t,"listLibrar\
yEntityRules unavailable headers":c,"runLibraryEntityRulesCommand ok":Zt,"runLibraryEntityRulesCommand ok headers":a,"runLibraryEntityRulesCommand badRequest":W,
"runLibraryEntityRulesCommand badRequest headers":a,"runLibraryEntityRulesCommand unauthorized":t,"runLibraryEntityRulesCommand unauthorized headers":f,"runLibr\
aryEntityRulesCommand forbidden":t,"runLibraryEntityRulesCommand forbidden headers":a,"runLibraryEntityRulesCommand notFound":t,"runLibraryEntityRulesCommand no\
tFound headers":a,"runLibraryEntityRulesCommand notAcceptable":t,"runLibraryEntityRulesCommand notAcceptable headers":a,"runLibraryEntityRulesCommand conflict":t,
"runLibraryEntityRulesCommand conflict headers":a,"runLibraryEntityRulesCommand contentTooLarge":t,"runLibraryEntityRulesCommand contentTooLarge headers":a,"run\
LibraryEntityRulesCommand unsupportedMediaType":t,"runLibraryEntityRulesCommand unsupportedMediaType headers":a,"runLibraryEntityRulesCommand tooManyRequests":t,
"runLibraryEntityRulesCommand tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":t,"runLibraryEntityRulesCommand internalError headers":a,"\
runLibraryEntityRulesCommand unavailable":t,"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":a,"getLibrary\
Rule badRequest":t,"getLibraryRule badRequest headers":a,"getLibraryRule unauthorized":t,"getLibraryRule unauthorized headers":f,"getLibraryRule forbidden":t,"g\
etLibraryRule forbidden headers":a,"getLibraryRule notFound":t,"getLibraryRule notFound headers":a,"getLibraryRule notAcceptable":t,"getLibraryRule notAcceptabl\
e headers":a,"getLibraryRule tooManyRequests":t,"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":t,"getLibraryRule internalError header\
s":a,"getLibraryRule unavailable":t,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":x,"runLibraryRuleCommand ok headers":a,"runLibraryRuleComm\
and badRequest":W,"runLibraryRuleCommand badRequest headers":a,"runLibraryRuleCommand unauthorized":t,"runLibraryRuleCommand unauthorized headers":f,"runLibrary\
RuleCommand forbidden":t,"runLibraryRuleCommand forbidden headers":a,"runLibraryRuleCommand notFound":t,"runLibraryRuleCommand notFound headers":a,"runLibraryRu\
leCommand notAcceptable":t,"runLibraryRuleCommand notAcceptable headers":a,"runLibraryRuleCommand conflict":t,"runLibraryRuleCommand conflict headers":a,"runLib\
raryRuleCommand contentTooLarge":t,"runLibraryRuleCommand contentTooLarge headers":a,"runLibraryRuleCommand unsupportedMediaType":t,"runLibraryRuleCommand unsup\
portedMediaType headers":a,"runLibraryRuleCommand tooManyRequests":t,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":t,"\
runLibraryRuleCommand internalError headers":a,"runLibraryRuleCommand unavailable":t,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":x,"del\
eteLibraryRule ok headers":a,"deleteLibraryRule badRequest":t,"deleteLibraryRule badRequest headers":a,"deleteLibraryRule unauthorized":t,"deleteLibraryRule una\
uthorized headers":f,"deleteLibraryRule forbidden":t,"deleteLibraryRule forbidden headers":a,"deleteLibraryRule notFound":t,"deleteLibraryRule notFound headers":a,
"deleteLibraryRule notAcceptable":t,"deleteLibraryRule notAcceptable headers":a,"deleteLibraryRule tooManyRequests":t,"deleteLibraryRule tooManyRequests headers":c,
"deleteLibraryRule internalError":t,"deleteLibraryRule internalError headers":a,"deleteLibraryRule unavailable":t,"deleteLibraryRule unavailable headers":c,"lis\
tAssociatedRules ok":P,"listAssociatedRules ok headers":a,"listAssociatedRules badRequest":t,"listAssociatedRules badRequest headers":a,"listAssociatedRules una\
uthorized":t,"listAssociatedRules unauthorized headers":f,"listAssociatedRules forbidden":t,"listAssociatedRules forbidden headers":a,"listAssociatedRules notFo\
und":t,"listAssociatedRules notFound headers":a,"listAssociatedRules notAcceptable":t,"listAssociatedRules notAcceptable headers":a,"listAssociatedRules tooMany\
Requests":t,"listAssociatedRules tooManyRequests headers":c,"listAssociatedRules internalError":t,"listAssociatedRules internalError headers":a,"listAssociatedR\
ules unavailable":t,"listAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":a,"listAssociatedEntities badR\
equest":t,"listAssociatedEntities badRequest headers":a,"listAssociatedEntities unauthorized":t,"listAssociatedEntities unauthorized headers":f,"listAssociatedE\
ntities forbidden":t,"listAssociatedEntities forbidden headers":a,"listAssociatedEntities notFound":t,"listAssociatedEntities notFound headers":a,"listAssociate\
dEntities notAcceptable":t,"listAssociatedEntities notAcceptable headers":a,"listAssociatedEntities tooManyRequests":t,"listAssociatedEntities tooManyRequests h\
eaders":c,"listAssociatedEntities internalError":t,"listAssociatedEntities internalError headers":a,"listAssociatedEntities unavailable":t,"listAssociatedEntiti\
es unavailable headers":c,"runAssociatedEntitiesCommand ok":q,"runAssociatedEntitiesCommand ok headers":a,"runAssociatedEntitiesCommand badRequest":t,"runAssoci\
atedEntitiesCommand badRequest headers":a,"runAssociatedEntitiesCommand unauthorized":t,"runAssociatedEntitiesCommand unauthorized headers":f,"runAssociatedEnti\
tiesCommand forbidden":t,"runAssociatedEntitiesCommand forbidden headers":a,"runAssociatedEntitiesCommand notFound":t,"runAssociatedEntitiesCommand notFound hea\
ders":a,"runAssociatedEntitiesCommand notAcceptable":t,"runAssociatedEntitiesCommand notAcceptable headers":a,"runAssociatedEntitiesCommand contentTooLarge":t,"\
runAssociatedEntitiesCommand contentTooLarge headers":a,"runAssociatedEntitiesCommand unsupportedMediaType":t,"runAssociatedEntitiesCommand unsupportedMediaType\
 headers":a,"runAssociatedEntitiesCommand tooManyRequests":t,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalErro\
r":t,"runAssociatedEntitiesCommand internalError headers":a,"runAssociatedEntitiesCommand unavailable":t,"runAssociatedEntitiesCommand unavailable headers":c,"g\
etAttributeMap ok":es,"getAttributeMap ok headers":a,"getAttributeMap badRequest":t,"getAttributeMap badRequest headers":a,"getAttributeMap unauthorized":t,"get\
AttributeMap unauthorized headers":f,"getAttributeMap forbidden":t,"getAttributeMap forbidden headers":a,"getAttributeMap notFound":t,"getAttributeMap notFound \
headers":a,"getAttributeMap notAcceptable":t,"getAttributeMap notAcceptable headers":a,"getAttributeMap tooManyRequests":t,"getAttributeMap tooManyRequests head\
ers":c,"getAttributeMap internalError":t,"getAttributeMap internalError headers":a,"getAttributeMap unavailable":t,"getAttributeMap unavailable headers":c,"runA\
ttributeMapCommand ok":ss,"runAttributeMapCommand ok headers":a,"runAttributeMapCommand badRequest":t,"runAttributeMapCommand badRequest headers":a,"runAttribut\
eMapCommand unauthorized":t,"runAttributeMapCommand unauthorized headers":f,"runAttributeMapCommand forbidden":t,"runAttributeMapCommand forbidden headers":a,"r\
unAttributeMapCommand notFound":t,"runAttributeMapCommand notFound headers":a,"runAttributeMapCommand notAcceptable":t,"runAttributeMapCommand notAcceptable hea\
ders":a,"runAttributeMapCommand conflict":t,"runAttributeMapCommand conflict headers":a,"runAttributeMapCommand contentTooLarge":t,"runAttributeMapCommand conte\
ntTooLarge headers":a,"runAttributeMapCommand unsupportedMediaType":t,"runAttributeMapCommand unsupportedMediaType headers":a,"runAttributeMapCommand tooManyReq\
uests":t,"runAttributeMapCommand tooManyRequests headers":c,"runAttributeMapCommand internalError":t,"runAttributeMapCommand internalError headers":a,"runAttrib\
uteMapCommand unavailable":t,"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusinessRules ok headers":a,"listBusinessRules badRequ\
est":t,"listBusinessRules badRequest headers":a,"listBusinessRules unauthorized":t,"listBusinessRules unauthorized headers":f,"listBusinessRules forbidden":t,"l\
istBusinessRules forbidden headers":a,"listBusinessRules notFound":t,"listBusinessRules notFound headers":a,"listBusinessRules notAcceptable":t,"listBusinessRul\
es notAcceptable headers":a,"listBusinessRules tooManyRequests":t,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":t,"listBusines\
sRules internalError headers":a,"listBusinessRules unavailable":t,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":q,"runBusinessRulesComm\
and ok headers":a,"runBusinessRulesCommand badRequest":t,"runBusinessRulesCommand badRequest headers":a,"runBusinessRulesCommand unauthorized":t,"runBusinessRul\
esCommand unauthorized headers":f,"runBusinessRulesCommand forbidden":t,"runBusinessRulesCommand forbidden headers":a,"runBusinessRulesCommand notFound":t,"runB\
usinessRulesCommand notFound headers":a,"runBusinessRulesCommand notAcceptable":t,"runBusinessRulesCommand notAcceptable headers":a,"runBusinessRulesCommand con\
tentTooLarge":t,"runBusinessRulesCommand contentTooLarge headers":a,"runBusinessRulesCommand unsupportedMediaType":t,"runBusinessRulesCommand unsupportedMediaTy\
pe headers":a,"runBusinessRulesCommand tooManyRequests":t,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":t,"runBusi\
nessRulesCommand internalError headers":a,"runBusinessRulesCommand unavailable":t,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":V,"cou\
ntBusinessRules ok headers":a,"countBusinessRules badRequest":t,"countBusinessRules badRequest headers":a,"countBusinessRules unauthorized":t,"countBusinessRule\
s unauthorized headers":f,"countBusinessRules forbidden":t,"countBusinessRules forbidden headers":a,"countBusinessRules notFound":t,"countBusinessRules notFound\
 headers":a,"countBusinessRules notAcceptable":t,"countBusinessRules notAcceptable headers":a,"countBusinessRules tooManyRequests":t,"countBusinessRules tooMany\
Requests headers":c,"countBusinessRules internalError":t,"countBusinessRules internalError headers":a,"countBusinessRules unavailable":t,"countBusinessRules una\
vailable headers":c,"listAggregateMethods ok":as,"listAggregateMethods ok headers":a,"listAggregateMethods badRequest":t,"listAggregateMethods badRequest header\
s":a,"listAggregateMethods unauthorized":t,"listAggregateMethods unauthorized headers":f,"listAggregateMethods forbidden":t,"listAggregateMethods forbidden head\
ers":a,"listAggregateMethods notFound":t,"listAggregateMethods notFound headers":a,"listAggregateMethods notAcceptable":t,"listAggregateMethods notAcceptable he\
aders":a,"listAggregateMethods tooManyRequests":t,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":t,"listAggregateMethods \
internalError headers":a,"listAggregateMethods unavailable":t,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":a,
"listLibraryRules badRequest":t,"listLibraryRules badRequest headers":a,"listLibraryRules unauthorized":t,"listLibraryRules unauthorized headers":f,"listLibrary\
Rules forbidden":t,"listLibraryRules forbidden headers":a,"listLibraryRules notFound":t,"listLibraryRules notFound headers":a,"listLibraryRules notAcceptable":t,
"listLibraryRules notAcceptable headers":a,"listLibraryRules tooManyRequests":t,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":t,
"listLibraryRules internalError headers":a,"listLibraryRules unavailable":t,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":ns,"runLibraryR\
ulesCommand ok headers":a,"runLibraryRulesCommand badRequest":t,"runLibraryRulesCommand badRequest headers":a,"runLibraryRulesCommand unauthorized":t,"runLibrar\
yRulesCommand unauthorized headers":f,"runLibraryRulesCommand forbidden":t,"runLibraryRulesCommand forbidden headers":a,"runLibraryRulesCommand notFound":t,"run\
LibraryRulesCommand notFound headers":a,"runLibraryRulesCommand notAcceptable":t,"runLibraryRulesCommand notAcceptable headers":a,"runLibraryRulesCommand confli\
ct":t,"runLibraryRulesCommand conflict headers":a,"runLibraryRulesCommand contentTooLarge":t,"runLibraryRulesCommand contentTooLarge headers":a,"runLibraryRules\
Command unsupportedMediaType":t,"runLibraryRulesCommand unsupportedMediaType headers":a,"runLibraryRulesCommand tooManyRequests":t,"runLibraryRulesCommand tooMa\
nyRequests headers":c,"runLibraryRulesCommand internalError":t,"runLibraryRulesCommand internalError headers":a,"runLibraryRulesCommand unavailable":t,"runLibra\
ryRulesCommand unavailable headers":c,"countLibraryRules ok":V,"countLibraryRules ok headers":a,"countLibraryRules badRequest":t,"countLibraryRules badRequest h\
eaders":a,"countLibraryRules unauthorized":t,"countLibraryRules unauthorized headers":f,"countLibraryRules forbidden":t,"countLibraryRules forbidden headers":a,
"countLibraryRules notFound":t,"countLibraryRules notFound headers":a,"countLibraryRules notAcceptable":t,"countLibraryRules notAcceptable headers":a,"countLibr\
aryRules tooManyRequests":t,"countLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":t,"countLibraryRules internalError headers":a,"count\
LibraryRules unavailable":t,"countLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRules ok headers":a,"listRealBusinessRules b\
adRequest":t,"listRealBusinessRules badRequest headers":a,"listRealBusinessRules unauthorized":t,"listRealBusinessRules unauthorized headers":f,"listRealBusines\
sRules forbidden":t,"listRealBusinessRules forbidden headers":a,"listRealBusinessRules notFound":t,"listRealBusinessRules notFound headers":a,"listRealBusinessR\
ules notAcceptable":t,"listRealBusinessRules notAcceptable headers":a,"listRealBusinessRules tooManyRequests":t,"listRealBusinessRules tooManyRequests headers":c,
"listRealBusinessRules internalError":t,"listRealBusinessRules internalError headers":a,"listRealBusinessRules unavailable":t,"listRealBusinessRules unavailable\
 headers":c,"runRealBusinessRulesCommand ok":Xr,"runRealBusinessRulesCommand ok headers":a,"runRealBusinessRulesCommand badRequest":W,"runRealBusinessRulesComma\
nd badRequest headers":a,"runRealBusinessRulesCommand unauthorized":t,"runRealBusinessRulesCommand unauthorized headers":f,"runRealBusinessRulesCommand forbidde\
n":t,"runRealBusinessRulesCommand forbidden headers":a,"runRealBusinessRulesCommand notFound":t,"runRealBusinessRulesCommand notFound headers":a,"runRealBusines\
sRulesCommand notAcceptable":t,"runRealBusinessRulesCommand notAcceptable headers":a,"runRealBusinessRulesCommand conflict":t,"runRealBusinessRulesCommand confl\
ict headers":a,"runRealBusinessRulesCommand contentTooLarge":t,"runRealBusinessRulesCommand contentTooLarge headers":a,"runRealBusinessRulesCommand unsupportedM\
ediaType":t,"runRealBusinessRulesCommand unsupportedMediaType headers":a,"runRealBusinessRulesCommand tooManyRequests":t,"runRealBusinessRulesCommand tooManyReq\
uests headers":c,"runRealBusinessRulesCommand internalError":t,"runRealBusinessRulesCommand internalError headers":a,"runRealBusinessRulesCommand unavailable":t,
"runRealBusinessRulesCommand unavailable headers":c,"deleteRealBusinessRules ok":x,"deleteRealBusinessRules ok headers":a,"deleteRealBusinessRules badRequest":W,
"deleteRealBusinessRules badRequest headers":a,"deleteRealBusinessRules unauthorized":t,"deleteRealBusinessRules unauthorized headers":f,"deleteRealBusinessRule\
s forbidden":t,"deleteRealBusinessRules forbidden headers":a,"deleteRealBusinessRules notFound":t,"deleteRealBusinessRules notFound headers":a,"deleteRealBusine\
ssRules notAcceptable":t,"deleteRealBusinessRules notAcceptable headers":a,"deleteRealBusinessRules contentTooLarge":t,"deleteRealBusinessRules contentTooLarge \
headers":a,"deleteRealBusinessRules unsupportedMediaType":t,"deleteRealBusinessRules unsupportedMediaType headers":a,"deleteRealBusinessRules tooManyRequests":t,
"deleteRealBusinessRules tooManyRequests headers":c,"deleteRealBusinessRules internalError":t,"deleteRealBusinessRules internalError headers":a,"deleteRealBusin\
essRules unavailable":t,"deleteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":V,"countRealBusinessRules ok headers":a,"countRealBusinessRu\
les badRequest":t,"countRealBusinessRules badRequest headers":a,"countRealBusinessRules unauthorized":t,"countRealBusinessRules unauthorized headers":f,"countRe\
alBusinessRules forbidden":t,"countRealBusinessRules forbidden headers":a,"countRealBusinessRules notFound":t,"countRealBusinessRules notFound headers":a,"count\
RealBusinessRules notAcceptable":t,"countRealBusinessRules notAcceptable headers":a,"countRealBusinessRules tooManyRequests":t,"countRealBusinessRules tooManyRe\
quests headers":c,"countRealBusinessRules internalError":t,"countRealBusinessRules internalError headers":a,"countRealBusinessRules unavailable":t,"countRealBus\
inessRules unavailable headers":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":a,"listEntityBusinessRules badRequest":t,"listEntityBusine\
ssRules badRequest headers":a,"listEntityBusinessRules unauthorized":t,"listEntityBusinessRules unauthorized headers":f,"listEntityBusinessRules forbidden":t,"l\
istEntityBusinessRules forbidden headers":a,"listEntityBusinessRules notFound":t,"listEntityBusinessRules notFound headers":a,"listEntityBusinessRules notAccept\
able":t,"listEntityBusinessRules notAcceptable headers":a,"listEntityBusinessRules tooManyRequests":t,"listEntityBusinessRules tooManyRequests headers":c,"listE\
ntityBusinessRules internalError":t,"listEntityBusinessRules internalError headers":a,"listEntityBusinessRules unavailable":t,"listEntityBusinessRules unavailab\
le headers":c,"runEntityBusinessRulesCommand ok":et,"runEntityBusinessRulesCommand ok headers":a,"runEntityBusinessRulesCommand badRequest":W,"runEntityBusiness\
RulesCommand badRequest headers":a,"runEntityBusinessRulesCommand unauthorized":t,"runEntityBusinessRulesCommand unauthorized headers":f,"runEntityBusinessRules\
Command forbidden":t,"runEntityBusinessRulesCommand forbidden headers":a,"runEntityBusinessRulesCommand notFound":t,"runEntityBusinessRulesCommand notFound head\
ers":a,"runEntityBusinessRulesCommand notAcceptable":t,"runEntityBusinessRulesCommand notAcceptable headers":a,"runEntityBusinessRulesCommand conflict":t,"runEn\
tityBusinessRulesCommand conflict headers":a,"runEntityBusinessRulesCommand contentTooLarge":t,"runEntityBusinessRulesCommand contentTooLarge headers":a,"runEnt\
ityBusinessRulesCommand unsupportedMediaType":t,"runEntityBusinessRulesCommand unsupportedMediaType headers":a,"runEntityBusinessRulesCommand tooManyRequests":t,
"runEntityBusinessRulesCommand tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":t,"runEntityBusinessRulesCommand internalError headers":a,
"runEntityBusinessRulesCommand unavailable":t,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRule\
s ok headers":a,"listAttributeBusinessRules badRequest":t,"listAttributeBusinessRules badRequest headers":a,"listAttributeBusinessRules unauthorized":t,"listAtt\
ributeBusinessRules unauthorized headers":f,"listAttributeBusinessRules forbidden":t,"listAttributeBusinessRules forbidden headers":a,"listAttributeBusinessRule\
s notFound":t,"listAttributeBusinessRules notFound headers":a,"listAttributeBusinessRules notAcceptable":t,"listAttributeBusinessRules notAcceptable headers":a,
"listAttributeBusinessRules tooManyRequests":t,"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":t,"listAttribut\
eBusinessRules internalError headers":a,"listAttributeBusinessRules unavailable":t,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRules\
Command ok":et,"runAttributeBusinessRulesCommand ok headers":a,"runAttributeBusinessRulesCommand badRequest":W,"runAttributeBusinessRulesCommand badRequest head\
ers":a,"runAttributeBusinessRulesCommand unauthorized":t,"runAttributeBusinessRulesCommand unauthorized headers":f,"runAttributeBusinessRulesCommand forbidden":t,
"runAttributeBusinessRulesCommand forbidden headers":a,"runAttributeBusinessRulesCommand notFound":t,"runAttributeBusinessRulesCommand notFound headers":a,"runA\
ttributeBusinessRulesCommand notAcceptable":t,"runAttributeBusinessRulesCommand notAcceptable headers":a,"runAttributeBusinessRulesCommand conflict":t,"runAttri\
buteBusinessRulesCommand conflict headers":a,"runAttributeBusinessRulesCommand contentTooLarge":t,"runAttributeBusinessRulesCommand contentTooLarge headers":a,"\
runAttributeBusinessRulesCommand unsupportedMediaType":t,"runAttributeBusinessRulesCommand unsupportedMediaType headers":a,"runAttributeBusinessRulesCommand too\
ManyRequests":t,"runAttributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":t,"runAttributeBusinessRulesComman\
d internalError headers":a,"runAttributeBusinessRulesCommand unavailable":t,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,
"listEntityRuleHistory ok headers":a,"listEntityRuleHistory badRequest":t,"listEntityRuleHistory badRequest headers":a,"listEntityRuleHistory unauthorized":t,"l\
istEntityRuleHistory unauthorized headers":f,"listEntityRuleHistory forbidden":t,"listEntityRuleHistory forbidden headers":a,"listEntityRuleHistory notFound":t,
"listEntityRuleHistory notFound headers":a,"listEntityRuleHistory notAcceptable":t,"listEntityRuleHistory notAcceptable headers":a,"listEntityRuleHistory tooMan\
yRequests":t,"listEntityRuleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":t,"listEntityRuleHistory internalError headers":a,"listEnti\
tyRuleHistory unavailable":t,"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":q,"runEntityRuleHistoryCommand ok headers":a,"runEnt\
ityRuleHistoryCommand badRequest":t,"runEntityRuleHistoryCommand badRequest headers":a,"runEntityRuleHistoryCommand unauthorized":t,"runEntityRuleHistoryCommand\
 unauthorized headers":f,"runEntityRuleHistoryCommand forbidden":t,"runEntityRuleHistoryCommand forbidden headers":a,"runEntityRuleHistoryCommand notFound":t,"r\
unEntityRuleHistoryCommand notFound headers":a,"runEntityRuleHistoryCommand notAcceptable":t,"runEntityRuleHistoryCommand notAcceptable headers":a,"runEntityRul\
eHistoryCommand contentTooLarge":t,"runEntityRuleHistoryCommand contentTooLarge headers":a,"runEntityRuleHistoryCommand unsupportedMediaType":t,"runEntityRuleHi\
storyCommand unsupportedMediaType headers":a,"runEntityRuleHistoryCommand tooManyRequests":t,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityR\
uleHistoryCommand internalError":t,"runEntityRuleHistoryCommand internalError headers":a,"runEntityRuleHistoryCommand unavailable":t,"runEntityRuleHistoryComman\
d unavailable headers":c,"listAllRuleHistory ok":P,"listAllRuleHistory ok headers":a,"listAllRuleHistory badRequest":t,"listAllRuleHistory badRequest headers":a,
"listAllRuleHistory unauthorized":t,"listAllRuleHistory unauthorized headers":f,"listAllRuleHistory forbidden":t,"listAllRuleHistory forbidden headers":a,"listA\
llRuleHistory notFound":t,"listAllRuleHistory notFound headers":a,"listAllRuleHistory notAcceptable":t,"listAllRuleHistory notAcceptable headers":a,"listAllRule\
History tooManyRequests":t,"listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":t,"listAllRuleHistory internalError headers":a,"lis\
tAllRuleHistory unavailable":t,"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":q,"runAllRuleHistoryCommand ok headers":a,"runAllRuleHis\
toryCommand badRequest":t,"runAllRuleHistoryCommand badRequest headers":a,"runAllRuleHistoryCommand unauthorized":t,"runAllRuleHistoryCommand unauthorized heade\
rs":f,"runAllRuleHistoryCommand forbidden":t,"runAllRuleHistoryCommand forbidden headers":a,"runAllRuleHistoryCommand notFound":t,"runAllRuleHistoryCommand notF\
ound headers":a,"runAllRuleHistoryCommand notAcceptable":t,"runAllRuleHistoryCommand notAcceptable headers":a,"runAllRuleHistoryCommand contentTooLarge":t,"runA\
llRuleHistoryCommand contentTooLarge headers":a,"runAllRuleHistoryCommand unsupportedMediaType":t,"runAllRuleHistoryCommand unsupportedMediaType headers":a,"run\
AllRuleHistoryCommand tooManyRequests":t,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":t,"runAllRuleHistoryComma\
nd internalError headers":a,"runAllRuleHistoryCommand unavailable":t,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCom\
pliance ok headers":a,"listEntityCompliance badRequest":t,"listEntityCompliance badRequest headers":a,"listEntityCompliance unauthorized":t,"listEntityComplianc\
e unauthorized headers":f,"listEntityCompliance forbidden":t,"listEntityCompliance forbidden headers":a,"listEntityCompliance notFound":t,"listEntityCompliance \
notFound headers":a,"listEntityCompliance notAcceptable":t,"listEntityCompliance notAcceptable headers":a,"listEntityCompliance tooManyRequests":t,"listEntityCo\
mpliance tooManyRequests headers":c,"listEntityCompliance internalError":t,"listEntityCompliance internalError headers":a,"listEntityCompliance unavailable":t,"\
listEntityCompliance unavailable headers":c,"runEntityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":a,"runEntityComplianceCommand badRequest":t,
"runEntityComplianceCommand badRequest headers":a,"runEntityComplianceCommand unauthorized":t,"runEntityComplianceCommand unauthorized headers":f,"runEntityComp\
lianceCommand forbidden":t,"runEntityComplianceCommand forbidden headers":a,"runEntityComplianceCommand notFound":t,"runEntityComplianceCommand notFound headers":a,
"runEntityComplianceCommand notAcceptable":t,"runEntityComplianceCommand notAcceptable headers":a,"runEntityComplianceCommand contentTooLarge":t,"runEntityCompl\
ianceCommand contentTooLarge headers":a,"runEntityComplianceCommand unsupportedMediaType":t,"runEntityComplianceCommand unsupportedMediaType headers":a,"runEnti\
tyComplianceCommand tooManyRequests":t,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":t,"runEntityComplianceC\
ommand internalError headers":a,"runEntityComplianceCommand unavailable":t,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listComplia\
nce ok headers":a,"listCompliance badRequest":t,"listCompliance badRequest headers":a,"listCompliance unauthorized":t,"listCompliance unauthorized headers":f,"l\
istCompliance forbidden":t,"listCompliance forbidden headers":a,"listCompliance notFound":t,"listCompliance notFound headers":a,"listCompliance notAcceptable":t,
"listCompliance notAcceptable headers":a,"listCompliance tooManyRequests":t,"listCompliance tooManyRequests headers":c,"listCompliance internalError":t,"listCom\
pliance internalError headers":a,"listCompliance unavailable":t,"listCompliance unavailable headers":c,"runComplianceCommand ok":q,"runComplianceCommand ok head\
ers":a,"runComplianceCommand badRequest":t,"runComplianceCommand badRequest headers":a,"runComplianceCommand unauthorized":t,"runComplianceCommand unauthorized \
headers":f,"runComplianceCommand forbidden":t,"runComplianceCommand forbidden headers":a,"runComplianceCommand notFound":t,"runComplianceCommand notFound header\
s":a,"runComplianceCommand notAcceptable":t,"runComplianceCommand notAcceptable headers":a,"runComplianceCommand contentTooLarge":t,"runComplianceCommand conten\
tTooLarge headers":a,"runComplianceCommand unsupportedMediaType":t,"runComplianceCommand unsupportedMediaType headers":a,"runComplianceCommand tooManyRequests":t,
"runComplianceCommand tooManyRequests headers":c,"runComplianceCommand internalError":t,"runComplianceCommand internalError headers":a,"runComplianceCommand una\
vailable":t,"runComplianceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":a,"listPassingRules badRequest":t,"listPassingRul\
es badRequest headers":a,"listPassingRules unauthorized":t,"listPassingRules unauthorized headers":f,"listPassingRules forbidden":t,"listPassingRules forbidden \
headers":a,"listPassingRules notFound":t,"listPassingRules notFound headers":a,"listPassingRules notAcceptable":t,"listPassingRules notAcceptable headers":a,"li\
stPassingRules tooManyRequests":t,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":t,"listPassingRules internalError headers":a,"li\
stPassingRules unavailable":t,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":q,"runPassingRulesCommand ok headers":a,"runPassingRulesComma\
nd badRequest":t,"runPassingRulesCommand badRequest headers":a,"runPassingRulesCommand unauthorized":t,"runPassingRulesCommand unauthorized headers":f,"runPassi\
ngRulesCommand forbidden":t,"runPassingRulesCommand forbidden headers":a,"runPassingRulesCommand notFound":t,"runPassingRulesCommand notFound headers":a,"runPas\
singRulesCommand notAcceptable":t,"runPassingRulesCommand notAcceptable headers":a,"runPassingRulesCommand contentTooLarge":t,"runPassingRulesCommand contentToo\
Large headers":a,"runPassingRulesCommand unsupportedMediaType":t,"runPassingRulesCommand unsupportedMediaType headers":a,"runPassingRulesCommand tooManyRequests":t,
"runPassingRulesCommand tooManyRequests headers":c,"runPassingRulesCommand internalError":t,"runPassingRulesCommand internalError headers":a,"runPassingRulesCom\
mand unavailable":t,"runPassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok headers":a,"listFailingRules badRequest":t,"list\
FailingRules badRequest headers":a,"listFailingRules unauthorized":t,"listFailingRules unauthorized headers":f,"listFailingRules forbidden":t,"listFailingRules \
forbidden headers":a,"listFailingRules notFound":t,"listFailingRules notFound headers":a,"listFailingRules notAcceptable":t,"listFailingRules notAcceptable head\
ers":a,"listFailingRules tooManyRequests":t,"listFailingRules tooManyRequests headers":c,"listFailingRules internalError":t,"listFailingRules internalError head\
ers":a,"listFailingRules unavailable":t,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":q,"runFailingRulesCommand ok headers":a,"runFailing\
RulesCommand badRequest":t,"runFailingRulesCommand badRequest headers":a,"runFailingRulesCommand unauthorized":t,"runFailingRulesCommand unauthorized headers":f,
"runFailingRulesCommand forbidden":t,"runFailingRulesCommand forbidden headers":a,"runFailingRulesCommand notFound":t,"runFailingRulesCommand notFound headers":a,
"runFailingRulesCommand notAcceptable":t,"runFailingRulesCommand notAcceptable headers":a,"runFailingRulesCommand contentTooLarge":t,"runFailingRulesCommand con\
tentTooLarge headers":a,"runFailingRulesCommand unsupportedMediaType":t,"runFailingRulesCommand unsupportedMediaType headers":a,"runFailingRulesCommand tooManyR\
equests":t,"runFailingRulesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":t,"runFailingRulesCommand internalError headers":a,"runFail\
ingRulesCommand unavailable":t,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":a,"listEnabledRules badReque\
st":t,"listEnabledRules badRequest headers":a,"listEnabledRules unauthorized":t,"listEnabledRules unauthorized headers":f,"listEnabledRules forbidden":t,"listEn\
abledRules forbidden headers":a,"listEnabledRules notFound":t,"listEnabledRules notFound headers":a,"listEnabledRules notAcceptable":t,"listEnabledRules notAcce\
ptable headers":a,"listEnabledRules tooManyRequests":t,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":t,"listEnabledRules interna\
lError headers":a,"listEnabledRules unavailable":t,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":q,"runEnabledRulesCommand ok headers":a,
"runEnabledRulesCommand badRequest":t,"runEnabledRulesCommand badRequest headers":a,"runEnabledRulesCommand unauthorized":t,"runEnabledRulesCommand unauthorized\
 headers":f,"runEnabledRulesCommand forbidden":t,"runEnabledRulesCommand forbidden headers":a,"runEnabledRulesCommand notFound":t,"runEnabledRulesCommand notFou\
nd headers":a,"runEnabledRulesCommand notAcceptable":t,"runEnabledRulesCommand notAcceptable headers":a,"runEnabledRulesCommand contentTooLarge":t,"runEnabledRu\
lesCommand contentTooLarge headers":a,"runEnabledRulesCommand unsupportedMediaType":t,"runEnabledRulesCommand unsupportedMediaType headers":a,"runEnabledRulesCo\
mmand tooManyRequests":t,"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":t,"runEnabledRulesCommand internalError heade\
rs":a,"runEnabledRulesCommand unavailable":t,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":a,"getBusinessRu\
le badRequest":t,"getBusinessRule badRequest headers":a,"getBusinessRule unauthorized":t,"getBusinessRule unauthorized headers":f,"getBusinessRule forbidden":t,
"getBusinessRule forbidden headers":a,"getBusinessRule notFound":t,"getBusinessRule notFound headers":a,"getBusinessRule notAcceptable":t,"getBusinessRule notAc\
ceptable headers":a,"getBusinessRule tooManyRequests":t,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":t,"getBusinessRule internalE\
rror headers":a,"getBusinessRule unavailable":t,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":x,"runBusinessRuleCommand ok headers":a,"run\
BusinessRuleCommand badRequest":W,"runBusinessRuleCommand badRequest headers":a,"runBusinessRuleCommand unauthorized":t,"runBusinessRuleCommand unauthorized hea\
ders":f,"runBusinessRuleCommand forbidden":t,"runBusinessRuleCommand forbidden headers":a,"runBusinessRuleCommand notFound":t,"runBusinessRuleCommand notFound h\
eaders":a,"runBusinessRuleCommand notAcceptable":t,"runBusinessRuleCommand notAcceptable headers":a,"runBusinessRuleCommand conflict":t,"runBusinessRuleCommand \
conflict headers":a,"runBusinessRuleCommand contentTooLarge":t,"runBusinessRuleCommand contentTooLarge headers":a,"runBusinessRuleCommand unsupportedMediaType":t,
"runBusinessRuleCommand unsupportedMediaType headers":a,"runBusinessRuleCommand tooManyRequests":t,"runBusinessRuleCommand tooManyRequests headers":c,"runBusine\
ssRuleCommand internalError":t,"runBusinessRuleCommand internalError headers":a,"runBusinessRuleCommand unavailable":t,"runBusinessRuleCommand unavailable heade\
rs":c,"deleteBusinessRule ok":x,"deleteBusinessRule ok headers":a,"deleteBusinessRule badRequest":t,"deleteBusinessRule badRequest headers":a,"deleteBusinessRul\
e unauthorized":t,"deleteBusinessRule unauthorized headers":f,"deleteBusinessRule forbidden":t,"deleteBusinessRule forbidden headers":a,"deleteBusinessRule notF\
ound":t,"deleteBusinessRule notFound headers":a,"deleteBusinessRule notAcceptable":t,"deleteBusinessRule notAcceptable headers":a,"deleteBusinessRule tooManyReq\
uests":t,"deleteBusinessRule tooManyRequests headers":c,"deleteBusinessRule internalError":t,"deleteBusinessRule internalError headers":a,"deleteBusinessRule un\
available":t,"deleteBusinessRule unavailable headers":c,"getBusinessRulePermissions ok":us,"getBusinessRulePermissions ok headers":a,"getBusinessRulePermissions\
 badRequest":t,"getBusinessRulePermissions badRequest headers":a,"getBusinessRulePermissions unauthorized":t,"getBusinessRulePermissions unauthorized headers":f,
"getBusinessRulePermissions forbidden":t,"getBusinessRulePermissions forbidden headers":a,"getBusinessRulePermissions notFound":t,"getBusinessRulePermissions no\
tFound headers":a,"getBusinessRulePermissions notAcceptable":t,"getBusinessRulePermissions notAcceptable headers":a,"getBusinessRulePermissions tooManyRequests":t,
"getBusinessRulePermissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":t,"getBusinessRulePermissions internalError headers":a,"getBus\
inessRulePermissions unavailable":t,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":a,"listRuleHistory ba\
dRequest":t,"listRuleHistory badRequest headers":a,"listRuleHistory unauthorized":t,"listRuleHistory unauthorized headers":f,"listRuleHistory forbidden":t,"list\
RuleHistory forbidden headers":a,"listRuleHistory notFound":t,"listRuleHistory notFound headers":a,"listRuleHistory notAcceptable":t,"listRuleHistory notAccepta\
ble headers":a,"listRuleHistory tooManyRequests":t,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":t,"listRuleHistory internalError \
headers":a,"listRuleHistory unavailable":t,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":q,"runRuleHistoryCommand ok headers":a,"runRuleHis\
toryCommand badRequest":t,"runRuleHistoryCommand badRequest headers":a,"runRuleHistoryCommand unauthorized":t,"runRuleHistoryCommand unauthorized headers":f,"ru\
nRuleHistoryCommand forbidden":t,"runRuleHistoryCommand forbidden headers":a,"runRuleHistoryCommand notFound":t,"runRuleHistoryCommand notFound headers":a,"runR\
uleHistoryCommand notAcceptable":t,"runRuleHistoryCommand notAcceptable headers":a,"runRuleHistoryCommand contentTooLarge":t,"runRuleHistoryCommand contentTooLa\
rge headers":a,"runRuleHistoryCommand unsupportedMediaType":t,"runRuleHistoryCommand unsupportedMediaType headers":a,"runRuleHistoryCommand tooManyRequests":t,"\
runRuleHistoryCommand tooManyRequests headers":c,"runRuleHistoryCommand internalError":t,"runRuleHistoryCommand internalError headers":a,"runRuleHistoryCommand \
unavailable":t,"runRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok headers":a,"listRuleFailingRows badRequest":t,"l\
istRuleFailingRows badRequest headers":a,"listRuleFailingRows unauthorized":t,"listRuleFailingRows unauthorized headers":f,"listRuleFailingRows forbidden":t,"li\
stRuleFailingRows forbidden headers":a,"listRuleFailingRows notFound":t,"listRuleFailingRows notFound headers":a,"listRuleFailingRows notAcceptable":t,"listRule\
FailingRows notAcceptable headers":a,"listRuleFailingRows conflict":t,"listRuleFailingRows conflict headers":a,"listRuleFailingRows tooManyRequests":t,"listRule\
FailingRows tooManyRequests headers":c,"listRuleFailingRows internalError":t,"listRuleFailingRows internalError headers":a,"listRuleFailingRows unavailable":t,"\
listRuleFailingRows unavailable headers":c,"runRuleFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":a,"runRuleFailingRowsCommand badRequest":t,"r\
unRuleFailingRowsCommand badRequest headers":a,"runRuleFailingRowsCommand unauthorized":t,"runRuleFailingRowsCommand unauthorized headers":f,"runRuleFailingRows\
Command forbidden":t,"runRuleFailingRowsCommand forbidden headers":a,"runRuleFailingRowsCommand notFound":t,"runRuleFailingRowsCommand notFound headers":a,"runR\
uleFailingRowsCommand notAcceptable":t,"runRuleFailingRowsCommand notAcceptable headers":a,"runRuleFailingRowsCommand conflict":t,"runRuleFailingRowsCommand con\
flict headers":a,"runRuleFailingRowsCommand contentTooLarge":t,"runRuleFailingRowsCommand contentTooLarge headers":a,"runRuleFailingRowsCommand unsupportedMedia\
Type":t,"runRuleFailingRowsCommand unsupportedMediaType headers":a,"runRuleFailingRowsCommand tooManyRequests":t,"runRuleFailingRowsCommand tooManyRequests head\
ers":c,"runRuleFailingRowsCommand internalError":t,"runRuleFailingRowsCommand internalError headers":a,"runRuleFailingRowsCommand unavailable":t,"runRuleFailing\
RowsCommand unavailable headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":a,"listRulePassingRows badRequest":t,"listRulePassingRows badRequ\
est headers":a,"listRulePassingRows unauthorized":t,"listRulePassingRows unauthorized headers":f,"listRulePassingRows forbidden":t,"listRulePassingRows forbidde\
n headers":a,"listRulePassingRows notFound":t,"listRulePassingRows notFound headers":a,"listRulePassingRows notAcceptable":t,"listRulePassingRows notAcceptable \
headers":a,"listRulePassingRows conflict":t,"listRulePassingRows conflict headers":a,"listRulePassingRows tooManyRequests":t,"listRulePassingRows tooManyRequest\
s headers":c,"listRulePassingRows internalError":t,"listRulePassingRows internalError headers":a,"listRulePassingRows unavailable":t,"listRulePassingRows unavai\
lable headers":c,"runRulePassingRowsCommand ok":q,"runRulePassingRowsCommand ok headers":a,"runRulePassingRowsCommand badRequest":t,"runRulePassingRowsCommand b\
adRequest headers":a,"runRulePassingRowsCommand unauthorized":t,"runRulePassingRowsCommand unauthorized headers":f,"runRulePassingRowsCommand forbidden":t,"runR\
ulePassingRowsCommand forbidden headers":a,"runRulePassingRowsCommand notFound":t,"runRulePassingRowsCommand notFound headers":a,"runRulePassingRowsCommand notA\
cceptable":t,"runRulePassingRowsCommand notAcceptable headers":a,"runRulePassingRowsCommand conflict":t,"runRulePassingRowsCommand conflict headers":a,"runRuleP\
assingRowsCommand contentTooLarge":t,"runRulePassingRowsCommand contentTooLarge headers":a,"runRulePassingRowsCommand unsupportedMediaType":t,"runRulePassingRow\
sCommand unsupportedMediaType headers":a,"runRulePassingRowsCommand tooManyRequests":t,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRows\
Command internalError":t,"runRulePassingRowsCommand internalError headers":a,"runRulePassingRowsCommand unavailable":t,"runRulePassingRowsCommand unavailable he\
aders":c,"listRuleGroups ok":P,"listRuleGroups ok headers":a,"listRuleGroups badRequest":t,"listRuleGroups badRequest headers":a,"listRuleGroups unauthorized":t,
"listRuleGroups unauthorized headers":f,"listRuleGroups forbidden":t,"listRuleGroups forbidden headers":a,"listRuleGroups notFound":t,"listRuleGroups notFound h\
eaders":a,"listRuleGroups notAcceptable":t,"listRuleGroups notAcceptable headers":a,"listRuleGroups conflict":t,"listRuleGroups conflict headers":a,"listRuleGro\
ups tooManyRequests":t,"listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":t,"listRuleGroups internalError headers":a,"listRuleGroups unav\
ailable":t,"listRuleGroups unavailable headers":c,"runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":a,"runRuleGroupsCommand badRequest":t,"runRuleGr\
oupsCommand badRequest headers":a,"runRuleGroupsCommand unauthorized":t,"runRuleGroupsCommand unauthorized headers":f,"runRuleGroupsCommand forbidden":t,"runRul\
eGroupsCommand forbidden headers":a,"runRuleGroupsCommand notFound":t,"runRuleGroupsCommand notFound headers":a,"runRuleGroupsCommand notAcceptable":t,"runRuleG\
roupsCommand notAcceptable headers":a,"runRuleGroupsCommand conflict":t,"runRuleGroupsCommand conflict headers":a,"runRuleGroupsCommand contentTooLarge":t,"runR\
uleGroupsCommand contentTooLarge headers":a,"runRuleGroupsCommand unsupportedMediaType":t,"runRuleGroupsCommand unsupportedMediaType headers":a,"runRuleGroupsCo\
mmand tooManyRequests":t,"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":t,"runRuleGroupsCommand internalError headers":a,
"runRuleGroupsCommand unavailable":t,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":q,"runGroupFailingRowsCommand ok headers":a,"r\
unGroupFailingRowsCommand badRequest":t,"runGroupFailingRowsCommand badRequest headers":a,"runGroupFailingRowsCommand unauthorized":t,"runGroupFailingRowsComman\
d unauthorized headers":f,"runGroupFailingRowsCommand forbidden":t,"runGroupFailingRowsCommand forbidden headers":a,"runGroupFailingRowsCommand notFound":t,"run\
GroupFailingRowsCommand notFound headers":a,"runGroupFailingRowsCommand notAcceptable":t,"runGroupFailingRowsCommand notAcceptable headers":a,"runGroupFailingRo\
wsCommand conflict":t,"runGroupFailingRowsCommand conflict headers":a,"runGroupFailingRowsCommand contentTooLarge":t,"runGroupFailingRowsCommand contentTooLarge\
 headers":a,"runGroupFailingRowsCommand unsupportedMediaType":t,"runGroupFailingRowsCommand unsupportedMediaType headers":a,"runGroupFailingRowsCommand tooManyR\
equests":t,"runGroupFailingRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":t,"runGroupFailingRowsCommand internalError headers":a,
"runGroupFailingRowsCommand unavailable":t,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":q,"runGroupPassingRowsCommand ok h\
eaders":a,"runGroupPassingRowsCommand badRequest":t,"runGroupPassingRowsCommand badRequest headers":a,"runGroupPassingRowsCommand unauthorized":t,"runGroupPassi\
ngRowsCommand unauthorized headers":f,"runGroupPassingRowsCommand forbidden":t,"runGroupPassingRowsCommand forbidden headers":a,"runGroupPassingRowsCommand notF\
ound":t,"runGroupPassingRowsCommand notFound headers":a,"runGroupPassingRowsCommand notAcceptable":t,"runGroupPassingRowsCommand notAcceptable headers":a,"runGr\
oupPassingRowsCommand conflict":t,"runGroupPassingRowsCommand conflict headers":a,"runGroupPassingRowsCommand contentTooLarge":t,"runGroupPassingRowsCommand con\
tentTooLarge headers":a,"runGroupPassingRowsCommand unsupportedMediaType":t,"runGroupPassingRowsCommand unsupportedMediaType headers":a,"runGroupPassingRowsComm\
and tooManyRequests":t,"runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":t,"runGroupPassingRowsCommand internalE\
rror headers":a,"runGroupPassingRowsCommand unavailable":t,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows \
ok headers":a,"listGroupFailingRows badRequest":t,"listGroupFailingRows badRequest headers":a,"listGroupFailingRows unauthorized":t,"listGroupFailingRows unauth\
orized headers":f,"listGroupFailingRows forbidden":t,"listGroupFailingRows forbidden headers":a,"listGroupFailingRows notFound":t,"listGroupFailingRows notFound\
 headers":a,"listGroupFailingRows notAcceptable":t,"listGroupFailingRows notAcceptable headers":a,"listGroupFailingRows conflict":t,"listGroupFailingRows confli\
ct headers":a,"listGroupFailingRows tooManyRequests":t,"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":t,"listGroupFailing\
Rows internalError headers":a,"listGroupFailingRows unavailable":t,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":q,"runNamed\
GroupFailingRowsCommand ok headers":a,"runNamedGroupFailingRowsCommand badRequest":t,"runNamedGroupFailingRowsCommand badRequest headers":a,"runNamedGroupFailin\
gRowsCommand unauthorized":t,"runNamedGroupFailingRowsCommand unauthorized headers":f,"runNamedGroupFailingRowsCommand forbidden":t,"runNamedGroupFailingRowsCom\
mand forbidden headers":a,"runNamedGroupFailingRowsCommand notFound":t,"runNamedGroupFailingRowsCommand notFound headers":a,"runNamedGroupFailingRowsCommand not\
Acceptable":t,"runNamedGroupFailingRowsCommand notAcceptable headers":a,"runNamedGroupFailingRowsCommand conflict":t,"runNamedGroupFailingRowsCommand conflict h\
eaders":a,"runNamedGroupFailingRowsCommand contentTooLarge":t,"runNamedGroupFailingRowsCommand contentTooLarge headers":a,"runNamedGroupFailingRowsCommand unsup\
portedMediaType":t,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":a,"runNamedGroupFailingRowsCommand tooManyRequests":t,"runNamedGroupFailingRow\
sCommand tooManyRequests headers":c,"runNamedGroupFailingRowsCommand internalError":t,"runNamedGroupFailingRowsCommand internalError headers":a,"runNamedGroupFa\
ilingRowsCommand unavailable":t,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":a,"listGro\
upPassingRows badRequest":t,"listGroupPassingRows badRequest headers":a,"listGroupPassingRows unauthorized":t,"listGroupPassingRows unauthorized headers":f,"lis\
tGroupPassingRows forbidden":t,"listGroupPassingRows forbidden headers":a,"listGroupPassingRows notFound":t,"listGroupPassingRows notFound headers":a,"listGroup\
PassingRows notAcceptable":t,"listGroupPassingRows notAcceptable headers":a,"listGroupPassingRows conflict":t,"listGroupPassingRows conflict headers":a,"listGro\
upPassingRows tooManyRequests":t,"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":t,"listGroupPassingRows internalError hea\
ders":a,"listGroupPassingRows unavailable":t,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":q,"runNamedGroupPassingRowsComman\
d ok headers":a,"runNamedGroupPassingRowsCommand badRequest":t,"runNamedGroupPassingRowsCommand badRequest headers":a,"runNamedGroupPassingRowsCommand unauthori\
zed":t,"runNamedGroupPassingRowsCommand unauthorized headers":f,"runNamedGroupPassingRowsCommand forbidden":t,"runNamedGroupPassingRowsCommand forbidden headers":a,
"runNamedGroupPassingRowsCommand notFound":t,"runNamedGroupPassingRowsCommand notFound headers":a,"runNamedGroupPassingRowsCommand notAcceptable":t,"runNamedGro\
upPassingRowsCommand notAcceptable headers":a,"runNamedGroupPassingRowsCommand conflict":t,"runNamedGroupPassingRowsCommand conflict headers":a,"runNamedGroupPa\
ssingRowsCommand contentTooLarge":t,"runNamedGroupPassingRowsCommand contentTooLarge headers":a,"runNamedGroupPassingRowsCommand unsupportedMediaType":t,"runNam\
edGroupPassingRowsCommand unsupportedMediaType headers":a,"runNamedGroupPassingRowsCommand tooManyRequests":t,"runNamedGroupPassingRowsCommand tooManyRequests h\
eaders":c,"runNamedGroupPassingRowsCommand internalError":t,"runNamedGroupPassingRowsCommand internalError headers":a,"runNamedGroupPassingRowsCommand unavailab\
le":t,"runNamedGroupPassingRowsCommand unavailable headers":c,"listKeys ok":P,"listKeys ok headers":a,"listKeys badRequest":t,"listKeys badRequest headers":a,"l\
istKeys unauthorized":t,"listKeys unauthorized headers":f,"listKeys forbidden":t,"listKeys forbidden headers":a,"listKeys notFound":t,"listKeys notFound headers":a,
"listKeys notAcceptable":t,"listKeys notAcceptable headers":a,"listKeys tooManyRequests":t,"listKeys tooManyRequests headers":c,"listKeys internalError":t,"list\
Keys internalError headers":a,"listKeys unavailable":t,"listKeys unavailable headers":c,"runKeysCommand ok":Kr,"runKeysCommand ok headers":a,"runKeysCommand bad\
Request":t,"runKeysCommand badRequest headers":a,"runKeysCommand unauthorized":t,"runKeysCommand unauthorized headers":f,"runKeysCommand forbidden":t,"runKeysCo\
mmand forbidden headers":a,"runKeysCommand notFound":t,"runKeysCommand notFound headers":a,"runKeysCommand notAcceptable":t,"runKeysCommand notAcceptable header\
s":a,"runKeysCommand conflict":t,"runKeysCommand conflict headers":a,"runKeysCommand contentTooLarge":t,"runKeysCommand contentTooLarge headers":a,"runKeysComma\
nd unsupportedMediaType":t,"runKeysCommand unsupportedMediaType headers":a,"runKeysCommand tooManyRequests":t,"runKeysCommand tooManyRequests headers":c,"runKey\
sCommand internalError":t,"runKeysCommand internalError headers":a,"runKeysCommand unavailable":t,"runKeysCommand unavailable headers":c,"listPermanentKeys ok":P,
"listPermanentKeys ok headers":a,"listPermanentKeys badRequest":t,"listPermanentKeys badRequest headers":a,"listPermanentKeys unauthorized":t,"listPermanentKeys\
 unauthorized headers":f,"listPermanentKeys forbidden":t,"listPermanentKeys forbidden headers":a,"listPermanentKeys notFound":t,"listPermanentKeys notFound head\
ers":a,"listPermanentKeys notAcceptable":t,"listPermanentKeys notAcceptable headers":a,"listPermanentKeys tooManyRequests":t,"listPermanentKeys tooManyRequests \
headers":c,"listPermanentKeys internalError":t,"listPermanentKeys internalError headers":a,"listPermanentKeys unavailable":t,"listPermanentKeys unavailable head\
ers":c,"runPermanentKeysCommand ok":q,"runPermanentKeysCommand ok headers":a,"runPermanentKeysCommand badRequest":t,"runPermanentKeysCommand badRequest headers":a,
"runPermanentKeysCommand unauthorized":t,"runPermanentKeysCommand unauthorized headers":f,"runPermanentKeysCommand forbidden":t,"runPermanentKeysCommand forbidd\
en headers":a,"runPermanentKeysCommand notFound":t,"runPermanentKeysCommand notFound headers":a,"runPermanentKeysCommand notAcceptable":t,"runPermanentKeysComma\
nd notAcceptable headers":a,"runPermanentKeysCommand contentTooLarge":t,"runPermanentKeysCommand contentTooLarge headers":a,"runPermanentKeysCommand unsupported\
MediaType":t,"runPermanentKeysCommand unsupportedMediaType headers":a,"runPermanentKeysCommand tooManyRequests":t,"runPermanentKeysCommand tooManyRequests heade\
rs":c,"runPermanentKeysCommand internalError":t,"runPermanentKeysCommand internalError headers":a,"runPermanentKeysCommand unavailable":t,"runPermanentKeysComma\
nd unavailable headers":c,"listDiscoveredKeys ok":P,"listDiscoveredKeys ok headers":a,"listDiscoveredKeys badRequest":t,"listDiscoveredKeys badRequest headers":a,
"listDiscoveredKeys unauthorized":t,"listDiscoveredKeys unauthorized headers":f,"listDiscoveredKeys forbidden":t,"listDiscoveredKeys forbidden headers":a,"listD\
iscoveredKeys notFound":t,"listDiscoveredKeys notFound headers":a,"listDiscoveredKeys notAcceptable":t,"listDiscoveredKeys notAcceptable headers":a,"listDiscove\
redKeys tooManyRequests":t,"listDiscoveredKeys tooManyRequests headers":c,"listDiscoveredKeys internalError":t,"listDiscoveredKeys internalError headers":a,"lis\
tDiscoveredKeys unavailable":t,"listDiscoveredKeys unavailable headers":c,"runDiscoveredKeysCommand ok":q,"runDiscoveredKeysCommand ok headers":a,"runDiscovered\
KeysCommand badRequest":t,"runDiscoveredKeysCommand badRequest headers":a,"runDiscoveredKeysCommand unauthorized":t,"runDiscoveredKeysCommand unauthorized heade\
rs":f,"runDiscoveredKeysCommand forbidden":t,"runDiscoveredKeysCommand forbidden headers":a,"runDiscoveredKeysCommand notFound":t,"runDiscoveredKeysCommand notF\
ound headers":a,"runDiscoveredKeysCommand notAcceptable":t,"runDiscoveredKeysCommand notAcceptable headers":a,"runDiscoveredKeysCommand contentTooLarge":t,"runD\
iscoveredKeysCommand contentTooLarge headers":a,"runDiscoveredKeysCommand unsupportedMediaType":t,"runDiscoveredKeysCommand unsupportedMediaType headers":a,"run\
DiscoveredKeysCommand tooManyRequests":t,"runDiscoveredKeysCommand tooManyRequests headers":c,"runDiscoveredKeysCommand internalError":t,"runDiscoveredKeysComma\
nd internalError headers":a,"runDiscoveredKeysCommand unavailable":t,"runDiscoveredKeysCommand unavailable headers":c,"getKey ok":P,"getKey ok headers":a,"getKe\
y badRequest":t,"getKey badRequest headers":a,"getKey unauthorized":t,"getKey unauthorized headers":f,"getKey forbidden":t,"getKey forbidden headers":a,"getKey \
notFound":t,"getKey notFound headers":a,"getKey notAcceptable":t,"getKey notAcceptable headers":a,"getKey tooManyRequests":t,"getKey tooManyRequests headers":c,
"getKey internalError":t,"getKey internalError headers":a,"getKey unavailable":t,"getKey unavailable headers":c,"runKeyCommand noContent headers":a,"runKeyComma\
nd badRequest":t,"runKeyCommand badRequest headers":a,"runKeyCommand unauthorized":t,"runKeyCommand unauthorized headers":f,"runKeyCommand forbidden":t,"runKeyC\
ommand forbidden headers":a,"runKeyCommand notFound":t,"runKeyCommand notFound headers":a,"runKeyCommand notAcceptable":t,"runKeyCommand notAcceptable headers":a,
"runKeyCommand contentTooLarge":t,"runKeyCommand contentTooLarge headers":a,"runKeyCommand unsupportedMediaType":t,"runKeyCommand unsupportedMediaType headers":a,
"runKeyCommand tooManyRequests":t,"runKeyCommand tooManyRequests headers":c,"runKeyCommand internalError":t,"runKeyCommand internalError headers":a,"runKeyComma\
nd unavailable":t,"runKeyCommand unavailable headers":c,"deleteKey noContent headers":a,"deleteKey badRequest":t,"deleteKey badRequest headers":a,"deleteKey una\
uthorized":t,"deleteKey unauthorized headers":f,"deleteKey forbidden":t,"deleteKey forbidden headers":a,"deleteKey notFound":t,"deleteKey notFound headers":a,"d\
eleteKey notAcceptable":t,"deleteKey notAcceptable headers":a,"deleteKey tooManyRequests":t,"deleteKey tooManyRequests headers":c,"deleteKey internalError":t,"d\
eleteKey internalError headers":a,"deleteKey unavailable":t,"deleteKey unavailable headers":c,"listKeyDuplicates ok":P,"listKeyDuplicates ok headers":a,"listKey\
Duplicates badRequest":t,"listKeyDuplicates badRequest headers":a,"listKeyDuplicates unauthorized":t,"listKeyDuplicates unauthorized headers":f,"listKeyDuplicat\
es forbidden":t,"listKeyDuplicates forbidden headers":a,"listKeyDuplicates notFound":t,"listKeyDuplicates notFound headers":a,"listKeyDuplicates notAcceptable":t,
"listKeyDuplicates notAcceptable headers":a,"listKeyDuplicates conflict":t,"listKeyDuplicates conflict headers":a,"listKeyDuplicates tooManyRequests":t,"listKey\
Duplicates tooManyRequests headers":c,"listKeyDuplicates internalError":t,"listKeyDuplicates internalError headers":a,"listKeyDuplicates unavailable":t,"listKey\
Duplicates unavailable headers":c,"runKeyDuplicatesCommand ok":q,"runKeyDuplicatesCommand ok headers":a,"runKeyDuplicatesCommand badRequest":t,"runKeyDuplicates\
Command badRequest headers":a,"runKeyDuplicatesCommand unauthorized":t,"runKeyDuplicatesCommand unauthorized headers":f,"runKeyDuplicatesCommand forbidden":t,"r\
unKeyDuplicatesCommand forbidden headers":a,"runKeyDuplicatesCommand notFound":t,"runKeyDuplicatesCommand notFound headers":a,"runKeyDuplicatesCommand notAccept\
able":t,"runKeyDuplicatesCommand notAcceptable headers":a,"runKeyDuplicatesCommand conflict":t,"runKeyDuplicatesCommand conflict headers":a,"runKeyDuplicatesCom\
mand contentTooLarge":t,"runKeyDuplicatesCommand contentTooLarge headers":a,"runKeyDuplicatesCommand unsupportedMediaType":t,"runKeyDuplicatesCommand unsupporte\
dMediaType headers":a,"runKeyDuplicatesCommand tooManyRequests":t,"runKeyDuplicatesCommand tooManyRequests headers":c,"runKeyDuplicatesCommand internalError":t,
"runKeyDuplicatesCommand internalError headers":a,"runKeyDuplicatesCommand unavailable":t,"runKeyDuplicatesCommand unavailable headers":c,"listDependencies ok":P,
"listDependencies ok headers":a,"listDependencies badRequest":t,"listDependencies badRequest headers":a,"listDependencies unauthorized":t,"listDependencies unau\
thorized headers":f,"listDependencies forbidden":t,"listDependencies forbidden headers":a,"listDependencies notFound":t,"listDependencies notFound headers":a,"l\
istDependencies notAcceptable":t,"listDependencies notAcceptable headers":a,"listDependencies tooManyRequests":t,"listDependencies tooManyRequests headers":c,"l\
istDependencies internalError":t,"listDependencies internalError headers":a,"listDependencies unavailable":t,"listDependencies unavailable headers":c,"runDepend\
enciesCommand ok":Kr,"runDependenciesCommand ok headers":a,"runDependenciesCommand noContent headers":a,"runDependenciesCommand badRequest":t,"runDependenciesCo\
mmand badRequest headers":a,"runDependenciesCommand unauthorized":t,"runDependenciesCommand unauthorized headers":f,"runDependenciesCommand forbidden":t,"runDep\
endenciesCommand forbidden headers":a,"runDependenciesCommand notFound":t,"runDependenciesCommand notFound headers":a,"runDependenciesCommand notAcceptable":t,"\
runDependenciesCommand notAcceptable headers":a,"runDependenciesCommand conflict":t,"runDependenciesCommand conflict headers":a,"runDependenciesCommand contentT\
ooLarge":t,"runDependenciesCommand contentTooLarge headers":a,"runDependenciesCommand unsupportedMediaType":t,"runDependenciesCommand unsupportedMediaType heade\
rs":a,"runDependenciesCommand tooManyRequests":t,"runDependenciesCommand tooManyRequests headers":c,"runDependenciesCommand internalError":t,"runDependenciesCom\
mand internalError headers":a,"runDependenciesCommand unavailable":t,"runDependenciesCommand unavailable headers":c,"listPermanentDependencies ok":P,"listPerman\
entDependencies ok headers":a,"listPermanentDependencies badRequest":t,"listPermanentDependencies badRequest headers":a,"listPermanentDependencies unauthorized":t,
"listPermanentDependencies unauthorized headers":f,"listPermanentDependencies forbidden":t,"listPermanentDependencies forbidden headers":a,"listPermanentDepende\
ncies notFound":t,"listPermanentDependencies notFound headers":a,"listPermanentDependencies notAcceptable":t,"listPermanentDependencies notAcceptable headers":a,
"listPermanentDependencies tooManyRequests":t,"listPermanentDependencies tooManyRequests headers":c,"listPermanentDependencies internalError":t,"listPermanentDe\
pendencies internalError headers":a,"listPermanentDependencies unavailable":t,"listPermanentDependencies unavailable headers":c,"runPermanentDependenciesCommand\
 ok":q,"runPermanentDependenciesCommand ok headers":a,"runPermanentDependenciesCommand badRequest":t,"runPermanentDependenciesCommand badRequest headers":a,"run\
PermanentDependenciesCommand unauthorized":t,"runPermanentDependenciesCommand unauthorized headers":f,"runPermanentDependenciesCommand forbidden":t,"runPermanen\
tDependenciesCommand forbidden headers":a,"runPermanentDependenciesCommand notFound":t,"runPermanentDependenciesCommand notFound headers":a,"runPermanentDepende\
nciesCommand notAcceptable":t,"runPermanentDependenciesCommand notAcceptable headers":a,"runPermanentDependenciesCommand contentTooLarge":t,"runPermanentDepende\
nciesCommand contentTooLarge headers":a,"runPermanentDependenciesCommand unsupportedMediaType":t,"runPermanentDependenciesCommand unsupportedMediaType headers":a,
"runPermanentDependenciesCommand tooManyRequests":t,"runPermanentDependenciesCommand tooManyRequests headers":c,"runPermanentDependenciesCommand internalError":t,
"runPermanentDependenciesCommand internalError headers":a,"runPermanentDependenciesCommand unavailable":t,"runPermanentDependenciesCommand unavailable headers":c,
"listDiscoveredDependencies ok":P,"listDiscoveredDependencies ok headers":a,"listDiscoveredDependencies badRequest":t,"listDiscoveredDependencies badRequest hea\
ders":a,"listDiscoveredDependencies unauthorized":t,"listDiscoveredDependencies unauthorized headers":f,"listDiscoveredDependencies forbidden":t,"listDiscovered\
Dependencies forbidden headers":a,"listDiscoveredDependencies notFound":t,"listDiscoveredDependencies notFound headers":a,"listDiscoveredDependencies notAccepta\
ble":t,"listDiscoveredDependencies notAcceptable headers":a,"listDiscoveredDependencies tooManyRequests":t,"listDiscoveredDependencies tooManyRequests headers":c,
"listDiscoveredDependencies internalError":t,"listDiscoveredDependencies internalError headers":a,"listDiscoveredDependencies unavailable":t,"listDiscoveredDepe\
ndencies unavailable headers":c,"runDiscoveredDependenciesCommand ok":q,"runDiscoveredDependenciesCommand ok headers":a,"runDiscoveredDependenciesCommand badReq\
uest":t,"runDiscoveredDependenciesCommand badRequest headers":a,"runDiscoveredDependenciesCommand unauthorized":t,"runDiscoveredDependenciesCommand unauthorized\
 headers":f,"runDiscoveredDependenciesCommand forbidden":t,"runDiscoveredDependenciesCommand forbidden headers":a,"runDiscoveredDependenciesCommand notFound":t,
"runDiscoveredDependenciesCommand notFound headers":a,"runDiscoveredDependenciesCommand notAcceptable":t,"runDiscoveredDependenciesCommand notAcceptable headers":a,
"runDiscoveredDependenciesCommand contentTooLarge":t,"runDiscoveredDependenciesCommand contentTooLarge headers":a,"runDiscoveredDependenciesCommand unsupportedM\
ediaType":t,"runDiscoveredDependenciesCommand unsupportedMediaType headers":a,"runDiscoveredDependenciesCommand tooManyRequests":t,"runDiscoveredDependenciesCom\
mand tooManyRequests headers":c,"runDiscoveredDependenciesCommand internalError":t,"runDiscoveredDependenciesCommand internalError headers":a,"runDiscoveredDepe\
ndenciesCommand unavailable":t,"runDiscoveredDependenciesCommand unavailable headers":c,"getDependency ok":P,"getDependency ok headers":a,"getDependency badRequ\
est":t,"getDependency badRequest headers":a,"getDependency unauthorized":t,"getDependency unauthorized headers":f,"getDependency forbidden":t,"getDependency for\
bidden headers":a,"getDependency notFound":t,"getDependency notFound headers":a,"getDependency notAcceptable":t,"getDependency notAcceptable headers":a,"getDepe\
ndency tooManyRequests":t,"getDependency tooManyRequests headers":c,"getDependency internalError":t,"getDependency internalError headers":a,"getDependency unava\
ilable":t,"getDependency unavailable headers":c,"verifyDependency ok":at,"verifyDependency ok headers":a,"verifyDependency badRequest":t,"verifyDependency badRe\
quest headers":a,"verifyDependency unauthorized":t,"verifyDependency unauthorized headers":f,"verifyDependency forbidden":t,"verifyDependency forbidden headers":a,
"verifyDependency notFound":t,"verifyDependency notFound headers":a,"verifyDependency notAcceptable":t,"verifyDependency notAcceptable headers":a,"verifyDepende\
ncy conflict":t,"verifyDependency conflict headers":a,"verifyDependency tooManyRequests":t,"verifyDependency tooManyRequests headers":c,"verifyDependency intern\
alError":t,"verifyDependency internalError headers":a,"verifyDependency unavailable":t,"verifyDependency unavailable headers":c,"listConflicts ok":P,"listConfli\
cts ok headers":a,"listConflicts badRequest":t,"listConflicts badRequest headers":a,"listConflicts unauthorized":t,"listConflicts unauthorized headers":f,"listC\
onflicts forbidden":t,"listConflicts forbidden headers":a,"listConflicts notFound":t,"listConflicts notFound headers":a,"listConflicts notAcceptable":t,"listCon\
flicts notAcceptable headers":a,"listConflicts conflict":t,"listConflicts conflict headers":a,"listConflicts tooManyRequests":t,"listConflicts tooManyRequests h\
eaders":c,"listConflicts internalError":t,"listConflicts internalError headers":a,"listConflicts unavailable":t,"listConflicts unavailable headers":c,"runConfli\
ctsCommand ok":q,"runConflictsCommand ok headers":a,"runConflictsCommand noContent headers":a,"runConflictsCommand badRequest":t,"runConflictsCommand badRequest\
 headers":a,"runConflictsCommand unauthorized":t,"runConflictsCommand unauthorized headers":f,"runConflictsCommand forbidden":t,"runConflictsCommand forbidden h\
eaders":a,"runConflictsCommand notFound":t,"runConflictsCommand notFound headers":a,"runConflictsCommand notAcceptable":t,"runConflictsCommand notAcceptable hea\
ders":a,"runConflictsCommand conflict":t,"runConflictsCommand conflict headers":a,"runConflictsCommand contentTooLarge":t,"runConflictsCommand contentTooLarge h\
eaders":a,"runConflictsCommand unsupportedMediaType":t,"runConflictsCommand unsupportedMediaType headers":a,"runConflictsCommand tooManyRequests":t,"runConflict\
sCommand tooManyRequests headers":c,"runConflictsCommand internalError":t,"runConflictsCommand internalError headers":a,"runConflictsCommand unavailable":t,"run\
ConflictsCommand unavailable headers":c,"listAttributeKeys ok":P,"listAttributeKeys ok headers":a,"listAttributeKeys badRequest":t,"listAttributeKeys badRequest\
 headers":a,"listAttributeKeys unauthorized":t,"listAttributeKeys unauthorized headers":f,"listAttributeKeys forbidden":t,"listAttributeKeys forbidden headers":a,
"listAttributeKeys notFound":t,"listAttributeKeys notFound headers":a,"listAttributeKeys notAcceptable":t,"listAttributeKeys notAcceptable headers":a,"listAttri\
buteKeys tooManyRequests":t,"listAttributeKeys tooManyRequests headers":c,"listAttributeKeys internalError":t,"listAttributeKeys internalError headers":a,"listA\
ttributeKeys unavailable":t,"listAttributeKeys unavailable headers":c,"runAttributeKeysCommand ok":q,"runAttributeKeysCommand ok headers":a,"runAttributeKeysCom\
mand badRequest":t,"runAttributeKeysCommand badRequest headers":a,"runAttributeKeysCommand unauthorized":t,"runAttributeKeysCommand unauthorized headers":f,"run\
AttributeKeysCommand forbidden":t,"runAttributeKeysCommand forbidden headers":a,"runAttributeKeysCommand notFound":t,"runAttributeKeysCommand notFound headers":a,
"runAttributeKeysCommand notAcceptable":t,"runAttributeKeysCommand notAcceptable headers":a,"runAttributeKeysCommand contentTooLarge":t,"runAttributeKeysCommand\
 contentTooLarge headers":a,"runAttributeKeysCommand unsupportedMediaType":t,"runAttributeKeysCommand unsupportedMediaType headers":a,"runAttributeKeysCommand t\
ooManyRequests":t,"runAttributeKeysCommand tooManyRequests headers":c,"runAttributeKeysCommand internalError":t,"runAttributeKeysCommand internalError headers":a,
"runAttributeKeysCommand unavailable":t,"runAttributeKeysCommand unavailable headers":c,"listAttributeDependencies ok":P,"listAttributeDependencies ok headers":a,
"listAttributeDependencies badRequest":t,"listAttributeDependencies badRequest headers":a,"listAttributeDependencies unauthorized":t,"listAttributeDependencies \
unauthorized headers":f,"listAttributeDependencies forbidden":t,"listAttributeDependencies forbidden headers":a,"listAttributeDependencies notFound":t,"listAttr\
ibuteDependencies notFound headers":a,"listAttributeDependencies notAcceptable":t,"listAttributeDependencies notAcceptable headers":a,"listAttributeDependencies\
 tooManyRequests":t,"listAttributeDependencies tooManyRequests headers":c,"listAttributeDependencies internalError":t,"listAttributeDependencies internalError h\
eaders":a,"listAttributeDependencies unavailable":t,"listAttributeDependencies unavailable headers":c,"runAttributeDependenciesCommand ok":Kr,"runAttributeDepen\
denciesCommand ok headers":a,"runAttributeDependenciesCommand noContent headers":a,"runAttributeDependenciesCommand badRequest":t,"runAttributeDependenciesComma\
nd badRequest headers":a,"runAttributeDependenciesCommand unauthorized":t,"runAttributeDependenciesCommand unauthorized headers":f,"runAttributeDependenciesComm\
and forbidden":t,"runAttributeDependenciesCommand forbidden headers":a,"runAttributeDependenciesCommand notFound":t,"runAttributeDependenciesCommand notFound he\
aders":a,"runAttributeDependenciesCommand notAcceptable":t,"runAttributeDependenciesCommand notAcceptable headers":a,"runAttributeDependenciesCommand conflict":t,
"runAttributeDependenciesCommand conflict headers":a,"runAttributeDependenciesCommand contentTooLarge":t,"runAttributeDependenciesCommand contentTooLarge header\
s":a,"runAttributeDependenciesCommand unsupportedMediaType":t,"runAttributeDependenciesCommand unsupportedMediaType headers":a,"runAttributeDependenciesCommand \
tooManyRequests":t,"runAttributeDependenciesCommand tooManyRequests headers":c,"runAttributeDependenciesCommand internalError":t,"runAttributeDependenciesComman\
d internalError headers":a,"runAttributeDependenciesCommand unavailable":t,"runAttributeDependenciesCommand unavailable headers":c,"listPermanentAttributeDepend\
encies ok":P,"listPermanentAttributeDependencies ok headers":a,"listPermanentAttributeDependencies badRequest":t,"listPermanentAttributeDependencies badRequest \
headers":a,"listPermanentAttributeDependencies unauthorized":t,"listPermanentAttributeDependencies unauthorized headers":f,"listPermanentAttributeDependencies f\
orbidden":t,"listPermanentAttributeDependencies forbidden headers":a,"listPermanentAttributeDependencies notFound":t,"listPermanentAttributeDependencies notFoun\
d headers":a,"listPermanentAttributeDependencies notAcceptable":t,"listPermanentAttributeDependencies notAcceptable headers":a,"listPermanentAttributeDependenci\
es tooManyRequests":t,"listPermanentAttributeDependencies tooManyRequests headers":c,"listPermanentAttributeDependencies internalError":t,"listPermanentAttribut\
eDependencies internalError headers":a,"listPermanentAttributeDependencies unavailable":t,"listPermanentAttributeDependencies unavailable headers":c,"runPermane\
ntAttributeDependenciesCommand ok":q,"runPermanentAttributeDependenciesCommand ok headers":a,"runPermanentAttributeDependenciesCommand badRequest":t,"runPermane\
ntAttributeDependenciesCommand badRequest headers":a,"runPermanentAttributeDependenciesCommand unauthorized":t,"runPermanentAttributeDependenciesCommand unautho\
rized headers":f,"runPermanentAttributeDependenciesCommand forbidden":t,"runPermanentAttributeDependenciesCommand forbidden headers":a,"runPermanentAttributeDep\
endenciesCommand notFound":t,"runPermanentAttributeDependenciesCommand notFound headers":a,"runPermanentAttributeDependenciesCommand notAcceptable":t,"runPerman\
entAttributeDependenciesCommand notAcceptable headers":a,"runPermanentAttributeDependenciesCommand contentTooLarge":t,"runPermanentAttributeDependenciesCommand \
contentTooLarge headers":a,"runPermanentAttributeDependenciesCommand unsupportedMediaType":t,"runPermanentAttributeDependenciesCommand unsupportedMediaType head\
ers":a,"runPermanentAttributeDependenciesCommand tooManyRequests":t,"runPermanentAttributeDependenciesCommand tooManyRequests headers":c,"runPermanentAttributeD\
ependenciesCommand internalError":t,"runPermanentAttributeDependenciesCommand internalError headers":a,"runPermanentAttributeDependenciesCommand unavailable":t,
"runPermanentAttributeDependenciesCommand unavailable headers":c,"listDiscoveredAttributeDependencies ok":P,"listDiscoveredAttributeDependencies ok headers":a,"\
listDiscoveredAttributeDependencies badRequest":t,"listDiscoveredAttributeDependencies badRequest headers":a,"listDiscoveredAttributeDependencies unauthorized":t,
"listDiscoveredAttributeDependencies unauthorized headers":f,"listDiscoveredAttributeDependencies forbidden":t,"listDiscoveredAttributeDependencies forbidden he\
aders":a,"listDiscoveredAttributeDependencies notFound":t,"listDiscoveredAttributeDependencies notFound headers":a,"listDiscoveredAttributeDependencies notAccep\
table":t,"listDiscoveredAttributeDependencies notAcceptable headers":a,"listDiscoveredAttributeDependencies tooManyRequests":t,"listDiscoveredAttributeDependenc\
ies tooManyRequests headers":c,"listDiscoveredAttributeDependencies internalError":t,"listDiscoveredAttributeDependencies internalError headers":a,"listDiscover\
edAttributeDependencies unavailable":t,"listDiscoveredAttributeDependencies unavailable headers":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscover\
edAttributeDependenciesCommand ok headers":a,"runDiscoveredAttributeDependenciesCommand badRequest":t,"runDiscoveredAttributeDependenciesCommand badRequest head\
ers":a,"runDiscoveredAttributeDependenciesCommand unauthorized":t,"runDiscoveredAttributeDependenciesCommand unauthorized headers":f,"runDiscoveredAttributeDepe\
ndenciesCommand forbidden":t,"runDiscoveredAttributeDependenciesCommand forbidden headers":a,"runDiscoveredAttributeDependenciesCommand notFound":t,"runDiscover\
edAttributeDependenciesCommand notFound headers":a,"runDiscoveredAttributeDependenciesCommand notAcceptable":t,"runDiscoveredAttributeDependenciesCommand notAcc\
eptable headers":a,"runDiscoveredAttributeDependenciesCommand contentTooLarge":t,"runDiscoveredAttributeDependenciesCommand contentTooLarge headers":a,"runDisco\
veredAttributeDependenciesCommand unsupportedMediaType":t,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType headers":a,"runDiscoveredAttributeDepe\
ndenciesCommand tooManyRequests":t,"runDiscoveredAttributeDependenciesCommand tooManyRequests headers":c,"runDiscoveredAttributeDependenciesCommand internalErro\
r":t,"runDiscoveredAttributeDependenciesCommand internalError headers":a,"runDiscoveredAttributeDependenciesCommand unavailable":t,"runDiscoveredAttributeDepend\
enciesCommand unavailable headers":c,"verifyAttributeDependency ok":at,"verifyAttributeDependency ok headers":a,"verifyAttributeDependency badRequest":t,"verify\
AttributeDependency badRequest headers":a,"verifyAttributeDependency unauthorized":t,"verifyAttributeDependency unauthorized headers":f,"verifyAttributeDependen\
cy forbidden":t,"verifyAttributeDependency forbidden headers":a,"verifyAttributeDependency notFound":t,"verifyAttributeDependency notFound headers":a,"verifyAtt\
ributeDependency notAcceptable":t,"verifyAttributeDependency notAcceptable headers":a,"verifyAttributeDependency conflict":t,"verifyAttributeDependency conflict\
 headers":a,"verifyAttributeDependency tooManyRequests":t,"verifyAttributeDependency tooManyRequests headers":c,"verifyAttributeDependency internalError":t,"ver\
ifyAttributeDependency internalError headers":a,"verifyAttributeDependency unavailable":t,"verifyAttributeDependency unavailable headers":c,"listAttributeConfli\
cts ok":P,"listAttributeConflicts ok headers":a,"listAttributeConflicts badRequest":t,"listAttributeConflicts badRequest headers":a,"listAttributeConflicts unau\
thorized":t,"listAttributeConflicts unauthorized headers":f,"listAttributeConflicts forbidden":t,"listAttributeConflicts forbidden headers":a,"listAttributeConf\
licts notFound":t,"listAttributeConflicts notFound headers":a,"listAttributeConflicts notAcceptable":t,"listAttributeConflicts notAcceptable headers":a,"listAtt\
ributeConflicts conflict":t,"listAttributeConflicts conflict headers":a,"listAttributeConflicts tooManyRequests":t,"listAttributeConflicts tooManyRequests heade\
rs":c,"listAttributeConflicts internalError":t,"listAttributeConflicts internalError headers":a,"listAttributeConflicts unavailable":t,"listAttributeConflicts u\
navailable headers":c,"runAttributeConflictsCommand ok":q,"runAttributeConflictsCommand ok headers":a,"runAttributeConflictsCommand noContent headers":a,"runAtt\
ributeConflictsCommand badRequest":t,"runAttributeConflictsCommand badRequest headers":a,"runAttributeConflictsCommand unauthorized":t,"runAttributeConflictsCom\
mand unauthorized headers":f,"runAttributeConflictsCommand forbidden":t,"runAttributeConflictsCommand forbidden headers":a,"runAttributeConflictsCommand notFoun\
d":t,"runAttributeConflictsCommand notFound headers":a,"runAttributeConflictsCommand notAcceptable":t,"runAttributeConflictsCommand notAcceptable headers":a,"ru\
nAttributeConflictsCommand conflict":t,"runAttributeConflictsCommand conflict headers":a,"runAttributeConflictsCommand contentTooLarge":t,"runAttributeConflicts\
Command contentTooLarge headers":a,"runAttributeConflictsCommand unsupportedMediaType":t,"runAttributeConflictsCommand unsupportedMediaType headers":a,"runAttri\
buteConflictsCommand tooManyRequests":t,"runAttributeConflictsCommand tooManyRequests headers":c,"runAttributeConflictsCommand internalError":t,"runAttributeCon\
flictsCommand internalError headers":a,"runAttributeConflictsCommand unavailable":t,"runAttributeConflictsCommand unavailable headers":c,"listCorrections ok":P,
"listCorrections ok headers":a,"listCorrections badRequest":t,"listCorrections badRequest headers":a,"listCorrections unauthorized":t,"listCorrections unauthori\
zed headers":f,"listCorrections forbidden":t,"listCorrections forbidden headers":a,"listCorrections notFound":t,"listCorrections notFound headers":a,"listCorrec\
tions notAcceptable":t,"listCorrections notAcceptable headers":a,"listCorrections conflict":t,"listCorrections conflict headers":a,"listCorrections tooManyReque\
sts":t,"listCorrections tooManyRequests headers":c,"listCorrections internalError":t,"listCorrections internalError headers":a,"listCorrections unavailable":t,"\
listCorrections unavailable headers":c,"runCorrectionsCommand ok":q,"runCorrectionsCommand ok headers":a,"runCorrectionsCommand badRequest":t,"runCorrectionsCom\
mand badRequest headers":a,"runCorrectionsCommand unauthorized":t,"runCorrectionsCommand unauthorized headers":f,"runCorrectionsCommand forbidden":t,"runCorrect\
ionsCommand forbidden headers":a,"runCorrectionsCommand notFound":t,"runCorrectionsCommand notFound headers":a,"runCorrectionsCommand notAcceptable":t,"runCorre\
ctionsCommand notAcceptable headers":a,"runCorrectionsCommand conflict":t,"runCorrectionsCommand conflict headers":a,"runCorrectionsCommand contentTooLarge":t,"\
runCorrectionsCommand contentTooLarge headers":a,"runCorrectionsCommand unsupportedMediaType":t,"runCorrectionsCommand unsupportedMediaType headers":a,"runCorre\
ctionsCommand tooManyRequests":t,"runCorrectionsCommand tooManyRequests headers":c,"runCorrectionsCommand internalError":t,"runCorrectionsCommand internalError \
headers":a,"runCorrectionsCommand unavailable":t,"runCorrectionsCommand unavailable headers":c,"listAttributeCorrections ok":P,"listAttributeCorrections ok head\
ers":a,"listAttributeCorrections badRequest":t,"listAttributeCorrections badRequest headers":a,"listAttributeCorrections unauthorized":t,"listAttributeCorrectio\
ns unauthorized headers":f,"listAttributeCorrections forbidden":t,"listAttributeCorrections forbidden headers":a,"listAttributeCorrections notFound":t,"listAttr\
ibuteCorrections notFound headers":a,"listAttributeCorrections notAcceptable":t,"listAttributeCorrections notAcceptable headers":a,"listAttributeCorrections con\
flict":t,"listAttributeCorrections conflict headers":a,"listAttributeCorrections tooManyRequests":t,"listAttributeCorrections tooManyRequests headers":c,"listAt\
tributeCorrections internalError":t,"listAttributeCorrections internalError headers":a,"listAttributeCorrections unavailable":t,"listAttributeCorrections unavai\
lable headers":c,"runAttributeCorrectionsCommand ok":q,"runAttributeCorrectionsCommand ok headers":a,"runAttributeCorrectionsCommand badRequest":t,"runAttribute\
CorrectionsCommand badRequest headers":a,"runAttributeCorrectionsCommand unauthorized":t,"runAttributeCorrectionsCommand unauthorized headers":f,"runAttributeCo\
rrectionsCommand forbidden":t,"runAttributeCorrectionsCommand forbidden headers":a,"runAttributeCorrectionsCommand notFound":t,"runAttributeCorrectionsCommand n\
otFound headers":a,"runAttributeCorrectionsCommand notAcceptable":t,"runAttributeCorrectionsCommand notAcceptable headers":a,"runAttributeCorrectionsCommand con\
flict":t,"runAttributeCorrectionsCommand conflict headers":a,"runAttributeCorrectionsCommand contentTooLarge":t,"runAttributeCorrectionsCommand contentTooLarge \
headers":a,"runAttributeCorrectionsCommand unsupportedMediaType":t,"runAttributeCorrectionsCommand unsupportedMediaType headers":a,"runAttributeCorrectionsComma\
nd tooManyRequests":t,"runAttributeCorrectionsCommand tooManyRequests headers":c,"runAttributeCorrectionsCommand internalError":t,"runAttributeCorrectionsComman\
d internalError headers":a,"runAttributeCorrectionsCommand unavailable":t,"runAttributeCorrectionsCommand unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,
"runDuplicateKeyRowsCommand ok headers":a,"runDuplicateKeyRowsCommand badRequest":t,"runDuplicateKeyRowsCommand badRequest headers":a,"runDuplicateKeyRowsComman\
d unauthorized":t,"runDuplicateKeyRowsCommand unauthorized headers":f,"runDuplicateKeyRowsCommand forbidden":t,"runDuplicateKeyRowsCommand forbidden headers":a,
"runDuplicateKeyRowsCommand notFound":t,"runDuplicateKeyRowsCommand notFound headers":a,"runDuplicateKeyRowsCommand notAcceptable":t,"runDuplicateKeyRowsCommand\
 notAcceptable headers":a,"runDuplicateKeyRowsCommand conflict":t,"runDuplicateKeyRowsCommand conflict headers":a,"runDuplicateKeyRowsCommand contentTooLarge":t,
"runDuplicateKeyRowsCommand contentTooLarge headers":a,"runDuplicateKeyRowsCommand unsupportedMediaType":t,"runDuplicateKeyRowsCommand unsupportedMediaType head\
ers":a,"runDuplicateKeyRowsCommand tooManyRequests":t,"runDuplicateKeyRowsCommand tooManyRequests headers":c,"runDuplicateKeyRowsCommand internalError":t,"runDu\
plicateKeyRowsCommand internalError headers":a,"runDuplicateKeyRowsCommand unavailable":t,"runDuplicateKeyRowsCommand unavailable headers":c,"runConflictRowsCom\
mand ok":q,"runConflictRowsCommand ok headers":a,"runConflictRowsCommand badRequest":t,"runConflictRowsCommand badRequest headers":a,"runConflictRowsCommand una\
uthorized":t,"runConflictRowsCommand unauthorized headers":f,"runConflictRowsCommand forbidden":t,"runConflictRowsCommand forbidden headers":a,"runConflictRowsC\
ommand notFound":t,"runConflictRowsCommand notFound headers":a,"runConflictRowsCommand notAcceptable":t,"runConflictRowsCommand notAcceptable headers":a,"runCon\
flictRowsCommand conflict":t,"runConflictRowsCommand conflict headers":a,"runConflictRowsCommand contentTooLarge":t,"runConflictRowsCommand contentTooLarge head\
ers":a,"runConflictRowsCommand unsupportedMediaType":t,"runConflictRowsCommand unsupportedMediaType headers":a,"runConflictRowsCommand tooManyRequests":t,"runCo\
nflictRowsCommand tooManyRequests headers":c,"runConflictRowsCommand internalError":t,"runConflictRowsCommand internalError headers":a,"runConflictRowsCommand u\
navailable":t,"runConflictRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok headers":a,"listEntityJoins badRequest":t,"listEntityJoi\
ns badRequest headers":a,"listEntityJoins unauthorized":t,"listEntityJoins unauthorized headers":f,"listEntityJoins forbidden":t,"listEntityJoins forbidden head\
ers":a,"listEntityJoins notFound":t,"listEntityJoins notFound headers":a,"listEntityJoins notAcceptable":t,"listEntityJoins notAcceptable headers":a,"listEntity\
Joins tooManyRequests":t,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":t,"listEntityJoins internalError headers":a,"listEntityJoin\
s unavailable":t,"listEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":ls,"runEntityJoinsCommand ok headers":a,"runEntityJoinsCommand noContent hea\
ders":a,"runEntityJoinsCommand badRequest":t,"runEntityJoinsCommand badRequest headers":a,"runEntityJoinsCommand unauthorized":t,"runEntityJoinsCommand unauthor\
ized headers":f,"runEntityJoinsCommand forbidden":t,"runEntityJoinsCommand forbidden headers":a,"runEntityJoinsCommand notFound":t,"runEntityJoinsCommand notFou\
nd headers":a,"runEntityJoinsCommand notAcceptable":t,"runEntityJoinsCommand notAcceptable headers":a,"runEntityJoinsCommand conflict":t,"runEntityJoinsCommand \
conflict headers":a,"runEntityJoinsCommand contentTooLarge":t,"runEntityJoinsCommand contentTooLarge headers":a,"runEntityJoinsCommand unsupportedMediaType":t,"\
runEntityJoinsCommand unsupportedMediaType headers":a,"runEntityJoinsCommand tooManyRequests":t,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoin\
sCommand internalError":t,"runEntityJoinsCommand internalError headers":a,"runEntityJoinsCommand unavailable":t,"runEntityJoinsCommand unavailable headers":c,"d\
eleteEntityJoins noContent headers":a,"deleteEntityJoins badRequest":t,"deleteEntityJoins badRequest headers":a,"deleteEntityJoins unauthorized":t,"deleteEntity\
Joins unauthorized headers":f,"deleteEntityJoins forbidden":t,"deleteEntityJoins forbidden headers":a,"deleteEntityJoins notFound":t,"deleteEntityJoins notFound\
 headers":a,"deleteEntityJoins notAcceptable":t,"deleteEntityJoins notAcceptable headers":a,"deleteEntityJoins contentTooLarge":t,"deleteEntityJoins contentTooL\
arge headers":a,"deleteEntityJoins unsupportedMediaType":t,"deleteEntityJoins unsupportedMediaType headers":a,"deleteEntityJoins tooManyRequests":t,"deleteEntit\
yJoins tooManyRequests headers":c,"deleteEntityJoins internalError":t,"deleteEntityJoins internalError headers":a,"deleteEntityJoins unavailable":t,"deleteEntit\
yJoins unavailable headers":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":a,"listEntityPermanentJoins badRequest":t,"listEntityPermane\
ntJoins badRequest headers":a,"listEntityPermanentJoins unauthorized":t,"listEntityPermanentJoins unauthorized headers":f,"listEntityPermanentJoins forbidden":t,
"listEntityPermanentJoins forbidden headers":a,"listEntityPermanentJoins notFound":t,"listEntityPermanentJoins notFound headers":a,"listEntityPermanentJoins not\
Acceptable":t,"listEntityPermanentJoins notAcceptable headers":a,"listEntityPermanentJoins tooManyRequests":t,"listEntityPermanentJoins tooManyRequests headers":c,
"listEntityPermanentJoins internalError":t,"listEntityPermanentJoins internalError headers":a,"listEntityPermanentJoins unavailable":t,"listEntityPermanentJoins\
 unavailable headers":c,"runEntityPermanentJoinsCommand ok":q,"runEntityPermanentJoinsCommand ok headers":a,"runEntityPermanentJoinsCommand badRequest":t,"runEn\
tityPermanentJoinsCommand badRequest headers":a,"runEntityPermanentJoinsCommand unauthorized":t,"runEntityPermanentJoinsCommand unauthorized headers":f,"runEnti\
tyPermanentJoinsCommand forbidden":t,"runEntityPermanentJoinsCommand forbidden headers":a,"runEntityPermanentJoinsCommand notFound":t,"runEntityPermanentJoinsCo\
mmand notFound headers":a,"runEntityPermanentJoinsCommand notAcceptable":t,"runEntityPermanentJoinsCommand notAcceptable headers":a,"runEntityPermanentJoinsComm\
and contentTooLarge":t,"runEntityPermanentJoinsCommand contentTooLarge headers":a,"runEntityPermanentJoinsCommand unsupportedMediaType":t,"runEntityPermanentJoi\
nsCommand unsupportedMediaType headers":a,"runEntityPermanentJoinsCommand tooManyRequests":t,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEnti\
tyPermanentJoinsCommand internalError":t,"runEntityPermanentJoinsCommand internalError headers":a,"runEntityPermanentJoinsCommand unavailable":t,"runEntityPerma\
nentJoinsCommand unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":a,"listEntityDiscoveredJoins badRequest":t,"list\
EntityDiscoveredJoins badRequest headers":a,"listEntityDiscoveredJoins unauthorized":t,"listEntityDiscoveredJoins unauthorized headers":f,"listEntityDiscoveredJ\
oins forbidden":t,"listEntityDiscoveredJoins forbidden headers":a,"listEntityDiscoveredJoins notFound":t,"listEntityDiscoveredJoins notFound headers":a,"listEnt\
ityDiscoveredJoins notAcceptable":t,"listEntityDiscoveredJoins notAcceptable headers":a,"listEntityDiscoveredJoins tooManyRequests":t,"listEntityDiscoveredJoins\
 tooManyRequests headers":c,"listEntityDiscoveredJoins internalError":t,"listEntityDiscoveredJoins internalError headers":a,"listEntityDiscoveredJoins unavailab\
le":t,"listEntityDiscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":q,"runEntityDiscoveredJoinsCommand ok headers":a,"runEntityDiscover\
edJoinsCommand badRequest":t,"runEntityDiscoveredJoinsCommand badRequest headers":a,"runEntityDiscoveredJoinsCommand unauthorized":t,"runEntityDiscoveredJoinsCo\
mmand unauthorized headers":f,"runEntityDiscoveredJoinsCommand forbidden":t,"runEntityDiscoveredJoinsCommand forbidden headers":a,"runEntityDiscoveredJoinsComma\
nd notFound":t,"runEntityDiscoveredJoinsCommand notFound headers":a,"runEntityDiscoveredJoinsCommand notAcceptable":t,"runEntityDiscoveredJoinsCommand notAccept\
able headers":a,"runEntityDiscoveredJoinsCommand contentTooLarge":t,"runEntityDiscoveredJoinsCommand contentTooLarge headers":a,"runEntityDiscoveredJoinsCommand\
 unsupportedMediaType":t,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":a,"runEntityDiscoveredJoinsCommand tooManyRequests":t,"runEntityDiscover\
edJoinsCommand tooManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":t,"runEntityDiscoveredJoinsCommand internalError headers":a,"runEntity\
DiscoveredJoinsCommand unavailable":t,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJoins ok headers":a,"listJoins badRequest":t,
"listJoins badRequest headers":a,"listJoins unauthorized":t,"listJoins unauthorized headers":f,"listJoins forbidden":t,"listJoins forbidden headers":a,"listJoin\
s notFound":t,"listJoins notFound headers":a,"listJoins notAcceptable":t,"listJoins notAcceptable headers":a,"listJoins tooManyRequests":t,"listJoins tooManyReq\
uests headers":c,"listJoins internalError":t,"listJoins internalError headers":a,"listJoins unavailable":t,"listJoins unavailable headers":c,"runJoinsCommand ok":q,
"runJoinsCommand ok headers":a,"runJoinsCommand badRequest":t,"runJoinsCommand badRequest headers":a,"runJoinsCommand unauthorized":t,"runJoinsCommand unauthori\
zed headers":f,"runJoinsCommand forbidden":t,"runJoinsCommand forbidden headers":a,"runJoinsCommand notFound":t,"runJoinsCommand notFound headers":a,"runJoinsCo\
mmand notAcceptable":t,"runJoinsCommand notAcceptable headers":a,"runJoinsCommand contentTooLarge":t,"runJoinsCommand contentTooLarge headers":a,"runJoinsComman\
d unsupportedMediaType":t,"runJoinsCommand unsupportedMediaType headers":a,"runJoinsCommand tooManyRequests":t,"runJoinsCommand tooManyRequests headers":c,"runJ\
oinsCommand internalError":t,"runJoinsCommand internalError headers":a,"runJoinsCommand unavailable":t,"runJoinsCommand unavailable headers":c,"countJoins ok":V,
"countJoins ok headers":a,"countJoins badRequest":t,"countJoins badRequest headers":a,"countJoins unauthorized":t,"countJoins unauthorized headers":f,"countJoin\
s forbidden":t,"countJoins forbidden headers":a,"countJoins notFound":t,"countJoins notFound headers":a,"countJoins notAcceptable":t,"countJoins notAcceptable h\
eaders":a,"countJoins tooManyRequests":t,"countJoins tooManyRequests headers":c,"countJoins internalError":t,"countJoins internalError headers":a,"countJoins un\
available":t,"countJoins unavailable headers":c,"getJoinDiagram ok":ds,"getJoinDiagram ok headers":je,"getJoinDiagram okVndMermaid":nt,"getJoinDiagram okVndMerm\
aid headers":je,"getJoinDiagram okPlain":nt,"getJoinDiagram okPlain headers":je,"getJoinDiagram badRequest":t,"getJoinDiagram badRequest headers":a,"getJoinDiag\
ram unauthorized":t,"getJoinDiagram unauthorized headers":f,"getJoinDiagram forbidden":t,"getJoinDiagram forbidden headers":a,"getJoinDiagram notFound":t,"getJo\
inDiagram notFound headers":a,"getJoinDiagram notAcceptable":t,"getJoinDiagram notAcceptable headers":a,"getJoinDiagram tooManyRequests":t,"getJoinDiagram tooMa\
nyRequests headers":c,"getJoinDiagram internalError":t,"getJoinDiagram internalError headers":a,"getJoinDiagram unavailable":t,"getJoinDiagram unavailable heade\
rs":c,"listPermanentJoins ok":P,"listPermanentJoins ok headers":a,"listPermanentJoins badRequest":t,"listPermanentJoins badRequest headers":a,"listPermanentJoin\
s unauthorized":t,"listPermanentJoins unauthorized headers":f,"listPermanentJoins forbidden":t,"listPermanentJoins forbidden headers":a,"listPermanentJoins notF\
ound":t,"listPermanentJoins notFound headers":a,"listPermanentJoins notAcceptable":t,"listPermanentJoins notAcceptable headers":a,"listPermanentJoins tooManyReq\
uests":t,"listPermanentJoins tooManyRequests headers":c,"listPermanentJoins internalError":t,"listPermanentJoins internalError headers":a,"listPermanentJoins un\
available":t,"listPermanentJoins unavailable headers":c,"runPermanentJoinsCommand ok":q,"runPermanentJoinsCommand ok headers":a,"runPermanentJoinsCommand badReq\
uest":t,"runPermanentJoinsCommand badRequest headers":a,"runPermanentJoinsCommand unauthorized":t,"runPermanentJoinsCommand unauthorized headers":f,"runPermanen\
tJoinsCommand forbidden":t,"runPermanentJoinsCommand forbidden headers":a,"runPermanentJoinsCommand notFound":t,"runPermanentJoinsCommand notFound headers":a,"r\
unPermanentJoinsCommand notAcceptable":t,"runPermanentJoinsCommand notAcceptable headers":a,"runPermanentJoinsCommand contentTooLarge":t,"runPermanentJoinsComma\
nd contentTooLarge headers":a,"runPermanentJoinsCommand unsupportedMediaType":t,"runPermanentJoinsCommand unsupportedMediaType headers":a,"runPermanentJoinsComm\
and tooManyRequests":t,"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalError":t,"runPermanentJoinsCommand internalError h\
eaders":a,"runPermanentJoinsCommand unavailable":t,"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":a,
"listDiscoveredJoins badRequest":t,"listDiscoveredJoins badRequest headers":a,"listDiscoveredJoins unauthorized":t,"listDiscoveredJoins unauthorized headers":f,
"listDiscoveredJoins forbidden":t,"listDiscoveredJoins forbidden headers":a,"listDiscoveredJoins notFound":t,"listDiscoveredJoins notFound headers":a,"listDisco\
veredJoins notAcceptable":t,"listDiscoveredJoins notAcceptable headers":a,"listDiscoveredJoins tooManyRequests":t,"listDiscoveredJoins tooManyRequests headers":c,
"listDiscoveredJoins internalError":t,"listDiscoveredJoins internalError headers":a,"listDiscoveredJoins unavailable":t,"listDiscoveredJoins unavailable headers":c,
"runDiscoveredJoinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":a,"runDiscoveredJoinsCommand badRequest":t,"runDiscoveredJoinsCommand badRequest headers":a,
"runDiscoveredJoinsCommand unauthorized":t,"runDiscoveredJoinsCommand unauthorized headers":f,"runDiscoveredJoinsCommand forbidden":t,"runDiscoveredJoinsCommand\
 forbidden headers":a,"runDiscoveredJoinsCommand notFound":t,"runDiscoveredJoinsCommand notFound headers":a,"runDiscoveredJoinsCommand notAcceptable":t,"runDisc\
overedJoinsCommand notAcceptable headers":a,"runDiscoveredJoinsCommand contentTooLarge":t,"runDiscoveredJoinsCommand contentTooLarge headers":a,"runDiscoveredJo\
insCommand unsupportedMediaType":t,"runDiscoveredJoinsCommand unsupportedMediaType headers":a,"runDiscoveredJoinsCommand tooManyRequests":t,"runDiscoveredJoinsC\
ommand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalError":t,"runDiscoveredJoinsCommand internalError headers":a,"runDiscoveredJoinsCommand una\
vailable":t,"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":a,"listJoinJobs badRequest":t,"listJoinJobs badReque\
st headers":a,"listJoinJobs unauthorized":t,"listJoinJobs unauthorized headers":f,"listJoinJobs forbidden":t,"listJoinJobs forbidden headers":a,"listJoinJobs no\
tFound":t,"listJoinJobs notFound headers":a,"listJoinJobs notAcceptable":t,"listJoinJobs notAcceptable headers":a,"listJoinJobs tooManyRequests":t,"listJoinJobs\
 tooManyRequests headers":c,"listJoinJobs internalError":t,"listJoinJobs internalError headers":a,"listJoinJobs unavailable":t,"listJoinJobs unavailable headers":c,
"runJoinJobsCommand ok":q,"runJoinJobsCommand ok headers":a,"runJoinJobsCommand badRequest":t,"runJoinJobsCommand badRequest headers":a,"runJoinJobsCommand unau\
thorized":t,"runJoinJobsCommand unauthorized headers":f,"runJoinJobsCommand forbidden":t,"runJoinJobsCommand forbidden headers":a,"runJoinJobsCommand notFound":t,
"runJoinJobsCommand notFound headers":a,"runJoinJobsCommand notAcceptable":t,"runJoinJobsCommand notAcceptable headers":a,"runJoinJobsCommand contentTooLarge":t,
"runJoinJobsCommand contentTooLarge headers":a,"runJoinJobsCommand unsupportedMediaType":t,"runJoinJobsCommand unsupportedMediaType headers":a,"runJoinJobsComma\
nd tooManyRequests":t,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":t,"runJoinJobsCommand internalError headers":a,"runJoinJ\
obsCommand unavailable":t,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":V,"countJoinJobs ok headers":a,"countJoinJobs badRequest":t,"countJoinJo\
bs badRequest headers":a,"countJoinJobs unauthorized":t,"countJoinJobs unauthorized headers":f,"countJoinJobs forbidden":t,"countJoinJobs forbidden headers":a,"\
countJoinJobs notFound":t,"countJoinJobs notFound headers":a,"countJoinJobs notAcceptable":t,"countJoinJobs notAcceptable headers":a,"countJoinJobs tooManyReque\
sts":t,"countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":t,"countJoinJobs internalError headers":a,"countJoinJobs unavailable":t,"countJoi\
nJobs unavailable headers":c,"getJoin ok":P,"getJoin ok headers":a,"getJoin badRequest":t,"getJoin badRequest headers":a,"getJoin unauthorized":t,"getJoin unaut\
horized headers":f,"getJoin forbidden":t,"getJoin forbidden headers":a,"getJoin notFound":t,"getJoin notFound headers":a,"getJoin notAcceptable":t,"getJoin notA\
cceptable headers":a,"getJoin tooManyRequests":t,"getJoin tooManyRequests headers":c,"getJoin internalError":t,"getJoin internalError headers":a,"getJoin unavai\
lable":t,"getJoin unavailable headers":c,"runJoinCommand ok":x,"runJoinCommand ok headers":a,"runJoinCommand noContent headers":a,"runJoinCommand badRequest":t,
"runJoinCommand badRequest headers":a,"runJoinCommand unauthorized":t,"runJoinCommand unauthorized headers":f,"runJoinCommand forbidden":t,"runJoinCommand forbi\
dden headers":a,"runJoinCommand notFound":t,"runJoinCommand notFound headers":a,"runJoinCommand notAcceptable":t,"runJoinCommand notAcceptable headers":a,"runJo\
inCommand conflict":t,"runJoinCommand conflict headers":a,"runJoinCommand contentTooLarge":t,"runJoinCommand contentTooLarge headers":a,"runJoinCommand unsuppor\
tedMediaType":t,"runJoinCommand unsupportedMediaType headers":a,"runJoinCommand tooManyRequests":t,"runJoinCommand tooManyRequests headers":c,"runJoinCommand in\
ternalError":t,"runJoinCommand internalError headers":a,"runJoinCommand unavailable":t,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":a,"\
deleteJoin badRequest":t,"deleteJoin badRequest headers":a,"deleteJoin unauthorized":t,"deleteJoin unauthorized headers":f,"deleteJoin forbidden":t,"deleteJoin \
forbidden headers":a,"deleteJoin notFound":t,"deleteJoin notFound headers":a,"deleteJoin notAcceptable":t,"deleteJoin notAcceptable headers":a,"deleteJoin tooMa\
nyRequests":t,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":t,"deleteJoin internalError headers":a,"deleteJoin unavailable":t,"deleteJoin un\
available headers":c,"getJoinReport ok":Ur,"getJoinReport ok headers":je,"getJoinReport badRequest":t,"getJoinReport badRequest headers":a,"getJoinReport unauth\
orized":t,"getJoinReport unauthorized headers":f,"getJoinReport forbidden":t,"getJoinReport forbidden headers":a,"getJoinReport notFound":t,"getJoinReport notFo\
und headers":a,"getJoinReport notAcceptable":t,"getJoinReport notAcceptable headers":a,"getJoinReport tooManyRequests":t,"getJoinReport tooManyRequests headers":c,
"getJoinReport internalError":t,"getJoinReport internalError headers":a,"getJoinReport unavailable":t,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,
"getVennDiagram ok headers":a,"getVennDiagram badRequest":t,"getVennDiagram badRequest headers":a,"getVennDiagram unauthorized":t,"getVennDiagram unauthorized h\
eaders":f,"getVennDiagram forbidden":t,"getVennDiagram forbidden headers":a,"getVennDiagram notFound":t,"getVennDiagram notFound headers":a,"getVennDiagram notA\
cceptable":t,"getVennDiagram notAcceptable headers":a,"getVennDiagram tooManyRequests":t,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalErro\
r":t,"getVennDiagram internalError headers":a,"getVennDiagram unavailable":t,"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":q,"runVennDiagram\
Command ok headers":a,"runVennDiagramCommand badRequest":t,"runVennDiagramCommand badRequest headers":a,"runVennDiagramCommand unauthorized":t,"runVennDiagramCo\
mmand unauthorized headers":f,"runVennDiagramCommand forbidden":t,"runVennDiagramCommand forbidden headers":a,"runVennDiagramCommand notFound":t,"runVennDiagram\
Command notFound headers":a,"runVennDiagramCommand notAcceptable":t,"runVennDiagramCommand notAcceptable headers":a,"runVennDiagramCommand contentTooLarge":t,"r\
unVennDiagramCommand contentTooLarge headers":a,"runVennDiagramCommand unsupportedMediaType":t,"runVennDiagramCommand unsupportedMediaType headers":a,"runVennDi\
agramCommand tooManyRequests":t,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand internalError":t,"runVennDiagramCommand internalError h\
eaders":a,"runVennDiagramCommand unavailable":t,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":a,"listJoi\
nInnerRows badRequest":t,"listJoinInnerRows badRequest headers":a,"listJoinInnerRows unauthorized":t,"listJoinInnerRows unauthorized headers":f,"listJoinInnerRo\
ws forbidden":t,"listJoinInnerRows forbidden headers":a,"listJoinInnerRows notFound":t,"listJoinInnerRows notFound headers":a,"listJoinInnerRows notAcceptable":t,
"listJoinInnerRows notAcceptable headers":a,"listJoinInnerRows conflict":t,"listJoinInnerRows conflict headers":a,"listJoinInnerRows tooManyRequests":t,"listJoi\
nInnerRows tooManyRequests headers":c,"listJoinInnerRows internalError":t,"listJoinInnerRows internalError headers":a,"listJoinInnerRows unavailable":t,"listJoi\
nInnerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinInnerRowsCommand ok headers":a,"runJoinInnerRowsCommand badRequest":t,"runJoinInnerRows\
Command badRequest headers":a,"runJoinInnerRowsCommand unauthorized":t,"runJoinInnerRowsCommand unauthorized headers":f,"runJoinInnerRowsCommand forbidden":t,"r\
unJoinInnerRowsCommand forbidden headers":a,"runJoinInnerRowsCommand notFound":t,"runJoinInnerRowsCommand notFound headers":a,"runJoinInnerRowsCommand notAccept\
able":t,"runJoinInnerRowsCommand notAcceptable headers":a,"runJoinInnerRowsCommand conflict":t,"runJoinInnerRowsCommand conflict headers":a,"runJoinInnerRowsCom\
mand contentTooLarge":t,"runJoinInnerRowsCommand contentTooLarge headers":a,"runJoinInnerRowsCommand unsupportedMediaType":t,"runJoinInnerRowsCommand unsupporte\
dMediaType headers":a,"runJoinInnerRowsCommand tooManyRequests":t,"runJoinInnerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":t,
"runJoinInnerRowsCommand internalError headers":a,"runJoinInnerRowsCommand unavailable":t,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,
"listJoinOuterRows ok headers":a,"listJoinOuterRows badRequest":t,"listJoinOuterRows badRequest headers":a,"listJoinOuterRows unauthorized":t,"listJoinOuterRows\
 unauthorized headers":f,"listJoinOuterRows forbidden":t,"listJoinOuterRows forbidden headers":a,"listJoinOuterRows notFound":t,"listJoinOuterRows notFound head\
ers":a,"listJoinOuterRows notAcceptable":t,"listJoinOuterRows notAcceptable headers":a,"listJoinOuterRows conflict":t,"listJoinOuterRows conflict headers":a,"li\
stJoinOuterRows tooManyRequests":t,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows internalError":t,"listJoinOuterRows internalError headers":a,
"listJoinOuterRows unavailable":t,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":q,"runJoinOuterRowsCommand ok headers":a,"runJoinOuterR\
owsCommand badRequest":t,"runJoinOuterRowsCommand badRequest headers":a,"runJoinOuterRowsCommand unauthorized":t,"runJoinOuterRowsCommand unauthorized headers":f,
"runJoinOuterRowsCommand forbidden":t,"runJoinOuterRowsCommand forbidden headers":a,"runJoinOuterRowsCommand notFound":t,"runJoinOuterRowsCommand notFound heade\
rs":a,"runJoinOuterRowsCommand notAcceptable":t,"runJoinOuterRowsCommand notAcceptable headers":a,"runJoinOuterRowsCommand conflict":t,"runJoinOuterRowsCommand \
conflict headers":a,"runJoinOuterRowsCommand contentTooLarge":t,"runJoinOuterRowsCommand contentTooLarge headers":a,"runJoinOuterRowsCommand unsupportedMediaTyp\
e":t,"runJoinOuterRowsCommand unsupportedMediaType headers":a,"runJoinOuterRowsCommand tooManyRequests":t,"runJoinOuterRowsCommand tooManyRequests headers":c,"r\
unJoinOuterRowsCommand internalError":t,"runJoinOuterRowsCommand internalError headers":a,"runJoinOuterRowsCommand unavailable":t,"runJoinOuterRowsCommand unava\
ilable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":a,"listJoinLeftOuterRows badRequest":t,"listJoinLeftOuterRows badRequest heade\
rs":a,"listJoinLeftOuterRows unauthorized":t,"listJoinLeftOuterRows unauthorized headers":f,"listJoinLeftOuterRows forbidden":t,"listJoinLeftOuterRows forbidden\
 headers":a,"listJoinLeftOuterRows notFound":t,"listJoinLeftOuterRows notFound headers":a,"listJoinLeftOuterRows notAcceptable":t,"listJoinLeftOuterRows notAcce\
ptable headers":a,"listJoinLeftOuterRows conflict":t,"listJoinLeftOuterRows conflict headers":a,"listJoinLeftOuterRows tooManyRequests":t,"listJoinLeftOuterRows\
 tooManyRequests headers":c,"listJoinLeftOuterRows internalError":t,"listJoinLeftOuterRows internalError headers":a,"listJoinLeftOuterRows unavailable":t,"listJ\
oinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok headers":a,"runJoinLeftOuterRowsCommand badRequest":t,
"runJoinLeftOuterRowsCommand badRequest headers":a,"runJoinLeftOuterRowsCommand unauthorized":t,"runJoinLeftOuterRowsCommand unauthorized headers":f,"runJoinLef\
tOuterRowsCommand forbidden":t,"runJoinLeftOuterRowsCommand forbidden headers":a,"runJoinLeftOuterRowsCommand notFound":t,"runJoinLeftOuterRowsCommand notFound \
headers":a,"runJoinLeftOuterRowsCommand notAcceptable":t,"runJoinLeftOuterRowsCommand notAcceptable headers":a,"runJoinLeftOuterRowsCommand conflict":t,"runJoin\
LeftOuterRowsCommand conflict headers":a,"runJoinLeftOuterRowsCommand contentTooLarge":t,"runJoinLeftOuterRowsCommand contentTooLarge headers":a,"runJoinLeftOut\
erRowsCommand unsupportedMediaType":t,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":a,"runJoinLeftOuterRowsCommand tooManyRequests":t,"runJoinLeftO\
uterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":t,"runJoinLeftOuterRowsCommand internalError headers":a,"runJoinLeftOuter\
RowsCommand unavailable":t,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":a,"listJoinRigh\
tOuterRows badRequest":t,"listJoinRightOuterRows badRequest headers":a,"listJoinRightOuterRows unauthorized":t,"listJoinRightOuterRows unauthorized headers":f,"\
listJoinRightOuterRows forbidden":t,"listJoinRightOuterRows forbidden headers":a,"listJoinRightOuterRows notFound":t,"listJoinRightOuterRows notFound headers":a,
"listJoinRightOuterRows notAcceptable":t,"listJoinRightOuterRows notAcceptable headers":a,"listJoinRightOuterRows conflict":t,"listJoinRightOuterRows conflict h\
eaders":a,"listJoinRightOuterRows tooManyRequests":t,"listJoinRightOuterRows tooManyRequests headers":c,"listJoinRightOuterRows internalError":t,"listJoinRightO\
uterRows internalError headers":a,"listJoinRightOuterRows unavailable":t,"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":q,"run\
JoinRightOuterRowsCommand ok headers":a,"runJoinRightOuterRowsCommand badRequest":t,"runJoinRightOuterRowsCommand badRequest headers":a,"runJoinRightOuterRowsCo\
mmand unauthorized":t,"runJoinRightOuterRowsCommand unauthorized headers":f,"runJoinRightOuterRowsCommand forbidden":t,"runJoinRightOuterRowsCommand forbidden h\
eaders":a,"runJoinRightOuterRowsCommand notFound":t,"runJoinRightOuterRowsCommand notFound headers":a,"runJoinRightOuterRowsCommand notAcceptable":t,"runJoinRig\
htOuterRowsCommand notAcceptable headers":a,"runJoinRightOuterRowsCommand conflict":t,"runJoinRightOuterRowsCommand conflict headers":a,"runJoinRightOuterRowsCo\
mmand contentTooLarge":t,"runJoinRightOuterRowsCommand contentTooLarge headers":a,"runJoinRightOuterRowsCommand unsupportedMediaType":t,"runJoinRightOuterRowsCo\
mmand unsupportedMediaType headers":a,"runJoinRightOuterRowsCommand tooManyRequests":t,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOut\
erRowsCommand internalError":t,"runJoinRightOuterRowsCommand internalError headers":a,"runJoinRightOuterRowsCommand unavailable":t,"runJoinRightOuterRowsCommand\
 unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":a,"listJoinLeftNoMatchRows badRequest":t,"listJoinLeftNoMatchRows ba\
dRequest headers":a,"listJoinLeftNoMatchRows unauthorized":t,"listJoinLeftNoMatchRows unauthorized headers":f,"listJoinLeftNoMatchRows forbidden":t,"listJoinLef\
tNoMatchRows forbidden headers":a,"listJoinLeftNoMatchRows notFound":t,"listJoinLeftNoMatchRows notFound headers":a,"listJoinLeftNoMatchRows notAcceptable":t,"l\
istJoinLeftNoMatchRows notAcceptable headers":a,"listJoinLeftNoMatchRows conflict":t,"listJoinLeftNoMatchRows conflict headers":a,"listJoinLeftNoMatchRows tooMa\
nyRequests":t,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":t,"listJoinLeftNoMatchRows internalError headers":a,"l\
istJoinLeftNoMatchRows unavailable":t,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsCommand ok":q,"runJoinLeftNoMatchRowsCommand ok hea\
ders":a,"runJoinLeftNoMatchRowsCommand badRequest":t,"runJoinLeftNoMatchRowsCommand badRequest headers":a,"runJoinLeftNoMatchRowsCommand unauthorized":t,"runJoi\
nLeftNoMatchRowsCommand unauthorized headers":f,"runJoinLeftNoMatchRowsCommand forbidden":t,"runJoinLeftNoMatchRowsCommand forbidden headers":a,"runJoinLeftNoMa\
tchRowsCommand notFound":t,"runJoinLeftNoMatchRowsCommand notFound headers":a,"runJoinLeftNoMatchRowsCommand notAcceptable":t,"runJoinLeftNoMatchRowsCommand not\
Acceptable headers":a,"runJoinLeftNoMatchRowsCommand conflict":t,"runJoinLeftNoMatchRowsCommand conflict headers":a,"runJoinLeftNoMatchRowsCommand contentTooLar\
ge":t,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":a,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":t,"runJoinLeftNoMatchRowsCommand unsupporte\
dMediaType headers":a,"runJoinLeftNoMatchRowsCommand tooManyRequests":t,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand\
 internalError":t,"runJoinLeftNoMatchRowsCommand internalError headers":a,"runJoinLeftNoMatchRowsCommand unavailable":t,"runJoinLeftNoMatchRowsCommand unavailab\
le headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":a,"listJoinRightNoMatchRows badRequest":t,"listJoinRightNoMatchRows badReque\
st headers":a,"listJoinRightNoMatchRows unauthorized":t,"listJoinRightNoMatchRows unauthorized headers":f,"listJoinRightNoMatchRows forbidden":t,"listJoinRightN\
oMatchRows forbidden headers":a,"listJoinRightNoMatchRows notFound":t,"listJoinRightNoMatchRows notFound headers":a,"listJoinRightNoMatchRows notAcceptable":t,"\
listJoinRightNoMatchRows notAcceptable headers":a,"listJoinRightNoMatchRows conflict":t,"listJoinRightNoMatchRows conflict headers":a,"listJoinRightNoMatchRows \
tooManyRequests":t,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalError":t,"listJoinRightNoMatchRows internalError heade\
rs":a,"listJoinRightNoMatchRows unavailable":t,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightNoMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCo\
mmand ok headers":a,"runJoinRightNoMatchRowsCommand badRequest":t,"runJoinRightNoMatchRowsCommand badRequest headers":a,"runJoinRightNoMatchRowsCommand unauthor\
ized":t,"runJoinRightNoMatchRowsCommand unauthorized headers":f,"runJoinRightNoMatchRowsCommand forbidden":t,"runJoinRightNoMatchRowsCommand forbidden headers":a,
"runJoinRightNoMatchRowsCommand notFound":t,"runJoinRightNoMatchRowsCommand notFound headers":a,"runJoinRightNoMatchRowsCommand notAcceptable":t,"runJoinRightNo\
MatchRowsCommand notAcceptable headers":a,"runJoinRightNoMatchRowsCommand conflict":t,"runJoinRightNoMatchRowsCommand conflict headers":a,"runJoinRightNoMatchRo\
wsCommand contentTooLarge":t,"runJoinRightNoMatchRowsCommand contentTooLarge headers":a,"runJoinRightNoMatchRowsCommand unsupportedMediaType":t,"runJoinRightNoM\
atchRowsCommand unsupportedMediaType headers":a,"runJoinRightNoMatchRowsCommand tooManyRequests":t,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"r\
unJoinRightNoMatchRowsCommand internalError":t,"runJoinRightNoMatchRowsCommand internalError headers":a,"runJoinRightNoMatchRowsCommand unavailable":t,"runJoinR\
ightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok headers":a,"listJoinMatchingValues badRequest":t,"listJoi\
nMatchingValues badRequest headers":a,"listJoinMatchingValues unauthorized":t,"listJoinMatchingValues unauthorized headers":f,"listJoinMatchingValues forbidden":t,
"listJoinMatchingValues forbidden headers":a,"listJoinMatchingValues notFound":t,"listJoinMatchingValues notFound headers":a,"listJoinMatchingValues notAcceptab\
le":t,"listJoinMatchingValues notAcceptable headers":a,"listJoinMatchingValues conflict":t,"listJoinMatchingValues conflict headers":a,"listJoinMatchingValues t\
ooManyRequests":t,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalError":t,"listJoinMatchingValues internalError headers":a,"\
listJoinMatchingValues unavailable":t,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValuesCommand ok":q,"runJoinMatchingValuesCommand ok header\
s":a,"runJoinMatchingValuesCommand badRequest":t,"runJoinMatchingValuesCommand badRequest headers":a,"runJoinMatchingValuesCommand unauthorized":t,"runJoinMatch\
ingValuesCommand unauthorized headers":f,"runJoinMatchingValuesCommand forbidden":t,"runJoinMatchingValuesCommand forbidden headers":a,"runJoinMatchingValuesCom\
mand notFound":t,"runJoinMatchingValuesCommand notFound headers":a,"runJoinMatchingValuesCommand notAcceptable":t,"runJoinMatchingValuesCommand notAcceptable he\
aders":a,"runJoinMatchingValuesCommand conflict":t,"runJoinMatchingValuesCommand conflict headers":a,"runJoinMatchingValuesCommand contentTooLarge":t,"runJoinMa\
tchingValuesCommand contentTooLarge headers":a,"runJoinMatchingValuesCommand unsupportedMediaType":t,"runJoinMatchingValuesCommand unsupportedMediaType headers":a,
"runJoinMatchingValuesCommand tooManyRequests":t,"runJoinMatchingValuesCommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":t,"runJoi\
nMatchingValuesCommand internalError headers":a,"runJoinMatchingValuesCommand unavailable":t,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftN\
oMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":a,"listJoinLeftNoMatchValues badRequest":t,"listJoinLeftNoMatchValues badRequest headers":a,"listJoinL\
eftNoMatchValues unauthorized":t,"listJoinLeftNoMatchValues unauthorized headers":f,"listJoinLeftNoMatchValues forbidden":t,"listJoinLeftNoMatchValues forbidden\
 headers":a,"listJoinLeftNoMatchValues notFound":t,"listJoinLeftNoMatchValues notFound headers":a,"listJoinLeftNoMatchValues notAcceptable":t,"listJoinLeftNoMat\
chValues notAcceptable headers":a,"listJoinLeftNoMatchValues conflict":t,"listJoinLeftNoMatchValues conflict headers":a,"listJoinLeftNoMatchValues tooManyReques\
ts":t,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":t,"listJoinLeftNoMatchValues internalError headers":a,"lis\
tJoinLeftNoMatchValues unavailable":t,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatchValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand \
ok headers":a,"runJoinLeftNoMatchValuesCommand badRequest":t,"runJoinLeftNoMatchValuesCommand badRequest headers":a,"runJoinLeftNoMatchValuesCommand unauthorize\
d":t,"runJoinLeftNoMatchValuesCommand unauthorized headers":f,"runJoinLeftNoMatchValuesCommand forbidden":t,"runJoinLeftNoMatchValuesCommand forbidden headers":a,
"runJoinLeftNoMatchValuesCommand notFound":t,"runJoinLeftNoMatchValuesCommand notFound headers":a,"runJoinLeftNoMatchValuesCommand notAcceptable":t,"runJoinLeft\
NoMatchValuesCommand notAcceptable headers":a,"runJoinLeftNoMatchValuesCommand conflict":t,"runJoinLeftNoMatchValuesCommand conflict headers":a,"runJoinLeftNoMa\
tchValuesCommand contentTooLarge":t,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":a,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":t,"runJoi\
nLeftNoMatchValuesCommand unsupportedMediaType headers":a,"runJoinLeftNoMatchValuesCommand tooManyRequests":t,"runJoinLeftNoMatchValuesCommand tooManyRequests h\
eaders":c,"runJoinLeftNoMatchValuesCommand internalError":t,"runJoinLeftNoMatchValuesCommand internalError headers":a,"runJoinLeftNoMatchValuesCommand unavailab\
le":t,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":a,"listJoinRightNoMatchV\
alues badRequest":t,"listJoinRightNoMatchValues badRequest headers":a,"listJoinRightNoMatchValues unauthorized":t,"listJoinRightNoMatchValues unauthorized heade\
rs":f,"listJoinRightNoMatchValues forbidden":t,"listJoinRightNoMatchValues forbidden headers":a,"listJoinRightNoMatchValues notFound":t,"listJoinRightNoMatchVal\
ues notFound headers":a,"listJoinRightNoMatchValues notAcceptable":t,"listJoinRightNoMatchValues notAcceptable headers":a,"listJoinRightNoMatchValues conflict":t,
"listJoinRightNoMatchValues conflict headers":a,"listJoinRightNoMatchValues tooManyRequests":t,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinR\
ightNoMatchValues internalError":t,"listJoinRightNoMatchValues internalError headers":a,"listJoinRightNoMatchValues unavailable":t,"listJoinRightNoMatchValues u\
navailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoinRightNoMatchValuesCommand ok headers":a,"runJoinRightNoMatchValuesCommand badRequest":t,"r\
unJoinRightNoMatchValuesCommand badRequest headers":a,"runJoinRightNoMatchValuesCommand unauthorized":t,"runJoinRightNoMatchValuesCommand unauthorized headers":f,
"runJoinRightNoMatchValuesCommand forbidden":t,"runJoinRightNoMatchValuesCommand forbidden headers":a,"runJoinRightNoMatchValuesCommand notFound":t,"runJoinRigh\
tNoMatchValuesCommand notFound headers":a,"runJoinRightNoMatchValuesCommand notAcceptable":t,"runJoinRightNoMatchValuesCommand notAcceptable headers":a,"runJoin\
RightNoMatchValuesCommand conflict":t,"runJoinRightNoMatchValuesCommand conflict headers":a,"runJoinRightNoMatchValuesCommand contentTooLarge":t,"runJoinRightNo\
MatchValuesCommand contentTooLarge headers":a,"runJoinRightNoMatchValuesCommand unsupportedMediaType":t,"runJoinRightNoMatchValuesCommand unsupportedMediaType h\
eaders":a,"runJoinRightNoMatchValuesCommand tooManyRequests":t,"runJoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand in\
ternalError":t,"runJoinRightNoMatchValuesCommand internalError headers":a,"runJoinRightNoMatchValuesCommand unavailable":t,"runJoinRightNoMatchValuesCommand una\
vailable headers":c,"listKeywords ok":P,"listKeywords ok headers":a,"listKeywords badRequest":t,"listKeywords badRequest headers":a,"listKeywords unauthorized":t,
"listKeywords unauthorized headers":f,"listKeywords forbidden":t,"listKeywords forbidden headers":a,"listKeywords notFound":t,"listKeywords notFound headers":a,
"listKeywords notAcceptable":t,"listKeywords notAcceptable headers":a,"listKeywords tooManyRequests":t,"listKeywords tooManyRequests headers":c,"listKeywords in\
ternalError":t,"listKeywords internalError headers":a,"listKeywords unavailable":t,"listKeywords unavailable headers":c,"runKeywordsCommand ok":ms,"runKeywordsC\
ommand ok headers":a,"runKeywordsCommand badRequest":t,"runKeywordsCommand badRequest headers":a,"runKeywordsCommand unauthorized":t,"runKeywordsCommand unautho\
rized headers":f,"runKeywordsCommand forbidden":t,"runKeywordsCommand forbidden headers":a,"runKeywordsCommand notFound":t,"runKeywordsCommand notFound headers":a,
"runKeywordsCommand notAcceptable":t,"runKeywordsCommand notAcceptable headers":a,"runKeywordsCommand conflict":t,"runKeywordsCommand conflict headers":a,"runKe\
ywordsCommand contentTooLarge":t,"runKeywordsCommand contentTooLarge headers":a,"runKeywordsCommand unsupportedMediaType":t,"runKeywordsCommand unsupportedMedia\
Type headers":a,"runKeywordsCommand tooManyRequests":t,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":t,"runKeywordsCommand i\
nternalError headers":a,"runKeywordsCommand unavailable":t,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":a,"deleteKeyword\
Category badRequest":t,"deleteKeywordCategory badRequest headers":a,"deleteKeywordCategory unauthorized":t,"deleteKeywordCategory unauthorized headers":f,"delet\
eKeywordCategory forbidden":t,"deleteKeywordCategory forbidden headers":a,"deleteKeywordCategory notFound":t,"deleteKeywordCategory notFound headers":a,"deleteK\
eywordCategory conflict":t,"deleteKeywordCategory conflict headers":a,"deleteKeywordCategory tooManyRequests":t,"deleteKeywordCategory tooManyRequests headers":c,
"deleteKeywordCategory internalError":t,"deleteKeywordCategory internalError headers":a,"deleteKeywordCategory unavailable":t,"deleteKeywordCategory unavailable\
 headers":c,"deleteKeyword noContent headers":a,"deleteKeyword badRequest":t,"deleteKeyword badRequest headers":a,"deleteKeyword unauthorized":t,"deleteKeyword \
unauthorized headers":f,"deleteKeyword forbidden":t,"deleteKeyword forbidden headers":a,"deleteKeyword notFound":t,"deleteKeyword notFound headers":a,"deleteKey\
word conflict":t,"deleteKeyword conflict headers":a,"deleteKeyword tooManyRequests":t,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":t,
"deleteKeyword internalError headers":a,"deleteKeyword unavailable":t,"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":a,
"listRuleFolders badRequest":t,"listRuleFolders badRequest headers":a,"listRuleFolders unauthorized":t,"listRuleFolders unauthorized headers":f,"listRuleFolders\
 forbidden":t,"listRuleFolders forbidden headers":a,"listRuleFolders notFound":t,"listRuleFolders notFound headers":a,"listRuleFolders notAcceptable":t,"listRul\
eFolders notAcceptable headers":a,"listRuleFolders tooManyRequests":t,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":t,"listRuleFol\
ders internalError headers":a,"listRuleFolders unavailable":t,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":q,"runRuleFoldersCommand ok hea\
ders":a,"runRuleFoldersCommand noContent headers":ps,"runRuleFoldersCommand badRequest":t,"runRuleFoldersCommand badRequest headers":a,"runRuleFoldersCommand un\
authorized":t,"runRuleFoldersCommand unauthorized headers":f,"runRuleFoldersCommand forbidden":t,"runRuleFoldersCommand forbidden headers":a,"runRuleFoldersComm\
and notFound":t,"runRuleFoldersCommand notFound headers":a,"runRuleFoldersCommand notAcceptable":t,"runRuleFoldersCommand notAcceptable headers":a,"runRuleFolde\
rsCommand conflict":t,"runRuleFoldersCommand conflict headers":a,"runRuleFoldersCommand contentTooLarge":t,"runRuleFoldersCommand contentTooLarge headers":a,"ru\
nRuleFoldersCommand unsupportedMediaType":t,"runRuleFoldersCommand unsupportedMediaType headers":a,"runRuleFoldersCommand tooManyRequests":t,"runRuleFoldersComm\
and tooManyRequests headers":c,"runRuleFoldersCommand internalError":t,"runRuleFoldersCommand internalError headers":a,"runRuleFoldersCommand unavailable":t,"ru\
nRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":a,"getRuleFolder badRequest":t,"getRuleFolder badRequest headers":a,"\
getRuleFolder unauthorized":t,"getRuleFolder unauthorized headers":f,"getRuleFolder forbidden":t,"getRuleFolder forbidden headers":a,"getRuleFolder notFound":t,
"getRuleFolder notFound headers":a,"getRuleFolder notAcceptable":t,"getRuleFolder notAcceptable headers":a,"getRuleFolder tooManyRequests":t,"getRuleFolder tooM\
anyRequests headers":c,"getRuleFolder internalError":t,"getRuleFolder internalError headers":a,"getRuleFolder unavailable":t,"getRuleFolder unavailable headers":c,
"runRuleFolderCommand ok":x,"runRuleFolderCommand ok headers":a,"runRuleFolderCommand badRequest":t,"runRuleFolderCommand badRequest headers":a,"runRuleFolderCo\
mmand unauthorized":t,"runRuleFolderCommand unauthorized headers":f,"runRuleFolderCommand forbidden":t,"runRuleFolderCommand forbidden headers":a,"runRuleFolder\
Command notFound":t,"runRuleFolderCommand notFound headers":a,"runRuleFolderCommand notAcceptable":t,"runRuleFolderCommand notAcceptable headers":a,"runRuleFold\
erCommand conflict":t,"runRuleFolderCommand conflict headers":a,"runRuleFolderCommand contentTooLarge":t,"runRuleFolderCommand contentTooLarge headers":a,"runRu\
leFolderCommand unsupportedMediaType":t,"runRuleFolderCommand unsupportedMediaType headers":a,"runRuleFolderCommand tooManyRequests":t,"runRuleFolderCommand too\
ManyRequests headers":c,"runRuleFolderCommand internalError":t,"runRuleFolderCommand internalError headers":a,"runRuleFolderCommand unavailable":t,"runRuleFolde\
rCommand unavailable headers":c,"deleteRuleFolder noContent headers":a,"deleteRuleFolder badRequest":t,"deleteRuleFolder badRequest headers":a,"deleteRuleFolder\
 unauthorized":t,"deleteRuleFolder unauthorized headers":f,"deleteRuleFolder forbidden":t,"deleteRuleFolder forbidden headers":a,"deleteRuleFolder notFound":t,"\
deleteRuleFolder notFound headers":a,"deleteRuleFolder conflict":t,"deleteRuleFolder conflict headers":a,"deleteRuleFolder tooManyRequests":t,"deleteRuleFolder \
tooManyRequests headers":c,"deleteRuleFolder internalError":t,"deleteRuleFolder internalError headers":a,"deleteRuleFolder unavailable":t,"deleteRuleFolder unav\
ailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":a,"listRuleFolderRules badRequest":t,"listRuleFolderRules badRequest headers":a,"\
listRuleFolderRules unauthorized":t,"listRuleFolderRules unauthorized headers":f,"listRuleFolderRules forbidden":t,"listRuleFolderRules forbidden headers":a,"li\
stRuleFolderRules notFound":t,"listRuleFolderRules notFound headers":a,"listRuleFolderRules notAcceptable":t,"listRuleFolderRules notAcceptable headers":a,"list\
RuleFolderRules tooManyRequests":t,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":t,"listRuleFolderRules internalError head\
ers":a,"listRuleFolderRules unavailable":t,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":Xr,"runRuleFolderRulesCommand ok headers":a,
"runRuleFolderRulesCommand badRequest":t,"runRuleFolderRulesCommand badRequest headers":a,"runRuleFolderRulesCommand unauthorized":t,"runRuleFolderRulesCommand \
unauthorized headers":f,"runRuleFolderRulesCommand forbidden":t,"runRuleFolderRulesCommand forbidden headers":a,"runRuleFolderRulesCommand notFound":t,"runRuleF\
olderRulesCommand notFound headers":a,"runRuleFolderRulesCommand notAcceptable":t,"runRuleFolderRulesCommand notAcceptable headers":a,"runRuleFolderRulesCommand\
 conflict":t,"runRuleFolderRulesCommand conflict headers":a,"runRuleFolderRulesCommand contentTooLarge":t,"runRuleFolderRulesCommand contentTooLarge headers":a,
"runRuleFolderRulesCommand unsupportedMediaType":t,"runRuleFolderRulesCommand unsupportedMediaType headers":a,"runRuleFolderRulesCommand tooManyRequests":t,"run\
RuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":t,"runRuleFolderRulesCommand internalError headers":a,"runRuleFolder\
RulesCommand unavailable":t,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":a,"listRuleFolderR\
esults badRequest":t,"listRuleFolderResults badRequest headers":a,"listRuleFolderResults unauthorized":t,"listRuleFolderResults unauthorized headers":f,"listRul\
eFolderResults forbidden":t,"listRuleFolderResults forbidden headers":a,"listRuleFolderResults notFound":t,"listRuleFolderResults notFound headers":a,"listRuleF\
olderResults notAcceptable":t,"listRuleFolderResults notAcceptable headers":a,"listRuleFolderResults tooManyRequests":t,"listRuleFolderResults tooManyRequests h\
eaders":c,"listRuleFolderResults internalError":t,"listRuleFolderResults internalError headers":a,"listRuleFolderResults unavailable":t,"listRuleFolderResults u\
navailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderResultsCommand ok headers":a,"runRuleFolderResultsCommand badRequest":t,"runRuleFolderRes\
ultsCommand badRequest headers":a,"runRuleFolderResultsCommand unauthorized":t,"runRuleFolderResultsCommand unauthorized headers":f,"runRuleFolderResultsCommand\
 forbidden":t,"runRuleFolderResultsCommand forbidden headers":a,"runRuleFolderResultsCommand notFound":t,"runRuleFolderResultsCommand notFound headers":a,"runRu\
leFolderResultsCommand notAcceptable":t,"runRuleFolderResultsCommand notAcceptable headers":a,"runRuleFolderResultsCommand contentTooLarge":t,"runRuleFolderResu\
ltsCommand contentTooLarge headers":a,"runRuleFolderResultsCommand unsupportedMediaType":t,"runRuleFolderResultsCommand unsupportedMediaType headers":a,"runRule\
FolderResultsCommand tooManyRequests":t,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":t,"runRuleFolderResu\
ltsCommand internalError headers":a,"runRuleFolderResultsCommand unavailable":t,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,
"listLoaderConnections ok headers":a,"listLoaderConnections badRequest":t,"listLoaderConnections badRequest headers":a,"listLoaderConnections unauthorized":t,"l\
istLoaderConnections unauthorized headers":f,"listLoaderConnections forbidden":t,"listLoaderConnections forbidden headers":a,"listLoaderConnections notFound":t,
"listLoaderConnections notFound headers":a,"listLoaderConnections notAcceptable":t,"listLoaderConnections notAcceptable headers":a,"listLoaderConnections tooMan\
yRequests":t,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":t,"listLoaderConnections internalError headers":a,"listLoad\
erConnections unavailable":t,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":hs,"runLoaderConnectionsCommand ok headers":a,"runLo\
aderConnectionsCommand badRequest":t,"runLoaderConnectionsCommand badRequest headers":a,"runLoaderConnectionsCommand unauthorized":t,"runLoaderConnectionsComman\
d unauthorized headers":f,"runLoaderConnectionsCommand forbidden":t,"runLoaderConnectionsCommand forbidden headers":a,"runLoaderConnectionsCommand notFound":t,"\
runLoaderConnectionsCommand notFound headers":a,"runLoaderConnectionsCommand notAcceptable":t,"runLoaderConnectionsCommand notAcceptable headers":a,"runLoaderCo\
nnectionsCommand conflict":t,"runLoaderConnectionsCommand conflict headers":a,"runLoaderConnectionsCommand contentTooLarge":t,"runLoaderConnectionsCommand conte\
ntTooLarge headers":a,"runLoaderConnectionsCommand unsupportedMediaType":t,"runLoaderConnectionsCommand unsupportedMediaType headers":a,"runLoaderConnectionsCom\
mand tooManyRequests":t,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":t,"runLoaderConnectionsCommand inter\
nalError headers":a,"runLoaderConnectionsCommand unavailable":t,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnect\
ion ok headers":a,"getLoaderConnection badRequest":t,"getLoaderConnection badRequest headers":a,"getLoaderConnection unauthorized":t,"getLoaderConnection unauth\
orized headers":f,"getLoaderConnection forbidden":t,"getLoaderConnection forbidden headers":a,"getLoaderConnection notFound":t,"getLoaderConnection notFound hea\
ders":a,"getLoaderConnection notAcceptable":t,"getLoaderConnection notAcceptable headers":a,"getLoaderConnection tooManyRequests":t,"getLoaderConnection tooMany\
Requests headers":c,"getLoaderConnection internalError":t,"getLoaderConnection internalError headers":a,"getLoaderConnection unavailable":t,"getLoaderConnection\
 unavailable headers":c,"runLoaderConnectionCommand ok":ys,"runLoaderConnectionCommand ok headers":a,"runLoaderConnectionCommand badRequest":t,"runLoaderConnect\
ionCommand badRequest headers":a,"runLoaderConnectionCommand unauthorized":t,"runLoaderConnectionCommand unauthorized headers":f,"runLoaderConnectionCommand for\
bidden":t,"runLoaderConnectionCommand forbidden headers":a,"runLoaderConnectionCommand notFound":t,"runLoaderConnectionCommand notFound headers":a,"runLoaderCon\
nectionCommand notAcceptable":t,"runLoaderConnectionCommand notAcceptable headers":a,"runLoaderConnectionCommand conflict":t,"runLoaderConnectionCommand conflic\
t headers":a,"runLoaderConnectionCommand contentTooLarge":t,"runLoaderConnectionCommand contentTooLarge headers":a,"runLoaderConnectionCommand unsupportedMediaT\
ype":t,"runLoaderConnectionCommand unsupportedMediaType headers":a,"runLoaderConnectionCommand tooManyRequests":t,"runLoaderConnectionCommand tooManyRequests he\
aders":c,"runLoaderConnectionCommand internalError":t,"runLoaderConnectionCommand internalError headers":a,"runLoaderConnectionCommand unavailable":t,"runLoader\
ConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":a,"deleteLoaderConnection badRequest":t,"deleteLoaderConnection badRequest h\
eaders":a,"deleteLoaderConnection unauthorized":t,"deleteLoaderConnection unauthorized headers":f,"deleteLoaderConnection forbidden":t,"deleteLoaderConnection f\
orbidden headers":a,"deleteLoaderConnection notFound":t,"deleteLoaderConnection notFound headers":a,"deleteLoaderConnection conflict":t,"deleteLoaderConnection \
conflict headers":a,"deleteLoaderConnection tooManyRequests":t,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":t,"dele\
teLoaderConnection internalError headers":a,"deleteLoaderConnection unavailable":t,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDa\
tasources ok headers":a,"listDatasources badRequest":t,"listDatasources badRequest headers":a,"listDatasources unauthorized":t,"listDatasources unauthorized hea\
ders":f,"listDatasources forbidden":t,"listDatasources forbidden headers":a,"listDatasources notFound":t,"listDatasources notFound headers":a,"listDatasources n\
otAcceptable":t,"listDatasources notAcceptable headers":a,"listDatasources conflict":t,"listDatasources conflict headers":a,"listDatasources tooManyRequests":t,
"listDatasources tooManyRequests headers":c,"listDatasources internalError":t,"listDatasources internalError headers":a,"listDatasources unavailable":t,"listDat\
asources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":a,"runDatasourcesCommand badRequest":t,"runDatasourcesCommand ba\
dRequest headers":a,"runDatasourcesCommand unauthorized":t,"runDatasourcesCommand unauthorized headers":f,"runDatasourcesCommand forbidden":t,"runDatasourcesCom\
mand forbidden headers":a,"runDatasourcesCommand notFound":t,"runDatasourcesCommand notFound headers":a,"runDatasourcesCommand notAcceptable":t,"runDatasourcesC\
ommand notAcceptable headers":a,"runDatasourcesCommand conflict":t,"runDatasourcesCommand conflict headers":a,"runDatasourcesCommand contentTooLarge":t,"runData\
sourcesCommand contentTooLarge headers":a,"runDatasourcesCommand unsupportedMediaType":t,"runDatasourcesCommand unsupportedMediaType headers":a,"runDatasourcesC\
ommand tooManyRequests":t,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":t,"runDatasourcesCommand internalError headers":a,
"runDatasourcesCommand unavailable":t,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listDataschemas ok headers":a,"listDataschemas badRe\
quest":t,"listDataschemas badRequest headers":a,"listDataschemas unauthorized":t,"listDataschemas unauthorized headers":f,"listDataschemas forbidden":t,"listDat\
aschemas forbidden headers":a,"listDataschemas notFound":t,"listDataschemas notFound headers":a,"listDataschemas notAcceptable":t,"listDataschemas notAcceptable\
 headers":a,"listDataschemas conflict":t,"listDataschemas conflict headers":a,"listDataschemas tooManyRequests":t,"listDataschemas tooManyRequests headers":c,"l\
istDataschemas internalError":t,"listDataschemas internalError headers":a,"listDataschemas unavailable":t,"listDataschemas unavailable headers":c,"runDataschema\
sCommand ok":P,"runDataschemasCommand ok headers":a,"runDataschemasCommand noContent headers":a,"runDataschemasCommand badRequest":t,"runDataschemasCommand badR\
equest headers":a,"runDataschemasCommand unauthorized":t,"runDataschemasCommand unauthorized headers":f,"runDataschemasCommand forbidden":t,"runDataschemasComma\
nd forbidden headers":a,"runDataschemasCommand notFound":t,"runDataschemasCommand notFound headers":a,"runDataschemasCommand notAcceptable":t,"runDataschemasCom\
mand notAcceptable headers":a,"runDataschemasCommand conflict":t,"runDataschemasCommand conflict headers":a,"runDataschemasCommand contentTooLarge":t,"runDatasc\
hemasCommand contentTooLarge headers":a,"runDataschemasCommand unsupportedMediaType":t,"runDataschemasCommand unsupportedMediaType headers":a,"runDataschemasCom\
mand tooManyRequests":t,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":t,"runDataschemasCommand internalError headers":a,
"runDataschemasCommand unavailable":t,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":fs,"listConnectionEncodings ok headers":a,"list\
ConnectionEncodings badRequest":t,"listConnectionEncodings badRequest headers":a,"listConnectionEncodings unauthorized":t,"listConnectionEncodings unauthorized \
headers":f,"listConnectionEncodings forbidden":t,"listConnectionEncodings forbidden headers":a,"listConnectionEncodings notFound":t,"listConnectionEncodings not\
Found headers":a,"listConnectionEncodings notAcceptable":t,"listConnectionEncodings notAcceptable headers":a,"listConnectionEncodings tooManyRequests":t,"listCo\
nnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":t,"listConnectionEncodings internalError headers":a,"listConnectionEncoding\
s notImplemented":t,"listConnectionEncodings notImplemented headers":a,"listConnectionEncodings unavailable":t,"listConnectionEncodings unavailable headers":c,"\
listLoaderConnectionTypes ok":gs,"listLoaderConnectionTypes ok headers":a,"listLoaderConnectionTypes badRequest":t,"listLoaderConnectionTypes badRequest headers":a,
"listLoaderConnectionTypes unauthorized":t,"listLoaderConnectionTypes unauthorized headers":f,"listLoaderConnectionTypes notAcceptable":t,"listLoaderConnectionT\
ypes notAcceptable headers":a,"listLoaderConnectionTypes tooManyRequests":t,"listLoaderConnectionTypes tooManyRequests headers":c,"listLoaderConnectionTypes int\
ernalError":t,"listLoaderConnectionTypes internalError headers":a,"listLoaderConnectionTypes unavailable":t,"listLoaderConnectionTypes unavailable headers":c,"l\
istWebhooks ok":P,"listWebhooks ok headers":a,"listWebhooks badRequest":t,"listWebhooks badRequest headers":a,"listWebhooks unauthorized":t,"listWebhooks unauth\
orized headers":f,"listWebhooks forbidden":t,"listWebhooks forbidden headers":a,"listWebhooks notFound":t,"listWebhooks notFound headers":a,"listWebhooks notAcc\
eptable":t,"listWebhooks notAcceptable headers":a,"listWebhooks tooManyRequests":t,"listWebhooks tooManyRequests headers":c,"listWebhooks internalError":t,"list\
Webhooks internalError headers":a,"listWebhooks unavailable":t,"listWebhooks unavailable headers":c,"runWebhooksCommand ok":vs,"runWebhooksCommand ok headers":a,
"runWebhooksCommand badRequest":t,"runWebhooksCommand badRequest headers":a,"runWebhooksCommand unauthorized":t,"runWebhooksCommand unauthorized headers":f,"run\
WebhooksCommand forbidden":t,"runWebhooksCommand forbidden headers":a,"runWebhooksCommand notFound":t,"runWebhooksCommand notFound headers":a,"runWebhooksComman\
d notAcceptable":t,"runWebhooksCommand notAcceptable headers":a,"runWebhooksCommand conflict":t,"runWebhooksCommand conflict headers":a,"runWebhooksCommand cont\
entTooLarge":t,"runWebhooksCommand contentTooLarge headers":a,"runWebhooksCommand unsupportedMediaType":t,"runWebhooksCommand unsupportedMediaType headers":a,"r\
unWebhooksCommand tooManyRequests":t,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internalError":t,"runWebhooksCommand internalError heade\
rs":a,"runWebhooksCommand unavailable":t,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent headers":a,"deleteWebhook badRequest":t,"deleteWebh\
ook badRequest headers":a,"deleteWebhook unauthorized":t,"deleteWebhook unauthorized headers":f,"deleteWebhook forbidden":t,"deleteWebhook forbidden headers":a,
"deleteWebhook notFound":t,"deleteWebhook notFound headers":a,"deleteWebhook tooManyRequests":t,"deleteWebhook tooManyRequests headers":c,"deleteWebhook interna\
lError":t,"deleteWebhook internalError headers":a,"deleteWebhook unavailable":t,"deleteWebhook unavailable headers":c,"listJobs ok":ot,"listJobs ok headers":a,"\
listJobs badRequest":t,"listJobs badRequest headers":a,"listJobs unauthorized":t,"listJobs unauthorized headers":f,"listJobs forbidden":t,"listJobs forbidden he\
aders":a,"listJobs notFound":t,"listJobs notFound headers":a,"listJobs notAcceptable":t,"listJobs notAcceptable headers":a,"listJobs tooManyRequests":t,"listJob\
s tooManyRequests headers":c,"listJobs internalError":t,"listJobs internalError headers":a,"listJobs unavailable":t,"listJobs unavailable headers":c,"runSchedul\
erCommand ok":Cs,"runSchedulerCommand ok headers":a,"runSchedulerCommand badRequest":t,"runSchedulerCommand badRequest headers":a,"runSchedulerCommand unauthori\
zed":t,"runSchedulerCommand unauthorized headers":f,"runSchedulerCommand forbidden":t,"runSchedulerCommand forbidden headers":a,"runSchedulerCommand notFound":t,
"runSchedulerCommand notFound headers":a,"runSchedulerCommand notAcceptable":t,"runSchedulerCommand notAcceptable headers":a,"runSchedulerCommand contentTooLarg\
e":t,"runSchedulerCommand contentTooLarge headers":a,"runSchedulerCommand unsupportedMediaType":t,"runSchedulerCommand unsupportedMediaType headers":a,"runSched\
ulerCommand tooManyRequests":t,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":t,"runSchedulerCommand internalError headers":a,
"runSchedulerCommand unavailable":t,"runSchedulerCommand unavailable headers":c,"getJob ok":ot,"getJob ok headers":a,"getJob okEventStream":ws,"getJob okEventSt\
ream headers":a,"getJob badRequest":t,"getJob badRequest headers":a,"getJob unauthorized":t,"getJob unauthorized headers":f,"getJob forbidden":t,"getJob forbidd\
en headers":a,"getJob notFound":t,"getJob notFound headers":a,"getJob notAcceptable":t,"getJob notAcceptable headers":a,"getJob tooManyRequests":t,"getJob tooMa\
nyRequests headers":c,"getJob internalError":t,"getJob internalError headers":a,"getJob unavailable":t,"getJob unavailable headers":c,"runJobCommand ok":x,"runJ\
obCommand ok headers":a,"runJobCommand badRequest":t,"runJobCommand badRequest headers":a,"runJobCommand unauthorized":t,"runJobCommand unauthorized headers":f,
"runJobCommand forbidden":t,"runJobCommand forbidden headers":a,"runJobCommand notFound":t,"runJobCommand notFound headers":a,"runJobCommand notAcceptable":t,"r\
unJobCommand notAcceptable headers":a,"runJobCommand conflict":t,"runJobCommand conflict headers":a,"runJobCommand contentTooLarge":t,"runJobCommand contentTooL\
arge headers":a,"runJobCommand unsupportedMediaType":t,"runJobCommand unsupportedMediaType headers":a,"runJobCommand tooManyRequests":t,"runJobCommand tooManyRe\
quests headers":c,"runJobCommand internalError":t,"runJobCommand internalError headers":a,"runJobCommand unavailable":t,"runJobCommand unavailable headers":c};export{Ps as validators};
