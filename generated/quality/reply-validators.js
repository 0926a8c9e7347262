// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Kr=Object.getOwnPropertyNames,Wr=(i,n)=>function(){try{return n||(0,i[Kr(i)[0]])((n={exports:{}}).exports,n),n.exports}catch(R){throw n=0,R}},Ur=Wr({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function n(v){const R=v.length;let g=0,f=0,e;for(;f<R;)g++,e=v.charCodeAt(
f++),e>=55296&&e<=56319&&f<R&&(e=v.charCodeAt(f),(e&64512)===56320&&f++);return g}i.default=n,n.code='require("ajv/dist/runtime/ucs2length").default'}}),Yr=Me,Qr=new RegExp(
"^3\\.1\\.\\d+$","u");function Me(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Me.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),a++}if(i.info===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(i.paths===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),a++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!Qr.test(r)){const s={instancePath:n+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.servers!==void 0){let r=i.servers;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const p={instancePath:n+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{
const s={instancePath:n+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),a++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Me.
errors=e,a===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=Te,w=Ur().default;function Te(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var t=xe,Zr={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function J(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=J.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:n+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameter!==void 0&&typeof i.parameter!="string"){const r={instancePath:n+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.detail!==void 0){let r=i.
detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:n+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.
end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={
instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.suggestion!==void 0&&typeof i.suggestion!="string"){const r={instancePath:n+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return J.errors=e,a===0}J.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function re(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=re.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),a++}if(i.status===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="st\
ring"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const s={
instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Zr.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){
let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:n+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),a++}if(r<
400||isNaN(r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.id!==void 0){
let r=i.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++)J(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?J.errors:
e.concat(J.errors),a=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return re.errors=e,a===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=xe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),re(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),a=e.length),xe.errors=e,a===0}xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var c=$e;function $e(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;
const m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i["retry-after"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-aft\
er"},message:"must have required property 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="stri\
ng"){if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NO\
T have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",
schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==
void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties\
/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||
isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["retry-after"]!==void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"rate\
limit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var b=je;function je(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["www-authenticate"]===void 0){const r={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(i["\
x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-i\
d/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["www-authenticate"]!==void 0){let r=i["\
www-authenticate"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=e,a===0}je.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var C=ze,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function se(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=se.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)
if(typeof r[u]!="string"){const h={instancePath:n+"/dataRow/"+u,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[h]:e.push(h),a++}}else{const s={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(s!=="url"){const u={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(w(s)<1){const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!E.test(s)){const u={instancePath:n+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return se.errors=e,a===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=D.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0);const r=a;let s=!1,u=null;const h=a;if(Array.isArray(i)){if(i.length<1){const d={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),a++}const l=i.length;for(let d=0;d<l;d++)se(i[d],{instancePath:n+"/"+d,parentData:i,
parentDataProperty:d,rootData:g,dynamicAnchors:f})||(e=e===null?se.errors:e.concat(se.errors),a=e.length)}else{const l={instancePath:n,schemaPath:"#/oneOf/0/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;if(Array.isArray(i)){
if(i.length<1){const d={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[d]:e.push(d),a++}const l=i.length;for(let d=0;d<l;d++){let k=i[d];if(k&&typeof k=="object"&&!Array.isArray(k)){for(const M in k)if(M!=="@url"&&typeof k[M]!="\
string"){const q={instancePath:n+"/"+d+"/"+M.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const M={instancePath:n+"\
/"+d+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[M]:e.push(
M),a++}}else{const M={instancePath:n+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[M]:e.push(M),a++}}}else{const l={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(
l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;if(typeof i=="string"){if(w(i)>0){const k={instancePath:n,schemaPath:"#/oneO\
f/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:n,schemaPath:"\
#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2)}if(s)
a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one \
schema in oneOf"};e===null?e=[l]:e.push(l),a++}return D.errors=e,m.items=p,a===0}D.evaluated={dynamicProps:!1,dynamicItems:!0};var Xr={type:"object",required:["\
viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9]\
[0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},
detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Je={type:"object",required:[
"compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},
header:{type:"string",enum:["Y","N"]}}},es={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^\
[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},$=new RegExp("^[1-9][0-9]*$","\
u"),De=new RegExp("^(0|[1-9][0-9]*)$","u");function x(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;
const m=x.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.
push(r),a++}if(i.pageStart===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have \
required property 'pageStart'"};e===null?e=[r]:e.push(r),a++}if(i.dataSize===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dataSize"},message:"must have required property 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(i.totalCount===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:n,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.
viewName!==void 0){let r=i.viewName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/viewName",schemaPath:"\
#/properties/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.pageStart!==void 0){let r=i.pageStart;
if(typeof r=="string"){if(!$.test(r)){const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9]\
[0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageSta\
rt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="st\
ring"){if(!De.test(r)){const s={instancePath:n+"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!De.
test(r)){const s={instancePath:n+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must\
 match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const s={instancePath:n+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="index"||r===
"scan")){const s={instancePath:n+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Xr.properties.source.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.detected!==void 0){let r=i.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
compressed===void 0){const s={instancePath:n+"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compre\
ssed"},message:"must have required property 'compressed'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s===
"terminator"||s==="encoding"||s==="header")){const u={instancePath:n+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.compressed!==void 0){let s=r.compressed;
if(typeof s!="string"){const u={instancePath:n+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(s==="Y"||s==="N")){const u={instancePath:n+"/detected/compressed",schemaPath:"contrac\
t#/$defs/DetectedFormat/properties/compressed/enum",keyword:"enum",params:{allowedValues:Je.properties.compressed.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[u]:e.push(u),a++}}if(r.delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(w(s)<1){const u={instancePath:n+"/detected/deli\
miter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(w(s)<1){const u={
instancePath:n+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties\
/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!=
"string"){const u={instancePath:n+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(s==="lf"||s==="cr"||s==="crlf")){const u={instancePath:n+"/detected/terminator",schemaPath:"co\
ntract#/$defs/DetectedFormat/properties/terminator/enum",keyword:"enum",params:{allowedValues:Je.properties.terminator.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const u={instancePath:n+"/detected/encoding",schemaPath:"\
contract#/$defs/DetectedFormat/properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(s==="\
utf-8"||s==="unicode"||s==="cp1252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const u={instancePath:n+"/detected/enco\
ding",schemaPath:"contract#/$defs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:Je.properties.encoding.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const u={instancePath:n+"/detected/\
header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),a++}if(!(s==="Y"||s==="N")){const u={instancePath:n+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{
allowedValues:Je.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:n+"/det\
ected",schemaPath:"contract#/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.rejected!==
void 0){let r=i.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:n+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="o\
bject"&&!Array.isArray(h)){if(h.line===void 0){const p={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{
missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[p]:e.push(p),a++}if(h.reason===void 0){const p={instancePath:n+"/rejected/"+u,
schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?
e=[p]:e.push(p),a++}if(h.detail===void 0){const p={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="line"||p==="reason"||p==="deta\
il")){const y={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.line!==void 0){let p=h.line;if(typeof p=="string"){if(!$.test(p)){const y={instancePath:n+
"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match\
 pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/propertie\
s/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.reason!==void 0){let p=h.reason;if(typeof p!="st\
ring"){const y={instancePath:n+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long")){const y={instancePath:n+"/rejec\
ted/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:es.properties.reason.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.detail!==void 0){let p=h.detail;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+
"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/d\
etail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const p={instancePath:n+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+
"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return x.errors=e,a===0}x.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function te(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=te.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===
void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),a++}if(h.description===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const y={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<
1){const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==
void 0&&typeof h.humanisedName!="string"){const p={instancePath:n+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={
instancePath:n+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(D(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?D.errors:e.concat(D.errors),a=e.length)),i.metadata!==void 0&&(x(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return te.errors=e,a===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ze.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),te(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?te.errors:e.concat(te.errors),
a=e.length),ze.errors=e,a===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var j=Oe;function Oe(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="url"){const s={instancePath:n,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!E.test(r)){const s={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Oe.errors=e,a===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=Ie,ss=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function Ie(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,
a=0;const m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){
const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!ss.test(r)){const s={instancePath:n+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}Ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var ts=_e,as={type:"string",enum:["reader","editor","administrator"]};function ae(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),a++}if(i.username===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),a++}if(i.role===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),a++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.authenticated!==void 0&&typeof i.
authenticated!="boolean"){const r={instancePath:n+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.username!==void 0){let r=i.username;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:n+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:n+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:n+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:as.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ae.errors=e,a===
0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=_e.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ae(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?ae.errors:e.concat(ae.errors),a=e.length),_e.errors=e,a===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is=Be;
function Be(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Be.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={instancePath:n,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(r!=="path"){const s={instancePath:n,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.path!==void 0){let r=i.path;if(typeof r=="string"){if(w(r)>255){const s={instancePath:n+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===
0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mr=Se;function Se(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=Se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i!="string"){const r={instancePath:n,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}Se.evaluated=
{dynamicProps:!1,dynamicItems:!1};var ns=Ge,Tr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Lr=new RegExp('^"[0-9a-z-]+"$',"u");function Ge(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(i["last-modified"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-disposition"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-reques\
t-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Lr.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Tr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),a++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){
const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Tr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ge.
errors=e,a===0}Ge.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var os=Ve,xr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},us=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Ve(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),a++}if(i["last-modified"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["\
content-length"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-disposition"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["content-ran\
ge"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){
let r=i.etag;if(typeof r=="string"){if(!Lr.test(r)){const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:xr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:xr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={
instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="stri\
ng"){if(!us.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var ls=He,ms={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function He(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=He.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Lr.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:ms.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}He.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var ds=Ke,ps=new RegExp("^bytes \\*/[0-9]+$","u");function Ke(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["content-range"]===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-range"]!==void 0){let r=i["con\
tent-range"];if(typeof r=="string"){if(!ps.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}Ke.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var cs=We;function A(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=A.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}
if(h.humanisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:n+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const y={instancePath:n+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:n+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:n+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:n+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={
instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==
void 0&&(D(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?D.errors:e.concat(D.errors),a=e.length)),
i.metadata!==void 0&&(x(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?x.errors:e.
concat(x.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return A.errors=e,a===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=I.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(i.entityId===void 0){const l={instancePath:n,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[l]:e.push(
l),a++}if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="url"||l==="entityId"||l==="job")){const d={instancePath:n,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){
const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.entityId!==void 0){let l=i.entityId;if(typeof l=="string"){if(!$.test(
l)){const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.job!==void 0){let l=i.job;if(typeof l==
"string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{
const l={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.
file===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===
a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?
A.errors:e.concat(A.errors),a=e.length);var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return I.errors=e,
m.props=p,a===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function We(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!I(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?I.errors:e.concat(I.errors),a=e.length;else var r=I.evaluated.props;return We.errors=e,m.props=r,a===0}We.evaluated={dynamicProps:!0,
dynamicItems:!1};var hs=Ue,$r={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function ie(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(i.humanisedName===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(i.
type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:n+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:$r.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return ie.errors=e,a===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(i.end===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),a++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(
r)){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:n+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return z.errors=e,a===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(i.warnings===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in i)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.valid!==void 0&&typeof i.valid!="boolean"){const r={instancePath:n+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:n+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:$r.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)ie(r[u],{instancePath:n+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?ie.errors:e.concat(ie.errors),a=e.length)}else{
const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)z(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:g,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++)z(r[u],{instancePath:n+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(
z.errors),a=e.length)}else{const s={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return ne.errors=e,a===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Ue.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ne(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?ne.errors:e.concat(ne.errors),a=e.length),Ue.errors=e,a===0}Ue.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _=Ye;function Ye(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;
const m=Ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:n,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="count"){const s={instancePath:n,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!De.test(r)){const s={instancePath:n+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ye.errors=e,a===0}Ye.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var ys=Qe;function Qe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,
a=0;const m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(i.entityId===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),a++}if(!E.test(r)){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!$.test(r)){const s={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!E.test(r)){const s={
instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var F=Ze;function B(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=B.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||l==="file")){const d={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.file;if(typeof l==
"string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;A(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||
(e=e===null?A.errors:e.concat(A.errors),a=e.length);var P=y===a;if(P&&s?(s=!1,u=[u,1]):P&&(s=!0,u=1,p!==!0&&(p=!0)),s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={
instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return B.
errors=e,m.props=p,a===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function Ze(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!B(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?B.errors:e.concat(B.errors),a=e.length;else var r=B.evaluated.props;return Ze.errors=e,m.props=r,a===0}Ze.evaluated={dynamicProps:!0,
dynamicItems:!1};var fs=Xe;function Xe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Xe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:n,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Xe.errors=e,a===0}Xe.evaluated=
{dynamicProps:!1,dynamicItems:!1};var gs=er;function er(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,
a=0;const m=er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i["content-security-policy"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={instancePath:n+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return er.
errors=e,a===0}er.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var bs=rr;function rr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=rr.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}
for(const r in i)if(r!=="value"){const s={instancePath:n,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:n+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}
rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=sr,Rs={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},jr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Jr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},Ps={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function oe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=oe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.type===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
a++}if(i.kind===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),a++}if(i.optional===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),a++}if(i.repeated===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.
type;if(typeof r!="string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Jr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:n+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ps.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:n+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:n+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),a++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){
const h={instancePath:n+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),a++}}else{const s={instancePath:n+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return oe.errors=e,a===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.form===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),a++}if(i.parameters===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),a++}if(i.returns===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:n+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameters!==void 0){let r=i.parameters;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)oe(r[u],{instancePath:n+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||
(e=e===null?oe.errors:e.concat(oe.errors),a=e.length)}else{const s={instancePath:n+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:n+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:n+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Jr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ue.errors=e,a===
0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),a++}if(i.group===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),a++}if(i.description===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),a++}if(i.signatures===void 0){const r={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(i.examples===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(i.group!==void 0){let r=i.group;if(typeof r!="string"){const s={instancePath:n+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:n+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:Rs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.description!==
void 0&&typeof i.description!="string"){const r={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.signatures!==void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:n+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),a++}const s=r.length;for(let u=0;u<s;u++)ue(r[u],{instancePath:n+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?
ue.errors:e.concat(ue.errors),a=e.length)}else{const s={instancePath:n+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:n+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===void 0){const p={instancePath:n+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[p]:e.push(p),a++}if(h.result===void 0){const p={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="expression"||p===
"result"||p==="row")){const y={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.expression!==void 0&&typeof h.expression!="string"){const p={
instancePath:n+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}if(h.result!==void 0){let p=h.result;if(typeof p!="string"&&p!==null){const y={instancePath:n+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:jr.properties.result.type},message:"must be string,null"};e===
null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let p=h.row;if(p&&typeof p=="object"&&!Array.isArray(p))for(const y in p){let P=p[y];if(typeof P!="string"&&P!==null){
const l={instancePath:n+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:jr.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[l]:e.push(l),a++}}else{const y={
instancePath:n+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[y]:e.push(y),a++}}}else{const p={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return le.errors=e,a===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="functions"){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)le(r[u],{instancePath:n+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:g,dynamicAnchors:f})||(e=e===null?le.errors:e.concat(le.errors),a=e.length)}else{const s={instancePath:n+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return me.errors=e,a===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function sr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=sr.evaluated;return m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),me(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?me.errors:e.
concat(me.errors),a=e.length),sr.errors=e,a===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=tr,Cs={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
ks=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),qs=new RegExp("^[^\\x00]*$","u");function de(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Array.isArray(i)){if(i.length>4){const s={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),a++}if(i.length<4){const s={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const u={instancePath:n+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),a++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const u={instancePath:n+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),a++}if(s<1||isNaN(s)){const u={instancePath:n+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(w(s)>128){const u={instancePath:n+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),a++}if(w(
s)<1){const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),a++}if(!ks.test(s)){const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let s=i[2];if(typeof s=="string"){if(w(s)>4e3){const u={instancePath:n+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),a++}if(!qs.test(s)){
const u={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let s=i[3];if(typeof s!="string"){const u={instancePath:n+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(s==="Y"||s==="N")){const u={instancePath:n+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Cs.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return de.errors=e,a===0}de.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function pe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),a++}
const r=i.length;for(let s=0;s<r;s++)de(i[s],{instancePath:n+"/"+s,parentData:i,parentDataProperty:s,rootData:g,dynamicAnchors:f})||(e=e===null?de.errors:e.concat(
de.errors),a=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return pe.errors=e,a===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function tr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=tr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),pe(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?pe.errors:e.concat(pe.errors),a=e.length),tr.errors=e,a===0}tr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Dr=ar,Es=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function ar(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Es.test(r)){const s={instancePath:n+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ar.errors=e,a===0}ar.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var As=ir;function S(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=S.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);
const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in i)
if(!(l==="url"||l==="entityId"||l==="rules")){const d={instancePath:n,schemaPath:"contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l==
"string"){if(w(l)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{
const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[d]:e.push(d),a++}}if(i.entityId!==void 0){let l=i.entityId;if(typeof l=="string"){if(!$.test(l)){const d={instancePath:n+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*\
$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.rules!==void 0){let l=i.rules;if(Array.isArray(l)){const d=l.length;for(let k=0;k<
d;k++){let M=l[k];if(typeof M=="string"){if(!$.test(M)){const q={instancePath:n+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[q]:e.push(q),a++}}else{const q={instancePath:n+
"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[q]:e.push(q),a++}}}else{const d={instancePath:n+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||
l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return S.errors=e,m.props=p,a===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function ir(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!S(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?S.errors:e.concat(S.errors),a=e.length;else var r=S.
evaluated.props;return ir.errors=e,m.props=r,a===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Ls=nr;function G(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=G.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(l!=="url"){const d={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(
l)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||
l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return G.errors=e,m.props=p,a===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function nr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=nr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!G(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?G.errors:e.concat(G.errors),a=e.length;else var r=G.
evaluated.props;return nr.errors=e,m.props=r,a===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs=or;function V(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=V.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(l!=="url"){const d={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(
l)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||
l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return V.errors=e,m.props=p,a===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function or(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!V(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?V.errors:e.concat(V.errors),a=e.length;else var r=V.
evaluated.props;return or.errors=e,m.props=r,a===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var H=ur,Ns={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function ce(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(i.status===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:n+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Ns.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={
instancePath:n+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),a++}if(r<400||isNaN(r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)J(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||
(e=e===null?J.errors:e.concat(J.errors),a=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ur.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),ce(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length),ur.errors=e,
a===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ms=lr,Ts=new RegExp("^([1-9][0-9]*)?$","u"),xs=new RegExp("^([0-9]{1,2}|100)?$","u");function he(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(i.libraryAttribute===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(i.score===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:n+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),a++}if(r.columnsisedName===void 0){const s={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),a++}if(r.humanisedName===void 0){
const s={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const u={
instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!Ts.test(s)){const u={instancePath:n+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const s={instancePath:n+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:n+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:n+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),a++}if(r.name===void 0){const s={instancePath:n+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(
s),a++}for(const s in r)if(!(s==="id"||s==="name")){const u={instancePath:n+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let s=r.id;if(typeof s=="string"){if(!$.test(s)){const u={instancePath:n+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:n+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
a++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!xs.test(r)){const s={instancePath:n+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ye(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ye.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)he(r[u],{instancePath:n+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||
(e=e===null?he.errors:e.concat(he.errors),a=e.length)}else{const s={instancePath:n+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=lr.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),ye(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?ye.errors:e.concat(ye.errors),
a=e.length),lr.errors=e,a===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=mr;function mr(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="job"){const s={instancePath:n,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!E.test(r)){const s={instancePath:n+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=dr,zr={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function fe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=fe.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(i)){if(i.length<1){const s={instancePath:n,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;for(let s=0;s<r;s++){let u=i[s];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:n+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const p={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const p={instancePath:n+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const p={instancePath:n+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:zr.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const p={instancePath:n+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const p={instancePath:n+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:zr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const h={instancePath:n+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return fe.errors=e,a===0}fe.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function dr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;
const m=dr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),fe(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,
dynamicAnchors:f})||(e=e===null?fe.errors:e.concat(fe.errors),a=e.length),dr.errors=e,a===0}dr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Js=pr;function K(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=K.evaluated;m.dynamicProps&&(m.props=void 0),m.
dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}
for(const l in i)if(l!=="url"){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}
const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in i)if(!(l==="job"||l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l==
"string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,
u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);
var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return K.errors=e,m.props=p,a===0}K.evaluated={dynamicProps:!0,
dynamicItems:!1};function pr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=pr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!K(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?
K.errors:e.concat(K.errors),a=e.length;else var r=K.evaluated.props;return pr.errors=e,m.props=r,a===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var Or=cr;
function W(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=W.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.
push(l),a++}for(const l in i)if(l!=="url"){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<
1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===
a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){
const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.
job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&
s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:
e.concat(A.errors),a=e.length);var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return W.errors=e,
m.props=p,a===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};function cr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!W(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?W.errors:e.concat(W.errors),a=e.length;else var r=W.evaluated.props;return cr.errors=e,m.props=r,a===0}cr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ir=yr,Fr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},Ds={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},hr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
_r=Object.prototype.hasOwnProperty,zs={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function ge(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==
null){const s={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:zs.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),a++}if(typeof r=="string"&&w(r)>1001){const s={instancePath:n+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.aggregates!==void 0){let r=i.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),a++}if(r.failing===void 0){const s={
instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:n+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:n+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:hr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const u={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:hr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:n+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function be(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),a++}if(i.values===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),a++}if(i.because===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:n+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.columnisedName===void 0){const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:n+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.value===void 0){const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||
p==="humanisedName"||p==="value")){const y={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;
if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){let p=h.humanisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let p=h.value;if(typeof p!=
"string"&&p!==null){const y={instancePath:n+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Br.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),a++}if(typeof p=="string"&&w(p)>1001){const y={instancePath:n+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),a++}}}else{const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),a++}if(r.explanation===void 0){const s={instancePath:n+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),a++}for(const s in r)if(!(s==="expression"||s==="explanation")){const u={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(w(s)<1){const u={instancePath:n+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(w(s)<1){const u={instancePath:n+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ve(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ve.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),a++}if(i.passing===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(i.fraction===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),a++}if(i.leftOut===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),a++}if(i.failingRows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),a++}if(i.warnings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!_r.call(Fr.properties,
r)){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),a++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:n+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:n+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:Fr.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.rowsAnalyzed!==void 0){let r=i.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.fraction!==void 0){let r=i.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:n+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:Fr.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:n+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
0||isNaN(r)){const s={instancePath:n+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.leftOut!==void 0){let r=i.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:n+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const s=r.
length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[p]:e.push(p),a++}
if(h.count===void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),a++}if(h.row===void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[p]:e.push(p),a++}if(h.message===
void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="part"||p==="count"||p==="row"||p==="message")){const y={instancePath:n+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),a++}if(h.part!==void 0){let p=h.part;if(typeof p!="string"){const y={instancePath:n+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(p==="exp\
ression"||p==="filter"||p==="group"||p==="aggregate")){const y={instancePath:n+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:Ds.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.count!==
void 0){let p=h.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const y={instancePath:n+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){const y={instancePath:n+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let p=h.row;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const y={instancePath:n+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const y={instancePath:n+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.
message!==void 0){let p=h.message;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={
instancePath:n+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),a++}}}else{const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:n+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)ge(r[u],{instancePath:n+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||
(e=e===null?ge.errors:e.concat(ge.errors),a=e.length)}else{const s={instancePath:n+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),a++}if(r.failing===void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),a++}
for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:hr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={
instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const u={instancePath:n+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:hr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),a++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:n+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const s=r.length;for(let u=0;u<s;u++)be(r[u],{instancePath:n+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?be.errors:
e.concat(be.errors),a=e.length)}else{const s={instancePath:n+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:n+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(typeof h=="string"){if(w(h)<1){const p={instancePath:n+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:n+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Sr={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function Re(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,
a=0;const m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}
if(i.values===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="row"||r==="values")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:n+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.value===
void 0){const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="value")){const y={instancePath:n+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){
let p=h.humanisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let p=h.value;if(typeof p!="string"&&p!==null){const y={instancePath:n+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Br.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),a++}if(typeof p=="string"&&w(p)>1001){const y={instancePath:n+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const p={instancePath:n+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Pe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Pe.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.number===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),a++}if(i.name===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),a++}if(i.kind===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),a++}if(i.expression===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),a++}if(i.support===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),a++}if(i.reason===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),a++}if(i.wouldFail===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),a++}if(i.threshold===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),a++}if(i.priority===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!_r.call(Sr.properties,r)){const s={instancePath:n,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.number!==
void 0){let r=i.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:n+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
1||isNaN(r)){const s={instancePath:n+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),a++}}}if(i.name!==void 0){let r=i.name;if(typeof r=="string"){if(w(r)>255){const s={instancePath:n+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
a++}}else{const s={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Sr.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.expression!==void 0){let r=i.expression;if(typeof r=="string"){if(w(
r)>1e4){const s={instancePath:n+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.filterExpression!==void 0){let r=i.
filterExpression;if(typeof r=="string"){if(w(r)>1e4){const s={instancePath:n+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),a++}}else{const s={instancePath:n+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.support!==void 0){let r=i.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const s={instancePath:n+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:n+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),a++}}if(i.reason!==void 0){let r=i.reason;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:n+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.wouldFail!==void 0){let r=i.wouldFail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.failingRow!==
void 0&&(Re(i.failingRow,{instancePath:n+"/failingRow",parentData:i,parentDataProperty:"failingRow",rootData:g,dynamicAnchors:f})||(e=e===null?Re.errors:e.concat(
Re.errors),a=e.length)),i.threshold!==void 0){let r=i.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:n+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:n+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.priority!==void 0){let r=i.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:n+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),a++}if(r<1||isNaN(r)){const s={instancePath:n+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===
0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(i.suggestions===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="version"||r==="suggestions")){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.version!==void 0){let r=i.version;if(typeof r=="string"){if(w(r)>64){const s={instancePath:n+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:n+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:n+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.
suggestions!==void 0){let r=i.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:n+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)Pe(r[u],
{instancePath:n+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length)}else{const s={
instancePath:n+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return we.errors=
e,a===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=U.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(l!=="url"){const d={instancePath:n,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;ve(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length);var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;
we(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?we.errors:e.concat(we.errors),a=e.length);var P=l===a;if(P&&s)
s=!1,u=[u,2];else{P&&(s=!0,u=2,p!==!0&&(p=!0));const k=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const q={instancePath:n,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[q]:e.push(
q),a++}for(const q in i)if(q!=="rules"){const N={instancePath:n,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:q},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.rules!==void 0){let q=i.rules;if(Array.isArray(q)){if(q.length>
100){const L={instancePath:n+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[L]:e.push(L),a++}if(q.length<1){const L={instancePath:n+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[L]:e.push(L),a++}const N=q.length;for(let L=0;L<N;L++){
let T=q[L];if(typeof T=="string"){if(!$.test(T)){const Ne={instancePath:n+"/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Ne]:e.push(Ne),a++}}else{const Ne={instancePath:n+"\
/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Ne]:
e.push(Ne),a++}}}else{const N={instancePath:n+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[N]:e.push(N),a++}}}else{const q={instancePath:n,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[q]:e.push(q),a++}var P=k===a;if(P&&s)s=!1,u=[u,3];else{P&&(s=!0,u=3,p!==!0&&(p=!0));const q=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const L={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[L]:e.push(L),a++}if(i.file===void 0){const L={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[L]:e.push(L),a++}for(const L in i)if(!(L==="job"||
L==="file")){const T={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},
message:"must NOT have additional properties"};e===null?e=[T]:e.push(T),a++}if(i.job!==void 0){let L=i.job;if(typeof L=="string"){if(w(L)<1){const T={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[T]:e.push(T),a++}if(!E.test(L)){const T={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[T]:e.push(T),a++}}else{const T={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[T]:e.push(T),a++}}if(i.file!==void 0){let L=i.
file;if(typeof L=="string"){if(w(L)<1){const T={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[T]:e.push(T),a++}if(!E.test(L)){const T={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[T]:e.
push(T),a++}}else{const T={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[T]:e.push(T),a++}}}else{const L={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[L]:e.push(L),a++}var P=q===a;if(P&&s)s=!1,u=[u,4];else{P&&(s=!0,u=4,p!==!0&&(p=!0));const L=a;A(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);var P=L===a;P&&s?(s=!1,u=[u,5]):P&&(s=!0,u=5,p!==!0&&(p=
!0))}}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return U.errors=e,m.props=p,a===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function yr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=yr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!U(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?U.errors:e.concat(U.errors),a=e.length;else var r=U.
evaluated.props;return yr.errors=e,m.props=r,a===0}yr.evaluated={dynamicProps:!0,dynamicItems:!1};var Os=fr,Gr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function fr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(i.DELETE===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:Gr.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:Gr.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return fr.errors=e,a===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=gr;function Y(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Y.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(l!=="url"){const d={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(
l)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||
l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.
file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Y.errors=e,m.props=p,a===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function gr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!Y(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?Y.errors:e.concat(Y.errors),a=e.length;else var r=Y.
evaluated.props;return gr.errors=e,m.props=r,a===0}gr.evaluated={dynamicProps:!0,dynamicItems:!1};var _s=br;function Q(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Q.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"\
required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[l]:e.push(l),a++}if(i.keyword===void 0){const l={instancePath:n,
schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?
e=[l]:e.push(l),a++}for(const l in i)if(!(l==="category"||l==="keyword")){const d={instancePath:n,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.category!==void 0){
let l=i.category;if(typeof l=="string"){if(!$.test(l)){const d={instancePath:n+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/ca\
tegory",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),a++}}if(i.keyword!==void 0){let l=i.keyword;if(typeof l=="string"){if(!De.test(l)){const d={instancePath:n+"/keyword",schemaPath:"contract#/$defs/KeywordAdde\
d/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[d]:e.push(d),
a++}}else{const d={instancePath:n+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||l==="file")){const d={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.file;if(typeof l==
"string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)a=r,e!==null&&
(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneO\
f"};e===null?e=[l]:e.push(l),a++}return Q.errors=e,m.props=p,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function br(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=br.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!Q(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.evaluated.props;return br.errors=
e,m.props=r,a===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Bs=vr,Ss=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function vr(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=vr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.
push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/prop\
erties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={
instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==
void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){
let r=i.location;if(typeof r=="string"){if(!Ss.test(r)){const s={instancePath:n+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0\
-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return vr.errors=e,a===0}vr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
location:!0},dynamicProps:!1,dynamicItems:!1};var Gs=Rr;function Z(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=Z.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(i.connectionId===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/\
LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'connectionId'"};e===null?e=[l]:
e.push(l),a++}for(const l in i)if(!(l==="url"||l==="connectionId")){const d={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){
let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?
e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.connectionId!==void 0){let l=i.connectionId;if(typeof l=="string"){if(!$.test(l)){const d={instancePath:n+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'m\
ust match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded\
/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,
u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/requi\
red",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?
e=[l]:e.push(l),a++}for(const l in i)if(!(l==="job"||l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l==
"string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,
u=1,p!==!0&&(p=!0));const l=a;A(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);
var P=l===a;P&&s?(s=!1,u=[u,2]):P&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Z.errors=e,m.props=p,a===0}Z.evaluated={dynamicProps:!0,
dynamicItems:!1};function Rr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Rr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!Z(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?
Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.evaluated.props;return Rr.errors=e,m.props=r,a===0}Rr.evaluated={dynamicProps:!0,dynamicItems:!1};var Vs=Pr;
function Pr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Pr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:n,schemaPath:"contract#/$de\
fs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(
r),a++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.
url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!E.test(r)){const s={instancePath:n+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.message!==void 0){let r=i.message;if(typeof r=="string"){if(w(r)<1){const s={
instancePath:n+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/message",schemaPath:"contract#/$defs/LoaderConnectionComman\
dResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pr.errors=
e,a===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hs=wr,Ks={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254",
"cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp8\
74","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","i\
so2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","i\
so8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland",
"macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function Ce(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"e\
ncodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="encodings"){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"){const p={instancePath:n+
"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(h===
""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp1251"||h==="cp1253"||h==="cp1254"||h==="cp1255"||h==="cp1256"||h==="cp1257"||h==="cp1258"||h==="\
cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp855"||h==="cp857"||h==="cp860"||h==="cp861"||h==="cp862"||h==="cp863"||h==="cp864"||h==="cp86\
5"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||h==="cp949"||h==="cp950"||h==="dingbats"||h==="ebcdic"||h==="euc-cn"||h==="euc-jp"||h==="eu\
c-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h==="identity"||h==="iso2022"||h==="iso2022-jp"||h==="iso2022-kr"||h==="iso8859-1"||h==="iso\
8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859-6"||h==="iso8859-7"||h==="iso8859-8"||h==="iso8859-9"||h==="iso8859-10"||h==="iso8859-1\
3"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||h==="jis0208"||h==="jis0212"||h==="koi8-r"||h==="koi8-u"||h==="ksc5601"||h==="macCentEu\
ro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGreek"||h==="macIceland"||h==="macJapan"||h==="macRoman"||h==="macRomania"||h==="macThai"||
h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="tis-620"||h==="unicode"||h==="utf-8")){const p={instancePath:n+"/encodings/"+u,schemaPath:"\
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ks.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{
const s={instancePath:n+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ce.
errors=e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=wr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ce(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length),wr.errors=e,a===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ws=Cr,
Nr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$de\
fs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY","DATA_EXTENSIONS","SCHEMA_DIRECTORY",
"SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Us={
type:"string",enum:["delimited"]};function ke(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ke.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.SEQUENCE===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};
e===null?e=[r]:e.push(r),a++}if(i.PARAM_NAME===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},
message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_DISP===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_TYPE===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[
r]:e.push(r),a++}if(i.PARAM_REQD===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"mus\
t have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="\
PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.TYPE!==void 0){let r=i.TYPE;if(typeof r!="string"){const s={instancePath:n+"/TYPE",schemaPath:"\
contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="delimited"){const s={
instancePath:n+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Us.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.SEQUENCE!==void 0){let r=i.SEQUENCE;if(typeof r=="string"){if(!$.test(r)){const s={instancePath:n+"/SEQUENC\
E",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.
push(s),a++}}else{const s={instancePath:n+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;if(typeof r!="string"){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PAR\
AM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENSIONS"||r===
"SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{allowedValues:Nr.
properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:n+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="d\
irectory"||r==="list")){const s={instancePath:n+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Nr.properties.PARAM_TYPE.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="string"){const s={
instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
a++}if(!(r==="Y"||r==="N")){const s={instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Nr.properties.PARAM_REQD.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)ke(i[s],{instancePath:n+"/"+s,parentData:i,parentDataProperty:s,rootData:g,
dynamicAnchors:f})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Cr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Cr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),qe(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length),Cr.
errors=e,a===0}Cr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ys=kr;function X(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=X.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[l]:e.push(l),a++}if(i.secret===void 0){const l={instancePath:n,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[l]:e.push(
l),a++}for(const l in i)if(!(l==="webhook"||l==="secret")){const d={instancePath:n,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.webhook!==void 0){let l=i.webhook;
if(typeof l=="string"){if(!$.test(l)){const d={instancePath:n+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(i.secret!==
void 0){let l=i.secret;if(typeof l=="string"){if(w(l)<32){const d={instancePath:n+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:n,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===
a;if(P){s=!0,u=0;var p=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in i)if(l!==
"url"){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.url!==void 0){let l=i.url;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{
P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const k={instancePath:n,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(i.
delivered===void 0){const k={instancePath:n,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(i.message===void 0){const k={instancePath:n,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k===
"webhook"||k==="delivered"||k==="message")){const M={instancePath:n,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[M]:e.push(M),a++}if(i.webhook!==void 0){let k=i.webhook;if(typeof k==
"string"){if(!$.test(k)){const M={instancePath:n+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[M]:e.push(M),a++}}else{const M={instancePath:n+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[M]:e.push(M),a++}}if(i.delivered!==void 0&&typeof i.
delivered!="boolean"){const k={instancePath:n+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(i.message!==void 0){let k=i.message;if(typeof k=="string"){if(w(k)<1){const M={instancePath:n+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[M]:e.push(M),a++}}else{const M={instancePath:n+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[M]:e.push(M),a++}}}else{const k={instancePath:n,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var P=l===a;if(P&&s)s=!1,u=[u,2];else{P&&(s=!0,u=2,p!==!0&&(p=!0));const k=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const q={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[q]:e.push(q),a++}if(i.file===void 0){const q={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[q]:e.push(
q),a++}for(const q in i)if(!(q==="job"||q==="file")){const N={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:q},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.job!==void 0){let q=i.job;if(typeof q==
"string"){if(w(q)<1){const N={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!E.test(q)){const N={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[N]:e.push(N),a++}}if(i.file!==void 0){let q=i.file;if(typeof q=="string"){if(w(q)<1){const N={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!E.test(q)){
const N={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}}else{const q={instancePath:n,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),a++}var P=k===a;if(P&&s)s=!1,u=[u,3];else{P&&(s=!0,
u=3,p!==!0&&(p=!0));const q=a;A(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),a=e.length);
var P=q===a;P&&s?(s=!1,u=[u,4]):P&&(s=!0,u=4,p!==!0&&(p=!0))}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return X.errors=e,m.props=p,a===0}X.evaluated={dynamicProps:!0,
dynamicItems:!1};function kr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=kr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!X(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?
X.errors:e.concat(X.errors),a=e.length;else var r=X.evaluated.props;return kr.errors=e,m.props=r,a===0}kr.evaluated={dynamicProps:!0,dynamicItems:!1};var Vr=qr,
Hr={type:["string","array"],maxItems:2,items:{type:"string"}};function Ee(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){
let e=null,a=0;const m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const p={
instancePath:n+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Hr.type},message:"must be string,array"};e===null?e=[p]:e.push(
p),a++}if(Array.isArray(h)){if(h.length>2){const y={instancePath:n+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),a++}const p=h.length;for(let y=0;y<p;y++)if(typeof h[y]!="string"){const P={instancePath:n+"\
/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),a++}}}}else{
const s={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={instancePath:n+"/metadata",schemaPath:"co\
ntract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),a++}
for(const s in r)if(s!=="url"){const u={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){
if(w(s)<1){const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!E.test(s)){const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetad\
ata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[u]:e.push(u),a++}}else{const u={
instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!="string"&&!Array.isArray(s)){const u={instancePath:n+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Hr.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(s)){if(s.length>2){const h={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=s.length;for(let h=0;h<u;h++)if(typeof s[h]!="string"){const p={
instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}if(i["@url"]!==void 0&&typeof i["@url"]!="string"){const r={instancePath:n+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function O(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=O.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;const h=a;if(Array.isArray(i)){if(i.length<1){const d={instancePath:n,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),a++}const l=i.length;for(let d=0;d<l;d++)Ee(i[d],
{instancePath:n+"/"+d,parentData:i,parentDataProperty:d,rootData:g,dynamicAnchors:f})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length)}else{const l={instancePath:n,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;
if(Array.isArray(i)){if(i.length<1){const d={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[d]:e.push(d),a++}const l=i.length;for(let d=0;d<l;d++)Ae(i[d],{instancePath:n+"/"+d,parentData:i,parentDataProperty:d,rootData:g,dynamicAnchors:f})||
(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length)}else{const l={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[l]:e.push(l),a++}var P=y===a;if(P&&s)s=!1,u=[u,1];else{P&&(s=!0,u=1,p!==!0&&(p=!0));const l=a;if(typeof i=="string"){if(w(i)>0){const k={
instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:n,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var P=l===a;P&&
s?(s=!1,u=[u,2]):P&&(s=!0,u=2)}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return O.errors=e,m.items=p,a===0}O.evaluated={dynamicProps:!1,dynamicItems:!0};function Le(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:n+
"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){
const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const y={instancePath:n+
"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addit\
ional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+"\
/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!=
"string"){const p={instancePath:n+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:n+"/columns/"+u+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),a++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(O(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||
(e=e===null?O.errors:e.concat(O.errors),a=e.length)),i.metadata!==void 0&&(x(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:g,
dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=qr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),Le(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length),qr.
errors=e,a===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qs=Er;function Fe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,
dynamicAnchors:f={}}={}){let e=null,a=0;const m=Fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||
r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){
let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.
humanisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.
push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const y={instancePath:n+"/columns/"+u,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),a++}}else{const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:n+"/\
columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:n+"/columns/"+u+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:n+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const s={
instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==
void 0&&(O(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),
i.metadata!==void 0&&(x(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?x.errors:e.
concat(x.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Fe.errors=e,a===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=ee.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const l={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(i.file===void 0){const l={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in i)if(!(l==="job"||l==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(i.job!==void 0){let l=i.job;if(typeof l==
"string"){if(w(l)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),a++}}if(i.file!==void 0){let l=i.file;if(typeof l=="string"){if(w(l)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:n,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var P=h===a;if(P){s=!0,u=0;var p=!0}const y=a;
Fe(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length);var P=y===a;if(P&&s?
(s=!1,u=[u,1]):P&&(s=!0,u=1,p!==!0&&(p=!0)),s)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return ee.errors=e,m.props=p,a===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};
function Er(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Er.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),!ee(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?ee.errors:e.concat(
ee.errors),a=e.length;else var r=ee.evaluated.props;return Er.errors=e,m.props=r,a===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var Zs=Ar;function Ar(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:g=i,dynamicAnchors:f={}}={}){let e=null,a=0;const m=Ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),typeof i!="string"){const r={instancePath:n,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return Ar.errors=e,a===0}Ar.evaluated={dynamicProps:!1,dynamicItems:!1};var Xs={"getOpenApiDocument ok":Yr,"getOpenApiDocu\
ment ok headers":o,"getOpenApiDocument badRequest":t,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument notAcceptable":t,"getOpenApiDocument notAccep\
table headers":o,"getOpenApiDocument tooManyRequests":t,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":t,"getOpenApiDocument \
internalError headers":o,"changePassword noContent headers":o,"changePassword badRequest":t,"changePassword badRequest headers":o,"changePassword unauthorized":t,
"changePassword unauthorized headers":b,"changePassword contentTooLarge":t,"changePassword contentTooLarge headers":o,"changePassword unsupportedMediaType":t,"c\
hangePassword unsupportedMediaType headers":o,"changePassword tooManyRequests":t,"changePassword tooManyRequests headers":c,"changePassword internalError":t,"ch\
angePassword internalError headers":o,"changePassword unavailable":t,"changePassword unavailable headers":c,"listRepositories ok":C,"listRepositories ok headers":o,
"listRepositories badRequest":t,"listRepositories badRequest headers":o,"listRepositories notFound":t,"listRepositories notFound headers":o,"listRepositories no\
tAcceptable":t,"listRepositories notAcceptable headers":o,"listRepositories tooManyRequests":t,"listRepositories tooManyRequests headers":c,"listRepositories in\
ternalError":t,"listRepositories internalError headers":o,"listRepositories unavailable":t,"listRepositories unavailable headers":c,"createRepository created":j,
"createRepository created headers":rs,"createRepository badRequest":t,"createRepository badRequest headers":o,"createRepository unauthorized":t,"createRepositor\
y unauthorized headers":b,"createRepository forbidden":t,"createRepository forbidden headers":o,"createRepository notAcceptable":t,"createRepository notAcceptab\
le headers":o,"createRepository conflict":t,"createRepository conflict headers":o,"createRepository contentTooLarge":t,"createRepository contentTooLarge headers":o,
"createRepository unsupportedMediaType":t,"createRepository unsupportedMediaType headers":o,"createRepository tooManyRequests":t,"createRepository tooManyReques\
ts headers":c,"createRepository internalError":t,"createRepository internalError headers":o,"createRepository unavailable":t,"createRepository unavailable heade\
rs":c,"getRepository ok":C,"getRepository ok headers":o,"getRepository badRequest":t,"getRepository badRequest headers":o,"getRepository unauthorized":t,"getRep\
ository unauthorized headers":b,"getRepository forbidden":t,"getRepository forbidden headers":o,"getRepository notFound":t,"getRepository notFound headers":o,"g\
etRepository notAcceptable":t,"getRepository notAcceptable headers":o,"getRepository tooManyRequests":t,"getRepository tooManyRequests headers":c,"getRepository\
 internalError":t,"getRepository internalError headers":o,"getRepository unavailable":t,"getRepository unavailable headers":c,"deleteRepository noContent header\
s":o,"deleteRepository badRequest":t,"deleteRepository badRequest headers":o,"deleteRepository unauthorized":t,"deleteRepository unauthorized headers":b,"delete\
Repository forbidden":t,"deleteRepository forbidden headers":o,"deleteRepository notFound":t,"deleteRepository notFound headers":o,"deleteRepository tooManyRequ\
ests":t,"deleteRepository tooManyRequests headers":c,"deleteRepository internalError":t,"deleteRepository internalError headers":o,"deleteRepository unavailable":t,
"deleteRepository unavailable headers":c,"login ok":ts,"login ok headers":o,"login badRequest":t,"login badRequest headers":o,"login forbidden":t,"login forbidd\
en headers":o,"login notFound":t,"login notFound headers":o,"login notAcceptable":t,"login notAcceptable headers":o,"login tooManyRequests":t,"login tooManyRequ\
ests headers":c,"login internalError":t,"login internalError headers":o,"login unavailable":t,"login unavailable headers":c,"uploadFile ok":is,"uploadFile ok he\
aders":o,"uploadFile badRequest":t,"uploadFile badRequest headers":o,"uploadFile unauthorized":t,"uploadFile unauthorized headers":b,"uploadFile forbidden":t,"u\
ploadFile forbidden headers":o,"uploadFile notFound":t,"uploadFile notFound headers":o,"uploadFile notAcceptable":t,"uploadFile notAcceptable headers":o,"upload\
File contentTooLarge":t,"uploadFile contentTooLarge headers":o,"uploadFile unsupportedMediaType":t,"uploadFile unsupportedMediaType headers":o,"uploadFile tooMa\
nyRequests":t,"uploadFile tooManyRequests headers":c,"uploadFile internalError":t,"uploadFile internalError headers":o,"uploadFile unavailable":t,"uploadFile un\
available headers":c,"listFiles ok":C,"listFiles ok headers":o,"listFiles badRequest":t,"listFiles badRequest headers":o,"listFiles unauthorized":t,"listFiles u\
nauthorized headers":b,"listFiles forbidden":t,"listFiles forbidden headers":o,"listFiles notFound":t,"listFiles notFound headers":o,"listFiles notAcceptable":t,
"listFiles notAcceptable headers":o,"listFiles tooManyRequests":t,"listFiles tooManyRequests headers":c,"listFiles internalError":t,"listFiles internalError hea\
ders":o,"listFiles unavailable":t,"listFiles unavailable headers":c,"deleteFile noContent headers":o,"deleteFile badRequest":t,"deleteFile badRequest headers":o,
"deleteFile unauthorized":t,"deleteFile unauthorized headers":b,"deleteFile forbidden":t,"deleteFile forbidden headers":o,"deleteFile notFound":t,"deleteFile no\
tFound headers":o,"deleteFile conflict":t,"deleteFile conflict headers":o,"deleteFile tooManyRequests":t,"deleteFile tooManyRequests headers":c,"deleteFile inte\
rnalError":t,"deleteFile internalError headers":o,"deleteFile unavailable":t,"deleteFile unavailable headers":c,"downloadExport ok":Mr,"downloadExport ok header\
s":ns,"downloadExport partialContent":Mr,"downloadExport partialContent headers":os,"downloadExport notModified headers":ls,"downloadExport badRequest":t,"downl\
oadExport badRequest headers":o,"downloadExport unauthorized":t,"downloadExport unauthorized headers":b,"downloadExport forbidden":t,"downloadExport forbidden h\
eaders":o,"downloadExport notFound":t,"downloadExport notFound headers":o,"downloadExport conflict":t,"downloadExport conflict headers":o,"downloadExport rangeN\
otSatisfiable":t,"downloadExport rangeNotSatisfiable headers":ds,"downloadExport tooManyRequests":t,"downloadExport tooManyRequests headers":c,"downloadExport i\
nternalError":t,"downloadExport internalError headers":o,"downloadExport unavailable":t,"downloadExport unavailable headers":c,"listEntities ok":C,"listEntities\
 ok headers":o,"listEntities badRequest":t,"listEntities badRequest headers":o,"listEntities unauthorized":t,"listEntities unauthorized headers":b,"listEntities\
 forbidden":t,"listEntities forbidden headers":o,"listEntities notFound":t,"listEntities notFound headers":o,"listEntities notAcceptable":t,"listEntities notAcc\
eptable headers":o,"listEntities tooManyRequests":t,"listEntities tooManyRequests headers":c,"listEntities internalError":t,"listEntities internalError headers":o,
"listEntities unavailable":t,"listEntities unavailable headers":c,"runEntitiesCommand ok":cs,"runEntitiesCommand ok headers":o,"runEntitiesCommand noContent hea\
ders":o,"runEntitiesCommand badRequest":t,"runEntitiesCommand badRequest headers":o,"runEntitiesCommand unauthorized":t,"runEntitiesCommand unauthorized headers":b,
"runEntitiesCommand forbidden":t,"runEntitiesCommand forbidden headers":o,"runEntitiesCommand notFound":t,"runEntitiesCommand notFound headers":o,"runEntitiesCo\
mmand notAcceptable":t,"runEntitiesCommand notAcceptable headers":o,"runEntitiesCommand conflict":t,"runEntitiesCommand conflict headers":o,"runEntitiesCommand \
contentTooLarge":t,"runEntitiesCommand contentTooLarge headers":o,"runEntitiesCommand unsupportedMediaType":t,"runEntitiesCommand unsupportedMediaType headers":o,
"runEntitiesCommand tooManyRequests":t,"runEntitiesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":t,"runEntitiesCommand internalError hea\
ders":o,"runEntitiesCommand unavailable":t,"runEntitiesCommand unavailable headers":c,"runExpressionsCommand ok":hs,"runExpressionsCommand ok headers":o,"runExp\
ressionsCommand badRequest":t,"runExpressionsCommand badRequest headers":o,"runExpressionsCommand unauthorized":t,"runExpressionsCommand unauthorized headers":b,
"runExpressionsCommand forbidden":t,"runExpressionsCommand forbidden headers":o,"runExpressionsCommand notFound":t,"runExpressionsCommand notFound headers":o,"r\
unExpressionsCommand notAcceptable":t,"runExpressionsCommand notAcceptable headers":o,"runExpressionsCommand conflict":t,"runExpressionsCommand conflict headers":o,
"runExpressionsCommand contentTooLarge":t,"runExpressionsCommand contentTooLarge headers":o,"runExpressionsCommand unsupportedMediaType":t,"runExpressionsComman\
d unsupportedMediaType headers":o,"runExpressionsCommand tooManyRequests":t,"runExpressionsCommand tooManyRequests headers":c,"runExpressionsCommand internalErr\
or":t,"runExpressionsCommand internalError headers":o,"runExpressionsCommand unavailable":t,"runExpressionsCommand unavailable headers":c,"countEntities ok":_,"\
countEntities ok headers":o,"countEntities badRequest":t,"countEntities badRequest headers":o,"countEntities unauthorized":t,"countEntities unauthorized headers":b,
"countEntities forbidden":t,"countEntities forbidden headers":o,"countEntities notFound":t,"countEntities notFound headers":o,"countEntities notAcceptable":t,"c\
ountEntities notAcceptable headers":o,"countEntities tooManyRequests":t,"countEntities tooManyRequests headers":c,"countEntities internalError":t,"countEntities\
 internalError headers":o,"countEntities unavailable":t,"countEntities unavailable headers":c,"getEntity ok":C,"getEntity ok headers":o,"getEntity badRequest":t,
"getEntity badRequest headers":o,"getEntity unauthorized":t,"getEntity unauthorized headers":b,"getEntity forbidden":t,"getEntity forbidden headers":o,"getEntit\
y notFound":t,"getEntity notFound headers":o,"getEntity notAcceptable":t,"getEntity notAcceptable headers":o,"getEntity tooManyRequests":t,"getEntity tooManyReq\
uests headers":c,"getEntity internalError":t,"getEntity internalError headers":o,"getEntity unavailable":t,"getEntity unavailable headers":c,"runEntityCommand o\
k":ys,"runEntityCommand ok headers":o,"runEntityCommand badRequest":t,"runEntityCommand badRequest headers":o,"runEntityCommand unauthorized":t,"runEntityComman\
d unauthorized headers":b,"runEntityCommand forbidden":t,"runEntityCommand forbidden headers":o,"runEntityCommand notFound":t,"runEntityCommand notFound headers":o,
"runEntityCommand notAcceptable":t,"runEntityCommand notAcceptable headers":o,"runEntityCommand conflict":t,"runEntityCommand conflict headers":o,"runEntityComm\
and contentTooLarge":t,"runEntityCommand contentTooLarge headers":o,"runEntityCommand unsupportedMediaType":t,"runEntityCommand unsupportedMediaType headers":o,
"runEntityCommand tooManyRequests":t,"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":t,"runEntityCommand internalError headers":o,
"runEntityCommand unavailable":t,"runEntityCommand unavailable headers":c,"deleteEntity noContent headers":o,"deleteEntity badRequest":t,"deleteEntity badReques\
t headers":o,"deleteEntity unauthorized":t,"deleteEntity unauthorized headers":b,"deleteEntity forbidden":t,"deleteEntity forbidden headers":o,"deleteEntity not\
Found":t,"deleteEntity notFound headers":o,"deleteEntity tooManyRequests":t,"deleteEntity tooManyRequests headers":c,"deleteEntity internalError":t,"deleteEntit\
y internalError headers":o,"deleteEntity unavailable":t,"deleteEntity unavailable headers":c,"listRows ok":C,"listRows ok headers":o,"listRows badRequest":t,"li\
stRows badRequest headers":o,"listRows unauthorized":t,"listRows unauthorized headers":b,"listRows forbidden":t,"listRows forbidden headers":o,"listRows notFoun\
d":t,"listRows notFound headers":o,"listRows notAcceptable":t,"listRows notAcceptable headers":o,"listRows conflict":t,"listRows conflict headers":o,"listRows t\
ooManyRequests":t,"listRows tooManyRequests headers":c,"listRows internalError":t,"listRows internalError headers":o,"listRows unavailable":t,"listRows unavaila\
ble headers":c,"runRowsCommand ok":F,"runRowsCommand ok headers":o,"runRowsCommand badRequest":t,"runRowsCommand badRequest headers":o,"runRowsCommand unauthori\
zed":t,"runRowsCommand unauthorized headers":b,"runRowsCommand forbidden":t,"runRowsCommand forbidden headers":o,"runRowsCommand notFound":t,"runRowsCommand not\
Found headers":o,"runRowsCommand notAcceptable":t,"runRowsCommand notAcceptable headers":o,"runRowsCommand conflict":t,"runRowsCommand conflict headers":o,"runR\
owsCommand contentTooLarge":t,"runRowsCommand contentTooLarge headers":o,"runRowsCommand unsupportedMediaType":t,"runRowsCommand unsupportedMediaType headers":o,
"runRowsCommand tooManyRequests":t,"runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":t,"runRowsCommand internalError headers":o,"runRows\
Command unavailable":t,"runRowsCommand unavailable headers":c,"listRejectedRows ok":C,"listRejectedRows ok headers":o,"listRejectedRows badRequest":t,"listRejec\
tedRows badRequest headers":o,"listRejectedRows unauthorized":t,"listRejectedRows unauthorized headers":b,"listRejectedRows forbidden":t,"listRejectedRows forbi\
dden headers":o,"listRejectedRows notFound":t,"listRejectedRows notFound headers":o,"listRejectedRows notAcceptable":t,"listRejectedRows notAcceptable headers":o,
"listRejectedRows tooManyRequests":t,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":t,"listRejectedRows internalError headers":o,
"listRejectedRows unavailable":t,"listRejectedRows unavailable headers":c,"getReport ok":fs,"getReport ok headers":gs,"getReport badRequest":t,"getReport badReq\
uest headers":o,"getReport unauthorized":t,"getReport unauthorized headers":b,"getReport forbidden":t,"getReport forbidden headers":o,"getReport notFound":t,"ge\
tReport notFound headers":o,"getReport notAcceptable":t,"getReport notAcceptable headers":o,"getReport conflict":t,"getReport conflict headers":o,"getReport too\
ManyRequests":t,"getReport tooManyRequests headers":c,"getReport internalError":t,"getReport internalError headers":o,"getReport unavailable":t,"getReport unava\
ilable headers":c,"listAttributes ok":C,"listAttributes ok headers":o,"listAttributes badRequest":t,"listAttributes badRequest headers":o,"listAttributes unauth\
orized":t,"listAttributes unauthorized headers":b,"listAttributes forbidden":t,"listAttributes forbidden headers":o,"listAttributes notFound":t,"listAttributes \
notFound headers":o,"listAttributes notAcceptable":t,"listAttributes notAcceptable headers":o,"listAttributes tooManyRequests":t,"listAttributes tooManyRequests\
 headers":c,"listAttributes internalError":t,"listAttributes internalError headers":o,"listAttributes unavailable":t,"listAttributes unavailable headers":c,"run\
AttributesCommand ok":F,"runAttributesCommand ok headers":o,"runAttributesCommand badRequest":t,"runAttributesCommand badRequest headers":o,"runAttributesComman\
d unauthorized":t,"runAttributesCommand unauthorized headers":b,"runAttributesCommand forbidden":t,"runAttributesCommand forbidden headers":o,"runAttributesComm\
and notFound":t,"runAttributesCommand notFound headers":o,"runAttributesCommand notAcceptable":t,"runAttributesCommand notAcceptable headers":o,"runAttributesCo\
mmand contentTooLarge":t,"runAttributesCommand contentTooLarge headers":o,"runAttributesCommand unsupportedMediaType":t,"runAttributesCommand unsupportedMediaTy\
pe headers":o,"runAttributesCommand tooManyRequests":t,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":t,"runAttributesCom\
mand internalError headers":o,"runAttributesCommand unavailable":t,"runAttributesCommand unavailable headers":c,"getAttribute ok":C,"getAttribute ok headers":o,
"getAttribute badRequest":t,"getAttribute badRequest headers":o,"getAttribute unauthorized":t,"getAttribute unauthorized headers":b,"getAttribute forbidden":t,"\
getAttribute forbidden headers":o,"getAttribute notFound":t,"getAttribute notFound headers":o,"getAttribute notAcceptable":t,"getAttribute notAcceptable headers":o,
"getAttribute tooManyRequests":t,"getAttribute tooManyRequests headers":c,"getAttribute internalError":t,"getAttribute internalError headers":o,"getAttribute un\
available":t,"getAttribute unavailable headers":c,"listValues ok":C,"listValues ok headers":o,"listValues badRequest":t,"listValues badRequest headers":o,"listV\
alues unauthorized":t,"listValues unauthorized headers":b,"listValues forbidden":t,"listValues forbidden headers":o,"listValues notFound":t,"listValues notFound\
 headers":o,"listValues notAcceptable":t,"listValues notAcceptable headers":o,"listValues conflict":t,"listValues conflict headers":o,"listValues tooManyRequest\
s":t,"listValues tooManyRequests headers":c,"listValues internalError":t,"listValues internalError headers":o,"listValues unavailable":t,"listValues unavailable\
 headers":c,"runValuesCommand ok":F,"runValuesCommand ok headers":o,"runValuesCommand badRequest":t,"runValuesCommand badRequest headers":o,"runValuesCommand un\
authorized":t,"runValuesCommand unauthorized headers":b,"runValuesCommand forbidden":t,"runValuesCommand forbidden headers":o,"runValuesCommand notFound":t,"run\
ValuesCommand notFound headers":o,"runValuesCommand notAcceptable":t,"runValuesCommand notAcceptable headers":o,"runValuesCommand conflict":t,"runValuesCommand \
conflict headers":o,"runValuesCommand contentTooLarge":t,"runValuesCommand contentTooLarge headers":o,"runValuesCommand unsupportedMediaType":t,"runValuesComman\
d unsupportedMediaType headers":o,"runValuesCommand tooManyRequests":t,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalError":t,"runValue\
sCommand internalError headers":o,"runValuesCommand unavailable":t,"runValuesCommand unavailable headers":c,"listMasks ok":C,"listMasks ok headers":o,"listMasks\
 badRequest":t,"listMasks badRequest headers":o,"listMasks unauthorized":t,"listMasks unauthorized headers":b,"listMasks forbidden":t,"listMasks forbidden heade\
rs":o,"listMasks notFound":t,"listMasks notFound headers":o,"listMasks notAcceptable":t,"listMasks notAcceptable headers":o,"listMasks conflict":t,"listMasks co\
nflict headers":o,"listMasks tooManyRequests":t,"listMasks tooManyRequests headers":c,"listMasks internalError":t,"listMasks internalError headers":o,"listMasks\
 unavailable":t,"listMasks unavailable headers":c,"runMasksCommand ok":F,"runMasksCommand ok headers":o,"runMasksCommand badRequest":t,"runMasksCommand badReque\
st headers":o,"runMasksCommand unauthorized":t,"runMasksCommand unauthorized headers":b,"runMasksCommand forbidden":t,"runMasksCommand forbidden headers":o,"run\
MasksCommand notFound":t,"runMasksCommand notFound headers":o,"runMasksCommand notAcceptable":t,"runMasksCommand notAcceptable headers":o,"runMasksCommand confl\
ict":t,"runMasksCommand conflict headers":o,"runMasksCommand contentTooLarge":t,"runMasksCommand contentTooLarge headers":o,"runMasksCommand unsupportedMediaTyp\
e":t,"runMasksCommand unsupportedMediaType headers":o,"runMasksCommand tooManyRequests":t,"runMasksCommand tooManyRequests headers":c,"runMasksCommand internalE\
rror":t,"runMasksCommand internalError headers":o,"runMasksCommand unavailable":t,"runMasksCommand unavailable headers":c,"listPatterns ok":C,"listPatterns ok h\
eaders":o,"listPatterns badRequest":t,"listPatterns badRequest headers":o,"listPatterns unauthorized":t,"listPatterns unauthorized headers":b,"listPatterns forb\
idden":t,"listPatterns forbidden headers":o,"listPatterns notFound":t,"listPatterns notFound headers":o,"listPatterns notAcceptable":t,"listPatterns notAcceptab\
le headers":o,"listPatterns conflict":t,"listPatterns conflict headers":o,"listPatterns tooManyRequests":t,"listPatterns tooManyRequests headers":c,"listPattern\
s internalError":t,"listPatterns internalError headers":o,"listPatterns unavailable":t,"listPatterns unavailable headers":c,"runPatternsCommand ok":F,"runPatter\
nsCommand ok headers":o,"runPatternsCommand badRequest":t,"runPatternsCommand badRequest headers":o,"runPatternsCommand unauthorized":t,"runPatternsCommand unau\
thorized headers":b,"runPatternsCommand forbidden":t,"runPatternsCommand forbidden headers":o,"runPatternsCommand notFound":t,"runPatternsCommand notFound heade\
rs":o,"runPatternsCommand notAcceptable":t,"runPatternsCommand notAcceptable headers":o,"runPatternsCommand conflict":t,"runPatternsCommand conflict headers":o,
"runPatternsCommand contentTooLarge":t,"runPatternsCommand contentTooLarge headers":o,"runPatternsCommand unsupportedMediaType":t,"runPatternsCommand unsupporte\
dMediaType headers":o,"runPatternsCommand tooManyRequests":t,"runPatternsCommand tooManyRequests headers":c,"runPatternsCommand internalError":t,"runPatternsCom\
mand internalError headers":o,"runPatternsCommand unavailable":t,"runPatternsCommand unavailable headers":c,"runSoundexesCommand ok":F,"runSoundexesCommand ok h\
eaders":o,"runSoundexesCommand badRequest":t,"runSoundexesCommand badRequest headers":o,"runSoundexesCommand unauthorized":t,"runSoundexesCommand unauthorized h\
eaders":b,"runSoundexesCommand forbidden":t,"runSoundexesCommand forbidden headers":o,"runSoundexesCommand notFound":t,"runSoundexesCommand notFound headers":o,
"runSoundexesCommand notAcceptable":t,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCommand conflict":t,"runSoundexesCommand conflict headers":o,"r\
unSoundexesCommand contentTooLarge":t,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesCommand unsupportedMediaType":t,"runSoundexesCommand unsuppor\
tedMediaType headers":o,"runSoundexesCommand tooManyRequests":t,"runSoundexesCommand tooManyRequests headers":c,"runSoundexesCommand internalError":t,"runSounde\
xesCommand internalError headers":o,"runSoundexesCommand unavailable":t,"runSoundexesCommand unavailable headers":c,"listMetaphones ok":C,"listMetaphones ok hea\
ders":o,"listMetaphones badRequest":t,"listMetaphones badRequest headers":o,"listMetaphones unauthorized":t,"listMetaphones unauthorized headers":b,"listMetapho\
nes forbidden":t,"listMetaphones forbidden headers":o,"listMetaphones notFound":t,"listMetaphones notFound headers":o,"listMetaphones notAcceptable":t,"listMeta\
phones notAcceptable headers":o,"listMetaphones conflict":t,"listMetaphones conflict headers":o,"listMetaphones tooManyRequests":t,"listMetaphones tooManyReques\
ts headers":c,"listMetaphones internalError":t,"listMetaphones internalError headers":o,"listMetaphones unavailable":t,"listMetaphones unavailable headers":c,"r\
unMetaphonesCommand ok":F,"runMetaphonesCommand ok headers":o,"runMetaphonesCommand badRequest":t,"runMetaphonesCommand badRequest headers":o,"runMetaphonesComm\
and unauthorized":t,"runMetaphonesCommand unauthorized headers":b,"runMetaphonesCommand forbidden":t,"runMetaphonesCommand forbidden headers":o,"runMetaphonesCo\
mmand notFound":t,"runMetaphonesCommand notFound headers":o,"runMetaphonesCommand notAcceptable":t,"runMetaphonesCommand notAcceptable headers":o,"runMetaphones\
Command conflict":t,"runMetaphonesCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":t,"runMetaphonesCommand contentTooLarge headers":o,"runMeta\
phonesCommand unsupportedMediaType":t,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetaphonesCommand tooManyRequests":t,"runMetaphonesCommand tooMa\
nyRequests headers":c,"runMetaphonesCommand internalError":t,"runMetaphonesCommand internalError headers":o,"runMetaphonesCommand unavailable":t,"runMetaphonesC\
ommand unavailable headers":c,"unmaskValue ok":bs,"unmaskValue ok headers":o,"unmaskValue badRequest":t,"unmaskValue badRequest headers":o,"unmaskValue unauthor\
ized":t,"unmaskValue unauthorized headers":b,"unmaskValue forbidden":t,"unmaskValue forbidden headers":o,"unmaskValue notFound":t,"unmaskValue notFound headers":o,
"unmaskValue notAcceptable":t,"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":t,"unmaskValue contentTooLarge headers":o,"unmaskValue unsuppo\
rtedMediaType":t,"unmaskValue unsupportedMediaType headers":o,"unmaskValue tooManyRequests":t,"unmaskValue tooManyRequests headers":c,"unmaskValue internalError":t,
"unmaskValue internalError headers":o,"unmaskValue unavailable":t,"unmaskValue unavailable headers":c,"listFunctions ok":vs,"listFunctions ok headers":o,"listFu\
nctions badRequest":t,"listFunctions badRequest headers":o,"listFunctions unauthorized":t,"listFunctions unauthorized headers":b,"listFunctions forbidden":t,"li\
stFunctions forbidden headers":o,"listFunctions notFound":t,"listFunctions notFound headers":o,"listFunctions notAcceptable":t,"listFunctions notAcceptable head\
ers":o,"listFunctions tooManyRequests":t,"listFunctions tooManyRequests headers":c,"listFunctions internalError":t,"listFunctions internalError headers":o,"list\
Functions unavailable":t,"listFunctions unavailable headers":c,"listPriorities ok":ws,"listPriorities ok headers":o,"listPriorities badRequest":t,"listPrioritie\
s badRequest headers":o,"listPriorities unauthorized":t,"listPriorities unauthorized headers":b,"listPriorities forbidden":t,"listPriorities forbidden headers":o,
"listPriorities notFound":t,"listPriorities notFound headers":o,"listPriorities notAcceptable":t,"listPriorities notAcceptable headers":o,"listPriorities tooMan\
yRequests":t,"listPriorities tooManyRequests headers":c,"listPriorities internalError":t,"listPriorities internalError headers":o,"listPriorities unavailable":t,
"listPriorities unavailable headers":c,"runPrioritiesCommand created":j,"runPrioritiesCommand created headers":Dr,"runPrioritiesCommand badRequest":t,"runPriori\
tiesCommand badRequest headers":o,"runPrioritiesCommand unauthorized":t,"runPrioritiesCommand unauthorized headers":b,"runPrioritiesCommand forbidden":t,"runPri\
oritiesCommand forbidden headers":o,"runPrioritiesCommand notFound":t,"runPrioritiesCommand notFound headers":o,"runPrioritiesCommand notAcceptable":t,"runPrior\
itiesCommand notAcceptable headers":o,"runPrioritiesCommand contentTooLarge":t,"runPrioritiesCommand contentTooLarge headers":o,"runPrioritiesCommand unsupporte\
dMediaType":t,"runPrioritiesCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRequests":t,"runPrioritiesCommand tooManyRequests headers":c,"r\
unPrioritiesCommand internalError":t,"runPrioritiesCommand internalError headers":o,"runPrioritiesCommand unavailable":t,"runPrioritiesCommand unavailable heade\
rs":c,"runPriorityCommand created":j,"runPriorityCommand created headers":Dr,"runPriorityCommand badRequest":t,"runPriorityCommand badRequest headers":o,"runPri\
orityCommand unauthorized":t,"runPriorityCommand unauthorized headers":b,"runPriorityCommand forbidden":t,"runPriorityCommand forbidden headers":o,"runPriorityC\
ommand notFound":t,"runPriorityCommand notFound headers":o,"runPriorityCommand notAcceptable":t,"runPriorityCommand notAcceptable headers":o,"runPriorityCommand\
 contentTooLarge":t,"runPriorityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedMediaType":t,"runPriorityCommand unsupportedMediaType headers":o,
"runPriorityCommand tooManyRequests":t,"runPriorityCommand tooManyRequests headers":c,"runPriorityCommand internalError":t,"runPriorityCommand internalError hea\
ders":o,"runPriorityCommand unavailable":t,"runPriorityCommand unavailable headers":c,"deletePriority noContent headers":o,"deletePriority badRequest":t,"delete\
Priority badRequest headers":o,"deletePriority unauthorized":t,"deletePriority unauthorized headers":b,"deletePriority forbidden":t,"deletePriority forbidden he\
aders":o,"deletePriority notFound":t,"deletePriority notFound headers":o,"deletePriority tooManyRequests":t,"deletePriority tooManyRequests headers":c,"deletePr\
iority internalError":t,"deletePriority internalError headers":o,"deletePriority unavailable":t,"deletePriority unavailable headers":c,"listLibraryEntities ok":C,
"listLibraryEntities ok headers":o,"listLibraryEntities badRequest":t,"listLibraryEntities badRequest headers":o,"listLibraryEntities unauthorized":t,"listLibra\
ryEntities unauthorized headers":b,"listLibraryEntities forbidden":t,"listLibraryEntities forbidden headers":o,"listLibraryEntities notFound":t,"listLibraryEnti\
ties notFound headers":o,"listLibraryEntities notAcceptable":t,"listLibraryEntities notAcceptable headers":o,"listLibraryEntities tooManyRequests":t,"listLibrar\
yEntities tooManyRequests headers":c,"listLibraryEntities internalError":t,"listLibraryEntities internalError headers":o,"listLibraryEntities unavailable":t,"li\
stLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":As,"runLibraryEntitiesCommand ok headers":o,"runLibraryEntitiesCommand badRequest":t,"ru\
nLibraryEntitiesCommand badRequest headers":o,"runLibraryEntitiesCommand unauthorized":t,"runLibraryEntitiesCommand unauthorized headers":b,"runLibraryEntitiesC\
ommand forbidden":t,"runLibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand notFound":t,"runLibraryEntitiesCommand notFound headers":o,"runLi\
braryEntitiesCommand notAcceptable":t,"runLibraryEntitiesCommand notAcceptable headers":o,"runLibraryEntitiesCommand conflict":t,"runLibraryEntitiesCommand conf\
lict headers":o,"runLibraryEntitiesCommand contentTooLarge":t,"runLibraryEntitiesCommand contentTooLarge headers":o,"runLibraryEntitiesCommand unsupportedMediaT\
ype":t,"runLibraryEntitiesCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand tooManyRequests":t,"runLibraryEntitiesCommand tooManyRequests heade\
rs":c,"runLibraryEntitiesCommand internalError":t,"runLibraryEntitiesCommand internalError headers":o,"runLibraryEntitiesCommand unavailable":t,"runLibraryEntit\
iesCommand unavailable headers":c,"countLibraryEntities ok":_,"countLibraryEntities ok headers":o,"countLibraryEntities badRequest":t,"countLibraryEntities badR\
equest headers":o,"countLibraryEntities unauthorized":t,"countLibraryEntities unauthorized headers":b,"countLibraryEntities forbidden":t,"countLibraryEntities f\
orbidden headers":o,"countLibraryEntities notFound":t,"countLibraryEntities notFound headers":o,"countLibraryEntities notAcceptable":t,"countLibraryEntities not\
Acceptable headers":o,"countLibraryEntities tooManyRequests":t,"countLibraryEntities tooManyRequests headers":c,"countLibraryEntities internalError":t,"countLib\
raryEntities internalError headers":o,"countLibraryEntities unavailable":t,"countLibraryEntities unavailable headers":c,"getLibraryEntity ok":C,"getLibraryEntit\
y ok headers":o,"getLibraryEntity badRequest":t,"getLibraryEntity badRequest headers":o,"getLibraryEntity unauthorized":t,"getLibraryEntity unauthorized headers":b,
"getLibraryEntity forbidden":t,"getLibraryEntity forbidden headers":o,"getLibraryEntity notFound":t,"getLibraryEntity notFound headers":o,"getLibraryEntity notA\
cceptable":t,"getLibraryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":t,"getLibraryEntity tooManyRequests headers":c,"getLibraryEntity inte\
rnalError":t,"getLibraryEntity internalError headers":o,"getLibraryEntity unavailable":t,"getLibraryEntity unavailable headers":c,"runLibraryEntityCommand ok":j,
"runLibraryEntityCommand ok headers":o,"runLibraryEntityCommand badRequest":t,"runLibraryEntityCommand badRequest headers":o,"runLibraryEntityCommand unauthoriz\
ed":t,"runLibraryEntityCommand unauthorized headers":b,"runLibraryEntityCommand forbidden":t,"runLibraryEntityCommand forbidden headers":o,"runLibraryEntityComm\
and notFound":t,"runLibraryEntityCommand notFound headers":o,"runLibraryEntityCommand notAcceptable":t,"runLibraryEntityCommand notAcceptable headers":o,"runLib\
raryEntityCommand conflict":t,"runLibraryEntityCommand conflict headers":o,"runLibraryEntityCommand contentTooLarge":t,"runLibraryEntityCommand contentTooLarge \
headers":o,"runLibraryEntityCommand unsupportedMediaType":t,"runLibraryEntityCommand unsupportedMediaType headers":o,"runLibraryEntityCommand tooManyRequests":t,
"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":t,"runLibraryEntityCommand internalError headers":o,"runLibraryEntit\
yCommand unavailable":t,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent headers":o,"deleteLibraryEntity badRequest":t,"deleteLibr\
aryEntity badRequest headers":o,"deleteLibraryEntity unauthorized":t,"deleteLibraryEntity unauthorized headers":b,"deleteLibraryEntity forbidden":t,"deleteLibra\
ryEntity forbidden headers":o,"deleteLibraryEntity notFound":t,"deleteLibraryEntity notFound headers":o,"deleteLibraryEntity tooManyRequests":t,"deleteLibraryEn\
tity tooManyRequests headers":c,"deleteLibraryEntity internalError":t,"deleteLibraryEntity internalError headers":o,"deleteLibraryEntity unavailable":t,"deleteL\
ibraryEntity unavailable headers":c,"listLibraryAttributes ok":C,"listLibraryAttributes ok headers":o,"listLibraryAttributes badRequest":t,"listLibraryAttribute\
s badRequest headers":o,"listLibraryAttributes unauthorized":t,"listLibraryAttributes unauthorized headers":b,"listLibraryAttributes forbidden":t,"listLibraryAt\
tributes forbidden headers":o,"listLibraryAttributes notFound":t,"listLibraryAttributes notFound headers":o,"listLibraryAttributes notAcceptable":t,"listLibrary\
Attributes notAcceptable headers":o,"listLibraryAttributes tooManyRequests":t,"listLibraryAttributes tooManyRequests headers":c,"listLibraryAttributes internalE\
rror":t,"listLibraryAttributes internalError headers":o,"listLibraryAttributes unavailable":t,"listLibraryAttributes unavailable headers":c,"runLibraryAttribute\
sCommand ok":Ls,"runLibraryAttributesCommand ok headers":o,"runLibraryAttributesCommand badRequest":t,"runLibraryAttributesCommand badRequest headers":o,"runLib\
raryAttributesCommand unauthorized":t,"runLibraryAttributesCommand unauthorized headers":b,"runLibraryAttributesCommand forbidden":t,"runLibraryAttributesComman\
d forbidden headers":o,"runLibraryAttributesCommand notFound":t,"runLibraryAttributesCommand notFound headers":o,"runLibraryAttributesCommand notAcceptable":t,"\
runLibraryAttributesCommand notAcceptable headers":o,"runLibraryAttributesCommand conflict":t,"runLibraryAttributesCommand conflict headers":o,"runLibraryAttrib\
utesCommand contentTooLarge":t,"runLibraryAttributesCommand contentTooLarge headers":o,"runLibraryAttributesCommand unsupportedMediaType":t,"runLibraryAttribute\
sCommand unsupportedMediaType headers":o,"runLibraryAttributesCommand tooManyRequests":t,"runLibraryAttributesCommand tooManyRequests headers":c,"runLibraryAttr\
ibutesCommand internalError":t,"runLibraryAttributesCommand internalError headers":o,"runLibraryAttributesCommand unavailable":t,"runLibraryAttributesCommand un\
available headers":c,"getLibraryAttribute ok":C,"getLibraryAttribute ok headers":o,"getLibraryAttribute badRequest":t,"getLibraryAttribute badRequest headers":o,
"getLibraryAttribute unauthorized":t,"getLibraryAttribute unauthorized headers":b,"getLibraryAttribute forbidden":t,"getLibraryAttribute forbidden headers":o,"g\
etLibraryAttribute notFound":t,"getLibraryAttribute notFound headers":o,"getLibraryAttribute notAcceptable":t,"getLibraryAttribute notAcceptable headers":o,"get\
LibraryAttribute tooManyRequests":t,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute internalError":t,"getLibraryAttribute internalError hea\
ders":o,"getLibraryAttribute unavailable":t,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCommand ok":j,"runLibraryAttributeCommand ok headers":o,
"runLibraryAttributeCommand badRequest":t,"runLibraryAttributeCommand badRequest headers":o,"runLibraryAttributeCommand unauthorized":t,"runLibraryAttributeComm\
and unauthorized headers":b,"runLibraryAttributeCommand forbidden":t,"runLibraryAttributeCommand forbidden headers":o,"runLibraryAttributeCommand notFound":t,"r\
unLibraryAttributeCommand notFound headers":o,"runLibraryAttributeCommand notAcceptable":t,"runLibraryAttributeCommand notAcceptable headers":o,"runLibraryAttri\
buteCommand conflict":t,"runLibraryAttributeCommand conflict headers":o,"runLibraryAttributeCommand contentTooLarge":t,"runLibraryAttributeCommand contentTooLar\
ge headers":o,"runLibraryAttributeCommand unsupportedMediaType":t,"runLibraryAttributeCommand unsupportedMediaType headers":o,"runLibraryAttributeCommand tooMan\
yRequests":t,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalError":t,"runLibraryAttributeCommand internalError heade\
rs":o,"runLibraryAttributeCommand unavailable":t,"runLibraryAttributeCommand unavailable headers":c,"deleteLibraryAttribute noContent headers":o,"deleteLibraryA\
ttribute badRequest":t,"deleteLibraryAttribute badRequest headers":o,"deleteLibraryAttribute unauthorized":t,"deleteLibraryAttribute unauthorized headers":b,"de\
leteLibraryAttribute forbidden":t,"deleteLibraryAttribute forbidden headers":o,"deleteLibraryAttribute notFound":t,"deleteLibraryAttribute notFound headers":o,"\
deleteLibraryAttribute conflict":t,"deleteLibraryAttribute conflict headers":o,"deleteLibraryAttribute tooManyRequests":t,"deleteLibraryAttribute tooManyRequest\
s headers":c,"deleteLibraryAttribute internalError":t,"deleteLibraryAttribute internalError headers":o,"deleteLibraryAttribute unavailable":t,"deleteLibraryAttr\
ibute unavailable headers":c,"listLibraryEntityRules ok":C,"listLibraryEntityRules ok headers":o,"listLibraryEntityRules badRequest":t,"listLibraryEntityRules b\
adRequest headers":o,"listLibraryEntityRules unauthorized":t,"listLibraryEntityRules unauthorized headers":b,"listLibraryEntityRules forbidden":t,"listLibraryEn\
tityRules forbidden headers":o,"listLibraryEntityRules notFound":t,"listLibraryEntityRules notFound headers":o,"listLibraryEntityRules notAcceptable":t,"listLib\
raryEntityRules notAcceptable headers":o,"listLibraryEntityRules tooManyRequests":t,"listLibraryEntityRules tooManyRequests headers":c,"listLibraryEntityRules i\
nternalError":t,"listLibraryEntityRules internalError headers":o,"listLibraryEntityRules unavailable":t,"listLibraryEntityRules unavailable headers":c,"runLibra\
ryEntityRulesCommand ok":Fs,"runLibraryEntityRulesCommand ok headers":o,"runLibraryEntityRulesCommand badRequest":H,"runLibraryEntityRulesCommand badRequest hea\
ders":o,"runLibraryEntityRulesCommand unauthorized":t,"runLibraryEntityRulesCommand unauthorized headers":b,"runLibraryEntityRulesCommand forbidden":t,"runLibra\
ryEntityRulesCommand forbidden headers":o,"runLibraryEntityRulesCommand notFound":t,"runLibraryEntityRulesCommand notFound headers":o,"runLibraryEntityRulesComm\
and notAcceptable":t,"runLibraryEntityRulesCommand notAcceptable headers":o,"runLibraryEntityRulesCommand conflict":t,"runLibraryEntityRulesCommand conflict hea\
ders":o,"runLibraryEntityRulesCommand contentTooLarge":t,"runLibraryEntityRulesCommand contentTooLarge headers":o,"runLibraryEntityRulesCommand unsupportedMedia\
Type":t,"runLibraryEntityRulesCommand unsupportedMediaType headers":o,"runLibraryEntityRulesCommand tooManyRequests":t,"runLibraryEntityRulesCommand tooManyRequ\
ests headers":c,"runLibraryEntityRulesCommand internalError":t,"runLibraryEntityRulesCommand internalError headers":o,"runLibraryEntityRulesCommand unavailable":t,
"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":C,"getLibraryRule ok headers":o,"getLibraryRule badRequest":t,"getLibraryRule badReques\
t headers":o,"getLibraryRule unauthorized":t,"getLibraryRule unauthorized headers":b,"getLibraryRule forbidden":t,"getLibraryRule forbidden headers":o,"getLibra\
ryRule notFound":t,"getLibraryRule notFound headers":o,"getLibraryRule notAcceptable":t,"getLibraryRule notAcceptable headers":o,"getLibraryRule tooManyRequests":t,
"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":t,"getLibraryRule internalError headers":o,"getLibraryRule unavailable":t,"getLibraryR\
ule unavailable headers":c,"runLibraryRuleCommand ok":j,"runLibraryRuleCommand ok headers":o,"runLibraryRuleCommand badRequest":H,"runLibraryRuleCommand badRequ\
est headers":o,"runLibraryRuleCommand unauthorized":t,"runLibraryRuleCommand unauthorized headers":b,"runLibraryRuleCommand forbidden":t,"runLibraryRuleCommand \
forbidden headers":o,"runLibraryRuleCommand notFound":t,"runLibraryRuleCommand notFound headers":o,"runLibraryRuleCommand notAcceptable":t,"runLibraryRuleComman\
d notAcceptable headers":o,"runLibraryRuleCommand conflict":t,"runLibraryRuleCommand conflict headers":o,"runLibraryRuleCommand contentTooLarge":t,"runLibraryRu\
leCommand contentTooLarge headers":o,"runLibraryRuleCommand unsupportedMediaType":t,"runLibraryRuleCommand unsupportedMediaType headers":o,"runLibraryRuleComman\
d tooManyRequests":t,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":t,"runLibraryRuleCommand internalError headers":o,"\
runLibraryRuleCommand unavailable":t,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":j,"deleteLibraryRule ok headers":o,"deleteLibraryRule \
badRequest":t,"deleteLibraryRule badRequest headers":o,"deleteLibraryRule unauthorized":t,"deleteLibraryRule unauthorized headers":b,"deleteLibraryRule forbidde\
n":t,"deleteLibraryRule forbidden headers":o,"deleteLibraryRule notFound":t,"deleteLibraryRule notFound headers":o,"deleteLibraryRule notAcceptable":t,"deleteLi\
braryRule notAcceptable headers":o,"deleteLibraryRule tooManyRequests":t,"deleteLibraryRule tooManyRequests headers":c,"deleteLibraryRule internalError":t,"dele\
teLibraryRule internalError headers":o,"deleteLibraryRule unavailable":t,"deleteLibraryRule unavailable headers":c,"listAssociatedRules ok":C,"listAssociatedRul\
es ok headers":o,"listAssociatedRules badRequest":t,"listAssociatedRules badRequest headers":o,"listAssociatedRules unauthorized":t,"listAssociatedRules unautho\
rized headers":b,"listAssociatedRules forbidden":t,"listAssociatedRules forbidden headers":o,"listAssociatedRules notFound":t,"listAssociatedRules notFound head\
ers":o,"listAssociatedRules notAcceptable":t,"listAssociatedRules notAcceptable headers":o,"listAssociatedRules tooManyRequests":t,"listAssociatedRules tooManyR\
equests headers":c,"listAssociatedRules internalError":t,"listAssociatedRules internalError headers":o,"listAssociatedRules unavailable":t,"listAssociatedRules \
unavailable headers":c,"listAssociatedEntities ok":C,"listAssociatedEntities ok headers":o,"listAssociatedEntities badRequest":t,"listAssociatedEntities badRequ\
est headers":o,"listAssociatedEntities unauthorized":t,"listAssociatedEntities unauthorized headers":b,"listAssociatedEntities forbidden":t,"listAssociatedEntit\
ies forbidden headers":o,"listAssociatedEntities notFound":t,"listAssociatedEntities notFound headers":o,"listAssociatedEntities notAcceptable":t,"listAssociate\
dEntities notAcceptable headers":o,"listAssociatedEntities tooManyRequests":t,"listAssociatedEntities tooManyRequests headers":c,"listAssociatedEntities interna\
lError":t,"listAssociatedEntities internalError headers":o,"listAssociatedEntities unavailable":t,"listAssociatedEntities unavailable headers":c,"runAssociatedE\
ntitiesCommand ok":F,"runAssociatedEntitiesCommand ok headers":o,"runAssociatedEntitiesCommand badRequest":t,"runAssociatedEntitiesCommand badRequest headers":o,
"runAssociatedEntitiesCommand unauthorized":t,"runAssociatedEntitiesCommand unauthorized headers":b,"runAssociatedEntitiesCommand forbidden":t,"runAssociatedEnt\
itiesCommand forbidden headers":o,"runAssociatedEntitiesCommand notFound":t,"runAssociatedEntitiesCommand notFound headers":o,"runAssociatedEntitiesCommand notA\
cceptable":t,"runAssociatedEntitiesCommand notAcceptable headers":o,"runAssociatedEntitiesCommand contentTooLarge":t,"runAssociatedEntitiesCommand contentTooLar\
ge headers":o,"runAssociatedEntitiesCommand unsupportedMediaType":t,"runAssociatedEntitiesCommand unsupportedMediaType headers":o,"runAssociatedEntitiesCommand \
tooManyRequests":t,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalError":t,"runAssociatedEntitiesCommand interna\
lError headers":o,"runAssociatedEntitiesCommand unavailable":t,"runAssociatedEntitiesCommand unavailable headers":c,"getAttributeMap ok":Ms,"getAttributeMap ok \
headers":o,"getAttributeMap badRequest":t,"getAttributeMap badRequest headers":o,"getAttributeMap unauthorized":t,"getAttributeMap unauthorized headers":b,"getA\
ttributeMap forbidden":t,"getAttributeMap forbidden headers":o,"getAttributeMap notFound":t,"getAttributeMap notFound headers":o,"getAttributeMap notAcceptable":t,
"getAttributeMap notAcceptable headers":o,"getAttributeMap tooManyRequests":t,"getAttributeMap tooManyRequests headers":c,"getAttributeMap internalError":t,"get\
AttributeMap internalError headers":o,"getAttributeMap unavailable":t,"getAttributeMap unavailable headers":c,"runAttributeMapCommand ok":$s,"runAttributeMapCom\
mand ok headers":o,"runAttributeMapCommand badRequest":t,"runAttributeMapCommand badRequest headers":o,"runAttributeMapCommand unauthorized":t,"runAttributeMapC\
ommand unauthorized headers":b,"runAttributeMapCommand forbidden":t,"runAttributeMapCommand forbidden headers":o,"runAttributeMapCommand notFound":t,"runAttribu\
teMapCommand notFound headers":o,"runAttributeMapCommand notAcceptable":t,"runAttributeMapCommand notAcceptable headers":o,"runAttributeMapCommand conflict":t,"\
runAttributeMapCommand conflict headers":o,"runAttributeMapCommand contentTooLarge":t,"runAttributeMapCommand contentTooLarge headers":o,"runAttributeMapCommand\
 unsupportedMediaType":t,"runAttributeMapCommand unsupportedMediaType headers":o,"runAttributeMapCommand tooManyRequests":t,"runAttributeMapCommand tooManyReque\
sts headers":c,"runAttributeMapCommand internalError":t,"runAttributeMapCommand internalError headers":o,"runAttributeMapCommand unavailable":t,"runAttributeMap\
Command unavailable headers":c,"listBusinessRules ok":C,"listBusinessRules ok headers":o,"listBusinessRules badRequest":t,"listBusinessRules badRequest headers":o,
"listBusinessRules unauthorized":t,"listBusinessRules unauthorized headers":b,"listBusinessRules forbidden":t,"listBusinessRules forbidden headers":o,"listBusin\
essRules notFound":t,"listBusinessRules notFound headers":o,"listBusinessRules notAcceptable":t,"listBusinessRules notAcceptable headers":o,"listBusinessRules t\
ooManyRequests":t,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":t,"listBusinessRules internalError headers":o,"listBusinessRul\
es unavailable":t,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":F,"runBusinessRulesCommand ok headers":o,"runBusinessRulesCommand badRe\
quest":t,"runBusinessRulesCommand badRequest headers":o,"runBusinessRulesCommand unauthorized":t,"runBusinessRulesCommand unauthorized headers":b,"runBusinessRu\
lesCommand forbidden":t,"runBusinessRulesCommand forbidden headers":o,"runBusinessRulesCommand notFound":t,"runBusinessRulesCommand notFound headers":o,"runBusi\
nessRulesCommand notAcceptable":t,"runBusinessRulesCommand notAcceptable headers":o,"runBusinessRulesCommand contentTooLarge":t,"runBusinessRulesCommand content\
TooLarge headers":o,"runBusinessRulesCommand unsupportedMediaType":t,"runBusinessRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCommand tooManyRe\
quests":t,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":t,"runBusinessRulesCommand internalError headers":o,"runBu\
sinessRulesCommand unavailable":t,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":_,"countBusinessRules ok headers":o,"countBusinessRule\
s badRequest":t,"countBusinessRules badRequest headers":o,"countBusinessRules unauthorized":t,"countBusinessRules unauthorized headers":b,"countBusinessRules fo\
rbidden":t,"countBusinessRules forbidden headers":o,"countBusinessRules notFound":t,"countBusinessRules notFound headers":o,"countBusinessRules notAcceptable":t,
"countBusinessRules notAcceptable headers":o,"countBusinessRules tooManyRequests":t,"countBusinessRules tooManyRequests headers":c,"countBusinessRules internalE\
rror":t,"countBusinessRules internalError headers":o,"countBusinessRules unavailable":t,"countBusinessRules unavailable headers":c,"listAggregateMethods ok":js,
"listAggregateMethods ok headers":o,"listAggregateMethods badRequest":t,"listAggregateMethods badRequest headers":o,"listAggregateMethods unauthorized":t,"listA\
ggregateMethods unauthorized headers":b,"listAggregateMethods forbidden":t,"listAggregateMethods forbidden headers":o,"listAggregateMethods notFound":t,"listAgg\
regateMethods notFound headers":o,"listAggregateMethods notAcceptable":t,"listAggregateMethods notAcceptable headers":o,"listAggregateMethods tooManyRequests":t,
"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":t,"listAggregateMethods internalError headers":o,"listAggregateMethods una\
vailable":t,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":C,"listLibraryRules ok headers":o,"listLibraryRules badRequest":t,"listLibraryRul\
es badRequest headers":o,"listLibraryRules unauthorized":t,"listLibraryRules unauthorized headers":b,"listLibraryRules forbidden":t,"listLibraryRules forbidden \
headers":o,"listLibraryRules notFound":t,"listLibraryRules notFound headers":o,"listLibraryRules notAcceptable":t,"listLibraryRules notAcceptable headers":o,"li\
stLibraryRules tooManyRequests":t,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":t,"listLibraryRules internalError headers":o,"li\
stLibraryRules unavailable":t,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":Js,"runLibraryRulesCommand ok headers":o,"runLibraryRulesComm\
and badRequest":t,"runLibraryRulesCommand badRequest headers":o,"runLibraryRulesCommand unauthorized":t,"runLibraryRulesCommand unauthorized headers":b,"runLibr\
aryRulesCommand forbidden":t,"runLibraryRulesCommand forbidden headers":o,"runLibraryRulesCommand notFound":t,"runLibraryRulesCommand notFound headers":o,"runLi\
braryRulesCommand notAcceptable":t,"runLibraryRulesCommand notAcceptable headers":o,"runLibraryRulesCommand conflict":t,"runLibraryRulesCommand conflict headers":o,
"runLibraryRulesCommand contentTooLarge":t,"runLibraryRulesCommand contentTooLarge headers":o,"runLibraryRulesCommand unsupportedMediaType":t,"runLibraryRulesCo\
mmand unsupportedMediaType headers":o,"runLibraryRulesCommand tooManyRequests":t,"runLibraryRulesCommand tooManyRequests headers":c,"runLibraryRulesCommand inte\
rnalError":t,"runLibraryRulesCommand internalError headers":o,"runLibraryRulesCommand unavailable":t,"runLibraryRulesCommand unavailable headers":c,"countLibrar\
yRules ok":_,"countLibraryRules ok headers":o,"countLibraryRules badRequest":t,"countLibraryRules badRequest headers":o,"countLibraryRules unauthorized":t,"coun\
tLibraryRules unauthorized headers":b,"countLibraryRules forbidden":t,"countLibraryRules forbidden headers":o,"countLibraryRules notFound":t,"countLibraryRules \
notFound headers":o,"countLibraryRules notAcceptable":t,"countLibraryRules notAcceptable headers":o,"countLibraryRules tooManyRequests":t,"countLibraryRules too\
ManyRequests headers":c,"countLibraryRules internalError":t,"countLibraryRules internalError headers":o,"countLibraryRules unavailable":t,"countLibraryRules una\
vailable headers":c,"listRealBusinessRules ok":C,"listRealBusinessRules ok headers":o,"listRealBusinessRules badRequest":t,"listRealBusinessRules badRequest hea\
ders":o,"listRealBusinessRules unauthorized":t,"listRealBusinessRules unauthorized headers":b,"listRealBusinessRules forbidden":t,"listRealBusinessRules forbidd\
en headers":o,"listRealBusinessRules notFound":t,"listRealBusinessRules notFound headers":o,"listRealBusinessRules notAcceptable":t,"listRealBusinessRules notAc\
ceptable headers":o,"listRealBusinessRules tooManyRequests":t,"listRealBusinessRules tooManyRequests headers":c,"listRealBusinessRules internalError":t,"listRea\
lBusinessRules internalError headers":o,"listRealBusinessRules unavailable":t,"listRealBusinessRules unavailable headers":c,"runRealBusinessRulesCommand ok":Or,
"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":H,"runRealBusinessRulesCommand badRequest headers":o,"runRealBusinessRulesCo\
mmand unauthorized":t,"runRealBusinessRulesCommand unauthorized headers":b,"runRealBusinessRulesCommand forbidden":t,"runRealBusinessRulesCommand forbidden head\
ers":o,"runRealBusinessRulesCommand notFound":t,"runRealBusinessRulesCommand notFound headers":o,"runRealBusinessRulesCommand notAcceptable":t,"runRealBusinessR\
ulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":t,"runRealBusinessRulesCommand conflict headers":o,"runRealBusinessRulesCommand cont\
entTooLarge":t,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusinessRulesCommand unsupportedMediaType":t,"runRealBusinessRulesCommand unsuppo\
rtedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":t,"runRealBusinessRulesCommand tooManyRequests headers":c,"runRealBusinessRulesCommand in\
ternalError":t,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessRulesCommand unavailable":t,"runRealBusinessRulesCommand unavailable header\
s":c,"deleteRealBusinessRules ok":j,"deleteRealBusinessRules ok headers":o,"deleteRealBusinessRules badRequest":H,"deleteRealBusinessRules badRequest headers":o,
"deleteRealBusinessRules unauthorized":t,"deleteRealBusinessRules unauthorized headers":b,"deleteRealBusinessRules forbidden":t,"deleteRealBusinessRules forbidd\
en headers":o,"deleteRealBusinessRules notFound":t,"deleteRealBusinessRules notFound headers":o,"deleteRealBusinessRules notAcceptable":t,"deleteRealBusinessRul\
es notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":t,"deleteRealBusinessRules contentTooLarge headers":o,"deleteRealBusinessRules unsupported\
MediaType":t,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusinessRules tooManyRequests":t,"deleteRealBusinessRules tooManyRequests heade\
rs":c,"deleteRealBusinessRules internalError":t,"deleteRealBusinessRules internalError headers":o,"deleteRealBusinessRules unavailable":t,"deleteRealBusinessRul\
es unavailable headers":c,"countRealBusinessRules ok":_,"countRealBusinessRules ok headers":o,"countRealBusinessRules badRequest":t,"countRealBusinessRules badR\
equest headers":o,"countRealBusinessRules unauthorized":t,"countRealBusinessRules unauthorized headers":b,"countRealBusinessRules forbidden":t,"countRealBusines\
sRules forbidden headers":o,"countRealBusinessRules notFound":t,"countRealBusinessRules notFound headers":o,"countRealBusinessRules notAcceptable":t,"countRealB\
usinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":t,"countRealBusinessRules tooManyRequests headers":c,"countRealBusinessRules inte\
rnalError":t,"countRealBusinessRules internalError headers":o,"countRealBusinessRules unavailable":t,"countRealBusinessRules unavailable headers":c,"listEntityB\
usinessRules ok":C,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules badRequest":t,"listEntityBusinessRules badRequest headers":o,"listEntityBusin\
essRules unauthorized":t,"listEntityBusinessRules unauthorized headers":b,"listEntityBusinessRules forbidden":t,"listEntityBusinessRules forbidden headers":o,"l\
istEntityBusinessRules notFound":t,"listEntityBusinessRules notFound headers":o,"listEntityBusinessRules notAcceptable":t,"listEntityBusinessRules notAcceptable\
 headers":o,"listEntityBusinessRules tooManyRequests":t,"listEntityBusinessRules tooManyRequests headers":c,"listEntityBusinessRules internalError":t,"listEntit\
yBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":t,"listEntityBusinessRules unavailable headers":c,"runEntityBusinessRulesCommand o\
k":Ir,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand badRequest":H,"runEntityBusinessRulesCommand badRequest headers":o,"runEntityB\
usinessRulesCommand unauthorized":t,"runEntityBusinessRulesCommand unauthorized headers":b,"runEntityBusinessRulesCommand forbidden":t,"runEntityBusinessRulesCo\
mmand forbidden headers":o,"runEntityBusinessRulesCommand notFound":t,"runEntityBusinessRulesCommand notFound headers":o,"runEntityBusinessRulesCommand notAccep\
table":t,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessRulesCommand conflict":t,"runEntityBusinessRulesCommand conflict headers":o,"\
runEntityBusinessRulesCommand contentTooLarge":t,"runEntityBusinessRulesCommand contentTooLarge headers":o,"runEntityBusinessRulesCommand unsupportedMediaType":t,
"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessRulesCommand tooManyRequests":t,"runEntityBusinessRulesCommand tooManyRequests \
headers":c,"runEntityBusinessRulesCommand internalError":t,"runEntityBusinessRulesCommand internalError headers":o,"runEntityBusinessRulesCommand unavailable":t,
"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":C,"listAttributeBusinessRules ok headers":o,"listAttributeBusinessRules ba\
dRequest":t,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusinessRules unauthorized":t,"listAttributeBusinessRules unauthorized headers":b,"l\
istAttributeBusinessRules forbidden":t,"listAttributeBusinessRules forbidden headers":o,"listAttributeBusinessRules notFound":t,"listAttributeBusinessRules notF\
ound headers":o,"listAttributeBusinessRules notAcceptable":t,"listAttributeBusinessRules notAcceptable headers":o,"listAttributeBusinessRules tooManyRequests":t,
"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":t,"listAttributeBusinessRules internalError headers":o,"listAt\
tributeBusinessRules unavailable":t,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRulesCommand ok":Ir,"runAttributeBusinessRulesComman\
d ok headers":o,"runAttributeBusinessRulesCommand badRequest":H,"runAttributeBusinessRulesCommand badRequest headers":o,"runAttributeBusinessRulesCommand unauth\
orized":t,"runAttributeBusinessRulesCommand unauthorized headers":b,"runAttributeBusinessRulesCommand forbidden":t,"runAttributeBusinessRulesCommand forbidden h\
eaders":o,"runAttributeBusinessRulesCommand notFound":t,"runAttributeBusinessRulesCommand notFound headers":o,"runAttributeBusinessRulesCommand notAcceptable":t,
"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusinessRulesCommand conflict":t,"runAttributeBusinessRulesCommand conflict headers":o,"\
runAttributeBusinessRulesCommand contentTooLarge":t,"runAttributeBusinessRulesCommand contentTooLarge headers":o,"runAttributeBusinessRulesCommand unsupportedMe\
diaType":t,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"runAttributeBusinessRulesCommand tooManyRequests":t,"runAttributeBusinessRulesComm\
and tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":t,"runAttributeBusinessRulesCommand internalError headers":o,"runAttributeBusine\
ssRulesCommand unavailable":t,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":C,"listEntityRuleHistory ok headers":o,"listEn\
tityRuleHistory badRequest":t,"listEntityRuleHistory badRequest headers":o,"listEntityRuleHistory unauthorized":t,"listEntityRuleHistory unauthorized headers":b,
"listEntityRuleHistory forbidden":t,"listEntityRuleHistory forbidden headers":o,"listEntityRuleHistory notFound":t,"listEntityRuleHistory notFound headers":o,"l\
istEntityRuleHistory notAcceptable":t,"listEntityRuleHistory notAcceptable headers":o,"listEntityRuleHistory tooManyRequests":t,"listEntityRuleHistory tooManyRe\
quests headers":c,"listEntityRuleHistory internalError":t,"listEntityRuleHistory internalError headers":o,"listEntityRuleHistory unavailable":t,"listEntityRuleH\
istory unavailable headers":c,"runEntityRuleHistoryCommand ok":F,"runEntityRuleHistoryCommand ok headers":o,"runEntityRuleHistoryCommand badRequest":t,"runEntit\
yRuleHistoryCommand badRequest headers":o,"runEntityRuleHistoryCommand unauthorized":t,"runEntityRuleHistoryCommand unauthorized headers":b,"runEntityRuleHistor\
yCommand forbidden":t,"runEntityRuleHistoryCommand forbidden headers":o,"runEntityRuleHistoryCommand notFound":t,"runEntityRuleHistoryCommand notFound headers":o,
"runEntityRuleHistoryCommand notAcceptable":t,"runEntityRuleHistoryCommand notAcceptable headers":o,"runEntityRuleHistoryCommand contentTooLarge":t,"runEntityRu\
leHistoryCommand contentTooLarge headers":o,"runEntityRuleHistoryCommand unsupportedMediaType":t,"runEntityRuleHistoryCommand unsupportedMediaType headers":o,"r\
unEntityRuleHistoryCommand tooManyRequests":t,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityRuleHistoryCommand internalError":t,"runEntityRu\
leHistoryCommand internalError headers":o,"runEntityRuleHistoryCommand unavailable":t,"runEntityRuleHistoryCommand unavailable headers":c,"listAllRuleHistory ok":C,
"listAllRuleHistory ok headers":o,"listAllRuleHistory badRequest":t,"listAllRuleHistory badRequest headers":o,"listAllRuleHistory unauthorized":t,"listAllRuleHi\
story unauthorized headers":b,"listAllRuleHistory forbidden":t,"listAllRuleHistory forbidden headers":o,"listAllRuleHistory notFound":t,"listAllRuleHistory notF\
ound headers":o,"listAllRuleHistory notAcceptable":t,"listAllRuleHistory notAcceptable headers":o,"listAllRuleHistory tooManyRequests":t,"listAllRuleHistory too\
ManyRequests headers":c,"listAllRuleHistory internalError":t,"listAllRuleHistory internalError headers":o,"listAllRuleHistory unavailable":t,"listAllRuleHistory\
 unavailable headers":c,"runAllRuleHistoryCommand ok":F,"runAllRuleHistoryCommand ok headers":o,"runAllRuleHistoryCommand badRequest":t,"runAllRuleHistoryComman\
d badRequest headers":o,"runAllRuleHistoryCommand unauthorized":t,"runAllRuleHistoryCommand unauthorized headers":b,"runAllRuleHistoryCommand forbidden":t,"runA\
llRuleHistoryCommand forbidden headers":o,"runAllRuleHistoryCommand notFound":t,"runAllRuleHistoryCommand notFound headers":o,"runAllRuleHistoryCommand notAccep\
table":t,"runAllRuleHistoryCommand notAcceptable headers":o,"runAllRuleHistoryCommand contentTooLarge":t,"runAllRuleHistoryCommand contentTooLarge headers":o,"r\
unAllRuleHistoryCommand unsupportedMediaType":t,"runAllRuleHistoryCommand unsupportedMediaType headers":o,"runAllRuleHistoryCommand tooManyRequests":t,"runAllRu\
leHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":t,"runAllRuleHistoryCommand internalError headers":o,"runAllRuleHistoryComm\
and unavailable":t,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":C,"listEntityCompliance ok headers":o,"listEntityCompliance badReq\
uest":t,"listEntityCompliance badRequest headers":o,"listEntityCompliance unauthorized":t,"listEntityCompliance unauthorized headers":b,"listEntityCompliance fo\
rbidden":t,"listEntityCompliance forbidden headers":o,"listEntityCompliance notFound":t,"listEntityCompliance notFound headers":o,"listEntityCompliance notAccep\
table":t,"listEntityCompliance notAcceptable headers":o,"listEntityCompliance tooManyRequests":t,"listEntityCompliance tooManyRequests headers":c,"listEntityCom\
pliance internalError":t,"listEntityCompliance internalError headers":o,"listEntityCompliance unavailable":t,"listEntityCompliance unavailable headers":c,"runEn\
tityComplianceCommand ok":F,"runEntityComplianceCommand ok headers":o,"runEntityComplianceCommand badRequest":t,"runEntityComplianceCommand badRequest headers":o,
"runEntityComplianceCommand unauthorized":t,"runEntityComplianceCommand unauthorized headers":b,"runEntityComplianceCommand forbidden":t,"runEntityComplianceCom\
mand forbidden headers":o,"runEntityComplianceCommand notFound":t,"runEntityComplianceCommand notFound headers":o,"runEntityComplianceCommand notAcceptable":t,"\
runEntityComplianceCommand notAcceptable headers":o,"runEntityComplianceCommand contentTooLarge":t,"runEntityComplianceCommand contentTooLarge headers":o,"runEn\
tityComplianceCommand unsupportedMediaType":t,"runEntityComplianceCommand unsupportedMediaType headers":o,"runEntityComplianceCommand tooManyRequests":t,"runEnt\
ityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":t,"runEntityComplianceCommand internalError headers":o,"runEntityComp\
lianceCommand unavailable":t,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":C,"listCompliance ok headers":o,"listCompliance badRequest":t,
"listCompliance badRequest headers":o,"listCompliance unauthorized":t,"listCompliance unauthorized headers":b,"listCompliance forbidden":t,"listCompliance forbi\
dden headers":o,"listCompliance notFound":t,"listCompliance notFound headers":o,"listCompliance notAcceptable":t,"listCompliance notAcceptable headers":o,"listC\
ompliance tooManyRequests":t,"listCompliance tooManyRequests headers":c,"listCompliance internalError":t,"listCompliance internalError headers":o,"listComplianc\
e unavailable":t,"listCompliance unavailable headers":c,"runComplianceCommand ok":F,"runComplianceCommand ok headers":o,"runComplianceCommand badRequest":t,"run\
ComplianceCommand badRequest headers":o,"runComplianceCommand unauthorized":t,"runComplianceCommand unauthorized headers":b,"runComplianceCommand forbidden":t,"\
runComplianceCommand forbidden headers":o,"runComplianceCommand notFound":t,"runComplianceCommand notFound headers":o,"runComplianceCommand notAcceptable":t,"ru\
nComplianceCommand notAcceptable headers":o,"runComplianceCommand contentTooLarge":t,"runComplianceCommand contentTooLarge headers":o,"runComplianceCommand unsu\
pportedMediaType":t,"runComplianceCommand unsupportedMediaType headers":o,"runComplianceCommand tooManyRequests":t,"runComplianceCommand tooManyRequests headers":c,
"runComplianceCommand internalError":t,"runComplianceCommand internalError headers":o,"runComplianceCommand unavailable":t,"runComplianceCommand unavailable hea\
ders":c,"listPassingRules ok":C,"listPassingRules ok headers":o,"listPassingRules badRequest":t,"listPassingRules badRequest headers":o,"listPassingRules unauth\
orized":t,"listPassingRules unauthorized headers":b,"listPassingRules forbidden":t,"listPassingRules forbidden headers":o,"listPassingRules notFound":t,"listPas\
singRules notFound headers":o,"listPassingRules notAcceptable":t,"listPassingRules notAcceptable headers":o,"listPassingRules tooManyRequests":t,"listPassingRul\
es tooManyRequests headers":c,"listPassingRules internalError":t,"listPassingRules internalError headers":o,"listPassingRules unavailable":t,"listPassingRules u\
navailable headers":c,"runPassingRulesCommand ok":F,"runPassingRulesCommand ok headers":o,"runPassingRulesCommand badRequest":t,"runPassingRulesCommand badReque\
st headers":o,"runPassingRulesCommand unauthorized":t,"runPassingRulesCommand unauthorized headers":b,"runPassingRulesCommand forbidden":t,"runPassingRulesComma\
nd forbidden headers":o,"runPassingRulesCommand notFound":t,"runPassingRulesCommand notFound headers":o,"runPassingRulesCommand notAcceptable":t,"runPassingRule\
sCommand notAcceptable headers":o,"runPassingRulesCommand contentTooLarge":t,"runPassingRulesCommand contentTooLarge headers":o,"runPassingRulesCommand unsuppor\
tedMediaType":t,"runPassingRulesCommand unsupportedMediaType headers":o,"runPassingRulesCommand tooManyRequests":t,"runPassingRulesCommand tooManyRequests heade\
rs":c,"runPassingRulesCommand internalError":t,"runPassingRulesCommand internalError headers":o,"runPassingRulesCommand unavailable":t,"runPassingRulesCommand u\
navailable headers":c,"listFailingRules ok":C,"listFailingRules ok headers":o,"listFailingRules badRequest":t,"listFailingRules badRequest headers":o,"listFaili\
ngRules unauthorized":t,"listFailingRules unauthorized headers":b,"listFailingRules forbidden":t,"listFailingRules forbidden headers":o,"listFailingRules notFou\
nd":t,"listFailingRules notFound headers":o,"listFailingRules notAcceptable":t,"listFailingRules notAcceptable headers":o,"listFailingRules tooManyRequests":t,"\
listFailingRules tooManyRequests headers":c,"listFailingRules internalError":t,"listFailingRules internalError headers":o,"listFailingRules unavailable":t,"list\
FailingRules unavailable headers":c,"runFailingRulesCommand ok":F,"runFailingRulesCommand ok headers":o,"runFailingRulesCommand badRequest":t,"runFailingRulesCo\
mmand badRequest headers":o,"runFailingRulesCommand unauthorized":t,"runFailingRulesCommand unauthorized headers":b,"runFailingRulesCommand forbidden":t,"runFai\
lingRulesCommand forbidden headers":o,"runFailingRulesCommand notFound":t,"runFailingRulesCommand notFound headers":o,"runFailingRulesCommand notAcceptable":t,"\
runFailingRulesCommand notAcceptable headers":o,"runFailingRulesCommand contentTooLarge":t,"runFailingRulesCommand contentTooLarge headers":o,"runFailingRulesCo\
mmand unsupportedMediaType":t,"runFailingRulesCommand unsupportedMediaType headers":o,"runFailingRulesCommand tooManyRequests":t,"runFailingRulesCommand tooMany\
Requests headers":c,"runFailingRulesCommand internalError":t,"runFailingRulesCommand internalError headers":o,"runFailingRulesCommand unavailable":t,"runFailing\
RulesCommand unavailable headers":c,"listEnabledRules ok":C,"listEnabledRules ok headers":o,"listEnabledRules badRequest":t,"listEnabledRules badRequest headers":o,
"listEnabledRules unauthorized":t,"listEnabledRules unauthorized headers":b,"listEnabledRules forbidden":t,"listEnabledRules forbidden headers":o,"listEnabledRu\
les notFound":t,"listEnabledRules notFound headers":o,"listEnabledRules notAcceptable":t,"listEnabledRules notAcceptable headers":o,"listEnabledRules tooManyReq\
uests":t,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":t,"listEnabledRules internalError headers":o,"listEnabledRules unavailabl\
e":t,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":F,"runEnabledRulesCommand ok headers":o,"runEnabledRulesCommand badRequest":t,"runEnab\
ledRulesCommand badRequest headers":o,"runEnabledRulesCommand unauthorized":t,"runEnabledRulesCommand unauthorized headers":b,"runEnabledRulesCommand forbidden":t,
"runEnabledRulesCommand forbidden headers":o,"runEnabledRulesCommand notFound":t,"runEnabledRulesCommand notFound headers":o,"runEnabledRulesCommand notAcceptab\
le":t,"runEnabledRulesCommand notAcceptable headers":o,"runEnabledRulesCommand contentTooLarge":t,"runEnabledRulesCommand contentTooLarge headers":o,"runEnabled\
RulesCommand unsupportedMediaType":t,"runEnabledRulesCommand unsupportedMediaType headers":o,"runEnabledRulesCommand tooManyRequests":t,"runEnabledRulesCommand \
tooManyRequests headers":c,"runEnabledRulesCommand internalError":t,"runEnabledRulesCommand internalError headers":o,"runEnabledRulesCommand unavailable":t,"run\
EnabledRulesCommand unavailable headers":c,"getBusinessRule ok":C,"getBusinessRule ok headers":o,"getBusinessRule badRequest":t,"getBusinessRule badRequest head\
ers":o,"getBusinessRule unauthorized":t,"getBusinessRule unauthorized headers":b,"getBusinessRule forbidden":t,"getBusinessRule forbidden headers":o,"getBusines\
sRule notFound":t,"getBusinessRule notFound headers":o,"getBusinessRule notAcceptable":t,"getBusinessRule notAcceptable headers":o,"getBusinessRule tooManyReque\
sts":t,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":t,"getBusinessRule internalError headers":o,"getBusinessRule unavailable":t,"\
getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":j,"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand badRequest":H,"runBusinessRul\
eCommand badRequest headers":o,"runBusinessRuleCommand unauthorized":t,"runBusinessRuleCommand unauthorized headers":b,"runBusinessRuleCommand forbidden":t,"run\
BusinessRuleCommand forbidden headers":o,"runBusinessRuleCommand notFound":t,"runBusinessRuleCommand notFound headers":o,"runBusinessRuleCommand notAcceptable":t,
"runBusinessRuleCommand notAcceptable headers":o,"runBusinessRuleCommand conflict":t,"runBusinessRuleCommand conflict headers":o,"runBusinessRuleCommand content\
TooLarge":t,"runBusinessRuleCommand contentTooLarge headers":o,"runBusinessRuleCommand unsupportedMediaType":t,"runBusinessRuleCommand unsupportedMediaType head\
ers":o,"runBusinessRuleCommand tooManyRequests":t,"runBusinessRuleCommand tooManyRequests headers":c,"runBusinessRuleCommand internalError":t,"runBusinessRuleCo\
mmand internalError headers":o,"runBusinessRuleCommand unavailable":t,"runBusinessRuleCommand unavailable headers":c,"deleteBusinessRule ok":j,"deleteBusinessRu\
le ok headers":o,"deleteBusinessRule badRequest":t,"deleteBusinessRule badRequest headers":o,"deleteBusinessRule unauthorized":t,"deleteBusinessRule unauthorize\
d headers":b,"deleteBusinessRule forbidden":t,"deleteBusinessRule forbidden headers":o,"deleteBusinessRule notFound":t,"deleteBusinessRule notFound headers":o,"\
deleteBusinessRule notAcceptable":t,"deleteBusinessRule notAcceptable headers":o,"deleteBusinessRule tooManyRequests":t,"deleteBusinessRule tooManyRequests head\
ers":c,"deleteBusinessRule internalError":t,"deleteBusinessRule internalError headers":o,"deleteBusinessRule unavailable":t,"deleteBusinessRule unavailable head\
ers":c,"getBusinessRulePermissions ok":Os,"getBusinessRulePermissions ok headers":o,"getBusinessRulePermissions badRequest":t,"getBusinessRulePermissions badReq\
uest headers":o,"getBusinessRulePermissions unauthorized":t,"getBusinessRulePermissions unauthorized headers":b,"getBusinessRulePermissions forbidden":t,"getBus\
inessRulePermissions forbidden headers":o,"getBusinessRulePermissions notFound":t,"getBusinessRulePermissions notFound headers":o,"getBusinessRulePermissions no\
tAcceptable":t,"getBusinessRulePermissions notAcceptable headers":o,"getBusinessRulePermissions tooManyRequests":t,"getBusinessRulePermissions tooManyRequests h\
eaders":c,"getBusinessRulePermissions internalError":t,"getBusinessRulePermissions internalError headers":o,"getBusinessRulePermissions unavailable":t,"getBusin\
essRulePermissions unavailable headers":c,"listRuleHistory ok":C,"listRuleHistory ok headers":o,"listRuleHistory badRequest":t,"listRuleHistory badRequest heade\
rs":o,"listRuleHistory unauthorized":t,"listRuleHistory unauthorized headers":b,"listRuleHistory forbidden":t,"listRuleHistory forbidden headers":o,"listRuleHis\
tory notFound":t,"listRuleHistory notFound headers":o,"listRuleHistory notAcceptable":t,"listRuleHistory notAcceptable headers":o,"listRuleHistory tooManyReques\
ts":t,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":t,"listRuleHistory internalError headers":o,"listRuleHistory unavailable":t,"l\
istRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":F,"runRuleHistoryCommand ok headers":o,"runRuleHistoryCommand badRequest":t,"runRuleHistoryComm\
and badRequest headers":o,"runRuleHistoryCommand unauthorized":t,"runRuleHistoryCommand unauthorized headers":b,"runRuleHistoryCommand forbidden":t,"runRuleHist\
oryCommand forbidden headers":o,"runRuleHistoryCommand notFound":t,"runRuleHistoryCommand notFound headers":o,"runRuleHistoryCommand notAcceptable":t,"runRuleHi\
storyCommand notAcceptable headers":o,"runRuleHistoryCommand contentTooLarge":t,"runRuleHistoryCommand contentTooLarge headers":o,"runRuleHistoryCommand unsuppo\
rtedMediaType":t,"runRuleHistoryCommand unsupportedMediaType headers":o,"runRuleHistoryCommand tooManyRequests":t,"runRuleHistoryCommand tooManyRequests headers":c,
"runRuleHistoryCommand internalError":t,"runRuleHistoryCommand internalError headers":o,"runRuleHistoryCommand unavailable":t,"runRuleHistoryCommand unavailable\
 headers":c,"listRuleFailingRows ok":C,"listRuleFailingRows ok headers":o,"listRuleFailingRows badRequest":t,"listRuleFailingRows badRequest headers":o,"listRul\
eFailingRows unauthorized":t,"listRuleFailingRows unauthorized headers":b,"listRuleFailingRows forbidden":t,"listRuleFailingRows forbidden headers":o,"listRuleF\
ailingRows notFound":t,"listRuleFailingRows notFound headers":o,"listRuleFailingRows notAcceptable":t,"listRuleFailingRows notAcceptable headers":o,"listRuleFai\
lingRows conflict":t,"listRuleFailingRows conflict headers":o,"listRuleFailingRows tooManyRequests":t,"listRuleFailingRows tooManyRequests headers":c,"listRuleF\
ailingRows internalError":t,"listRuleFailingRows internalError headers":o,"listRuleFailingRows unavailable":t,"listRuleFailingRows unavailable headers":c,"runRu\
leFailingRowsCommand ok":F,"runRuleFailingRowsCommand ok headers":o,"runRuleFailingRowsCommand badRequest":t,"runRuleFailingRowsCommand badRequest headers":o,"r\
unRuleFailingRowsCommand unauthorized":t,"runRuleFailingRowsCommand unauthorized headers":b,"runRuleFailingRowsCommand forbidden":t,"runRuleFailingRowsCommand f\
orbidden headers":o,"runRuleFailingRowsCommand notFound":t,"runRuleFailingRowsCommand notFound headers":o,"runRuleFailingRowsCommand notAcceptable":t,"runRuleFa\
ilingRowsCommand notAcceptable headers":o,"runRuleFailingRowsCommand conflict":t,"runRuleFailingRowsCommand conflict headers":o,"runRuleFailingRowsCommand conte\
ntTooLarge":t,"runRuleFailingRowsCommand contentTooLarge headers":o,"runRuleFailingRowsCommand unsupportedMediaType":t,"runRuleFailingRowsCommand unsupportedMed\
iaType headers":o,"runRuleFailingRowsCommand tooManyRequests":t,"runRuleFailingRowsCommand tooManyRequests headers":c,"runRuleFailingRowsCommand internalError":t,
"runRuleFailingRowsCommand internalError headers":o,"runRuleFailingRowsCommand unavailable":t,"runRuleFailingRowsCommand unavailable headers":c,"listRulePassing\
Rows ok":C,"listRulePassingRows ok headers":o,"listRulePassingRows badRequest":t,"listRulePassingRows badRequest headers":o,"listRulePassingRows unauthorized":t,
"listRulePassingRows unauthorized headers":b,"listRulePassingRows forbidden":t,"listRulePassingRows forbidden headers":o,"listRulePassingRows notFound":t,"listR\
ulePassingRows notFound headers":o,"listRulePassingRows notAcceptable":t,"listRulePassingRows notAcceptable headers":o,"listRulePassingRows conflict":t,"listRul\
ePassingRows conflict headers":o,"listRulePassingRows tooManyRequests":t,"listRulePassingRows tooManyRequests headers":c,"listRulePassingRows internalError":t,"\
listRulePassingRows internalError headers":o,"listRulePassingRows unavailable":t,"listRulePassingRows unavailable headers":c,"runRulePassingRowsCommand ok":F,"r\
unRulePassingRowsCommand ok headers":o,"runRulePassingRowsCommand badRequest":t,"runRulePassingRowsCommand badRequest headers":o,"runRulePassingRowsCommand unau\
thorized":t,"runRulePassingRowsCommand unauthorized headers":b,"runRulePassingRowsCommand forbidden":t,"runRulePassingRowsCommand forbidden headers":o,"runRuleP\
assingRowsCommand notFound":t,"runRulePassingRowsCommand notFound headers":o,"runRulePassingRowsCommand notAcceptable":t,"runRulePassingRowsCommand notAcceptabl\
e headers":o,"runRulePassingRowsCommand conflict":t,"runRulePassingRowsCommand conflict headers":o,"runRulePassingRowsCommand contentTooLarge":t,"runRulePassing\
RowsCommand contentTooLarge headers":o,"runRulePassingRowsCommand unsupportedMediaType":t,"runRulePassingRowsCommand unsupportedMediaType headers":o,"runRulePas\
singRowsCommand tooManyRequests":t,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRowsCommand internalError":t,"runRulePassingRowsCommand \
internalError headers":o,"runRulePassingRowsCommand unavailable":t,"runRulePassingRowsCommand unavailable headers":c,"listRuleGroups ok":C,"listRuleGroups ok he\
aders":o,"listRuleGroups badRequest":t,"listRuleGroups badRequest headers":o,"listRuleGroups unauthorized":t,"listRuleGroups unauthorized headers":b,"listRuleGr\
oups forbidden":t,"listRuleGroups forbidden headers":o,"listRuleGroups notFound":t,"listRuleGroups notFound headers":o,"listRuleGroups notAcceptable":t,"listRul\
eGroups notAcceptable headers":o,"listRuleGroups conflict":t,"listRuleGroups conflict headers":o,"listRuleGroups tooManyRequests":t,"listRuleGroups tooManyReque\
sts headers":c,"listRuleGroups internalError":t,"listRuleGroups internalError headers":o,"listRuleGroups unavailable":t,"listRuleGroups unavailable headers":c,"\
runRuleGroupsCommand ok":F,"runRuleGroupsCommand ok headers":o,"runRuleGroupsCommand badRequest":t,"runRuleGroupsCommand badRequest headers":o,"runRuleGroupsCom\
mand unauthorized":t,"runRuleGroupsCommand unauthorized headers":b,"runRuleGroupsCommand forbidden":t,"runRuleGroupsCommand forbidden headers":o,"runRuleGroupsC\
ommand notFound":t,"runRuleGroupsCommand notFound headers":o,"runRuleGroupsCommand notAcceptable":t,"runRuleGroupsCommand notAcceptable headers":o,"runRuleGroup\
sCommand conflict":t,"runRuleGroupsCommand conflict headers":o,"runRuleGroupsCommand contentTooLarge":t,"runRuleGroupsCommand contentTooLarge headers":o,"runRul\
eGroupsCommand unsupportedMediaType":t,"runRuleGroupsCommand unsupportedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":t,"runRuleGroupsCommand tooM\
anyRequests headers":c,"runRuleGroupsCommand internalError":t,"runRuleGroupsCommand internalError headers":o,"runRuleGroupsCommand unavailable":t,"runRuleGroups\
Command unavailable headers":c,"runGroupFailingRowsCommand ok":F,"runGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand badRequest":t,"runGroupFa\
ilingRowsCommand badRequest headers":o,"runGroupFailingRowsCommand unauthorized":t,"runGroupFailingRowsCommand unauthorized headers":b,"runGroupFailingRowsComma\
nd forbidden":t,"runGroupFailingRowsCommand forbidden headers":o,"runGroupFailingRowsCommand notFound":t,"runGroupFailingRowsCommand notFound headers":o,"runGro\
upFailingRowsCommand notAcceptable":t,"runGroupFailingRowsCommand notAcceptable headers":o,"runGroupFailingRowsCommand conflict":t,"runGroupFailingRowsCommand c\
onflict headers":o,"runGroupFailingRowsCommand contentTooLarge":t,"runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFailingRowsCommand unsupported\
MediaType":t,"runGroupFailingRowsCommand unsupportedMediaType headers":o,"runGroupFailingRowsCommand tooManyRequests":t,"runGroupFailingRowsCommand tooManyReque\
sts headers":c,"runGroupFailingRowsCommand internalError":t,"runGroupFailingRowsCommand internalError headers":o,"runGroupFailingRowsCommand unavailable":t,"run\
GroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":F,"runGroupPassingRowsCommand ok headers":o,"runGroupPassingRowsCommand badReques\
t":t,"runGroupPassingRowsCommand badRequest headers":o,"runGroupPassingRowsCommand unauthorized":t,"runGroupPassingRowsCommand unauthorized headers":b,"runGroup\
PassingRowsCommand forbidden":t,"runGroupPassingRowsCommand forbidden headers":o,"runGroupPassingRowsCommand notFound":t,"runGroupPassingRowsCommand notFound he\
aders":o,"runGroupPassingRowsCommand notAcceptable":t,"runGroupPassingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand conflict":t,"runGroupPass\
ingRowsCommand conflict headers":o,"runGroupPassingRowsCommand contentTooLarge":t,"runGroupPassingRowsCommand contentTooLarge headers":o,"runGroupPassingRowsCom\
mand unsupportedMediaType":t,"runGroupPassingRowsCommand unsupportedMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":t,"runGroupPassingRowsComm\
and tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":t,"runGroupPassingRowsCommand internalError headers":o,"runGroupPassingRowsCommand una\
vailable":t,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":C,"listGroupFailingRows ok headers":o,"listGroupFailingRows badRequest":t,
"listGroupFailingRows badRequest headers":o,"listGroupFailingRows unauthorized":t,"listGroupFailingRows unauthorized headers":b,"listGroupFailingRows forbidden":t,
"listGroupFailingRows forbidden headers":o,"listGroupFailingRows notFound":t,"listGroupFailingRows notFound headers":o,"listGroupFailingRows notAcceptable":t,"l\
istGroupFailingRows notAcceptable headers":o,"listGroupFailingRows conflict":t,"listGroupFailingRows conflict headers":o,"listGroupFailingRows tooManyRequests":t,
"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":t,"listGroupFailingRows internalError headers":o,"listGroupFailingRows una\
vailable":t,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":F,"runNamedGroupFailingRowsCommand ok headers":o,"runNamedGroupFai\
lingRowsCommand badRequest":t,"runNamedGroupFailingRowsCommand badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorized":t,"runNamedGroupFailingRowsC\
ommand unauthorized headers":b,"runNamedGroupFailingRowsCommand forbidden":t,"runNamedGroupFailingRowsCommand forbidden headers":o,"runNamedGroupFailingRowsComm\
and notFound":t,"runNamedGroupFailingRowsCommand notFound headers":o,"runNamedGroupFailingRowsCommand notAcceptable":t,"runNamedGroupFailingRowsCommand notAccep\
table headers":o,"runNamedGroupFailingRowsCommand conflict":t,"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFailingRowsCommand contentTooLa\
rge":t,"runNamedGroupFailingRowsCommand contentTooLarge headers":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":t,"runNamedGroupFailingRowsCommand uns\
upportedMediaType headers":o,"runNamedGroupFailingRowsCommand tooManyRequests":t,"runNamedGroupFailingRowsCommand tooManyRequests headers":c,"runNamedGroupFaili\
ngRowsCommand internalError":t,"runNamedGroupFailingRowsCommand internalError headers":o,"runNamedGroupFailingRowsCommand unavailable":t,"runNamedGroupFailingRo\
wsCommand unavailable headers":c,"listGroupPassingRows ok":C,"listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":t,"listGroupPassingRows badRe\
quest headers":o,"listGroupPassingRows unauthorized":t,"listGroupPassingRows unauthorized headers":b,"listGroupPassingRows forbidden":t,"listGroupPassingRows fo\
rbidden headers":o,"listGroupPassingRows notFound":t,"listGroupPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":t,"listGroupPassingRows notA\
cceptable headers":o,"listGroupPassingRows conflict":t,"listGroupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":t,"listGroupPassingRows \
tooManyRequests headers":c,"listGroupPassingRows internalError":t,"listGroupPassingRows internalError headers":o,"listGroupPassingRows unavailable":t,"listGroup\
PassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":F,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPassingRowsCommand badReq\
uest":t,"runNamedGroupPassingRowsCommand badRequest headers":o,"runNamedGroupPassingRowsCommand unauthorized":t,"runNamedGroupPassingRowsCommand unauthorized he\
aders":b,"runNamedGroupPassingRowsCommand forbidden":t,"runNamedGroupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsCommand notFound":t,"runNa\
medGroupPassingRowsCommand notFound headers":o,"runNamedGroupPassingRowsCommand notAcceptable":t,"runNamedGroupPassingRowsCommand notAcceptable headers":o,"runN\
amedGroupPassingRowsCommand conflict":t,"runNamedGroupPassingRowsCommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLarge":t,"runNamedGroupP\
assingRowsCommand contentTooLarge headers":o,"runNamedGroupPassingRowsCommand unsupportedMediaType":t,"runNamedGroupPassingRowsCommand unsupportedMediaType head\
ers":o,"runNamedGroupPassingRowsCommand tooManyRequests":t,"runNamedGroupPassingRowsCommand tooManyRequests headers":c,"runNamedGroupPassingRowsCommand internal\
Error":t,"runNamedGroupPassingRowsCommand internalError headers":o,"runNamedGroupPassingRowsCommand unavailable":t,"runNamedGroupPassingRowsCommand unavailable \
headers":c,"listEntityJoins ok":C,"listEntityJoins ok headers":o,"listEntityJoins badRequest":t,"listEntityJoins badRequest headers":o,"listEntityJoins unauthor\
ized":t,"listEntityJoins unauthorized headers":b,"listEntityJoins forbidden":t,"listEntityJoins forbidden headers":o,"listEntityJoins notFound":t,"listEntityJoi\
ns notFound headers":o,"listEntityJoins notAcceptable":t,"listEntityJoins notAcceptable headers":o,"listEntityJoins tooManyRequests":t,"listEntityJoins tooManyR\
equests headers":c,"listEntityJoins internalError":t,"listEntityJoins internalError headers":o,"listEntityJoins unavailable":t,"listEntityJoins unavailable head\
ers":c,"runEntityJoinsCommand ok":Is,"runEntityJoinsCommand ok headers":o,"runEntityJoinsCommand noContent headers":o,"runEntityJoinsCommand badRequest":t,"runE\
ntityJoinsCommand badRequest headers":o,"runEntityJoinsCommand unauthorized":t,"runEntityJoinsCommand unauthorized headers":b,"runEntityJoinsCommand forbidden":t,
"runEntityJoinsCommand forbidden headers":o,"runEntityJoinsCommand notFound":t,"runEntityJoinsCommand notFound headers":o,"runEntityJoinsCommand notAcceptable":t,
"runEntityJoinsCommand notAcceptable headers":o,"runEntityJoinsCommand conflict":t,"runEntityJoinsCommand conflict headers":o,"runEntityJoinsCommand contentTooL\
arge":t,"runEntityJoinsCommand contentTooLarge headers":o,"runEntityJoinsCommand unsupportedMediaType":t,"runEntityJoinsCommand unsupportedMediaType headers":o,
"runEntityJoinsCommand tooManyRequests":t,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoinsCommand internalError":t,"runEntityJoinsCommand inter\
nalError headers":o,"runEntityJoinsCommand unavailable":t,"runEntityJoinsCommand unavailable headers":c,"deleteEntityJoins noContent headers":o,"deleteEntityJoi\
ns badRequest":t,"deleteEntityJoins badRequest headers":o,"deleteEntityJoins unauthorized":t,"deleteEntityJoins unauthorized headers":b,"deleteEntityJoins forbi\
dden":t,"deleteEntityJoins forbidden headers":o,"deleteEntityJoins notFound":t,"deleteEntityJoins notFound headers":o,"deleteEntityJoins notAcceptable":t,"delet\
eEntityJoins notAcceptable headers":o,"deleteEntityJoins contentTooLarge":t,"deleteEntityJoins contentTooLarge headers":o,"deleteEntityJoins unsupportedMediaTyp\
e":t,"deleteEntityJoins unsupportedMediaType headers":o,"deleteEntityJoins tooManyRequests":t,"deleteEntityJoins tooManyRequests headers":c,"deleteEntityJoins i\
nternalError":t,"deleteEntityJoins internalError headers":o,"deleteEntityJoins unavailable":t,"deleteEntityJoins unavailable headers":c,"listEntityPermanentJoin\
s ok":C,"listEntityPermanentJoins ok headers":o,"listEntityPermanentJoins badRequest":t,"listEntityPermanentJoins badRequest headers":o,"listEntityPermanentJoin\
s unauthorized":t,"listEntityPermanentJoins unauthorized headers":b,"listEntityPermanentJoins forbidden":t,"listEntityPermanentJoins forbidden headers":o,"listE\
ntityPermanentJoins notFound":t,"listEntityPermanentJoins notFound headers":o,"listEntityPermanentJoins notAcceptable":t,"listEntityPermanentJoins notAcceptable\
 headers":o,"listEntityPermanentJoins tooManyRequests":t,"listEntityPermanentJoins tooManyRequests headers":c,"listEntityPermanentJoins internalError":t,"listEn\
tityPermanentJoins internalError headers":o,"listEntityPermanentJoins unavailable":t,"listEntityPermanentJoins unavailable headers":c,"runEntityPermanentJoinsCo\
mmand ok":F,"runEntityPermanentJoinsCommand ok headers":o,"runEntityPermanentJoinsCommand badRequest":t,"runEntityPermanentJoinsCommand badRequest headers":o,"r\
unEntityPermanentJoinsCommand unauthorized":t,"runEntityPermanentJoinsCommand unauthorized headers":b,"runEntityPermanentJoinsCommand forbidden":t,"runEntityPer\
manentJoinsCommand forbidden headers":o,"runEntityPermanentJoinsCommand notFound":t,"runEntityPermanentJoinsCommand notFound headers":o,"runEntityPermanentJoins\
Command notAcceptable":t,"runEntityPermanentJoinsCommand notAcceptable headers":o,"runEntityPermanentJoinsCommand contentTooLarge":t,"runEntityPermanentJoinsCom\
mand contentTooLarge headers":o,"runEntityPermanentJoinsCommand unsupportedMediaType":t,"runEntityPermanentJoinsCommand unsupportedMediaType headers":o,"runEnti\
tyPermanentJoinsCommand tooManyRequests":t,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEntityPermanentJoinsCommand internalError":t,"runEntit\
yPermanentJoinsCommand internalError headers":o,"runEntityPermanentJoinsCommand unavailable":t,"runEntityPermanentJoinsCommand unavailable headers":c,"listEntit\
yDiscoveredJoins ok":C,"listEntityDiscoveredJoins ok headers":o,"listEntityDiscoveredJoins badRequest":t,"listEntityDiscoveredJoins badRequest headers":o,"listE\
ntityDiscoveredJoins unauthorized":t,"listEntityDiscoveredJoins unauthorized headers":b,"listEntityDiscoveredJoins forbidden":t,"listEntityDiscoveredJoins forbi\
dden headers":o,"listEntityDiscoveredJoins notFound":t,"listEntityDiscoveredJoins notFound headers":o,"listEntityDiscoveredJoins notAcceptable":t,"listEntityDis\
coveredJoins notAcceptable headers":o,"listEntityDiscoveredJoins tooManyRequests":t,"listEntityDiscoveredJoins tooManyRequests headers":c,"listEntityDiscoveredJ\
oins internalError":t,"listEntityDiscoveredJoins internalError headers":o,"listEntityDiscoveredJoins unavailable":t,"listEntityDiscoveredJoins unavailable heade\
rs":c,"runEntityDiscoveredJoinsCommand ok":F,"runEntityDiscoveredJoinsCommand ok headers":o,"runEntityDiscoveredJoinsCommand badRequest":t,"runEntityDiscoveredJ\
oinsCommand badRequest headers":o,"runEntityDiscoveredJoinsCommand unauthorized":t,"runEntityDiscoveredJoinsCommand unauthorized headers":b,"runEntityDiscovered\
JoinsCommand forbidden":t,"runEntityDiscoveredJoinsCommand forbidden headers":o,"runEntityDiscoveredJoinsCommand notFound":t,"runEntityDiscoveredJoinsCommand no\
tFound headers":o,"runEntityDiscoveredJoinsCommand notAcceptable":t,"runEntityDiscoveredJoinsCommand notAcceptable headers":o,"runEntityDiscoveredJoinsCommand c\
ontentTooLarge":t,"runEntityDiscoveredJoinsCommand contentTooLarge headers":o,"runEntityDiscoveredJoinsCommand unsupportedMediaType":t,"runEntityDiscoveredJoins\
Command unsupportedMediaType headers":o,"runEntityDiscoveredJoinsCommand tooManyRequests":t,"runEntityDiscoveredJoinsCommand tooManyRequests headers":c,"runEnti\
tyDiscoveredJoinsCommand internalError":t,"runEntityDiscoveredJoinsCommand internalError headers":o,"runEntityDiscoveredJoinsCommand unavailable":t,"runEntityDi\
scoveredJoinsCommand unavailable headers":c,"listJoins ok":C,"listJoins ok headers":o,"listJoins badRequest":t,"listJoins badRequest headers":o,"listJoins unaut\
horized":t,"listJoins unauthorized headers":b,"listJoins forbidden":t,"listJoins forbidden headers":o,"listJoins notFound":t,"listJoins notFound headers":o,"lis\
tJoins notAcceptable":t,"listJoins notAcceptable headers":o,"listJoins tooManyRequests":t,"listJoins tooManyRequests headers":c,"listJoins internalError":t,"lis\
tJoins internalError headers":o,"listJoins unavailable":t,"listJoins unavailable headers":c,"runJoinsCommand ok":F,"runJoinsCommand ok headers":o,"runJoinsComma\
nd badRequest":t,"runJoinsCommand badRequest headers":o,"runJoinsCommand unauthorized":t,"runJoinsCommand unauthorized headers":b,"runJoinsCommand forbidden":t,
"runJoinsCommand forbidden headers":o,"runJoinsCommand notFound":t,"runJoinsCommand notFound headers":o,"runJoinsCommand notAcceptable":t,"runJoinsCommand notAc\
ceptable headers":o,"runJoinsCommand contentTooLarge":t,"runJoinsCommand contentTooLarge headers":o,"runJoinsCommand unsupportedMediaType":t,"runJoinsCommand un\
supportedMediaType headers":o,"runJoinsCommand tooManyRequests":t,"runJoinsCommand tooManyRequests headers":c,"runJoinsCommand internalError":t,"runJoinsCommand\
 internalError headers":o,"runJoinsCommand unavailable":t,"runJoinsCommand unavailable headers":c,"countJoins ok":_,"countJoins ok headers":o,"countJoins badReq\
uest":t,"countJoins badRequest headers":o,"countJoins unauthorized":t,"countJoins unauthorized headers":b,"countJoins forbidden":t,"countJoins forbidden headers":o,
"countJoins notFound":t,"countJoins notFound headers":o,"countJoins notAcceptable":t,"countJoins notAcceptable headers":o,"countJoins tooManyRequests":t,"countJ\
oins tooManyRequests headers":c,"countJoins internalError":t,"countJoins internalError headers":o,"countJoins unavailable":t,"countJoins unavailable headers":c,
"listPermanentJoins ok":C,"listPermanentJoins ok headers":o,"listPermanentJoins badRequest":t,"listPermanentJoins badRequest headers":o,"listPermanentJoins unau\
thorized":t,"listPermanentJoins unauthorized headers":b,"listPermanentJoins forbidden":t,"listPermanentJoins forbidden headers":o,"listPermanentJoins notFound":t,
"listPermanentJoins notFound headers":o,"listPermanentJoins notAcceptable":t,"listPermanentJoins notAcceptable headers":o,"listPermanentJoins tooManyRequests":t,
"listPermanentJoins tooManyRequests headers":c,"listPermanentJoins internalError":t,"listPermanentJoins internalError headers":o,"listPermanentJoins unavailable":t,
"listPermanentJoins unavailable headers":c,"runPermanentJoinsCommand ok":F,"runPermanentJoinsCommand ok headers":o,"runPermanentJoinsCommand badRequest":t,"runP\
ermanentJoinsCommand badRequest headers":o,"runPermanentJoinsCommand unauthorized":t,"runPermanentJoinsCommand unauthorized headers":b,"runPermanentJoinsCommand\
 forbidden":t,"runPermanentJoinsCommand forbidden headers":o,"runPermanentJoinsCommand notFound":t,"runPermanentJoinsCommand notFound headers":o,"runPermanentJo\
insCommand notAcceptable":t,"runPermanentJoinsCommand notAcceptable headers":o,"runPermanentJoinsCommand contentTooLarge":t,"runPermanentJoinsCommand contentToo\
Large headers":o,"runPermanentJoinsCommand unsupportedMediaType":t,"runPermanentJoinsCommand unsupportedMediaType headers":o,"runPermanentJoinsCommand tooManyRe\
quests":t,"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalError":t,"runPermanentJoinsCommand internalError headers":o,"ru\
nPermanentJoinsCommand unavailable":t,"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":C,"listDiscoveredJoins ok headers":o,"listDiscov\
eredJoins badRequest":t,"listDiscoveredJoins badRequest headers":o,"listDiscoveredJoins unauthorized":t,"listDiscoveredJoins unauthorized headers":b,"listDiscov\
eredJoins forbidden":t,"listDiscoveredJoins forbidden headers":o,"listDiscoveredJoins notFound":t,"listDiscoveredJoins notFound headers":o,"listDiscoveredJoins \
notAcceptable":t,"listDiscoveredJoins notAcceptable headers":o,"listDiscoveredJoins tooManyRequests":t,"listDiscoveredJoins tooManyRequests headers":c,"listDisc\
overedJoins internalError":t,"listDiscoveredJoins internalError headers":o,"listDiscoveredJoins unavailable":t,"listDiscoveredJoins unavailable headers":c,"runD\
iscoveredJoinsCommand ok":F,"runDiscoveredJoinsCommand ok headers":o,"runDiscoveredJoinsCommand badRequest":t,"runDiscoveredJoinsCommand badRequest headers":o,"\
runDiscoveredJoinsCommand unauthorized":t,"runDiscoveredJoinsCommand unauthorized headers":b,"runDiscoveredJoinsCommand forbidden":t,"runDiscoveredJoinsCommand \
forbidden headers":o,"runDiscoveredJoinsCommand notFound":t,"runDiscoveredJoinsCommand notFound headers":o,"runDiscoveredJoinsCommand notAcceptable":t,"runDisco\
veredJoinsCommand notAcceptable headers":o,"runDiscoveredJoinsCommand contentTooLarge":t,"runDiscoveredJoinsCommand contentTooLarge headers":o,"runDiscoveredJoi\
nsCommand unsupportedMediaType":t,"runDiscoveredJoinsCommand unsupportedMediaType headers":o,"runDiscoveredJoinsCommand tooManyRequests":t,"runDiscoveredJoinsCo\
mmand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalError":t,"runDiscoveredJoinsCommand internalError headers":o,"runDiscoveredJoinsCommand unav\
ailable":t,"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":C,"listJoinJobs ok headers":o,"listJoinJobs badRequest":t,"listJoinJobs badReques\
t headers":o,"listJoinJobs unauthorized":t,"listJoinJobs unauthorized headers":b,"listJoinJobs forbidden":t,"listJoinJobs forbidden headers":o,"listJoinJobs not\
Found":t,"listJoinJobs notFound headers":o,"listJoinJobs notAcceptable":t,"listJoinJobs notAcceptable headers":o,"listJoinJobs tooManyRequests":t,"listJoinJobs \
tooManyRequests headers":c,"listJoinJobs internalError":t,"listJoinJobs internalError headers":o,"listJoinJobs unavailable":t,"listJoinJobs unavailable headers":c,
"runJoinJobsCommand ok":F,"runJoinJobsCommand ok headers":o,"runJoinJobsCommand badRequest":t,"runJoinJobsCommand badRequest headers":o,"runJoinJobsCommand unau\
thorized":t,"runJoinJobsCommand unauthorized headers":b,"runJoinJobsCommand forbidden":t,"runJoinJobsCommand forbidden headers":o,"runJoinJobsCommand notFound":t,
"runJoinJobsCommand notFound headers":o,"runJoinJobsCommand notAcceptable":t,"runJoinJobsCommand notAcceptable headers":o,"runJoinJobsCommand contentTooLarge":t,
"runJoinJobsCommand contentTooLarge headers":o,"runJoinJobsCommand unsupportedMediaType":t,"runJoinJobsCommand unsupportedMediaType headers":o,"runJoinJobsComma\
nd tooManyRequests":t,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":t,"runJoinJobsCommand internalError headers":o,"runJoinJ\
obsCommand unavailable":t,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":_,"countJoinJobs ok headers":o,"countJoinJobs badRequest":t,"countJoinJo\
bs badRequest headers":o,"countJoinJobs unauthorized":t,"countJoinJobs unauthorized headers":b,"countJoinJobs forbidden":t,"countJoinJobs forbidden headers":o,"\
countJoinJobs notFound":t,"countJoinJobs notFound headers":o,"countJoinJobs notAcceptable":t,"countJoinJobs notAcceptable headers":o,"countJoinJobs tooManyReque\
sts":t,"countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":t,"countJoinJobs internalError headers":o,"countJoinJobs unavailable":t,"countJoi\
nJobs unavailable headers":c,"getJoin ok":C,"getJoin ok headers":o,"getJoin badRequest":t,"getJoin badRequest headers":o,"getJoin unauthorized":t,"getJoin unaut\
horized headers":b,"getJoin forbidden":t,"getJoin forbidden headers":o,"getJoin notFound":t,"getJoin notFound headers":o,"getJoin notAcceptable":t,"getJoin notA\
cceptable headers":o,"getJoin tooManyRequests":t,"getJoin tooManyRequests headers":c,"getJoin internalError":t,"getJoin internalError headers":o,"getJoin unavai\
lable":t,"getJoin unavailable headers":c,"runJoinCommand ok":j,"runJoinCommand ok headers":o,"runJoinCommand noContent headers":o,"runJoinCommand badRequest":t,
"runJoinCommand badRequest headers":o,"runJoinCommand unauthorized":t,"runJoinCommand unauthorized headers":b,"runJoinCommand forbidden":t,"runJoinCommand forbi\
dden headers":o,"runJoinCommand notFound":t,"runJoinCommand notFound headers":o,"runJoinCommand notAcceptable":t,"runJoinCommand notAcceptable headers":o,"runJo\
inCommand conflict":t,"runJoinCommand conflict headers":o,"runJoinCommand contentTooLarge":t,"runJoinCommand contentTooLarge headers":o,"runJoinCommand unsuppor\
tedMediaType":t,"runJoinCommand unsupportedMediaType headers":o,"runJoinCommand tooManyRequests":t,"runJoinCommand tooManyRequests headers":c,"runJoinCommand in\
ternalError":t,"runJoinCommand internalError headers":o,"runJoinCommand unavailable":t,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":o,"\
deleteJoin badRequest":t,"deleteJoin badRequest headers":o,"deleteJoin unauthorized":t,"deleteJoin unauthorized headers":b,"deleteJoin forbidden":t,"deleteJoin \
forbidden headers":o,"deleteJoin notFound":t,"deleteJoin notFound headers":o,"deleteJoin notAcceptable":t,"deleteJoin notAcceptable headers":o,"deleteJoin tooMa\
nyRequests":t,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":t,"deleteJoin internalError headers":o,"deleteJoin unavailable":t,"deleteJoin un\
available headers":c,"getVennDiagram ok":C,"getVennDiagram ok headers":o,"getVennDiagram badRequest":t,"getVennDiagram badRequest headers":o,"getVennDiagram una\
uthorized":t,"getVennDiagram unauthorized headers":b,"getVennDiagram forbidden":t,"getVennDiagram forbidden headers":o,"getVennDiagram notFound":t,"getVennDiagr\
am notFound headers":o,"getVennDiagram notAcceptable":t,"getVennDiagram notAcceptable headers":o,"getVennDiagram tooManyRequests":t,"getVennDiagram tooManyReque\
sts headers":c,"getVennDiagram internalError":t,"getVennDiagram internalError headers":o,"getVennDiagram unavailable":t,"getVennDiagram unavailable headers":c,"\
runVennDiagramCommand ok":F,"runVennDiagramCommand ok headers":o,"runVennDiagramCommand badRequest":t,"runVennDiagramCommand badRequest headers":o,"runVennDiagr\
amCommand unauthorized":t,"runVennDiagramCommand unauthorized headers":b,"runVennDiagramCommand forbidden":t,"runVennDiagramCommand forbidden headers":o,"runVen\
nDiagramCommand notFound":t,"runVennDiagramCommand notFound headers":o,"runVennDiagramCommand notAcceptable":t,"runVennDiagramCommand notAcceptable headers":o,"\
runVennDiagramCommand contentTooLarge":t,"runVennDiagramCommand contentTooLarge headers":o,"runVennDiagramCommand unsupportedMediaType":t,"runVennDiagramCommand\
 unsupportedMediaType headers":o,"runVennDiagramCommand tooManyRequests":t,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand internalErro\
r":t,"runVennDiagramCommand internalError headers":o,"runVennDiagramCommand unavailable":t,"runVennDiagramCommand unavailable headers":c,"listKeywords ok":C,"li\
stKeywords ok headers":o,"listKeywords badRequest":t,"listKeywords badRequest headers":o,"listKeywords unauthorized":t,"listKeywords unauthorized headers":b,"li\
stKeywords forbidden":t,"listKeywords forbidden headers":o,"listKeywords notFound":t,"listKeywords notFound headers":o,"listKeywords notAcceptable":t,"listKeywo\
rds notAcceptable headers":o,"listKeywords tooManyRequests":t,"listKeywords tooManyRequests headers":c,"listKeywords internalError":t,"listKeywords internalErro\
r headers":o,"listKeywords unavailable":t,"listKeywords unavailable headers":c,"runKeywordsCommand ok":_s,"runKeywordsCommand ok headers":o,"runKeywordsCommand \
badRequest":t,"runKeywordsCommand badRequest headers":o,"runKeywordsCommand unauthorized":t,"runKeywordsCommand unauthorized headers":b,"runKeywordsCommand forb\
idden":t,"runKeywordsCommand forbidden headers":o,"runKeywordsCommand notFound":t,"runKeywordsCommand notFound headers":o,"runKeywordsCommand notAcceptable":t,"\
runKeywordsCommand notAcceptable headers":o,"runKeywordsCommand conflict":t,"runKeywordsCommand conflict headers":o,"runKeywordsCommand contentTooLarge":t,"runK\
eywordsCommand contentTooLarge headers":o,"runKeywordsCommand unsupportedMediaType":t,"runKeywordsCommand unsupportedMediaType headers":o,"runKeywordsCommand to\
oManyRequests":t,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":t,"runKeywordsCommand internalError headers":o,"runKeywordsCo\
mmand unavailable":t,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":o,"deleteKeywordCategory badRequest":t,"deleteKeywordC\
ategory badRequest headers":o,"deleteKeywordCategory unauthorized":t,"deleteKeywordCategory unauthorized headers":b,"deleteKeywordCategory forbidden":t,"deleteK\
eywordCategory forbidden headers":o,"deleteKeywordCategory notFound":t,"deleteKeywordCategory notFound headers":o,"deleteKeywordCategory conflict":t,"deleteKeyw\
ordCategory conflict headers":o,"deleteKeywordCategory tooManyRequests":t,"deleteKeywordCategory tooManyRequests headers":c,"deleteKeywordCategory internalError":t,
"deleteKeywordCategory internalError headers":o,"deleteKeywordCategory unavailable":t,"deleteKeywordCategory unavailable headers":c,"deleteKeyword noContent hea\
ders":o,"deleteKeyword badRequest":t,"deleteKeyword badRequest headers":o,"deleteKeyword unauthorized":t,"deleteKeyword unauthorized headers":b,"deleteKeyword f\
orbidden":t,"deleteKeyword forbidden headers":o,"deleteKeyword notFound":t,"deleteKeyword notFound headers":o,"deleteKeyword conflict":t,"deleteKeyword conflict\
 headers":o,"deleteKeyword tooManyRequests":t,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":t,"deleteKeyword internalError headers":o,
"deleteKeyword unavailable":t,"deleteKeyword unavailable headers":c,"listRuleFolders ok":C,"listRuleFolders ok headers":o,"listRuleFolders badRequest":t,"listRu\
leFolders badRequest headers":o,"listRuleFolders unauthorized":t,"listRuleFolders unauthorized headers":b,"listRuleFolders forbidden":t,"listRuleFolders forbidd\
en headers":o,"listRuleFolders notFound":t,"listRuleFolders notFound headers":o,"listRuleFolders notAcceptable":t,"listRuleFolders notAcceptable headers":o,"lis\
tRuleFolders tooManyRequests":t,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":t,"listRuleFolders internalError headers":o,"listRul\
eFolders unavailable":t,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":F,"runRuleFoldersCommand ok headers":o,"runRuleFoldersCommand noConte\
nt headers":Bs,"runRuleFoldersCommand badRequest":t,"runRuleFoldersCommand badRequest headers":o,"runRuleFoldersCommand unauthorized":t,"runRuleFoldersCommand u\
nauthorized headers":b,"runRuleFoldersCommand forbidden":t,"runRuleFoldersCommand forbidden headers":o,"runRuleFoldersCommand notFound":t,"runRuleFoldersCommand\
 notFound headers":o,"runRuleFoldersCommand notAcceptable":t,"runRuleFoldersCommand notAcceptable headers":o,"runRuleFoldersCommand conflict":t,"runRuleFoldersC\
ommand conflict headers":o,"runRuleFoldersCommand contentTooLarge":t,"runRuleFoldersCommand contentTooLarge headers":o,"runRuleFoldersCommand unsupportedMediaTy\
pe":t,"runRuleFoldersCommand unsupportedMediaType headers":o,"runRuleFoldersCommand tooManyRequests":t,"runRuleFoldersCommand tooManyRequests headers":c,"runRul\
eFoldersCommand internalError":t,"runRuleFoldersCommand internalError headers":o,"runRuleFoldersCommand unavailable":t,"runRuleFoldersCommand unavailable header\
s":c,"getRuleFolder ok":C,"getRuleFolder ok headers":o,"getRuleFolder badRequest":t,"getRuleFolder badRequest headers":o,"getRuleFolder unauthorized":t,"getRule\
Folder unauthorized headers":b,"getRuleFolder forbidden":t,"getRuleFolder forbidden headers":o,"getRuleFolder notFound":t,"getRuleFolder notFound headers":o,"ge\
tRuleFolder notAcceptable":t,"getRuleFolder notAcceptable headers":o,"getRuleFolder tooManyRequests":t,"getRuleFolder tooManyRequests headers":c,"getRuleFolder \
internalError":t,"getRuleFolder internalError headers":o,"getRuleFolder unavailable":t,"getRuleFolder unavailable headers":c,"runRuleFolderCommand ok":j,"runRul\
eFolderCommand ok headers":o,"runRuleFolderCommand badRequest":t,"runRuleFolderCommand badRequest headers":o,"runRuleFolderCommand unauthorized":t,"runRuleFolde\
rCommand unauthorized headers":b,"runRuleFolderCommand forbidden":t,"runRuleFolderCommand forbidden headers":o,"runRuleFolderCommand notFound":t,"runRuleFolderC\
ommand notFound headers":o,"runRuleFolderCommand notAcceptable":t,"runRuleFolderCommand notAcceptable headers":o,"runRuleFolderCommand conflict":t,"runRuleFolde\
rCommand conflict headers":o,"runRuleFolderCommand contentTooLarge":t,"runRuleFolderCommand contentTooLarge headers":o,"runRuleFolderCommand unsupportedMediaTyp\
e":t,"runRuleFolderCommand unsupportedMediaType headers":o,"runRuleFolderCommand tooManyRequests":t,"runRuleFolderCommand tooManyRequests headers":c,"runRuleFol\
derCommand internalError":t,"runRuleFolderCommand internalError headers":o,"runRuleFolderCommand unavailable":t,"runRuleFolderCommand unavailable headers":c,"de\
leteRuleFolder noContent headers":o,"deleteRuleFolder badRequest":t,"deleteRuleFolder badRequest headers":o,"deleteRuleFolder unauthorized":t,"deleteRuleFolder \
unauthorized headers":b,"deleteRuleFolder forbidden":t,"deleteRuleFolder forbidden headers":o,"deleteRuleFolder notFound":t,"deleteRuleFolder notFound headers":o,
"deleteRuleFolder conflict":t,"deleteRuleFolder conflict headers":o,"deleteRuleFolder tooManyRequests":t,"deleteRuleFolder tooManyRequests headers":c,"deleteRul\
eFolder internalError":t,"deleteRuleFolder internalError headers":o,"deleteRuleFolder unavailable":t,"deleteRuleFolder unavailable headers":c,"listRuleFolderRul\
es ok":C,"listRuleFolderRules ok headers":o,"listRuleFolderRules badRequest":t,"listRuleFolderRules badRequest headers":o,"listRuleFolderRules unauthorized":t,"\
listRuleFolderRules unauthorized headers":b,"listRuleFolderRules forbidden":t,"listRuleFolderRules forbidden headers":o,"listRuleFolderRules notFound":t,"listRu\
leFolderRules notFound headers":o,"listRuleFolderRules notAcceptable":t,"listRuleFolderRules notAcceptable headers":o,"listRuleFolderRules tooManyRequests":t,"l\
istRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":t,"listRuleFolderRules internalError headers":o,"listRuleFolderRules unavailab\
le":t,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":Or,"runRuleFolderRulesCommand ok headers":o,"runRuleFolderRulesCommand badReque\
st":t,"runRuleFolderRulesCommand badRequest headers":o,"runRuleFolderRulesCommand unauthorized":t,"runRuleFolderRulesCommand unauthorized headers":b,"runRuleFol\
derRulesCommand forbidden":t,"runRuleFolderRulesCommand forbidden headers":o,"runRuleFolderRulesCommand notFound":t,"runRuleFolderRulesCommand notFound headers":o,
"runRuleFolderRulesCommand notAcceptable":t,"runRuleFolderRulesCommand notAcceptable headers":o,"runRuleFolderRulesCommand conflict":t,"runRuleFolderRulesComman\
d conflict headers":o,"runRuleFolderRulesCommand contentTooLarge":t,"runRuleFolderRulesCommand contentTooLarge headers":o,"runRuleFolderRulesCommand unsupported\
MediaType":t,"runRuleFolderRulesCommand unsupportedMediaType headers":o,"runRuleFolderRulesCommand tooManyRequests":t,"runRuleFolderRulesCommand tooManyRequests\
 headers":c,"runRuleFolderRulesCommand internalError":t,"runRuleFolderRulesCommand internalError headers":o,"runRuleFolderRulesCommand unavailable":t,"runRuleFo\
lderRulesCommand unavailable headers":c,"listRuleFolderResults ok":C,"listRuleFolderResults ok headers":o,"listRuleFolderResults badRequest":t,"listRuleFolderRe\
sults badRequest headers":o,"listRuleFolderResults unauthorized":t,"listRuleFolderResults unauthorized headers":b,"listRuleFolderResults forbidden":t,"listRuleF\
olderResults forbidden headers":o,"listRuleFolderResults notFound":t,"listRuleFolderResults notFound headers":o,"listRuleFolderResults notAcceptable":t,"listRul\
eFolderResults notAcceptable headers":o,"listRuleFolderResults tooManyRequests":t,"listRuleFolderResults tooManyRequests headers":c,"listRuleFolderResults inter\
nalError":t,"listRuleFolderResults internalError headers":o,"listRuleFolderResults unavailable":t,"listRuleFolderResults unavailable headers":c,"runRuleFolderRe\
sultsCommand ok":F,"runRuleFolderResultsCommand ok headers":o,"runRuleFolderResultsCommand badRequest":t,"runRuleFolderResultsCommand badRequest headers":o,"run\
RuleFolderResultsCommand unauthorized":t,"runRuleFolderResultsCommand unauthorized headers":b,"runRuleFolderResultsCommand forbidden":t,"runRuleFolderResultsCom\
mand forbidden headers":o,"runRuleFolderResultsCommand notFound":t,"runRuleFolderResultsCommand notFound headers":o,"runRuleFolderResultsCommand notAcceptable":t,
"runRuleFolderResultsCommand notAcceptable headers":o,"runRuleFolderResultsCommand contentTooLarge":t,"runRuleFolderResultsCommand contentTooLarge headers":o,"r\
unRuleFolderResultsCommand unsupportedMediaType":t,"runRuleFolderResultsCommand unsupportedMediaType headers":o,"runRuleFolderResultsCommand tooManyRequests":t,
"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":t,"runRuleFolderResultsCommand internalError headers":o,"run\
RuleFolderResultsCommand unavailable":t,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":C,"listLoaderConnections ok headers":o,"l\
istLoaderConnections badRequest":t,"listLoaderConnections badRequest headers":o,"listLoaderConnections unauthorized":t,"listLoaderConnections unauthorized heade\
rs":b,"listLoaderConnections forbidden":t,"listLoaderConnections forbidden headers":o,"listLoaderConnections notFound":t,"listLoaderConnections notFound headers":o,
"listLoaderConnections notAcceptable":t,"listLoaderConnections notAcceptable headers":o,"listLoaderConnections tooManyRequests":t,"listLoaderConnections tooMany\
Requests headers":c,"listLoaderConnections internalError":t,"listLoaderConnections internalError headers":o,"listLoaderConnections unavailable":t,"listLoaderCon\
nections unavailable headers":c,"runLoaderConnectionsCommand ok":Gs,"runLoaderConnectionsCommand ok headers":o,"runLoaderConnectionsCommand badRequest":t,"runLo\
aderConnectionsCommand badRequest headers":o,"runLoaderConnectionsCommand unauthorized":t,"runLoaderConnectionsCommand unauthorized headers":b,"runLoaderConnect\
ionsCommand forbidden":t,"runLoaderConnectionsCommand forbidden headers":o,"runLoaderConnectionsCommand notFound":t,"runLoaderConnectionsCommand notFound header\
s":o,"runLoaderConnectionsCommand notAcceptable":t,"runLoaderConnectionsCommand notAcceptable headers":o,"runLoaderConnectionsCommand conflict":t,"runLoaderConn\
ectionsCommand conflict headers":o,"runLoaderConnectionsCommand contentTooLarge":t,"runLoaderConnectionsCommand contentTooLarge headers":o,"runLoaderConnections\
Command unsupportedMediaType":t,"runLoaderConnectionsCommand unsupportedMediaType headers":o,"runLoaderConnectionsCommand tooManyRequests":t,"runLoaderConnectio\
nsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":t,"runLoaderConnectionsCommand internalError headers":o,"runLoaderConnectionsCo\
mmand unavailable":t,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":C,"getLoaderConnection ok headers":o,"getLoaderConnection badR\
equest":t,"getLoaderConnection badRequest headers":o,"getLoaderConnection unauthorized":t,"getLoaderConnection unauthorized headers":b,"getLoaderConnection forb\
idden":t,"getLoaderConnection forbidden headers":o,"getLoaderConnection notFound":t,"getLoaderConnection notFound headers":o,"getLoaderConnection notAcceptable":t,
"getLoaderConnection notAcceptable headers":o,"getLoaderConnection tooManyRequests":t,"getLoaderConnection tooManyRequests headers":c,"getLoaderConnection inter\
nalError":t,"getLoaderConnection internalError headers":o,"getLoaderConnection unavailable":t,"getLoaderConnection unavailable headers":c,"runLoaderConnectionCo\
mmand ok":Vs,"runLoaderConnectionCommand ok headers":o,"runLoaderConnectionCommand badRequest":t,"runLoaderConnectionCommand badRequest headers":o,"runLoaderCon\
nectionCommand unauthorized":t,"runLoaderConnectionCommand unauthorized headers":b,"runLoaderConnectionCommand forbidden":t,"runLoaderConnectionCommand forbidde\
n headers":o,"runLoaderConnectionCommand notFound":t,"runLoaderConnectionCommand notFound headers":o,"runLoaderConnectionCommand notAcceptable":t,"runLoaderConn\
ectionCommand notAcceptable headers":o,"runLoaderConnectionCommand conflict":t,"runLoaderConnectionCommand conflict headers":o,"runLoaderConnectionCommand conte\
ntTooLarge":t,"runLoaderConnectionCommand contentTooLarge headers":o,"runLoaderConnectionCommand unsupportedMediaType":t,"runLoaderConnectionCommand unsupported\
MediaType headers":o,"runLoaderConnectionCommand tooManyRequests":t,"runLoaderConnectionCommand tooManyRequests headers":c,"runLoaderConnectionCommand internalE\
rror":t,"runLoaderConnectionCommand internalError headers":o,"runLoaderConnectionCommand unavailable":t,"runLoaderConnectionCommand unavailable headers":c,"dele\
teLoaderConnection noContent headers":o,"deleteLoaderConnection badRequest":t,"deleteLoaderConnection badRequest headers":o,"deleteLoaderConnection unauthorized":t,
"deleteLoaderConnection unauthorized headers":b,"deleteLoaderConnection forbidden":t,"deleteLoaderConnection forbidden headers":o,"deleteLoaderConnection notFou\
nd":t,"deleteLoaderConnection notFound headers":o,"deleteLoaderConnection conflict":t,"deleteLoaderConnection conflict headers":o,"deleteLoaderConnection tooMan\
yRequests":t,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":t,"deleteLoaderConnection internalError headers":o,"delet\
eLoaderConnection unavailable":t,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":C,"listDatasources ok headers":o,"listDatasources badReques\
t":t,"listDatasources badRequest headers":o,"listDatasources unauthorized":t,"listDatasources unauthorized headers":b,"listDatasources forbidden":t,"listDatasou\
rces forbidden headers":o,"listDatasources notFound":t,"listDatasources notFound headers":o,"listDatasources notAcceptable":t,"listDatasources notAcceptable hea\
ders":o,"listDatasources conflict":t,"listDatasources conflict headers":o,"listDatasources tooManyRequests":t,"listDatasources tooManyRequests headers":c,"listD\
atasources internalError":t,"listDatasources internalError headers":o,"listDatasources unavailable":t,"listDatasources unavailable headers":c,"runDatasourcesCom\
mand ok":C,"runDatasourcesCommand ok headers":o,"runDatasourcesCommand badRequest":t,"runDatasourcesCommand badRequest headers":o,"runDatasourcesCommand unautho\
rized":t,"runDatasourcesCommand unauthorized headers":b,"runDatasourcesCommand forbidden":t,"runDatasourcesCommand forbidden headers":o,"runDatasourcesCommand n\
otFound":t,"runDatasourcesCommand notFound headers":o,"runDatasourcesCommand notAcceptable":t,"runDatasourcesCommand notAcceptable headers":o,"runDatasourcesCom\
mand conflict":t,"runDatasourcesCommand conflict headers":o,"runDatasourcesCommand contentTooLarge":t,"runDatasourcesCommand contentTooLarge headers":o,"runData\
sourcesCommand unsupportedMediaType":t,"runDatasourcesCommand unsupportedMediaType headers":o,"runDatasourcesCommand tooManyRequests":t,"runDatasourcesCommand t\
ooManyRequests headers":c,"runDatasourcesCommand internalError":t,"runDatasourcesCommand internalError headers":o,"runDatasourcesCommand unavailable":t,"runData\
sourcesCommand unavailable headers":c,"listDataschemas ok":C,"listDataschemas ok headers":o,"listDataschemas badRequest":t,"listDataschemas badRequest headers":o,
"listDataschemas unauthorized":t,"listDataschemas unauthorized headers":b,"listDataschemas forbidden":t,"listDataschemas forbidden headers":o,"listDataschemas n\
otFound":t,"listDataschemas notFound headers":o,"listDataschemas notAcceptable":t,"listDataschemas notAcceptable headers":o,"listDataschemas conflict":t,"listDa\
taschemas conflict headers":o,"listDataschemas tooManyRequests":t,"listDataschemas tooManyRequests headers":c,"listDataschemas internalError":t,"listDataschemas\
 internalError headers":o,"listDataschemas unavailable":t,"listDataschemas unavailable headers":c,"runDataschemasCommand ok":C,"runDataschemasCommand ok headers":o,
"runDataschemasCommand noContent headers":o,"runDataschemasCommand badRequest":t,"runDataschemasCommand badRequest headers":o,"runDataschemasCommand unauthorize\
d":t,"runDataschemasCommand unauthorized headers":b,"runDataschemasCommand forbidden":t,"runDataschemasCommand forbidden headers":o,"runDataschemasCommand notFo\
und":t,"runDataschemasCommand notFound headers":o,"runDataschemasCommand notAcceptable":t,"runDataschemasCommand notAcceptable headers":o,"runDataschemasCommand\
 conflict":t,"runDataschemasCommand conflict headers":o,"runDataschemasCommand contentTooLarge":t,"runDataschemasCommand contentTooLarge headers":o,"runDatasche\
masCommand unsupportedMediaType":t,"runDataschemasCommand unsupportedMediaType headers":o,"runDataschemasCommand tooManyRequests":t,"runDataschemasCommand tooMa\
nyRequests headers":c,"runDataschemasCommand internalError":t,"runDataschemasCommand internalError headers":o,"runDataschemasCommand unavailable":t,"runDatasche\
masCommand unavailable headers":c,"listConnectionEncodings ok":Hs,"listConnectionEncodings ok headers":o,"listConnectionEncodings badRequest":t,"listConnectionE\
ncodings badRequest headers":o,"listConnectionEncodings unauthorized":t,"listConnectionEncodings unauthorized headers":b,"listConnectionEncodings forbidden":t,"\
listConnectionEncodings forbidden headers":o,"listConnectionEncodings notFound":t,"listConnectionEncodings notFound headers":o,"listConnectionEncodings notAccep\
table":t,"listConnectionEncodings notAcceptable headers":o,"listConnectionEncodings tooManyRequests":t,"listConnectionEncodings tooManyRequests headers":c,"list\
ConnectionEncodings internalError":t,"listConnectionEncodings internalError headers":o,"listConnectionEncodings unavailable":t,"listConnectionEncodings unavaila\
ble headers":c,"listLoaderConnectionTypes ok":Ws,"listLoaderConnectionTypes ok headers":o,"listLoaderConnectionTypes badRequest":t,"listLoaderConnectionTypes ba\
dRequest headers":o,"listLoaderConnectionTypes unauthorized":t,"listLoaderConnectionTypes unauthorized headers":b,"listLoaderConnectionTypes notAcceptable":t,"l\
istLoaderConnectionTypes notAcceptable headers":o,"listLoaderConnectionTypes tooManyRequests":t,"listLoaderConnectionTypes tooManyRequests headers":c,"listLoade\
rConnectionTypes internalError":t,"listLoaderConnectionTypes internalError headers":o,"listLoaderConnectionTypes unavailable":t,"listLoaderConnectionTypes unava\
ilable headers":c,"listWebhooks ok":C,"listWebhooks ok headers":o,"listWebhooks badRequest":t,"listWebhooks badRequest headers":o,"listWebhooks unauthorized":t,
"listWebhooks unauthorized headers":b,"listWebhooks forbidden":t,"listWebhooks forbidden headers":o,"listWebhooks notFound":t,"listWebhooks notFound headers":o,
"listWebhooks notAcceptable":t,"listWebhooks notAcceptable headers":o,"listWebhooks tooManyRequests":t,"listWebhooks tooManyRequests headers":c,"listWebhooks in\
ternalError":t,"listWebhooks internalError headers":o,"listWebhooks unavailable":t,"listWebhooks unavailable headers":c,"runWebhooksCommand ok":Ys,"runWebhooksC\
ommand ok headers":o,"runWebhooksCommand badRequest":t,"runWebhooksCommand badRequest headers":o,"runWebhooksCommand unauthorized":t,"runWebhooksCommand unautho\
rized headers":b,"runWebhooksCommand forbidden":t,"runWebhooksCommand forbidden headers":o,"runWebhooksCommand notFound":t,"runWebhooksCommand notFound headers":o,
"runWebhooksCommand notAcceptable":t,"runWebhooksCommand notAcceptable headers":o,"runWebhooksCommand conflict":t,"runWebhooksCommand conflict headers":o,"runWe\
bhooksCommand contentTooLarge":t,"runWebhooksCommand contentTooLarge headers":o,"runWebhooksCommand unsupportedMediaType":t,"runWebhooksCommand unsupportedMedia\
Type headers":o,"runWebhooksCommand tooManyRequests":t,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internalError":t,"runWebhooksCommand i\
nternalError headers":o,"runWebhooksCommand unavailable":t,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent headers":o,"deleteWebhook badRequ\
est":t,"deleteWebhook badRequest headers":o,"deleteWebhook unauthorized":t,"deleteWebhook unauthorized headers":b,"deleteWebhook forbidden":t,"deleteWebhook for\
bidden headers":o,"deleteWebhook notFound":t,"deleteWebhook notFound headers":o,"deleteWebhook tooManyRequests":t,"deleteWebhook tooManyRequests headers":c,"del\
eteWebhook internalError":t,"deleteWebhook internalError headers":o,"deleteWebhook unavailable":t,"deleteWebhook unavailable headers":c,"listJobs ok":Vr,"listJo\
bs ok headers":o,"listJobs badRequest":t,"listJobs badRequest headers":o,"listJobs unauthorized":t,"listJobs unauthorized headers":b,"listJobs forbidden":t,"lis\
tJobs forbidden headers":o,"listJobs notFound":t,"listJobs notFound headers":o,"listJobs notAcceptable":t,"listJobs notAcceptable headers":o,"listJobs tooManyRe\
quests":t,"listJobs tooManyRequests headers":c,"listJobs internalError":t,"listJobs internalError headers":o,"listJobs unavailable":t,"listJobs unavailable head\
ers":c,"runSchedulerCommand ok":Qs,"runSchedulerCommand ok headers":o,"runSchedulerCommand badRequest":t,"runSchedulerCommand badRequest headers":o,"runSchedule\
rCommand unauthorized":t,"runSchedulerCommand unauthorized headers":b,"runSchedulerCommand forbidden":t,"runSchedulerCommand forbidden headers":o,"runSchedulerC\
ommand notFound":t,"runSchedulerCommand notFound headers":o,"runSchedulerCommand notAcceptable":t,"runSchedulerCommand notAcceptable headers":o,"runSchedulerCom\
mand contentTooLarge":t,"runSchedulerCommand contentTooLarge headers":o,"runSchedulerCommand unsupportedMediaType":t,"runSchedulerCommand unsupportedMediaType h\
eaders":o,"runSchedulerCommand tooManyRequests":t,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":t,"runSchedulerCommand int\
ernalError headers":o,"runSchedulerCommand unavailable":t,"runSchedulerCommand unavailable headers":c,"getJob ok":Vr,"getJob ok headers":o,"getJob okEventStream":Zs,
"getJob okEventStream headers":o,"getJob badRequest":t,"getJob badRequest headers":o,"getJob unauthorized":t,"getJob unauthorized headers":b,"getJob forbidden":t,
"getJob forbidden headers":o,"getJob notFound":t,"getJob notFound headers":o,"getJob notAcceptable":t,"getJob notAcceptable headers":o,"getJob tooManyRequests":t,
"getJob tooManyRequests headers":c,"getJob internalError":t,"getJob internalError headers":o,"getJob unavailable":t,"getJob unavailable headers":c,"runJobComman\
d ok":j,"runJobCommand ok headers":o,"runJobCommand badRequest":t,"runJobCommand badRequest headers":o,"runJobCommand unauthorized":t,"runJobCommand unauthorize\
d headers":b,"runJobCommand forbidden":t,"runJobCommand forbidden headers":o,"runJobCommand notFound":t,"runJobCommand notFound headers":o,"runJobCommand notAcc\
eptable":t,"runJobCommand notAcceptable headers":o,"runJobCommand conflict":t,"runJobCommand conflict headers":o,"runJobCommand contentTooLarge":t,"runJobComman\
d contentTooLarge headers":o,"runJobCommand unsupportedMediaType":t,"runJobCommand unsupportedMediaType headers":o,"runJobCommand tooManyRequests":t,"runJobComm\
and tooManyRequests headers":c,"runJobCommand internalError":t,"runJobCommand internalError headers":o,"runJobCommand unavailable":t,"runJobCommand unavailable \
headers":c};export{Xs as validators};
