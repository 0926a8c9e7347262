// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var fr=Object.getOwnPropertyNames,gr=(a,n)=>function(){try{return n||(0,a[fr(a)[0]])((n={exports:{}}).exports,n),n.exports}catch(R){throw n=0,R}},br=gr({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function n(b){const R=b.length;let g=0,f=0,e;for(;f<R;)g++,e=b.charCodeAt(
f++),e>=55296&&e<=56319&&f<R&&(e=b.charCodeAt(f),(e&64512)===56320&&f++);return g}a.default=n,n.code='require("ajv/dist/runtime/ucs2length").default'}}),Rr=pe,vr=new RegExp(
"^3\\.1\\.\\d+$","u");function pe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=pe.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(a.info===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(a.paths===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!vr.test(r)){const s={instancePath:n+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:n+"/servers/"+l,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:n+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.
errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=ce,P=br().default;function ce(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ce.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var i=he,Pr={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function S(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=S.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.detail===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.pointer!==void 0&&typeof a.pointer!="string"){const r={instancePath:n+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameter!==void 0&&typeof a.parameter!="string"){const r={instancePath:n+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.detail!==void 0){let r=a.
detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:n+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.
end!==void 0){let r=a.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={
instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.suggestion!==void 0&&typeof a.suggestion!="string"){const r={instancePath:n+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}S.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function G(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=G.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.title===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),t++}if(a.status===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(a.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="st\
ring"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const s={
instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Pr.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){
let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:n+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),t++}if(r<
400||isNaN(r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)S(r[l],{instancePath:n+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?S.errors:
e.concat(S.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=he.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),G(a,{instancePath:n,
parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?G.errors:e.concat(G.errors),t=e.length),he.errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=ye;function ye(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ye.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
t++}if(a["retry-after"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={
instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),t++}}if(a["retry-after"]!==void 0){let r=a["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/retry-afte\
r",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var v=fe;function fe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=fe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["www-authenticate"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var k=be,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function H(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=H.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="d\
ataRow"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
if(typeof r[l]!="string"){const p={instancePath:n+"/dataRow/"+l,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),t++}}else{const s={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:n+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function L(a,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=L.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);const r=t;let s=!1,l=null;const p=t;if(Array.isArray(a)){if(a.length<1){const c={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const d=a.length;for(let c=0;c<d;c++)H(a[c],{instancePath:n+"/"+c,parentData:a,
parentDataProperty:c,rootData:g,dynamicAnchors:f})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)}else{const d={instancePath:n,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(Array.isArray(a)){if(a.
length<1){const c={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:
e.push(c),t++}const d=a.length;for(let c=0;c<d;c++){let C=a[c];if(C&&typeof C=="object"&&!Array.isArray(C)){for(const q in C)if(q!=="@url"&&typeof C[q]!="string"){
const tr={instancePath:n+"/"+c+"/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[tr]:e.push(tr),t++}if(C["@url"]!==void 0&&typeof C["@url"]!="string"){const q={instancePath:n+"/"+c+"/@url",
schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}else{
const q={instancePath:n+"/"+c,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(
q),t++}}}else{const d={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;if(typeof a=="string"){if(P(a)>0){const C={instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"\
maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:n,schemaPath:"#/oneOf/2/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&
(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneO\
f"};e===null?e=[d]:e.push(d),t++}return L.errors=e,u.items=m,t===0}L.evaluated={dynamicProps:!1,dynamicItems:!0};var wr={type:"object",required:["viewName","pag\
eStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"c\
ontract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},ge={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},Cr={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},T=new RegExp("^[1-9][0-9]*$","u"),Ke=new RegExp("^(0|[1-9][0-9\
]*)$","u");function F(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=F.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.viewName===void 0){const r={instancePath:n,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),t++}if(a.pageStart===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),t++}if(a.dataSize===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),t++}if(a.totalCount===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.viewName!==void 0){let r=a.viewName;
if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(typeof r=="string"){if(!T.test(
r)){const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patt\
ern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="string"){if(!Ke.test(r)){const s={instancePath:n+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.totalCount!==void 0){let r=a.totalCount;if(typeof r=="string"){if(!Ke.test(r)){const s={instancePath:n+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:n+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="index"||r==="scan")){const s={instancePath:n+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:wr.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(a.detected!==void 0){let r=a.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const s={instancePath:n+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s==="terminator"||s==="encoding"||s==="header")){
const l={instancePath:n+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.compressed!==void 0){let s=r.compressed;if(typeof s!="string"){const l={instancePath:n+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:n+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:ge.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.
delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:n+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:
e.push(l),t++}}else{const l={instancePath:n+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!="string"){const l={instancePath:n+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(!(s==="lf"||s==="cr"||s==="crlf")){const l={instancePath:n+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:ge.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),t++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const l={instancePath:n+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="utf-8"||s==="unicode"||s==="cp1\
252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const l={instancePath:n+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:ge.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[l]:e.push(l),t++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const l={instancePath:n+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){
const l={instancePath:n+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:ge.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.rejected!==void 0){let r=a.rejected;
if(Array.isArray(r)){if(r.length>100){const l={instancePath:n+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
line===void 0){const m={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[m]:e.push(m),t++}if(p.reason===void 0){const m={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[m]:e.push(m),t++}if(p.detail===
void 0){const m={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="line"||m==="reason"||m==="detail")){const y={instancePath:n+"/rej\
ected/"+l,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have ad\
ditional properties"};e===null?e=[y]:e.push(y),t++}if(p.line!==void 0){let m=p.line;if(typeof m=="string"){if(!T.test(m)){const y={instancePath:n+"/rejected/"+l+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:n+"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.reason!==void 0){let m=p.reason;if(typeof m!="string"){const y={instancePath:n+
"/rejected/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),t++}if(!(m==="ragged"||m==="bad quotes"||m==="undecodable"||m==="over-long")){const y={instancePath:n+"/rejected/"+l+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Cr.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[y]:e.push(y),t++}}if(p.detail!==void 0){let m=p.detail;if(typeof m=="string"){if(P(m)<1){const y={instancePath:n+"/rejected/"+l+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),t++}}else{const y={instancePath:n+"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function V(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=V.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===
void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.
push(m),t++}if(p.description===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||m==="humanisedName"||
m==="description")){const y={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;if(typeof m=="string"){if(P(m)<
1){const y={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==
void 0&&typeof p.humanisedName!="string"){const m={instancePath:n+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.description!==void 0&&typeof p.description!="string"){const m={
instancePath:n+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(L(a.rows,{instancePath:n+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,{instancePath:n+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=be.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),V(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),t=
e.length),be.errors=e,t===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=Re;function Re(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Re.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="url"){const s={instancePath:n,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kr=ve,qr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function ve(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){
const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!qr.test(r)){const s={instancePath:n+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Er=Pe,Ar={type:"string",enum:["reader","editor","administrator"]};function J(a,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=J.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.authenticated===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),t++}if(a.username===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(a.role===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.authenticated!==void 0&&typeof a.
authenticated!="boolean"){const r={instancePath:n+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:n+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.role!==void 0){let r=a.role;if(typeof r!="string"){const s={instancePath:n+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:n+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Ar.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Pe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),J(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?J.errors:e.concat(J.errors),t=e.length),Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nr=we;
function we(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=we.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:n,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="path"){const s={instancePath:n,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(P(r)>255){const s={instancePath:n+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===
0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ar=Ce;function Ce(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ce.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a!="string"){const r={instancePath:n,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}Ce.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Fr=ke,ir={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},We=new RegExp('^"[0-9a-z-]+"$',"u");function ke(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ke.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),t++}if(a["last-modified"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(a["accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(a["content-length"]===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),t++}if(a["content-disposition"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-reques\
t-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!We.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:ir.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:ir.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["content-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disp\
osition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ke.
errors=e,t===0}ke.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Lr=qe,nr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},xr=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function qe(a,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=qe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===void 0){const r={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),t++}if(a["last-modified"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(a["accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(a["\
content-length"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),t++}if(a["content-disposition"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(a["content-ran\
ge"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){
let r=a.etag;if(typeof r=="string"){if(!We.test(r)){const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!=
"string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:nr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){
let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:nr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["conte\
nt-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disposition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["content-range"];if(typeof r=="stri\
ng"){if(!xr.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Mr=Ee,Tr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Ee(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ee.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!We.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Tr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}Ee.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var $r=Ae,jr=new RegExp("^bytes \\*/[0-9]+$","u");function Ae(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["content-range"]===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-reque\
st-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["con\
tent-range"];if(typeof r=="string"){if(!jr.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Dr=Ne;function N(a,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=N.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}
if(p.humanisedName===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),t++}if(p.description===void 0){const m={instancePath:n+"/columns/"+l,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:n+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;if(typeof m=="string"){if(P(m)<1){const y={instancePath:n+"/columns/"+l+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const m={instancePath:n+
"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}if(p.description!==void 0&&typeof p.description!="string"){const m={instancePath:n+"/columns/"+l+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:n+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==
void 0&&(L(a.rows,{instancePath:n+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),
a.metadata!==void 0&&(F(a.metadata,{instancePath:n+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.
concat(F.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return N.errors=e,t===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=j.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),t++}if(a.entityId===void 0){const d={instancePath:n,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[d]:e.push(
d),t++}if(a.job===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="url"||d==="entityId"||d==="job")){const c={instancePath:n,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[c]:e.push(c),t++}if(a.url!==void 0){let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){
const c={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.entityId!==void 0){let d=a.entityId;if(typeof d=="string"){if(!T.test(
d)){const c={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.job!==void 0){let d=a.job;if(typeof d==
"string"){if(P(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{
const d={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),
t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:n,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.
file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.
push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return j.errors=e,
u.props=m,t===0}j.evaluated={dynamicProps:!0,dynamicItems:!1};function Ne(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ne.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!j(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?j.errors:e.concat(j.errors),t=e.length;else var r=j.evaluated.props;return Ne.errors=e,u.props=r,t===0}Ne.evaluated={dynamicProps:!0,
dynamicItems:!1};var Br=Fe,or={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function U(a,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=U.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.columnisedName===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),t++}if(a.humanisedName===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),t++}if(a.
type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columnisedName!==
void 0){let r=a.columnisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.humanisedName!==void 0){let r=a.
humanisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="\
string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:n+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:or.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return U.errors=e,t===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=x.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.start===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),t++}if(a.end===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.end!==void 0){let r=a.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.suggestion!==
void 0&&typeof a.suggestion!="string"){const r={instancePath:n+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Y.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.valid===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must h\
ave required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(a.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.valid!==void 0&&typeof a.valid!=
"boolean"){const r={instancePath:n+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="null")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:or.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.printed!==void 0){let r=a.printed;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)U(r[l],{instancePath:n+"\
/columns/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{const s={instancePath:n+"\
/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){
let r=a.errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)x(r[l],{instancePath:n+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
x(r[l],{instancePath:n+"/warnings/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{
const s={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.
errors=e,t===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Fe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Y(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length),Fe.errors=e,t===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var er=Le;
function Le(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Le.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={instancePath:n,schemaPath:"contract#/$\
defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="count"){const s={instancePath:n,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.count!==void 0){let r=a.count;if(typeof r=="string"){if(!Ke.test(r)){const s={instancePath:n+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir=xe;
function xe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=xe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:n,schemaPath:"contract#/$de\
fs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(a.
entityId===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"\
must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="entityId"||r==="job")){const s={instancePath:n,schemaPath:"\
contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/E\
ntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!E.test(r)){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandRe\
sult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityId!==void 0){let r=a.entityId;
if(typeof r=="string"){if(!T.test(r)){const s={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/entityId",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
job!==void 0){let r=a.job;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:n+"\
/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-re\
ference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var A=Me;function D(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=D.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[d]:e.push(d),t++}if(a.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional\
 properties"};e===null?e=[c]:e.push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),
t++}if(!E.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d==
"string"){if(P(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{
const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),t++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;N(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=y===t;if(w&&s?(s=!1,l=[l,1]):w&&(s=!0,l=1,m!==!0&&(m=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={
instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return D.
errors=e,u.props=m,t===0}D.evaluated={dynamicProps:!0,dynamicItems:!1};function Me(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Me.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!D(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?D.errors:e.concat(D.errors),t=e.length;else var r=D.evaluated.props;return Me.errors=e,u.props=r,t===0}Me.evaluated={dynamicProps:!0,
dynamicItems:!1};var zr=Te;function Te(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Te.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a=="string"){if(P(a)<1){const r={instancePath:n,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Or=$e;function $e(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=$e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a["content-security-policy"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-security-policy"]!==void 0&&typeof a["content-security-policy"]!="string"){const r={instancePath:n+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $e.
errors=e,t===0}$e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var _r=je;function je(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=je.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(r!=="value"){const s={instancePath:n,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0&&typeof a.value!="string"){const r={instancePath:n+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}
je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sr=De,Gr={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},lr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},ur={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},Hr={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function Q(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Q.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.type===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
t++}if(a.kind===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),t++}if(a.optional===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),t++}if(a.repeated===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0&&typeof a.name!="string"){const r={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const s={instancePath:n+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Hr.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.optional!==void 0&&typeof a.optional!="boolean"){const r={instancePath:n+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.repeated!==void 0&&
typeof a.repeated!="boolean"){const r={instancePath:n+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(a.words!==void 0){let r=a.words;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)if(typeof r[l]!="string"){
const p={instancePath:n+"/words/"+l,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const s={instancePath:n+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.form===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:
e.push(r),t++}if(a.parameters===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must h\
ave required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(a.returns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="form"||r==="parameters"||r===
"returns")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addi\
tional properties"};e===null?e=[s]:e.push(s),t++}if(a.form!==void 0&&typeof a.form!="string"){const r={instancePath:n+"/form",schemaPath:"#/properties/form/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameters!==void 0){let r=a.parameters;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++)Q(r[l],{instancePath:n+"/parameters/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?Q.errors:e.concat(
Q.errors),t=e.length)}else{const s={instancePath:n+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[s]:e.push(s),t++}}if(a.returns!==void 0){let r=a.returns;if(typeof r!="string"){const s={instancePath:n+"/returns",schemaPath:"contract#/$d\
efs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||
r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:n+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",
keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function X(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=X.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.group===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(
r),t++}if(a.description===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have r\
equired property 'description'"};e===null?e=[r]:e.push(r),t++}if(a.signatures===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),t++}if(a.examples===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0&&typeof a.name!="str\
ing"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:n+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||
r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:n+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Gr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:n+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.signatures!==
void 0){let r=a.signatures;if(Array.isArray(r)){if(r.length<1){const l={instancePath:n+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)Z(r[l],{instancePath:n+"/si\
gnatures/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{const s={instancePath:n+"\
/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.examples!==
void 0){let r=a.examples;if(Array.isArray(r)){if(r.length<2){const l={instancePath:n+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",
params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.expression===void 0){const m={instancePath:n+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",
params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[m]:e.push(m),t++}if(p.result===void 0){const m={instancePath:n+
"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property '\
result'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="expression"||m==="result"||m==="row")){const y={instancePath:n+"/examples/"+l,schemaPath:"cont\
ract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[y]:e.push(y),t++}if(p.expression!==void 0&&typeof p.expression!="string"){const m={instancePath:n+"/examples/"+l+"/expression",schemaPath:"contract#/$de\
fs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.result!==void 0){
let m=p.result;if(typeof m!="string"&&m!==null){const y={instancePath:n+"/examples/"+l+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/t\
ype",keyword:"type",params:{type:lr.properties.result.type},message:"must be string,null"};e===null?e=[y]:e.push(y),t++}}if(p.row!==void 0){let m=p.row;if(m&&typeof m==
"object"&&!Array.isArray(m))for(const y in m){let w=m[y];if(typeof w!="string"&&w!==null){const d={instancePath:n+"/examples/"+l+"/row/"+y.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalProperties/type",keyword:"type",params:{type:lr.properties.row.additionalProperties.
type},message:"must be string,null"};e===null?e=[d]:e.push(d),t++}}else{const y={instancePath:n+"/examples/"+l+"/row",schemaPath:"contract#/$defs/FunctionExampl\
e/properties/row/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:n+"/examples/"+
l,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:n+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}
X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=K.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(r!=="functions"){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++)X(r[l],{instancePath:n+"/functions/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)}else{
const s={instancePath:n+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.
errors=e,t===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=De.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),K(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?K.errors:e.concat(K.errors),t=e.length),De.errors=e,t===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vr=Be,
Jr={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},Ur=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Yr=new RegExp("^[^\\x00]*$","u");
function W(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=W.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length>4){const s={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[s]:e.push(s),t++}if(a.length<4){const s={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;if(r>0){let s=a[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){const l={instancePath:n+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.
push(l),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){const l={instancePath:n+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[l]:e.push(l),t++}if(s<1||isNaN(s)){const l={instancePath:n+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(r>1){let s=a[1];if(typeof s=="string"){if(P(s)>128){const l={
instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[l]:e.push(l),t++}if(P(s)<1){const l={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!Ur.test(s)){const l={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>2){let s=a[2];if(typeof s=="string"){if(P(s)>4e3){const l={instancePath:n+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),
t++}if(!Yr.test(s)){const l={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>3){let s=a[3];if(typeof s!="string"){const l={instancePath:n+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:n+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Jr.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[l]:e.push(l),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return W.errors=e,t===0}W.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function ee(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ee.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length>10){const s={instancePath:n,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<
r;s++)W(a[s],{instancePath:n+"/"+s,parentData:a,parentDataProperty:s,rootData:g,dynamicAnchors:f})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}ee.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Be(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;
const u=Be.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ee(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,
dynamicAnchors:f})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length),Be.errors=e,t===0}Be.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var mr=Ie,Qr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Ie(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="s\
tring"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-\
limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!Qr.test(r)){const s={instancePath:n+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Zr=ze;function B(a,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=B.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);
const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/LibraryE\
ntityCreated/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),t++}if(a.entityId===
void 0){const d={instancePath:n,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must \
have required property 'entityId'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="url"||d==="entityId")){const c={instancePath:n,schemaPath:"contract#\
/$defs/LibraryEntityCreated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===
null?e=[c]:e.push(c),t++}if(a.url!==void 0){let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEnti\
tyCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(
d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/propertie\
s/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.entityId!==void 0){let d=a.entityId;if(typeof d==
"string"){if(!T.test(d)){const c={instancePath:n+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/entityId",schemaPath:"contra\
ct#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:n,schemaPath:"contract#/$defs/LibraryEntityCreated/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}
var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:n,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.file===
void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),
t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return B.errors=e,
u.props=m,t===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function ze(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!B(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.evaluated.props;return ze.errors=e,u.props=r,t===0}ze.evaluated={dynamicProps:!0,
dynamicItems:!1};var Xr=Oe,dr={type:"object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","\
Minimum","Count"]},value:{type:"string",enum:["0","1","2","3","4"]}}};function re(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=re.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length<1){const s={instancePath:n,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<
r;s++){let l=a[s];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){const p={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/req\
uired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(l.value===void 0){const p={
instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required prope\
rty 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in l)if(!(p==="name"||p==="value")){const m={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMe\
thod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
t++}if(l.name!==void 0){let p=l.name;if(typeof p!="string"){const m={instancePath:n+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(p==="Sum"||p==="Average"||p==="Maximum"||p==="Minimum"||p===
"Count")){const m={instancePath:n+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:dr.properties.
name.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(l.value!==void 0){let p=l.value;if(typeof p!="string"){const m={
instancePath:n+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}if(!(p==="0"||p==="1"||p==="2"||p==="3"||p==="4")){const m={instancePath:n+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMeth\
od/properties/value/enum",keyword:"enum",params:{allowedValues:dr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),t++}}}else{const p={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),t++}return re.errors=e,t===0}re.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Oe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=Oe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),re(a,{instancePath:n,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),t=e.length),Oe.errors=e,t===0}Oe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Kr=_e;function I(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=I.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){
const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(d!=="url"){const c={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(a.url!==void 0){let d=a.url;if(typeof d==
"string"){if(P(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{
const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}
var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:n,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.file===
void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),
t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return I.errors=e,
u.props=m,t===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=_e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!I(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?I.errors:e.concat(I.errors),t=e.length;else var r=I.evaluated.props;return _e.errors=e,u.props=r,t===0}_e.evaluated={dynamicProps:!0,
dynamicItems:!1};var pr=Ge,rr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},Wr={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},Se={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
es=Object.prototype.hasOwnProperty,rs={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function se(a,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=se.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(a.passing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0){let r=a.value;if(typeof r!="string"&&r!==
null){const s={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:rs.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&P(r)>1001){const s={instancePath:n+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={
instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:n+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:n+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:Se.properties.passing.type},message:"must be string,null"};e===null?e=[
l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const l={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:Se.properties.failing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:n+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function te(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=te.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.row===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),t++}if(a.values===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),t++}if(a.because===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.row!==void 0){let r=a.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:n+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(a.values!==void 0){let r=a.values;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.columnisedName===void 0){const m={instancePath:n+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:n+"/val\
ues/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[m]:e.push(m),t++}if(p.value===void 0){const m={instancePath:n+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||
m==="humanisedName"||m==="value")){const y={instancePath:n+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;
if(typeof m=="string"){if(P(m)<1){const y={instancePath:n+"/values/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:n+"/valu\
es/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==void 0){let m=p.humanisedName;if(typeof m=="string"){if(P(m)<1){const y={instancePath:n+"/values/"+l+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:n+"/values/"+l+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.value!==void 0){let m=p.value;if(typeof m!=
"string"&&m!==null){const y={instancePath:n+"/values/"+l+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:ss.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),t++}if(typeof m=="string"&&P(m)>1001){const y={instancePath:n+"/values/"+l+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:n+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.because!==void 0){let r=a.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),t++}if(r.explanation===void 0){const s={instancePath:n+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="expression"||s==="explanation")){const l={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ae(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ae.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rowsAnalyzed===void 0){const r={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),t++}if(a.passing===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),t++}if(a.fraction===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),t++}if(a.leftOut===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),t++}if(a.failingRows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!es.call(rr.properties,
r)){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.result!==void 0){let r=a.result;if(typeof r!="string"){const s={instancePath:n+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:n+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:rr.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rowsAnalyzed!==void 0){let r=a.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.fraction!==void 0){let r=a.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:n+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:rr.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:n+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:n+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.leftOut!==void 0){let r=a.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){if(r.length>4){const l={instancePath:n+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.
length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.part===void 0){const m={instancePath:n+"/errors/"+l,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[m]:e.push(m),t++}
if(p.count===void 0){const m={instancePath:n+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[m]:e.push(m),t++}if(p.row===void 0){const m={instancePath:n+"/errors/"+l,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[m]:e.push(m),t++}if(p.message===
void 0){const m={instancePath:n+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="part"||m==="count"||m==="row"||m==="message")){const y={instancePath:n+
"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),t++}if(p.part!==void 0){let m=p.part;if(typeof m!="string"){const y={instancePath:n+"/errors/"+l+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(m==="exp\
ression"||m==="filter"||m==="group"||m==="aggregate")){const y={instancePath:n+"/errors/"+l+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:Wr.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}if(p.count!==
void 0){let m=p.count;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:n+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof m=="number"&&isFinite(
m)&&(m<1||isNaN(m))){const y={instancePath:n+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(p.row!==void 0){let m=p.row;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){const y={instancePath:n+"/errors/"+l+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:n+"/errors/"+l+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(p.
message!==void 0){let m=p.message;if(typeof m=="string"){if(P(m)<1){const y={instancePath:n+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={
instancePath:n+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:n+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.groupCount!==void 0){let r=a.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.groups!==void 0){let r=a.groups;if(Array.isArray(r)){if(r.length>
20){const l={instancePath:n+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)se(r[l],{instancePath:n+"/groups/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?se.errors:e.concat(se.errors),t=e.length)}else{const s={instancePath:n+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:Se.properties.passing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={
instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const l={instancePath:n+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:Se.properties.failing.type},message:"\
must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(
l),t++}}}else{const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),t++}}if(a.failingRows!==void 0){let r=a.failingRows;if(Array.isArray(r)){if(r.length>10){const l={instancePath:n+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[l]:e.push(l),t++}
const s=r.length;for(let l=0;l<s;l++)te(r[l],{instancePath:n+"/failingRows/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?te.errors:
e.concat(te.errors),t=e.length)}else{const s={instancePath:n+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){if(r.length>4){const l={instancePath:n+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<
s;l++){let p=r[l];if(typeof p=="string"){if(P(p)<1){const m={instancePath:n+"/warnings/"+l,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:n+"/warnings/"+l,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=z.
evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have requi\
red property 'url'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(d!=="url"){const c={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(a.url!==void 0){
let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/url",schemaPath:"contrac\
t#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),
t++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[c]:e.push(c),t++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;ae(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||
(e=e===null?ae.errors:e.concat(ae.errors),t=e.length);var w=y===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.job===void 0){const C={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[C]:e.push(C),t++}if(a.file===void 0){const C={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[C]:e.push(C),t++}for(const C in a)if(!(C==="job"||
C==="file")){const q={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},
message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),t++}if(a.job!==void 0){let C=a.job;if(typeof C=="string"){if(P(C)<1){const q={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}if(a.file!==void 0){let C=a.
file;if(typeof C=="string"){if(P(C)<1){const q={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.
push(q),t++}}else{const q={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[q]:e.push(q),t++}}}else{const C={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var w=d===t;if(w&&s)s=!1,l=[l,2];else{w&&(s=!0,l=2,m!==!0&&(m=!0));const C=t;N(a,{instancePath:n,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=C===t;w&&s?(s=!1,l=[l,3]):w&&(s=!0,l=3,m!==!0&&(m=
!0))}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match e\
xactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return z.errors=e,u.props=m,t===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function Ge(a,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ge.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!z(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?z.errors:e.concat(z.errors),t=e.length;else var r=z.
evaluated.props;return Ge.errors=e,u.props=r,t===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var ts=He,cr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function He(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=He.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EDIT===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),t++}if(a.DELETE===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.EDIT!==void 0){let r=a.EDIT;if(typeof r!="string"){const s={
instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:cr.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.DELETE!==void 0){let r=a.DELETE;
if(typeof r!="string"){const s={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:cr.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return He.errors=e,t===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=Ve;function O(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=O.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;
const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),t++}if(a.connectionId===void 0){const d={instancePath:n,
schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'con\
nectionId'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="url"||d==="connectionId")){const c={instancePath:n,schemaPath:"contract#/$defs/LoaderConnec\
tionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(
c),t++}if(a.url!==void 0){let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/propert\
ies/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+
"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri\
-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.connectionId!==void 0){let d=a.connectionId;if(typeof d=="string"){if(!T.
test(d)){const c={instancePath:n+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/connectionId",schemaPath:"contract#/$\
defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),
t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:n,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.
file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.
push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return O.errors=e,
u.props=m,t===0}O.evaluated={dynamicProps:!0,dynamicItems:!1};function Ve(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!O(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?O.errors:e.concat(O.errors),t=e.length;else var r=O.evaluated.props;return Ve.errors=e,u.props=r,t===0}Ve.evaluated={dynamicProps:!0,
dynamicItems:!1};var is=Je;function Je(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Je.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="message")){const s={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==
void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:n+
"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match for\
mat "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.message!==void 0){let r=a.message;if(typeof r=="string"){
if(P(r)<1){const s={instancePath:n+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/message",schemaPath:"contract#/$defs/Load\
erConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Je.errors=e,t===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=Ue,os={type:"string",enum:["","cp1252","ascii","big5","cp125\
0","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864",
"cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identit\
y","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10",
"iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDing\
bats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function ie(a,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ie.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.encodings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="encodings"){
const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.encodings!==void 0){let r=a.encodings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(typeof p!=
"string"){const m={instancePath:n+"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}if(!(p===""||p==="cp1252"||p==="ascii"||p==="big5"||p==="cp1250"||p==="cp1251"||p==="cp1253"||p==="cp1254"||p==="cp1255"||p==="cp1256"||
p==="cp1257"||p==="cp1258"||p==="cp437"||p==="cp737"||p==="cp775"||p==="cp850"||p==="cp852"||p==="cp855"||p==="cp857"||p==="cp860"||p==="cp861"||p==="cp862"||p===
"cp863"||p==="cp864"||p==="cp865"||p==="cp866"||p==="cp869"||p==="cp874"||p==="cp932"||p==="cp936"||p==="cp949"||p==="cp950"||p==="dingbats"||p==="ebcdic"||p===
"euc-cn"||p==="euc-jp"||p==="euc-kr"||p==="gb12345"||p==="gb1988"||p==="gb2312"||p==="gb2312-raw"||p==="identity"||p==="iso2022"||p==="iso2022-jp"||p==="iso2022\
-kr"||p==="iso8859-1"||p==="iso8859-2"||p==="iso8859-3"||p==="iso8859-4"||p==="iso8859-5"||p==="iso8859-6"||p==="iso8859-7"||p==="iso8859-8"||p==="iso8859-9"||p===
"iso8859-10"||p==="iso8859-13"||p==="iso8859-14"||p==="iso8859-15"||p==="iso8859-16"||p==="jis0201"||p==="jis0208"||p==="jis0212"||p==="koi8-r"||p==="koi8-u"||p===
"ksc5601"||p==="macCentEuro"||p==="macCroatian"||p==="macCyrillic"||p==="macDingbats"||p==="macGreek"||p==="macIceland"||p==="macJapan"||p==="macRoman"||p==="ma\
cRomania"||p==="macThai"||p==="macTurkish"||p==="macUkraine"||p==="shiftjis"||p==="symbol"||p==="tis-620"||p==="unicode"||p==="utf-8")){const m={instancePath:n+
"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:os.enum},message:"must be equal to one of the allowed values"};e===
null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(a,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ue.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ie(a,{instancePath:n,
parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length),Ue.errors=e,t===0}Ue.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ls=Ye,sr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,
properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY",
"DATA_EXTENSIONS","SCHEMA_DIRECTORY","SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{
type:"string",enum:["Y","N"]}}},us={type:"string",enum:["delimited"]};function ne(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ne.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.TYPE===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:
e.push(r),t++}if(a.SEQUENCE===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have \
required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_NAME===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_DISP===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),t++}
if(a.PARAM_TYPE===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required p\
roperty 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_REQD===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||
r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.TYPE!==void 0){let r=a.TYPE;if(typeof r!="string"){const s={instancePath:n+"/TY\
PE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="\
delimited"){const s={instancePath:n+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:us.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.SEQUENCE!==void 0){let r=a.SEQUENCE;if(typeof r=="string"){if(!T.test(r)){const s={instancePath:n+
"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_NAME!==void 0){let r=a.PARAM_NAME;if(typeof r!="string"){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/prop\
erties/PARAM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENS\
IONS"||r==="SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{
allowedValues:sr.properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_DISP!==void 0){let r=a.
PARAM_DISP;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_TYPE!==void 0){let r=a.PARAM_TYPE;if(typeof r!="str\
ing"){const s={instancePath:n+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="directory"||r==="list")){const s={instancePath:n+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:sr.
properties.PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_REQD!==void 0){let r=a.PARAM_REQD;if(typeof r!=
"string"){const s={instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="Y"||r==="N")){const s={instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:sr.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function oe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=oe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){const r=a.length;for(let s=0;s<r;s++)ne(a[s],{instancePath:n+"/"+s,parentData:a,parentDataProperty:s,
rootData:g,dynamicAnchors:f})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ye(a,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ye.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),oe(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length),Ye.
errors=e,t===0}Ye.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var hr=Qe,yr={type:["string","array"],maxItems:2,items:{type:"string"}};function le(a,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){
let p=r[l];if(typeof p!="string"&&!Array.isArray(p)){const m={instancePath:n+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:yr.
type},message:"must be string,array"};e===null?e=[m]:e.push(m),t++}if(Array.isArray(p)){if(p.length>2){const y={instancePath:n+"/dataRow/"+l,schemaPath:"contrac\
t#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),t++}const m=p.length;for(let y=0;y<
m;y++)if(typeof p[y]!="string"){const w={instancePath:n+"/dataRow/"+l+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[w]:e.push(w),t++}}}}else{const s={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"m\
ust have required property 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:n+"/metadata",schemaPath:"contract#/$defs/R\
owMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:n+
"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-\
reference"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMeta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ue(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ue.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="@url"){let s=a[r];if(typeof s!="string"&&!Array.
isArray(s)){const l={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:yr.type},
message:"must be string,array"};e===null?e=[l]:e.push(l),t++}if(Array.isArray(s)){if(s.length>2){const p={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[p]:e.push(p),t++}
const l=s.length;for(let p=0;p<l;p++)if(typeof s[p]!="string"){const m={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"contract#/\
$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}if(a["@url"]!==void 0&&typeof a["@url"]!=
"string"){const r={instancePath:n+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.
errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=M.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(Array.isArray(a)){if(a.
length<1){const c={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:
e.push(c),t++}const d=a.length;for(let c=0;c<d;c++)le(a[c],{instancePath:n+"/"+c,parentData:a,parentDataProperty:c,rootData:g,dynamicAnchors:f})||(e=e===null?le.
errors:e.concat(le.errors),t=e.length)}else{const d={instancePath:n,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(Array.isArray(a)){if(a.length<1){const c={instancePath:n,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const d=a.length;for(let c=0;c<d;c++)ue(a[c],{instancePath:n+
"/"+c,parentData:a,parentDataProperty:c,rootData:g,dynamicAnchors:f})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)}else{const d={instancePath:n,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}var w=y===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==
!0&&(m=!0));const d=t;if(typeof a=="string"){if(P(a)>0){const C={instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"m\
ust NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:n,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return M.errors=e,
u.items=m,t===0}M.evaluated={dynamicProps:!1,dynamicItems:!0};function me(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=me.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.columnisedName===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:n+"/col\
umns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[m]:e.push(m),t++}if(p.description===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="colum\
nisedName"||m==="humanisedName"||m==="description")){const y={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.
columnisedName;if(typeof m=="string"){if(P(m)<1){const y={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:n+
"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const m={instancePath:n+"/columns/"+l+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.description!==
void 0&&typeof p.description!="string"){const m={instancePath:n+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(M(a.rows,{instancePath:n+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,
{instancePath:n+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===
0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Qe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),me(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?me.errors:e.concat(me.errors),t=e.length),Qe.errors=e,t===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=Ze;
function de(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=de.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===
void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.
push(m),t++}if(p.description===void 0){const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||m==="humanisedName"||
m==="description")){const y={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;if(typeof m=="string"){if(P(m)<
1){const y={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==
void 0&&typeof p.humanisedName!="string"){const m={instancePath:n+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.description!==void 0&&typeof p.description!="string"){const m={
instancePath:n+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(M(a.rows,{instancePath:n+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,{instancePath:n+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=_.evaluated;u.dynamicProps&&(u.props=void 0),u.
dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),
t++}if(a.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$d\
efs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=
[c]:e.push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/pr\
operties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match fo\
rmat "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={
instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/form\
at",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/f\
ile",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
t++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;de(a,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?
de.errors:e.concat(de.errors),t=e.length);var w=y===t;if(w&&s?(s=!1,l=[l,1]):w&&(s=!0,l=1,m!==!0&&(m=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return _.errors=e,
u.props=m,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Ze(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!_(a,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;return Ze.errors=e,u.props=r,t===0}Ze.evaluated={dynamicProps:!0,
dynamicItems:!1};var ds=Xe;function Xe(a,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Xe.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a!="string"){const r={instancePath:n,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}Xe.evaluated={dynamicProps:!1,dynamicItems:!1};var ps={
"getOpenApiDocument ok":Rr,"getOpenApiDocument ok headers":o,"getOpenApiDocument badRequest":i,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument not\
Acceptable":i,"getOpenApiDocument notAcceptable headers":o,"getOpenApiDocument tooManyRequests":i,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocu\
ment internalError":i,"getOpenApiDocument internalError headers":o,"changePassword noContent headers":o,"changePassword badRequest":i,"changePassword badRequest\
 headers":o,"changePassword unauthorized":i,"changePassword unauthorized headers":v,"changePassword contentTooLarge":i,"changePassword contentTooLarge headers":o,
"changePassword unsupportedMediaType":i,"changePassword unsupportedMediaType headers":o,"changePassword tooManyRequests":i,"changePassword tooManyRequests heade\
rs":h,"changePassword internalError":i,"changePassword internalError headers":o,"changePassword unavailable":i,"changePassword unavailable headers":h,"listRepos\
itories ok":k,"listRepositories ok headers":o,"listRepositories badRequest":i,"listRepositories badRequest headers":o,"listRepositories notFound":i,"listReposit\
ories notFound headers":o,"listRepositories notAcceptable":i,"listRepositories notAcceptable headers":o,"listRepositories tooManyRequests":i,"listRepositories t\
ooManyRequests headers":h,"listRepositories internalError":i,"listRepositories internalError headers":o,"listRepositories unavailable":i,"listRepositories unava\
ilable headers":h,"createRepository created":$,"createRepository created headers":kr,"createRepository badRequest":i,"createRepository badRequest headers":o,"cr\
eateRepository unauthorized":i,"createRepository unauthorized headers":v,"createRepository forbidden":i,"createRepository forbidden headers":o,"createRepository\
 notAcceptable":i,"createRepository notAcceptable headers":o,"createRepository conflict":i,"createRepository conflict headers":o,"createRepository contentTooLar\
ge":i,"createRepository contentTooLarge headers":o,"createRepository unsupportedMediaType":i,"createRepository unsupportedMediaType headers":o,"createRepository\
 tooManyRequests":i,"createRepository tooManyRequests headers":h,"createRepository internalError":i,"createRepository internalError headers":o,"createRepository\
 unavailable":i,"createRepository unavailable headers":h,"getRepository ok":k,"getRepository ok headers":o,"getRepository badRequest":i,"getRepository badReques\
t headers":o,"getRepository unauthorized":i,"getRepository unauthorized headers":v,"getRepository forbidden":i,"getRepository forbidden headers":o,"getRepositor\
y notFound":i,"getRepository notFound headers":o,"getRepository notAcceptable":i,"getRepository notAcceptable headers":o,"getRepository tooManyRequests":i,"getR\
epository tooManyRequests headers":h,"getRepository internalError":i,"getRepository internalError headers":o,"getRepository unavailable":i,"getRepository unavai\
lable headers":h,"deleteRepository noContent headers":o,"deleteRepository badRequest":i,"deleteRepository badRequest headers":o,"deleteRepository unauthorized":i,
"deleteRepository unauthorized headers":v,"deleteRepository forbidden":i,"deleteRepository forbidden headers":o,"deleteRepository notFound":i,"deleteRepository \
notFound headers":o,"deleteRepository tooManyRequests":i,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":i,"deleteRepository inter\
nalError headers":o,"deleteRepository unavailable":i,"deleteRepository unavailable headers":h,"login ok":Er,"login ok headers":o,"login badRequest":i,"login bad\
Request headers":o,"login forbidden":i,"login forbidden headers":o,"login notFound":i,"login notFound headers":o,"login notAcceptable":i,"login notAcceptable he\
aders":o,"login tooManyRequests":i,"login tooManyRequests headers":h,"login internalError":i,"login internalError headers":o,"login unavailable":i,"login unavai\
lable headers":h,"uploadFile ok":Nr,"uploadFile ok headers":o,"uploadFile badRequest":i,"uploadFile badRequest headers":o,"uploadFile unauthorized":i,"uploadFil\
e unauthorized headers":v,"uploadFile forbidden":i,"uploadFile forbidden headers":o,"uploadFile notFound":i,"uploadFile notFound headers":o,"uploadFile notAccep\
table":i,"uploadFile notAcceptable headers":o,"uploadFile contentTooLarge":i,"uploadFile contentTooLarge headers":o,"uploadFile unsupportedMediaType":i,"uploadF\
ile unsupportedMediaType headers":o,"uploadFile tooManyRequests":i,"uploadFile tooManyRequests headers":h,"uploadFile internalError":i,"uploadFile internalError\
 headers":o,"uploadFile unavailable":i,"uploadFile unavailable headers":h,"listFiles ok":k,"listFiles ok headers":o,"listFiles badRequest":i,"listFiles badReque\
st headers":o,"listFiles unauthorized":i,"listFiles unauthorized headers":v,"listFiles forbidden":i,"listFiles forbidden headers":o,"listFiles notFound":i,"list\
Files notFound headers":o,"listFiles notAcceptable":i,"listFiles notAcceptable headers":o,"listFiles tooManyRequests":i,"listFiles tooManyRequests headers":h,"l\
istFiles internalError":i,"listFiles internalError headers":o,"listFiles unavailable":i,"listFiles unavailable headers":h,"deleteFile noContent headers":o,"dele\
teFile badRequest":i,"deleteFile badRequest headers":o,"deleteFile unauthorized":i,"deleteFile unauthorized headers":v,"deleteFile forbidden":i,"deleteFile forb\
idden headers":o,"deleteFile notFound":i,"deleteFile notFound headers":o,"deleteFile conflict":i,"deleteFile conflict headers":o,"deleteFile tooManyRequests":i,
"deleteFile tooManyRequests headers":h,"deleteFile internalError":i,"deleteFile internalError headers":o,"deleteFile unavailable":i,"deleteFile unavailable head\
ers":h,"downloadExport ok":ar,"downloadExport ok headers":Fr,"downloadExport partialContent":ar,"downloadExport partialContent headers":Lr,"downloadExport notMo\
dified headers":Mr,"downloadExport badRequest":i,"downloadExport badRequest headers":o,"downloadExport unauthorized":i,"downloadExport unauthorized headers":v,"\
downloadExport forbidden":i,"downloadExport forbidden headers":o,"downloadExport notFound":i,"downloadExport notFound headers":o,"downloadExport conflict":i,"do\
wnloadExport conflict headers":o,"downloadExport rangeNotSatisfiable":i,"downloadExport rangeNotSatisfiable headers":$r,"downloadExport tooManyRequests":i,"down\
loadExport tooManyRequests headers":h,"downloadExport internalError":i,"downloadExport internalError headers":o,"downloadExport unavailable":i,"downloadExport u\
navailable headers":h,"listEntities ok":k,"listEntities ok headers":o,"listEntities badRequest":i,"listEntities badRequest headers":o,"listEntities unauthorized":i,
"listEntities unauthorized headers":v,"listEntities forbidden":i,"listEntities forbidden headers":o,"listEntities notFound":i,"listEntities notFound headers":o,
"listEntities notAcceptable":i,"listEntities notAcceptable headers":o,"listEntities tooManyRequests":i,"listEntities tooManyRequests headers":h,"listEntities in\
ternalError":i,"listEntities internalError headers":o,"listEntities unavailable":i,"listEntities unavailable headers":h,"runEntitiesCommand ok":Dr,"runEntitiesC\
ommand ok headers":o,"runEntitiesCommand noContent headers":o,"runEntitiesCommand badRequest":i,"runEntitiesCommand badRequest headers":o,"runEntitiesCommand un\
authorized":i,"runEntitiesCommand unauthorized headers":v,"runEntitiesCommand forbidden":i,"runEntitiesCommand forbidden headers":o,"runEntitiesCommand notFound":i,
"runEntitiesCommand notFound headers":o,"runEntitiesCommand notAcceptable":i,"runEntitiesCommand notAcceptable headers":o,"runEntitiesCommand conflict":i,"runEn\
titiesCommand conflict headers":o,"runEntitiesCommand contentTooLarge":i,"runEntitiesCommand contentTooLarge headers":o,"runEntitiesCommand unsupportedMediaType":i,
"runEntitiesCommand unsupportedMediaType headers":o,"runEntitiesCommand tooManyRequests":i,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand in\
ternalError":i,"runEntitiesCommand internalError headers":o,"runEntitiesCommand unavailable":i,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand\
 ok":Br,"runExpressionsCommand ok headers":o,"runExpressionsCommand badRequest":i,"runExpressionsCommand badRequest headers":o,"runExpressionsCommand unauthoriz\
ed":i,"runExpressionsCommand unauthorized headers":v,"runExpressionsCommand forbidden":i,"runExpressionsCommand forbidden headers":o,"runExpressionsCommand notF\
ound":i,"runExpressionsCommand notFound headers":o,"runExpressionsCommand notAcceptable":i,"runExpressionsCommand notAcceptable headers":o,"runExpressionsComman\
d conflict":i,"runExpressionsCommand conflict headers":o,"runExpressionsCommand contentTooLarge":i,"runExpressionsCommand contentTooLarge headers":o,"runExpress\
ionsCommand unsupportedMediaType":i,"runExpressionsCommand unsupportedMediaType headers":o,"runExpressionsCommand tooManyRequests":i,"runExpressionsCommand tooM\
anyRequests headers":h,"runExpressionsCommand internalError":i,"runExpressionsCommand internalError headers":o,"runExpressionsCommand unavailable":i,"runExpress\
ionsCommand unavailable headers":h,"countEntities ok":er,"countEntities ok headers":o,"countEntities badRequest":i,"countEntities badRequest headers":o,"countEn\
tities unauthorized":i,"countEntities unauthorized headers":v,"countEntities forbidden":i,"countEntities forbidden headers":o,"countEntities notFound":i,"countE\
ntities notFound headers":o,"countEntities notAcceptable":i,"countEntities notAcceptable headers":o,"countEntities tooManyRequests":i,"countEntities tooManyRequ\
ests headers":h,"countEntities internalError":i,"countEntities internalError headers":o,"countEntities unavailable":i,"countEntities unavailable headers":h,"get\
Entity ok":k,"getEntity ok headers":o,"getEntity badRequest":i,"getEntity badRequest headers":o,"getEntity unauthorized":i,"getEntity unauthorized headers":v,"g\
etEntity forbidden":i,"getEntity forbidden headers":o,"getEntity notFound":i,"getEntity notFound headers":o,"getEntity notAcceptable":i,"getEntity notAcceptable\
 headers":o,"getEntity tooManyRequests":i,"getEntity tooManyRequests headers":h,"getEntity internalError":i,"getEntity internalError headers":o,"getEntity unava\
ilable":i,"getEntity unavailable headers":h,"runEntityCommand ok":Ir,"runEntityCommand ok headers":o,"runEntityCommand badRequest":i,"runEntityCommand badReques\
t headers":o,"runEntityCommand unauthorized":i,"runEntityCommand unauthorized headers":v,"runEntityCommand forbidden":i,"runEntityCommand forbidden headers":o,"\
runEntityCommand notFound":i,"runEntityCommand notFound headers":o,"runEntityCommand notAcceptable":i,"runEntityCommand notAcceptable headers":o,"runEntityComma\
nd conflict":i,"runEntityCommand conflict headers":o,"runEntityCommand contentTooLarge":i,"runEntityCommand contentTooLarge headers":o,"runEntityCommand unsuppo\
rtedMediaType":i,"runEntityCommand unsupportedMediaType headers":o,"runEntityCommand tooManyRequests":i,"runEntityCommand tooManyRequests headers":h,"runEntityC\
ommand internalError":i,"runEntityCommand internalError headers":o,"runEntityCommand unavailable":i,"runEntityCommand unavailable headers":h,"deleteEntity noCon\
tent headers":o,"deleteEntity badRequest":i,"deleteEntity badRequest headers":o,"deleteEntity unauthorized":i,"deleteEntity unauthorized headers":v,"deleteEntit\
y forbidden":i,"deleteEntity forbidden headers":o,"deleteEntity notFound":i,"deleteEntity notFound headers":o,"deleteEntity tooManyRequests":i,"deleteEntity too\
ManyRequests headers":h,"deleteEntity internalError":i,"deleteEntity internalError headers":o,"deleteEntity unavailable":i,"deleteEntity unavailable headers":h,
"listRows ok":k,"listRows ok headers":o,"listRows badRequest":i,"listRows badRequest headers":o,"listRows unauthorized":i,"listRows unauthorized headers":v,"lis\
tRows forbidden":i,"listRows forbidden headers":o,"listRows notFound":i,"listRows notFound headers":o,"listRows notAcceptable":i,"listRows notAcceptable headers":o,
"listRows conflict":i,"listRows conflict headers":o,"listRows tooManyRequests":i,"listRows tooManyRequests headers":h,"listRows internalError":i,"listRows inter\
nalError headers":o,"listRows unavailable":i,"listRows unavailable headers":h,"runRowsCommand ok":A,"runRowsCommand ok headers":o,"runRowsCommand badRequest":i,
"runRowsCommand badRequest headers":o,"runRowsCommand unauthorized":i,"runRowsCommand unauthorized headers":v,"runRowsCommand forbidden":i,"runRowsCommand forbi\
dden headers":o,"runRowsCommand notFound":i,"runRowsCommand notFound headers":o,"runRowsCommand notAcceptable":i,"runRowsCommand notAcceptable headers":o,"runRo\
wsCommand conflict":i,"runRowsCommand conflict headers":o,"runRowsCommand contentTooLarge":i,"runRowsCommand contentTooLarge headers":o,"runRowsCommand unsuppor\
tedMediaType":i,"runRowsCommand unsupportedMediaType headers":o,"runRowsCommand tooManyRequests":i,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":i,"runRowsCommand internalError headers":o,"runRowsCommand unavailable":i,"runRowsCommand unavailable headers":h,"listRejectedRows ok":k,"listRejec\
tedRows ok headers":o,"listRejectedRows badRequest":i,"listRejectedRows badRequest headers":o,"listRejectedRows unauthorized":i,"listRejectedRows unauthorized h\
eaders":v,"listRejectedRows forbidden":i,"listRejectedRows forbidden headers":o,"listRejectedRows notFound":i,"listRejectedRows notFound headers":o,"listRejecte\
dRows notAcceptable":i,"listRejectedRows notAcceptable headers":o,"listRejectedRows tooManyRequests":i,"listRejectedRows tooManyRequests headers":h,"listRejecte\
dRows internalError":i,"listRejectedRows internalError headers":o,"listRejectedRows unavailable":i,"listRejectedRows unavailable headers":h,"getReport ok":zr,"g\
etReport ok headers":Or,"getReport badRequest":i,"getReport badRequest headers":o,"getReport unauthorized":i,"getReport unauthorized headers":v,"getReport forbi\
dden":i,"getReport forbidden headers":o,"getReport notFound":i,"getReport notFound headers":o,"getReport notAcceptable":i,"getReport notAcceptable headers":o,"g\
etReport conflict":i,"getReport conflict headers":o,"getReport tooManyRequests":i,"getReport tooManyRequests headers":h,"getReport internalError":i,"getReport i\
nternalError headers":o,"getReport unavailable":i,"getReport unavailable headers":h,"listAttributes ok":k,"listAttributes ok headers":o,"listAttributes badReque\
st":i,"listAttributes badRequest headers":o,"listAttributes unauthorized":i,"listAttributes unauthorized headers":v,"listAttributes forbidden":i,"listAttributes\
 forbidden headers":o,"listAttributes notFound":i,"listAttributes notFound headers":o,"listAttributes notAcceptable":i,"listAttributes notAcceptable headers":o,
"listAttributes tooManyRequests":i,"listAttributes tooManyRequests headers":h,"listAttributes internalError":i,"listAttributes internalError headers":o,"listAtt\
ributes unavailable":i,"listAttributes unavailable headers":h,"runAttributesCommand ok":A,"runAttributesCommand ok headers":o,"runAttributesCommand badRequest":i,
"runAttributesCommand badRequest headers":o,"runAttributesCommand unauthorized":i,"runAttributesCommand unauthorized headers":v,"runAttributesCommand forbidden":i,
"runAttributesCommand forbidden headers":o,"runAttributesCommand notFound":i,"runAttributesCommand notFound headers":o,"runAttributesCommand notAcceptable":i,"r\
unAttributesCommand notAcceptable headers":o,"runAttributesCommand contentTooLarge":i,"runAttributesCommand contentTooLarge headers":o,"runAttributesCommand uns\
upportedMediaType":i,"runAttributesCommand unsupportedMediaType headers":o,"runAttributesCommand tooManyRequests":i,"runAttributesCommand tooManyRequests header\
s":h,"runAttributesCommand internalError":i,"runAttributesCommand internalError headers":o,"runAttributesCommand unavailable":i,"runAttributesCommand unavailabl\
e headers":h,"getAttribute ok":k,"getAttribute ok headers":o,"getAttribute badRequest":i,"getAttribute badRequest headers":o,"getAttribute unauthorized":i,"getA\
ttribute unauthorized headers":v,"getAttribute forbidden":i,"getAttribute forbidden headers":o,"getAttribute notFound":i,"getAttribute notFound headers":o,"getA\
ttribute notAcceptable":i,"getAttribute notAcceptable headers":o,"getAttribute tooManyRequests":i,"getAttribute tooManyRequests headers":h,"getAttribute interna\
lError":i,"getAttribute internalError headers":o,"getAttribute unavailable":i,"getAttribute unavailable headers":h,"listValues ok":k,"listValues ok headers":o,"\
listValues badRequest":i,"listValues badRequest headers":o,"listValues unauthorized":i,"listValues unauthorized headers":v,"listValues forbidden":i,"listValues \
forbidden headers":o,"listValues notFound":i,"listValues notFound headers":o,"listValues notAcceptable":i,"listValues notAcceptable headers":o,"listValues confl\
ict":i,"listValues conflict headers":o,"listValues tooManyRequests":i,"listValues tooManyRequests headers":h,"listValues internalError":i,"listValues internalEr\
ror headers":o,"listValues unavailable":i,"listValues unavailable headers":h,"runValuesCommand ok":A,"runValuesCommand ok headers":o,"runValuesCommand badReques\
t":i,"runValuesCommand badRequest headers":o,"runValuesCommand unauthorized":i,"runValuesCommand unauthorized headers":v,"runValuesCommand forbidden":i,"runValu\
esCommand forbidden headers":o,"runValuesCommand notFound":i,"runValuesCommand notFound headers":o,"runValuesCommand notAcceptable":i,"runValuesCommand notAccep\
table headers":o,"runValuesCommand conflict":i,"runValuesCommand conflict headers":o,"runValuesCommand contentTooLarge":i,"runValuesCommand contentTooLarge head\
ers":o,"runValuesCommand unsupportedMediaType":i,"runValuesCommand unsupportedMediaType headers":o,"runValuesCommand tooManyRequests":i,"runValuesCommand tooMan\
yRequests headers":h,"runValuesCommand internalError":i,"runValuesCommand internalError headers":o,"runValuesCommand unavailable":i,"runValuesCommand unavailabl\
e headers":h,"listMasks ok":k,"listMasks ok headers":o,"listMasks badRequest":i,"listMasks badRequest headers":o,"listMasks unauthorized":i,"listMasks unauthori\
zed headers":v,"listMasks forbidden":i,"listMasks forbidden headers":o,"listMasks notFound":i,"listMasks notFound headers":o,"listMasks notAcceptable":i,"listMa\
sks notAcceptable headers":o,"listMasks conflict":i,"listMasks conflict headers":o,"listMasks tooManyRequests":i,"listMasks tooManyRequests headers":h,"listMask\
s internalError":i,"listMasks internalError headers":o,"listMasks unavailable":i,"listMasks unavailable headers":h,"runMasksCommand ok":A,"runMasksCommand ok he\
aders":o,"runMasksCommand badRequest":i,"runMasksCommand badRequest headers":o,"runMasksCommand unauthorized":i,"runMasksCommand unauthorized headers":v,"runMas\
ksCommand forbidden":i,"runMasksCommand forbidden headers":o,"runMasksCommand notFound":i,"runMasksCommand notFound headers":o,"runMasksCommand notAcceptable":i,
"runMasksCommand notAcceptable headers":o,"runMasksCommand conflict":i,"runMasksCommand conflict headers":o,"runMasksCommand contentTooLarge":i,"runMasksCommand\
 contentTooLarge headers":o,"runMasksCommand unsupportedMediaType":i,"runMasksCommand unsupportedMediaType headers":o,"runMasksCommand tooManyRequests":i,"runMa\
sksCommand tooManyRequests headers":h,"runMasksCommand internalError":i,"runMasksCommand internalError headers":o,"runMasksCommand unavailable":i,"runMasksComma\
nd unavailable headers":h,"listPatterns ok":k,"listPatterns ok headers":o,"listPatterns badRequest":i,"listPatterns badRequest headers":o,"listPatterns unauthor\
ized":i,"listPatterns unauthorized headers":v,"listPatterns forbidden":i,"listPatterns forbidden headers":o,"listPatterns notFound":i,"listPatterns notFound hea\
ders":o,"listPatterns notAcceptable":i,"listPatterns notAcceptable headers":o,"listPatterns conflict":i,"listPatterns conflict headers":o,"listPatterns tooManyR\
equests":i,"listPatterns tooManyRequests headers":h,"listPatterns internalError":i,"listPatterns internalError headers":o,"listPatterns unavailable":i,"listPatt\
erns unavailable headers":h,"runPatternsCommand ok":A,"runPatternsCommand ok headers":o,"runPatternsCommand badRequest":i,"runPatternsCommand badRequest headers":o,
"runPatternsCommand unauthorized":i,"runPatternsCommand unauthorized headers":v,"runPatternsCommand forbidden":i,"runPatternsCommand forbidden headers":o,"runPa\
tternsCommand notFound":i,"runPatternsCommand notFound headers":o,"runPatternsCommand notAcceptable":i,"runPatternsCommand notAcceptable headers":o,"runPatterns\
Command conflict":i,"runPatternsCommand conflict headers":o,"runPatternsCommand contentTooLarge":i,"runPatternsCommand contentTooLarge headers":o,"runPatternsCo\
mmand unsupportedMediaType":i,"runPatternsCommand unsupportedMediaType headers":o,"runPatternsCommand tooManyRequests":i,"runPatternsCommand tooManyRequests hea\
ders":h,"runPatternsCommand internalError":i,"runPatternsCommand internalError headers":o,"runPatternsCommand unavailable":i,"runPatternsCommand unavailable hea\
ders":h,"runSoundexesCommand ok":A,"runSoundexesCommand ok headers":o,"runSoundexesCommand badRequest":i,"runSoundexesCommand badRequest headers":o,"runSoundexe\
sCommand unauthorized":i,"runSoundexesCommand unauthorized headers":v,"runSoundexesCommand forbidden":i,"runSoundexesCommand forbidden headers":o,"runSoundexesC\
ommand notFound":i,"runSoundexesCommand notFound headers":o,"runSoundexesCommand notAcceptable":i,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCom\
mand conflict":i,"runSoundexesCommand conflict headers":o,"runSoundexesCommand contentTooLarge":i,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesC\
ommand unsupportedMediaType":i,"runSoundexesCommand unsupportedMediaType headers":o,"runSoundexesCommand tooManyRequests":i,"runSoundexesCommand tooManyRequests\
 headers":h,"runSoundexesCommand internalError":i,"runSoundexesCommand internalError headers":o,"runSoundexesCommand unavailable":i,"runSoundexesCommand unavail\
able headers":h,"listMetaphones ok":k,"listMetaphones ok headers":o,"listMetaphones badRequest":i,"listMetaphones badRequest headers":o,"listMetaphones unauthor\
ized":i,"listMetaphones unauthorized headers":v,"listMetaphones forbidden":i,"listMetaphones forbidden headers":o,"listMetaphones notFound":i,"listMetaphones no\
tFound headers":o,"listMetaphones notAcceptable":i,"listMetaphones notAcceptable headers":o,"listMetaphones conflict":i,"listMetaphones conflict headers":o,"lis\
tMetaphones tooManyRequests":i,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":i,"listMetaphones internalError headers":o,"listMetapho\
nes unavailable":i,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":A,"runMetaphonesCommand ok headers":o,"runMetaphonesCommand badRequest":i,"r\
unMetaphonesCommand badRequest headers":o,"runMetaphonesCommand unauthorized":i,"runMetaphonesCommand unauthorized headers":v,"runMetaphonesCommand forbidden":i,
"runMetaphonesCommand forbidden headers":o,"runMetaphonesCommand notFound":i,"runMetaphonesCommand notFound headers":o,"runMetaphonesCommand notAcceptable":i,"r\
unMetaphonesCommand notAcceptable headers":o,"runMetaphonesCommand conflict":i,"runMetaphonesCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":i,
"runMetaphonesCommand contentTooLarge headers":o,"runMetaphonesCommand unsupportedMediaType":i,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetapho\
nesCommand tooManyRequests":i,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":i,"runMetaphonesCommand internalError header\
s":o,"runMetaphonesCommand unavailable":i,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":_r,"unmaskValue ok headers":o,"unmaskValue badRequest":i,
"unmaskValue badRequest headers":o,"unmaskValue unauthorized":i,"unmaskValue unauthorized headers":v,"unmaskValue forbidden":i,"unmaskValue forbidden headers":o,
"unmaskValue notFound":i,"unmaskValue notFound headers":o,"unmaskValue notAcceptable":i,"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":i,"u\
nmaskValue contentTooLarge headers":o,"unmaskValue unsupportedMediaType":i,"unmaskValue unsupportedMediaType headers":o,"unmaskValue tooManyRequests":i,"unmaskV\
alue tooManyRequests headers":h,"unmaskValue internalError":i,"unmaskValue internalError headers":o,"unmaskValue unavailable":i,"unmaskValue unavailable headers":h,
"listFunctions ok":Sr,"listFunctions ok headers":o,"listFunctions badRequest":i,"listFunctions badRequest headers":o,"listFunctions unauthorized":i,"listFunctio\
ns unauthorized headers":v,"listFunctions forbidden":i,"listFunctions forbidden headers":o,"listFunctions notFound":i,"listFunctions notFound headers":o,"listFu\
nctions notAcceptable":i,"listFunctions notAcceptable headers":o,"listFunctions tooManyRequests":i,"listFunctions tooManyRequests headers":h,"listFunctions inte\
rnalError":i,"listFunctions internalError headers":o,"listFunctions unavailable":i,"listFunctions unavailable headers":h,"listPriorities ok":Vr,"listPriorities \
ok headers":o,"listPriorities badRequest":i,"listPriorities badRequest headers":o,"listPriorities unauthorized":i,"listPriorities unauthorized headers":v,"listP\
riorities forbidden":i,"listPriorities forbidden headers":o,"listPriorities notFound":i,"listPriorities notFound headers":o,"listPriorities notAcceptable":i,"li\
stPriorities notAcceptable headers":o,"listPriorities tooManyRequests":i,"listPriorities tooManyRequests headers":h,"listPriorities internalError":i,"listPriori\
ties internalError headers":o,"listPriorities unavailable":i,"listPriorities unavailable headers":h,"runPrioritiesCommand created":$,"runPrioritiesCommand creat\
ed headers":mr,"runPrioritiesCommand badRequest":i,"runPrioritiesCommand badRequest headers":o,"runPrioritiesCommand unauthorized":i,"runPrioritiesCommand unaut\
horized headers":v,"runPrioritiesCommand forbidden":i,"runPrioritiesCommand forbidden headers":o,"runPrioritiesCommand notFound":i,"runPrioritiesCommand notFoun\
d headers":o,"runPrioritiesCommand notAcceptable":i,"runPrioritiesCommand notAcceptable headers":o,"runPrioritiesCommand contentTooLarge":i,"runPrioritiesComman\
d contentTooLarge headers":o,"runPrioritiesCommand unsupportedMediaType":i,"runPrioritiesCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRe\
quests":i,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":i,"runPrioritiesCommand internalError headers":o,"runPrioritiesC\
ommand unavailable":i,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":$,"runPriorityCommand created headers":mr,"runPriorityCommand ba\
dRequest":i,"runPriorityCommand badRequest headers":o,"runPriorityCommand unauthorized":i,"runPriorityCommand unauthorized headers":v,"runPriorityCommand forbid\
den":i,"runPriorityCommand forbidden headers":o,"runPriorityCommand notFound":i,"runPriorityCommand notFound headers":o,"runPriorityCommand notAcceptable":i,"ru\
nPriorityCommand notAcceptable headers":o,"runPriorityCommand contentTooLarge":i,"runPriorityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedM\
ediaType":i,"runPriorityCommand unsupportedMediaType headers":o,"runPriorityCommand tooManyRequests":i,"runPriorityCommand tooManyRequests headers":h,"runPriori\
tyCommand internalError":i,"runPriorityCommand internalError headers":o,"runPriorityCommand unavailable":i,"runPriorityCommand unavailable headers":h,"deletePri\
ority noContent headers":o,"deletePriority badRequest":i,"deletePriority badRequest headers":o,"deletePriority unauthorized":i,"deletePriority unauthorized head\
ers":v,"deletePriority forbidden":i,"deletePriority forbidden headers":o,"deletePriority notFound":i,"deletePriority notFound headers":o,"deletePriority tooMany\
Requests":i,"deletePriority tooManyRequests headers":h,"deletePriority internalError":i,"deletePriority internalError headers":o,"deletePriority unavailable":i,
"deletePriority unavailable headers":h,"listLibraryEntities ok":k,"listLibraryEntities ok headers":o,"listLibraryEntities badRequest":i,"listLibraryEntities bad\
Request headers":o,"listLibraryEntities unauthorized":i,"listLibraryEntities unauthorized headers":v,"listLibraryEntities forbidden":i,"listLibraryEntities forb\
idden headers":o,"listLibraryEntities notFound":i,"listLibraryEntities notFound headers":o,"listLibraryEntities notAcceptable":i,"listLibraryEntities notAccepta\
ble headers":o,"listLibraryEntities tooManyRequests":i,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":i,"listLibraryEntitie\
s internalError headers":o,"listLibraryEntities unavailable":i,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":Zr,"runLibraryEntities\
Command ok headers":o,"runLibraryEntitiesCommand badRequest":i,"runLibraryEntitiesCommand badRequest headers":o,"runLibraryEntitiesCommand unauthorized":i,"runL\
ibraryEntitiesCommand unauthorized headers":v,"runLibraryEntitiesCommand forbidden":i,"runLibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand\
 notFound":i,"runLibraryEntitiesCommand notFound headers":o,"runLibraryEntitiesCommand notAcceptable":i,"runLibraryEntitiesCommand notAcceptable headers":o,"run\
LibraryEntitiesCommand conflict":i,"runLibraryEntitiesCommand conflict headers":o,"runLibraryEntitiesCommand contentTooLarge":i,"runLibraryEntitiesCommand conte\
ntTooLarge headers":o,"runLibraryEntitiesCommand unsupportedMediaType":i,"runLibraryEntitiesCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand t\
ooManyRequests":i,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":i,"runLibraryEntitiesCommand internalError hea\
ders":o,"runLibraryEntitiesCommand unavailable":i,"runLibraryEntitiesCommand unavailable headers":h,"getLibraryEntity ok":k,"getLibraryEntity ok headers":o,"get\
LibraryEntity badRequest":i,"getLibraryEntity badRequest headers":o,"getLibraryEntity unauthorized":i,"getLibraryEntity unauthorized headers":v,"getLibraryEntit\
y forbidden":i,"getLibraryEntity forbidden headers":o,"getLibraryEntity notFound":i,"getLibraryEntity notFound headers":o,"getLibraryEntity notAcceptable":i,"ge\
tLibraryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":i,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":i,"ge\
tLibraryEntity internalError headers":o,"getLibraryEntity unavailable":i,"getLibraryEntity unavailable headers":h,"deleteLibraryEntity noContent headers":o,"del\
eteLibraryEntity badRequest":i,"deleteLibraryEntity badRequest headers":o,"deleteLibraryEntity unauthorized":i,"deleteLibraryEntity unauthorized headers":v,"del\
eteLibraryEntity forbidden":i,"deleteLibraryEntity forbidden headers":o,"deleteLibraryEntity notFound":i,"deleteLibraryEntity notFound headers":o,"deleteLibrary\
Entity tooManyRequests":i,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":i,"deleteLibraryEntity internalError headers":o,"d\
eleteLibraryEntity unavailable":i,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":k,"listLibraryAttributes ok headers":o,"listLibraryAttr\
ibutes badRequest":i,"listLibraryAttributes badRequest headers":o,"listLibraryAttributes unauthorized":i,"listLibraryAttributes unauthorized headers":v,"listLib\
raryAttributes forbidden":i,"listLibraryAttributes forbidden headers":o,"listLibraryAttributes notFound":i,"listLibraryAttributes notFound headers":o,"listLibra\
ryAttributes notAcceptable":i,"listLibraryAttributes notAcceptable headers":o,"listLibraryAttributes tooManyRequests":i,"listLibraryAttributes tooManyRequests h\
eaders":h,"listLibraryAttributes internalError":i,"listLibraryAttributes internalError headers":o,"listLibraryAttributes unavailable":i,"listLibraryAttributes u\
navailable headers":h,"listBusinessRules ok":k,"listBusinessRules ok headers":o,"listBusinessRules badRequest":i,"listBusinessRules badRequest headers":o,"listB\
usinessRules unauthorized":i,"listBusinessRules unauthorized headers":v,"listBusinessRules forbidden":i,"listBusinessRules forbidden headers":o,"listBusinessRul\
es notFound":i,"listBusinessRules notFound headers":o,"listBusinessRules notAcceptable":i,"listBusinessRules notAcceptable headers":o,"listBusinessRules tooMany\
Requests":i,"listBusinessRules tooManyRequests headers":h,"listBusinessRules internalError":i,"listBusinessRules internalError headers":o,"listBusinessRules una\
vailable":i,"listBusinessRules unavailable headers":h,"runBusinessRulesCommand ok":A,"runBusinessRulesCommand ok headers":o,"runBusinessRulesCommand badRequest":i,
"runBusinessRulesCommand badRequest headers":o,"runBusinessRulesCommand unauthorized":i,"runBusinessRulesCommand unauthorized headers":v,"runBusinessRulesComman\
d forbidden":i,"runBusinessRulesCommand forbidden headers":o,"runBusinessRulesCommand notFound":i,"runBusinessRulesCommand notFound headers":o,"runBusinessRules\
Command notAcceptable":i,"runBusinessRulesCommand notAcceptable headers":o,"runBusinessRulesCommand contentTooLarge":i,"runBusinessRulesCommand contentTooLarge \
headers":o,"runBusinessRulesCommand unsupportedMediaType":i,"runBusinessRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCommand tooManyRequests":i,
"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRulesCommand internalError":i,"runBusinessRulesCommand internalError headers":o,"runBusinessRule\
sCommand unavailable":i,"runBusinessRulesCommand unavailable headers":h,"countBusinessRules ok":er,"countBusinessRules ok headers":o,"countBusinessRules badRequ\
est":i,"countBusinessRules badRequest headers":o,"countBusinessRules unauthorized":i,"countBusinessRules unauthorized headers":v,"countBusinessRules forbidden":i,
"countBusinessRules forbidden headers":o,"countBusinessRules notFound":i,"countBusinessRules notFound headers":o,"countBusinessRules notAcceptable":i,"countBusi\
nessRules notAcceptable headers":o,"countBusinessRules tooManyRequests":i,"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalError":i,"c\
ountBusinessRules internalError headers":o,"countBusinessRules unavailable":i,"countBusinessRules unavailable headers":h,"listAggregateMethods ok":Xr,"listAggre\
gateMethods ok headers":o,"listAggregateMethods badRequest":i,"listAggregateMethods badRequest headers":o,"listAggregateMethods unauthorized":i,"listAggregateMe\
thods unauthorized headers":v,"listAggregateMethods forbidden":i,"listAggregateMethods forbidden headers":o,"listAggregateMethods notFound":i,"listAggregateMeth\
ods notFound headers":o,"listAggregateMethods notAcceptable":i,"listAggregateMethods notAcceptable headers":o,"listAggregateMethods tooManyRequests":i,"listAggr\
egateMethods tooManyRequests headers":h,"listAggregateMethods internalError":i,"listAggregateMethods internalError headers":o,"listAggregateMethods unavailable":i,
"listAggregateMethods unavailable headers":h,"listRealBusinessRules ok":k,"listRealBusinessRules ok headers":o,"listRealBusinessRules badRequest":i,"listRealBus\
inessRules badRequest headers":o,"listRealBusinessRules unauthorized":i,"listRealBusinessRules unauthorized headers":v,"listRealBusinessRules forbidden":i,"list\
RealBusinessRules forbidden headers":o,"listRealBusinessRules notFound":i,"listRealBusinessRules notFound headers":o,"listRealBusinessRules notAcceptable":i,"li\
stRealBusinessRules notAcceptable headers":o,"listRealBusinessRules tooManyRequests":i,"listRealBusinessRules tooManyRequests headers":h,"listRealBusinessRules \
internalError":i,"listRealBusinessRules internalError headers":o,"listRealBusinessRules unavailable":i,"listRealBusinessRules unavailable headers":h,"runRealBus\
inessRulesCommand ok":Kr,"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":i,"runRealBusinessRulesCommand badRequest headers":o,
"runRealBusinessRulesCommand unauthorized":i,"runRealBusinessRulesCommand unauthorized headers":v,"runRealBusinessRulesCommand forbidden":i,"runRealBusinessRule\
sCommand forbidden headers":o,"runRealBusinessRulesCommand notFound":i,"runRealBusinessRulesCommand notFound headers":o,"runRealBusinessRulesCommand notAcceptab\
le":i,"runRealBusinessRulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":i,"runRealBusinessRulesCommand conflict headers":o,"runRealBu\
sinessRulesCommand contentTooLarge":i,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusinessRulesCommand unsupportedMediaType":i,"runRealBusin\
essRulesCommand unsupportedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":i,"runRealBusinessRulesCommand tooManyRequests headers":h,"runReal\
BusinessRulesCommand internalError":i,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessRulesCommand unavailable":i,"runRealBusinessRulesCom\
mand unavailable headers":h,"deleteRealBusinessRules ok":$,"deleteRealBusinessRules ok headers":o,"deleteRealBusinessRules badRequest":i,"deleteRealBusinessRule\
s badRequest headers":o,"deleteRealBusinessRules unauthorized":i,"deleteRealBusinessRules unauthorized headers":v,"deleteRealBusinessRules forbidden":i,"deleteR\
ealBusinessRules forbidden headers":o,"deleteRealBusinessRules notFound":i,"deleteRealBusinessRules notFound headers":o,"deleteRealBusinessRules notAcceptable":i,
"deleteRealBusinessRules notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":i,"deleteRealBusinessRules contentTooLarge headers":o,"deleteRealBus\
inessRules unsupportedMediaType":i,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusinessRules tooManyRequests":i,"deleteRealBusinessRules\
 tooManyRequests headers":h,"deleteRealBusinessRules internalError":i,"deleteRealBusinessRules internalError headers":o,"deleteRealBusinessRules unavailable":i,
"deleteRealBusinessRules unavailable headers":h,"countRealBusinessRules ok":er,"countRealBusinessRules ok headers":o,"countRealBusinessRules badRequest":i,"coun\
tRealBusinessRules badRequest headers":o,"countRealBusinessRules unauthorized":i,"countRealBusinessRules unauthorized headers":v,"countRealBusinessRules forbidd\
en":i,"countRealBusinessRules forbidden headers":o,"countRealBusinessRules notFound":i,"countRealBusinessRules notFound headers":o,"countRealBusinessRules notAc\
ceptable":i,"countRealBusinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":i,"countRealBusinessRules tooManyRequests headers":h,"coun\
tRealBusinessRules internalError":i,"countRealBusinessRules internalError headers":o,"countRealBusinessRules unavailable":i,"countRealBusinessRules unavailable \
headers":h,"listEntityBusinessRules ok":k,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules badRequest":i,"listEntityBusinessRules badRequest head\
ers":o,"listEntityBusinessRules unauthorized":i,"listEntityBusinessRules unauthorized headers":v,"listEntityBusinessRules forbidden":i,"listEntityBusinessRules \
forbidden headers":o,"listEntityBusinessRules notFound":i,"listEntityBusinessRules notFound headers":o,"listEntityBusinessRules notAcceptable":i,"listEntityBusi\
nessRules notAcceptable headers":o,"listEntityBusinessRules tooManyRequests":i,"listEntityBusinessRules tooManyRequests headers":h,"listEntityBusinessRules inte\
rnalError":i,"listEntityBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":i,"listEntityBusinessRules unavailable headers":h,"runEntit\
yBusinessRulesCommand ok":pr,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand badRequest":i,"runEntityBusinessRulesCommand badRequest\
 headers":o,"runEntityBusinessRulesCommand unauthorized":i,"runEntityBusinessRulesCommand unauthorized headers":v,"runEntityBusinessRulesCommand forbidden":i,"r\
unEntityBusinessRulesCommand forbidden headers":o,"runEntityBusinessRulesCommand notFound":i,"runEntityBusinessRulesCommand notFound headers":o,"runEntityBusine\
ssRulesCommand notAcceptable":i,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessRulesCommand conflict":i,"runEntityBusinessRulesComman\
d conflict headers":o,"runEntityBusinessRulesCommand contentTooLarge":i,"runEntityBusinessRulesCommand contentTooLarge headers":o,"runEntityBusinessRulesCommand\
 unsupportedMediaType":i,"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessRulesCommand tooManyRequests":i,"runEntityBusinessRule\
sCommand tooManyRequests headers":h,"runEntityBusinessRulesCommand internalError":i,"runEntityBusinessRulesCommand internalError headers":o,"runEntityBusinessRu\
lesCommand unavailable":i,"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules ok":k,"listAttributeBusinessRules ok headers":o,"lis\
tAttributeBusinessRules badRequest":i,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusinessRules unauthorized":i,"listAttributeBusinessRules \
unauthorized headers":v,"listAttributeBusinessRules forbidden":i,"listAttributeBusinessRules forbidden headers":o,"listAttributeBusinessRules notFound":i,"listA\
ttributeBusinessRules notFound headers":o,"listAttributeBusinessRules notAcceptable":i,"listAttributeBusinessRules notAcceptable headers":o,"listAttributeBusine\
ssRules tooManyRequests":i,"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRules internalError":i,"listAttributeBusinessRules inter\
nalError headers":o,"listAttributeBusinessRules unavailable":i,"listAttributeBusinessRules unavailable headers":h,"runAttributeBusinessRulesCommand ok":pr,"runA\
ttributeBusinessRulesCommand ok headers":o,"runAttributeBusinessRulesCommand badRequest":i,"runAttributeBusinessRulesCommand badRequest headers":o,"runAttribute\
BusinessRulesCommand unauthorized":i,"runAttributeBusinessRulesCommand unauthorized headers":v,"runAttributeBusinessRulesCommand forbidden":i,"runAttributeBusin\
essRulesCommand forbidden headers":o,"runAttributeBusinessRulesCommand notFound":i,"runAttributeBusinessRulesCommand notFound headers":o,"runAttributeBusinessRu\
lesCommand notAcceptable":i,"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusinessRulesCommand conflict":i,"runAttributeBusinessRulesC\
ommand conflict headers":o,"runAttributeBusinessRulesCommand contentTooLarge":i,"runAttributeBusinessRulesCommand contentTooLarge headers":o,"runAttributeBusine\
ssRulesCommand unsupportedMediaType":i,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"runAttributeBusinessRulesCommand tooManyRequests":i,"r\
unAttributeBusinessRulesCommand tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":i,"runAttributeBusinessRulesCommand internalError he\
aders":o,"runAttributeBusinessRulesCommand unavailable":i,"runAttributeBusinessRulesCommand unavailable headers":h,"listEntityRuleHistory ok":k,"listEntityRuleH\
istory ok headers":o,"listEntityRuleHistory badRequest":i,"listEntityRuleHistory badRequest headers":o,"listEntityRuleHistory unauthorized":i,"listEntityRuleHis\
tory unauthorized headers":v,"listEntityRuleHistory forbidden":i,"listEntityRuleHistory forbidden headers":o,"listEntityRuleHistory notFound":i,"listEntityRuleH\
istory notFound headers":o,"listEntityRuleHistory notAcceptable":i,"listEntityRuleHistory notAcceptable headers":o,"listEntityRuleHistory tooManyRequests":i,"li\
stEntityRuleHistory tooManyRequests headers":h,"listEntityRuleHistory internalError":i,"listEntityRuleHistory internalError headers":o,"listEntityRuleHistory un\
available":i,"listEntityRuleHistory unavailable headers":h,"runEntityRuleHistoryCommand ok":A,"runEntityRuleHistoryCommand ok headers":o,"runEntityRuleHistoryCo\
mmand badRequest":i,"runEntityRuleHistoryCommand badRequest headers":o,"runEntityRuleHistoryCommand unauthorized":i,"runEntityRuleHistoryCommand unauthorized he\
aders":v,"runEntityRuleHistoryCommand forbidden":i,"runEntityRuleHistoryCommand forbidden headers":o,"runEntityRuleHistoryCommand notFound":i,"runEntityRuleHist\
oryCommand notFound headers":o,"runEntityRuleHistoryCommand notAcceptable":i,"runEntityRuleHistoryCommand notAcceptable headers":o,"runEntityRuleHistoryCommand \
contentTooLarge":i,"runEntityRuleHistoryCommand contentTooLarge headers":o,"runEntityRuleHistoryCommand unsupportedMediaType":i,"runEntityRuleHistoryCommand uns\
upportedMediaType headers":o,"runEntityRuleHistoryCommand tooManyRequests":i,"runEntityRuleHistoryCommand tooManyRequests headers":h,"runEntityRuleHistoryComman\
d internalError":i,"runEntityRuleHistoryCommand internalError headers":o,"runEntityRuleHistoryCommand unavailable":i,"runEntityRuleHistoryCommand unavailable he\
aders":h,"listAllRuleHistory ok":k,"listAllRuleHistory ok headers":o,"listAllRuleHistory badRequest":i,"listAllRuleHistory badRequest headers":o,"listAllRuleHis\
tory unauthorized":i,"listAllRuleHistory unauthorized headers":v,"listAllRuleHistory forbidden":i,"listAllRuleHistory forbidden headers":o,"listAllRuleHistory n\
otFound":i,"listAllRuleHistory notFound headers":o,"listAllRuleHistory notAcceptable":i,"listAllRuleHistory notAcceptable headers":o,"listAllRuleHistory tooMany\
Requests":i,"listAllRuleHistory tooManyRequests headers":h,"listAllRuleHistory internalError":i,"listAllRuleHistory internalError headers":o,"listAllRuleHistory\
 unavailable":i,"listAllRuleHistory unavailable headers":h,"runAllRuleHistoryCommand ok":A,"runAllRuleHistoryCommand ok headers":o,"runAllRuleHistoryCommand bad\
Request":i,"runAllRuleHistoryCommand badRequest headers":o,"runAllRuleHistoryCommand unauthorized":i,"runAllRuleHistoryCommand unauthorized headers":v,"runAllRu\
leHistoryCommand forbidden":i,"runAllRuleHistoryCommand forbidden headers":o,"runAllRuleHistoryCommand notFound":i,"runAllRuleHistoryCommand notFound headers":o,
"runAllRuleHistoryCommand notAcceptable":i,"runAllRuleHistoryCommand notAcceptable headers":o,"runAllRuleHistoryCommand contentTooLarge":i,"runAllRuleHistoryCom\
mand contentTooLarge headers":o,"runAllRuleHistoryCommand unsupportedMediaType":i,"runAllRuleHistoryCommand unsupportedMediaType headers":o,"runAllRuleHistoryCo\
mmand tooManyRequests":i,"runAllRuleHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand internalError":i,"runAllRuleHistoryCommand internalError\
 headers":o,"runAllRuleHistoryCommand unavailable":i,"runAllRuleHistoryCommand unavailable headers":h,"listEntityCompliance ok":k,"listEntityCompliance ok heade\
rs":o,"listEntityCompliance badRequest":i,"listEntityCompliance badRequest headers":o,"listEntityCompliance unauthorized":i,"listEntityCompliance unauthorized h\
eaders":v,"listEntityCompliance forbidden":i,"listEntityCompliance forbidden headers":o,"listEntityCompliance notFound":i,"listEntityCompliance notFound headers":o,
"listEntityCompliance notAcceptable":i,"listEntityCompliance notAcceptable headers":o,"listEntityCompliance tooManyRequests":i,"listEntityCompliance tooManyRequ\
ests headers":h,"listEntityCompliance internalError":i,"listEntityCompliance internalError headers":o,"listEntityCompliance unavailable":i,"listEntityCompliance\
 unavailable headers":h,"runEntityComplianceCommand ok":A,"runEntityComplianceCommand ok headers":o,"runEntityComplianceCommand badRequest":i,"runEntityComplian\
ceCommand badRequest headers":o,"runEntityComplianceCommand unauthorized":i,"runEntityComplianceCommand unauthorized headers":v,"runEntityComplianceCommand forb\
idden":i,"runEntityComplianceCommand forbidden headers":o,"runEntityComplianceCommand notFound":i,"runEntityComplianceCommand notFound headers":o,"runEntityComp\
lianceCommand notAcceptable":i,"runEntityComplianceCommand notAcceptable headers":o,"runEntityComplianceCommand contentTooLarge":i,"runEntityComplianceCommand c\
ontentTooLarge headers":o,"runEntityComplianceCommand unsupportedMediaType":i,"runEntityComplianceCommand unsupportedMediaType headers":o,"runEntityComplianceCo\
mmand tooManyRequests":i,"runEntityComplianceCommand tooManyRequests headers":h,"runEntityComplianceCommand internalError":i,"runEntityComplianceCommand interna\
lError headers":o,"runEntityComplianceCommand unavailable":i,"runEntityComplianceCommand unavailable headers":h,"listCompliance ok":k,"listCompliance ok headers":o,
"listCompliance badRequest":i,"listCompliance badRequest headers":o,"listCompliance unauthorized":i,"listCompliance unauthorized headers":v,"listCompliance forb\
idden":i,"listCompliance forbidden headers":o,"listCompliance notFound":i,"listCompliance notFound headers":o,"listCompliance notAcceptable":i,"listCompliance n\
otAcceptable headers":o,"listCompliance tooManyRequests":i,"listCompliance tooManyRequests headers":h,"listCompliance internalError":i,"listCompliance internalE\
rror headers":o,"listCompliance unavailable":i,"listCompliance unavailable headers":h,"runComplianceCommand ok":A,"runComplianceCommand ok headers":o,"runCompli\
anceCommand badRequest":i,"runComplianceCommand badRequest headers":o,"runComplianceCommand unauthorized":i,"runComplianceCommand unauthorized headers":v,"runCo\
mplianceCommand forbidden":i,"runComplianceCommand forbidden headers":o,"runComplianceCommand notFound":i,"runComplianceCommand notFound headers":o,"runComplian\
ceCommand notAcceptable":i,"runComplianceCommand notAcceptable headers":o,"runComplianceCommand contentTooLarge":i,"runComplianceCommand contentTooLarge headers":o,
"runComplianceCommand unsupportedMediaType":i,"runComplianceCommand unsupportedMediaType headers":o,"runComplianceCommand tooManyRequests":i,"runComplianceComma\
nd tooManyRequests headers":h,"runComplianceCommand internalError":i,"runComplianceCommand internalError headers":o,"runComplianceCommand unavailable":i,"runCom\
plianceCommand unavailable headers":h,"listPassingRules ok":k,"listPassingRules ok headers":o,"listPassingRules badRequest":i,"listPassingRules badRequest heade\
rs":o,"listPassingRules unauthorized":i,"listPassingRules unauthorized headers":v,"listPassingRules forbidden":i,"listPassingRules forbidden headers":o,"listPas\
singRules notFound":i,"listPassingRules notFound headers":o,"listPassingRules notAcceptable":i,"listPassingRules notAcceptable headers":o,"listPassingRules tooM\
anyRequests":i,"listPassingRules tooManyRequests headers":h,"listPassingRules internalError":i,"listPassingRules internalError headers":o,"listPassingRules unav\
ailable":i,"listPassingRules unavailable headers":h,"runPassingRulesCommand ok":A,"runPassingRulesCommand ok headers":o,"runPassingRulesCommand badRequest":i,"r\
unPassingRulesCommand badRequest headers":o,"runPassingRulesCommand unauthorized":i,"runPassingRulesCommand unauthorized headers":v,"runPassingRulesCommand forb\
idden":i,"runPassingRulesCommand forbidden headers":o,"runPassingRulesCommand notFound":i,"runPassingRulesCommand notFound headers":o,"runPassingRulesCommand no\
tAcceptable":i,"runPassingRulesCommand notAcceptable headers":o,"runPassingRulesCommand contentTooLarge":i,"runPassingRulesCommand contentTooLarge headers":o,"r\
unPassingRulesCommand unsupportedMediaType":i,"runPassingRulesCommand unsupportedMediaType headers":o,"runPassingRulesCommand tooManyRequests":i,"runPassingRule\
sCommand tooManyRequests headers":h,"runPassingRulesCommand internalError":i,"runPassingRulesCommand internalError headers":o,"runPassingRulesCommand unavailabl\
e":i,"runPassingRulesCommand unavailable headers":h,"listFailingRules ok":k,"listFailingRules ok headers":o,"listFailingRules badRequest":i,"listFailingRules ba\
dRequest headers":o,"listFailingRules unauthorized":i,"listFailingRules unauthorized headers":v,"listFailingRules forbidden":i,"listFailingRules forbidden heade\
rs":o,"listFailingRules notFound":i,"listFailingRules notFound headers":o,"listFailingRules notAcceptable":i,"listFailingRules notAcceptable headers":o,"listFai\
lingRules tooManyRequests":i,"listFailingRules tooManyRequests headers":h,"listFailingRules internalError":i,"listFailingRules internalError headers":o,"listFai\
lingRules unavailable":i,"listFailingRules unavailable headers":h,"runFailingRulesCommand ok":A,"runFailingRulesCommand ok headers":o,"runFailingRulesCommand ba\
dRequest":i,"runFailingRulesCommand badRequest headers":o,"runFailingRulesCommand unauthorized":i,"runFailingRulesCommand unauthorized headers":v,"runFailingRul\
esCommand forbidden":i,"runFailingRulesCommand forbidden headers":o,"runFailingRulesCommand notFound":i,"runFailingRulesCommand notFound headers":o,"runFailingR\
ulesCommand notAcceptable":i,"runFailingRulesCommand notAcceptable headers":o,"runFailingRulesCommand contentTooLarge":i,"runFailingRulesCommand contentTooLarge\
 headers":o,"runFailingRulesCommand unsupportedMediaType":i,"runFailingRulesCommand unsupportedMediaType headers":o,"runFailingRulesCommand tooManyRequests":i,"\
runFailingRulesCommand tooManyRequests headers":h,"runFailingRulesCommand internalError":i,"runFailingRulesCommand internalError headers":o,"runFailingRulesComm\
and unavailable":i,"runFailingRulesCommand unavailable headers":h,"listEnabledRules ok":k,"listEnabledRules ok headers":o,"listEnabledRules badRequest":i,"listE\
nabledRules badRequest headers":o,"listEnabledRules unauthorized":i,"listEnabledRules unauthorized headers":v,"listEnabledRules forbidden":i,"listEnabledRules f\
orbidden headers":o,"listEnabledRules notFound":i,"listEnabledRules notFound headers":o,"listEnabledRules notAcceptable":i,"listEnabledRules notAcceptable heade\
rs":o,"listEnabledRules tooManyRequests":i,"listEnabledRules tooManyRequests headers":h,"listEnabledRules internalError":i,"listEnabledRules internalError heade\
rs":o,"listEnabledRules unavailable":i,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand ok":A,"runEnabledRulesCommand ok headers":o,"runEnabledR\
ulesCommand badRequest":i,"runEnabledRulesCommand badRequest headers":o,"runEnabledRulesCommand unauthorized":i,"runEnabledRulesCommand unauthorized headers":v,
"runEnabledRulesCommand forbidden":i,"runEnabledRulesCommand forbidden headers":o,"runEnabledRulesCommand notFound":i,"runEnabledRulesCommand notFound headers":o,
"runEnabledRulesCommand notAcceptable":i,"runEnabledRulesCommand notAcceptable headers":o,"runEnabledRulesCommand contentTooLarge":i,"runEnabledRulesCommand con\
tentTooLarge headers":o,"runEnabledRulesCommand unsupportedMediaType":i,"runEnabledRulesCommand unsupportedMediaType headers":o,"runEnabledRulesCommand tooManyR\
equests":i,"runEnabledRulesCommand tooManyRequests headers":h,"runEnabledRulesCommand internalError":i,"runEnabledRulesCommand internalError headers":o,"runEnab\
ledRulesCommand unavailable":i,"runEnabledRulesCommand unavailable headers":h,"getBusinessRule ok":k,"getBusinessRule ok headers":o,"getBusinessRule badRequest":i,
"getBusinessRule badRequest headers":o,"getBusinessRule unauthorized":i,"getBusinessRule unauthorized headers":v,"getBusinessRule forbidden":i,"getBusinessRule \
forbidden headers":o,"getBusinessRule notFound":i,"getBusinessRule notFound headers":o,"getBusinessRule notAcceptable":i,"getBusinessRule notAcceptable headers":o,
"getBusinessRule tooManyRequests":i,"getBusinessRule tooManyRequests headers":h,"getBusinessRule internalError":i,"getBusinessRule internalError headers":o,"get\
BusinessRule unavailable":i,"getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":$,"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand \
badRequest":i,"runBusinessRuleCommand badRequest headers":o,"runBusinessRuleCommand unauthorized":i,"runBusinessRuleCommand unauthorized headers":v,"runBusiness\
RuleCommand forbidden":i,"runBusinessRuleCommand forbidden headers":o,"runBusinessRuleCommand notFound":i,"runBusinessRuleCommand notFound headers":o,"runBusine\
ssRuleCommand notAcceptable":i,"runBusinessRuleCommand notAcceptable headers":o,"runBusinessRuleCommand conflict":i,"runBusinessRuleCommand conflict headers":o,
"runBusinessRuleCommand contentTooLarge":i,"runBusinessRuleCommand contentTooLarge headers":o,"runBusinessRuleCommand unsupportedMediaType":i,"runBusinessRuleCo\
mmand unsupportedMediaType headers":o,"runBusinessRuleCommand tooManyRequests":i,"runBusinessRuleCommand tooManyRequests headers":h,"runBusinessRuleCommand inte\
rnalError":i,"runBusinessRuleCommand internalError headers":o,"runBusinessRuleCommand unavailable":i,"runBusinessRuleCommand unavailable headers":h,"deleteBusin\
essRule ok":$,"deleteBusinessRule ok headers":o,"deleteBusinessRule badRequest":i,"deleteBusinessRule badRequest headers":o,"deleteBusinessRule unauthorized":i,
"deleteBusinessRule unauthorized headers":v,"deleteBusinessRule forbidden":i,"deleteBusinessRule forbidden headers":o,"deleteBusinessRule notFound":i,"deleteBus\
inessRule notFound headers":o,"deleteBusinessRule notAcceptable":i,"deleteBusinessRule notAcceptable headers":o,"deleteBusinessRule tooManyRequests":i,"deleteBu\
sinessRule tooManyRequests headers":h,"deleteBusinessRule internalError":i,"deleteBusinessRule internalError headers":o,"deleteBusinessRule unavailable":i,"dele\
teBusinessRule unavailable headers":h,"getBusinessRulePermissions ok":ts,"getBusinessRulePermissions ok headers":o,"getBusinessRulePermissions badRequest":i,"ge\
tBusinessRulePermissions badRequest headers":o,"getBusinessRulePermissions unauthorized":i,"getBusinessRulePermissions unauthorized headers":v,"getBusinessRuleP\
ermissions forbidden":i,"getBusinessRulePermissions forbidden headers":o,"getBusinessRulePermissions notFound":i,"getBusinessRulePermissions notFound headers":o,
"getBusinessRulePermissions notAcceptable":i,"getBusinessRulePermissions notAcceptable headers":o,"getBusinessRulePermissions tooManyRequests":i,"getBusinessRul\
ePermissions tooManyRequests headers":h,"getBusinessRulePermissions internalError":i,"getBusinessRulePermissions internalError headers":o,"getBusinessRulePermis\
sions unavailable":i,"getBusinessRulePermissions unavailable headers":h,"listRuleHistory ok":k,"listRuleHistory ok headers":o,"listRuleHistory badRequest":i,"li\
stRuleHistory badRequest headers":o,"listRuleHistory unauthorized":i,"listRuleHistory unauthorized headers":v,"listRuleHistory forbidden":i,"listRuleHistory for\
bidden headers":o,"listRuleHistory notFound":i,"listRuleHistory notFound headers":o,"listRuleHistory notAcceptable":i,"listRuleHistory notAcceptable headers":o,
"listRuleHistory tooManyRequests":i,"listRuleHistory tooManyRequests headers":h,"listRuleHistory internalError":i,"listRuleHistory internalError headers":o,"lis\
tRuleHistory unavailable":i,"listRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":A,"runRuleHistoryCommand ok headers":o,"runRuleHistoryCommand bad\
Request":i,"runRuleHistoryCommand badRequest headers":o,"runRuleHistoryCommand unauthorized":i,"runRuleHistoryCommand unauthorized headers":v,"runRuleHistoryCom\
mand forbidden":i,"runRuleHistoryCommand forbidden headers":o,"runRuleHistoryCommand notFound":i,"runRuleHistoryCommand notFound headers":o,"runRuleHistoryComma\
nd notAcceptable":i,"runRuleHistoryCommand notAcceptable headers":o,"runRuleHistoryCommand contentTooLarge":i,"runRuleHistoryCommand contentTooLarge headers":o,
"runRuleHistoryCommand unsupportedMediaType":i,"runRuleHistoryCommand unsupportedMediaType headers":o,"runRuleHistoryCommand tooManyRequests":i,"runRuleHistoryC\
ommand tooManyRequests headers":h,"runRuleHistoryCommand internalError":i,"runRuleHistoryCommand internalError headers":o,"runRuleHistoryCommand unavailable":i,
"runRuleHistoryCommand unavailable headers":h,"listRuleFailingRows ok":k,"listRuleFailingRows ok headers":o,"listRuleFailingRows badRequest":i,"listRuleFailingR\
ows badRequest headers":o,"listRuleFailingRows unauthorized":i,"listRuleFailingRows unauthorized headers":v,"listRuleFailingRows forbidden":i,"listRuleFailingRo\
ws forbidden headers":o,"listRuleFailingRows notFound":i,"listRuleFailingRows notFound headers":o,"listRuleFailingRows notAcceptable":i,"listRuleFailingRows not\
Acceptable headers":o,"listRuleFailingRows conflict":i,"listRuleFailingRows conflict headers":o,"listRuleFailingRows tooManyRequests":i,"listRuleFailingRows too\
ManyRequests headers":h,"listRuleFailingRows internalError":i,"listRuleFailingRows internalError headers":o,"listRuleFailingRows unavailable":i,"listRuleFailing\
Rows unavailable headers":h,"runRuleFailingRowsCommand ok":A,"runRuleFailingRowsCommand ok headers":o,"runRuleFailingRowsCommand badRequest":i,"runRuleFailingRo\
wsCommand badRequest headers":o,"runRuleFailingRowsCommand unauthorized":i,"runRuleFailingRowsCommand unauthorized headers":v,"runRuleFailingRowsCommand forbidd\
en":i,"runRuleFailingRowsCommand forbidden headers":o,"runRuleFailingRowsCommand notFound":i,"runRuleFailingRowsCommand notFound headers":o,"runRuleFailingRowsC\
ommand notAcceptable":i,"runRuleFailingRowsCommand notAcceptable headers":o,"runRuleFailingRowsCommand conflict":i,"runRuleFailingRowsCommand conflict headers":o,
"runRuleFailingRowsCommand contentTooLarge":i,"runRuleFailingRowsCommand contentTooLarge headers":o,"runRuleFailingRowsCommand unsupportedMediaType":i,"runRuleF\
ailingRowsCommand unsupportedMediaType headers":o,"runRuleFailingRowsCommand tooManyRequests":i,"runRuleFailingRowsCommand tooManyRequests headers":h,"runRuleFa\
ilingRowsCommand internalError":i,"runRuleFailingRowsCommand internalError headers":o,"runRuleFailingRowsCommand unavailable":i,"runRuleFailingRowsCommand unava\
ilable headers":h,"listRulePassingRows ok":k,"listRulePassingRows ok headers":o,"listRulePassingRows badRequest":i,"listRulePassingRows badRequest headers":o,"l\
istRulePassingRows unauthorized":i,"listRulePassingRows unauthorized headers":v,"listRulePassingRows forbidden":i,"listRulePassingRows forbidden headers":o,"lis\
tRulePassingRows notFound":i,"listRulePassingRows notFound headers":o,"listRulePassingRows notAcceptable":i,"listRulePassingRows notAcceptable headers":o,"listR\
ulePassingRows conflict":i,"listRulePassingRows conflict headers":o,"listRulePassingRows tooManyRequests":i,"listRulePassingRows tooManyRequests headers":h,"lis\
tRulePassingRows internalError":i,"listRulePassingRows internalError headers":o,"listRulePassingRows unavailable":i,"listRulePassingRows unavailable headers":h,
"runRulePassingRowsCommand ok":A,"runRulePassingRowsCommand ok headers":o,"runRulePassingRowsCommand badRequest":i,"runRulePassingRowsCommand badRequest headers":o,
"runRulePassingRowsCommand unauthorized":i,"runRulePassingRowsCommand unauthorized headers":v,"runRulePassingRowsCommand forbidden":i,"runRulePassingRowsCommand\
 forbidden headers":o,"runRulePassingRowsCommand notFound":i,"runRulePassingRowsCommand notFound headers":o,"runRulePassingRowsCommand notAcceptable":i,"runRule\
PassingRowsCommand notAcceptable headers":o,"runRulePassingRowsCommand conflict":i,"runRulePassingRowsCommand conflict headers":o,"runRulePassingRowsCommand con\
tentTooLarge":i,"runRulePassingRowsCommand contentTooLarge headers":o,"runRulePassingRowsCommand unsupportedMediaType":i,"runRulePassingRowsCommand unsupportedM\
ediaType headers":o,"runRulePassingRowsCommand tooManyRequests":i,"runRulePassingRowsCommand tooManyRequests headers":h,"runRulePassingRowsCommand internalError":i,
"runRulePassingRowsCommand internalError headers":o,"runRulePassingRowsCommand unavailable":i,"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups \
ok":k,"listRuleGroups ok headers":o,"listRuleGroups badRequest":i,"listRuleGroups badRequest headers":o,"listRuleGroups unauthorized":i,"listRuleGroups unauthor\
ized headers":v,"listRuleGroups forbidden":i,"listRuleGroups forbidden headers":o,"listRuleGroups notFound":i,"listRuleGroups notFound headers":o,"listRuleGroup\
s notAcceptable":i,"listRuleGroups notAcceptable headers":o,"listRuleGroups conflict":i,"listRuleGroups conflict headers":o,"listRuleGroups tooManyRequests":i,"\
listRuleGroups tooManyRequests headers":h,"listRuleGroups internalError":i,"listRuleGroups internalError headers":o,"listRuleGroups unavailable":i,"listRuleGrou\
ps unavailable headers":h,"runRuleGroupsCommand ok":A,"runRuleGroupsCommand ok headers":o,"runRuleGroupsCommand badRequest":i,"runRuleGroupsCommand badRequest h\
eaders":o,"runRuleGroupsCommand unauthorized":i,"runRuleGroupsCommand unauthorized headers":v,"runRuleGroupsCommand forbidden":i,"runRuleGroupsCommand forbidden\
 headers":o,"runRuleGroupsCommand notFound":i,"runRuleGroupsCommand notFound headers":o,"runRuleGroupsCommand notAcceptable":i,"runRuleGroupsCommand notAcceptab\
le headers":o,"runRuleGroupsCommand conflict":i,"runRuleGroupsCommand conflict headers":o,"runRuleGroupsCommand contentTooLarge":i,"runRuleGroupsCommand content\
TooLarge headers":o,"runRuleGroupsCommand unsupportedMediaType":i,"runRuleGroupsCommand unsupportedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":i,
"runRuleGroupsCommand tooManyRequests headers":h,"runRuleGroupsCommand internalError":i,"runRuleGroupsCommand internalError headers":o,"runRuleGroupsCommand una\
vailable":i,"runRuleGroupsCommand unavailable headers":h,"runGroupFailingRowsCommand ok":A,"runGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand\
 badRequest":i,"runGroupFailingRowsCommand badRequest headers":o,"runGroupFailingRowsCommand unauthorized":i,"runGroupFailingRowsCommand unauthorized headers":v,
"runGroupFailingRowsCommand forbidden":i,"runGroupFailingRowsCommand forbidden headers":o,"runGroupFailingRowsCommand notFound":i,"runGroupFailingRowsCommand no\
tFound headers":o,"runGroupFailingRowsCommand notAcceptable":i,"runGroupFailingRowsCommand notAcceptable headers":o,"runGroupFailingRowsCommand conflict":i,"run\
GroupFailingRowsCommand conflict headers":o,"runGroupFailingRowsCommand contentTooLarge":i,"runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFaili\
ngRowsCommand unsupportedMediaType":i,"runGroupFailingRowsCommand unsupportedMediaType headers":o,"runGroupFailingRowsCommand tooManyRequests":i,"runGroupFailin\
gRowsCommand tooManyRequests headers":h,"runGroupFailingRowsCommand internalError":i,"runGroupFailingRowsCommand internalError headers":o,"runGroupFailingRowsCo\
mmand unavailable":i,"runGroupFailingRowsCommand unavailable headers":h,"runGroupPassingRowsCommand ok":A,"runGroupPassingRowsCommand ok headers":o,"runGroupPas\
singRowsCommand badRequest":i,"runGroupPassingRowsCommand badRequest headers":o,"runGroupPassingRowsCommand unauthorized":i,"runGroupPassingRowsCommand unauthor\
ized headers":v,"runGroupPassingRowsCommand forbidden":i,"runGroupPassingRowsCommand forbidden headers":o,"runGroupPassingRowsCommand notFound":i,"runGroupPassi\
ngRowsCommand notFound headers":o,"runGroupPassingRowsCommand notAcceptable":i,"runGroupPassingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand \
conflict":i,"runGroupPassingRowsCommand conflict headers":o,"runGroupPassingRowsCommand contentTooLarge":i,"runGroupPassingRowsCommand contentTooLarge headers":o,
"runGroupPassingRowsCommand unsupportedMediaType":i,"runGroupPassingRowsCommand unsupportedMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":i,"\
runGroupPassingRowsCommand tooManyRequests headers":h,"runGroupPassingRowsCommand internalError":i,"runGroupPassingRowsCommand internalError headers":o,"runGrou\
pPassingRowsCommand unavailable":i,"runGroupPassingRowsCommand unavailable headers":h,"listGroupFailingRows ok":k,"listGroupFailingRows ok headers":o,"listGroup\
FailingRows badRequest":i,"listGroupFailingRows badRequest headers":o,"listGroupFailingRows unauthorized":i,"listGroupFailingRows unauthorized headers":v,"listG\
roupFailingRows forbidden":i,"listGroupFailingRows forbidden headers":o,"listGroupFailingRows notFound":i,"listGroupFailingRows notFound headers":o,"listGroupFa\
ilingRows notAcceptable":i,"listGroupFailingRows notAcceptable headers":o,"listGroupFailingRows conflict":i,"listGroupFailingRows conflict headers":o,"listGroup\
FailingRows tooManyRequests":i,"listGroupFailingRows tooManyRequests headers":h,"listGroupFailingRows internalError":i,"listGroupFailingRows internalError heade\
rs":o,"listGroupFailingRows unavailable":i,"listGroupFailingRows unavailable headers":h,"runNamedGroupFailingRowsCommand ok":A,"runNamedGroupFailingRowsCommand \
ok headers":o,"runNamedGroupFailingRowsCommand badRequest":i,"runNamedGroupFailingRowsCommand badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorize\
d":i,"runNamedGroupFailingRowsCommand unauthorized headers":v,"runNamedGroupFailingRowsCommand forbidden":i,"runNamedGroupFailingRowsCommand forbidden headers":o,
"runNamedGroupFailingRowsCommand notFound":i,"runNamedGroupFailingRowsCommand notFound headers":o,"runNamedGroupFailingRowsCommand notAcceptable":i,"runNamedGro\
upFailingRowsCommand notAcceptable headers":o,"runNamedGroupFailingRowsCommand conflict":i,"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFa\
ilingRowsCommand contentTooLarge":i,"runNamedGroupFailingRowsCommand contentTooLarge headers":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":i,"runNam\
edGroupFailingRowsCommand unsupportedMediaType headers":o,"runNamedGroupFailingRowsCommand tooManyRequests":i,"runNamedGroupFailingRowsCommand tooManyRequests h\
eaders":h,"runNamedGroupFailingRowsCommand internalError":i,"runNamedGroupFailingRowsCommand internalError headers":o,"runNamedGroupFailingRowsCommand unavailab\
le":i,"runNamedGroupFailingRowsCommand unavailable headers":h,"listGroupPassingRows ok":k,"listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":i,
"listGroupPassingRows badRequest headers":o,"listGroupPassingRows unauthorized":i,"listGroupPassingRows unauthorized headers":v,"listGroupPassingRows forbidden":i,
"listGroupPassingRows forbidden headers":o,"listGroupPassingRows notFound":i,"listGroupPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":i,"l\
istGroupPassingRows notAcceptable headers":o,"listGroupPassingRows conflict":i,"listGroupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":i,
"listGroupPassingRows tooManyRequests headers":h,"listGroupPassingRows internalError":i,"listGroupPassingRows internalError headers":o,"listGroupPassingRows una\
vailable":i,"listGroupPassingRows unavailable headers":h,"runNamedGroupPassingRowsCommand ok":A,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPas\
singRowsCommand badRequest":i,"runNamedGroupPassingRowsCommand badRequest headers":o,"runNamedGroupPassingRowsCommand unauthorized":i,"runNamedGroupPassingRowsC\
ommand unauthorized headers":v,"runNamedGroupPassingRowsCommand forbidden":i,"runNamedGroupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsComm\
and notFound":i,"runNamedGroupPassingRowsCommand notFound headers":o,"runNamedGroupPassingRowsCommand notAcceptable":i,"runNamedGroupPassingRowsCommand notAccep\
table headers":o,"runNamedGroupPassingRowsCommand conflict":i,"runNamedGroupPassingRowsCommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLa\
rge":i,"runNamedGroupPassingRowsCommand contentTooLarge headers":o,"runNamedGroupPassingRowsCommand unsupportedMediaType":i,"runNamedGroupPassingRowsCommand uns\
upportedMediaType headers":o,"runNamedGroupPassingRowsCommand tooManyRequests":i,"runNamedGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassi\
ngRowsCommand internalError":i,"runNamedGroupPassingRowsCommand internalError headers":o,"runNamedGroupPassingRowsCommand unavailable":i,"runNamedGroupPassingRo\
wsCommand unavailable headers":h,"listLoaderConnections ok":k,"listLoaderConnections ok headers":o,"listLoaderConnections badRequest":i,"listLoaderConnections b\
adRequest headers":o,"listLoaderConnections unauthorized":i,"listLoaderConnections unauthorized headers":v,"listLoaderConnections forbidden":i,"listLoaderConnec\
tions forbidden headers":o,"listLoaderConnections notFound":i,"listLoaderConnections notFound headers":o,"listLoaderConnections notAcceptable":i,"listLoaderConn\
ections notAcceptable headers":o,"listLoaderConnections tooManyRequests":i,"listLoaderConnections tooManyRequests headers":h,"listLoaderConnections internalErro\
r":i,"listLoaderConnections internalError headers":o,"listLoaderConnections unavailable":i,"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCo\
mmand ok":as,"runLoaderConnectionsCommand ok headers":o,"runLoaderConnectionsCommand badRequest":i,"runLoaderConnectionsCommand badRequest headers":o,"runLoader\
ConnectionsCommand unauthorized":i,"runLoaderConnectionsCommand unauthorized headers":v,"runLoaderConnectionsCommand forbidden":i,"runLoaderConnectionsCommand f\
orbidden headers":o,"runLoaderConnectionsCommand notFound":i,"runLoaderConnectionsCommand notFound headers":o,"runLoaderConnectionsCommand notAcceptable":i,"run\
LoaderConnectionsCommand notAcceptable headers":o,"runLoaderConnectionsCommand conflict":i,"runLoaderConnectionsCommand conflict headers":o,"runLoaderConnection\
sCommand contentTooLarge":i,"runLoaderConnectionsCommand contentTooLarge headers":o,"runLoaderConnectionsCommand unsupportedMediaType":i,"runLoaderConnectionsCo\
mmand unsupportedMediaType headers":o,"runLoaderConnectionsCommand tooManyRequests":i,"runLoaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnecti\
onsCommand internalError":i,"runLoaderConnectionsCommand internalError headers":o,"runLoaderConnectionsCommand unavailable":i,"runLoaderConnectionsCommand unava\
ilable headers":h,"getLoaderConnection ok":k,"getLoaderConnection ok headers":o,"getLoaderConnection badRequest":i,"getLoaderConnection badRequest headers":o,"g\
etLoaderConnection unauthorized":i,"getLoaderConnection unauthorized headers":v,"getLoaderConnection forbidden":i,"getLoaderConnection forbidden headers":o,"get\
LoaderConnection notFound":i,"getLoaderConnection notFound headers":o,"getLoaderConnection notAcceptable":i,"getLoaderConnection notAcceptable headers":o,"getLo\
aderConnection tooManyRequests":i,"getLoaderConnection tooManyRequests headers":h,"getLoaderConnection internalError":i,"getLoaderConnection internalError heade\
rs":o,"getLoaderConnection unavailable":i,"getLoaderConnection unavailable headers":h,"runLoaderConnectionCommand ok":is,"runLoaderConnectionCommand ok headers":o,
"runLoaderConnectionCommand badRequest":i,"runLoaderConnectionCommand badRequest headers":o,"runLoaderConnectionCommand unauthorized":i,"runLoaderConnectionComm\
and unauthorized headers":v,"runLoaderConnectionCommand forbidden":i,"runLoaderConnectionCommand forbidden headers":o,"runLoaderConnectionCommand notFound":i,"r\
unLoaderConnectionCommand notFound headers":o,"runLoaderConnectionCommand notAcceptable":i,"runLoaderConnectionCommand notAcceptable headers":o,"runLoaderConnec\
tionCommand conflict":i,"runLoaderConnectionCommand conflict headers":o,"runLoaderConnectionCommand contentTooLarge":i,"runLoaderConnectionCommand contentTooLar\
ge headers":o,"runLoaderConnectionCommand unsupportedMediaType":i,"runLoaderConnectionCommand unsupportedMediaType headers":o,"runLoaderConnectionCommand tooMan\
yRequests":i,"runLoaderConnectionCommand tooManyRequests headers":h,"runLoaderConnectionCommand internalError":i,"runLoaderConnectionCommand internalError heade\
rs":o,"runLoaderConnectionCommand unavailable":i,"runLoaderConnectionCommand unavailable headers":h,"deleteLoaderConnection noContent headers":o,"deleteLoaderCo\
nnection badRequest":i,"deleteLoaderConnection badRequest headers":o,"deleteLoaderConnection unauthorized":i,"deleteLoaderConnection unauthorized headers":v,"de\
leteLoaderConnection forbidden":i,"deleteLoaderConnection forbidden headers":o,"deleteLoaderConnection notFound":i,"deleteLoaderConnection notFound headers":o,"\
deleteLoaderConnection conflict":i,"deleteLoaderConnection conflict headers":o,"deleteLoaderConnection tooManyRequests":i,"deleteLoaderConnection tooManyRequest\
s headers":h,"deleteLoaderConnection internalError":i,"deleteLoaderConnection internalError headers":o,"deleteLoaderConnection unavailable":i,"deleteLoaderConne\
ction unavailable headers":h,"listDatasources ok":k,"listDatasources ok headers":o,"listDatasources badRequest":i,"listDatasources badRequest headers":o,"listDa\
tasources unauthorized":i,"listDatasources unauthorized headers":v,"listDatasources forbidden":i,"listDatasources forbidden headers":o,"listDatasources notFound":i,
"listDatasources notFound headers":o,"listDatasources notAcceptable":i,"listDatasources notAcceptable headers":o,"listDatasources conflict":i,"listDatasources c\
onflict headers":o,"listDatasources tooManyRequests":i,"listDatasources tooManyRequests headers":h,"listDatasources internalError":i,"listDatasources internalEr\
ror headers":o,"listDatasources unavailable":i,"listDatasources unavailable headers":h,"runDatasourcesCommand ok":k,"runDatasourcesCommand ok headers":o,"runDat\
asourcesCommand badRequest":i,"runDatasourcesCommand badRequest headers":o,"runDatasourcesCommand unauthorized":i,"runDatasourcesCommand unauthorized headers":v,
"runDatasourcesCommand forbidden":i,"runDatasourcesCommand forbidden headers":o,"runDatasourcesCommand notFound":i,"runDatasourcesCommand notFound headers":o,"r\
unDatasourcesCommand notAcceptable":i,"runDatasourcesCommand notAcceptable headers":o,"runDatasourcesCommand conflict":i,"runDatasourcesCommand conflict headers":o,
"runDatasourcesCommand contentTooLarge":i,"runDatasourcesCommand contentTooLarge headers":o,"runDatasourcesCommand unsupportedMediaType":i,"runDatasourcesComman\
d unsupportedMediaType headers":o,"runDatasourcesCommand tooManyRequests":i,"runDatasourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalErr\
or":i,"runDatasourcesCommand internalError headers":o,"runDatasourcesCommand unavailable":i,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":k,
"listDataschemas ok headers":o,"listDataschemas badRequest":i,"listDataschemas badRequest headers":o,"listDataschemas unauthorized":i,"listDataschemas unauthori\
zed headers":v,"listDataschemas forbidden":i,"listDataschemas forbidden headers":o,"listDataschemas notFound":i,"listDataschemas notFound headers":o,"listDatasc\
hemas notAcceptable":i,"listDataschemas notAcceptable headers":o,"listDataschemas conflict":i,"listDataschemas conflict headers":o,"listDataschemas tooManyReque\
sts":i,"listDataschemas tooManyRequests headers":h,"listDataschemas internalError":i,"listDataschemas internalError headers":o,"listDataschemas unavailable":i,"\
listDataschemas unavailable headers":h,"runDataschemasCommand ok":k,"runDataschemasCommand ok headers":o,"runDataschemasCommand noContent headers":o,"runDatasch\
emasCommand badRequest":i,"runDataschemasCommand badRequest headers":o,"runDataschemasCommand unauthorized":i,"runDataschemasCommand unauthorized headers":v,"ru\
nDataschemasCommand forbidden":i,"runDataschemasCommand forbidden headers":o,"runDataschemasCommand notFound":i,"runDataschemasCommand notFound headers":o,"runD\
ataschemasCommand notAcceptable":i,"runDataschemasCommand notAcceptable headers":o,"runDataschemasCommand conflict":i,"runDataschemasCommand conflict headers":o,
"runDataschemasCommand contentTooLarge":i,"runDataschemasCommand contentTooLarge headers":o,"runDataschemasCommand unsupportedMediaType":i,"runDataschemasComman\
d unsupportedMediaType headers":o,"runDataschemasCommand tooManyRequests":i,"runDataschemasCommand tooManyRequests headers":h,"runDataschemasCommand internalErr\
or":i,"runDataschemasCommand internalError headers":o,"runDataschemasCommand unavailable":i,"runDataschemasCommand unavailable headers":h,"listConnectionEncodin\
gs ok":ns,"listConnectionEncodings ok headers":o,"listConnectionEncodings badRequest":i,"listConnectionEncodings badRequest headers":o,"listConnectionEncodings \
unauthorized":i,"listConnectionEncodings unauthorized headers":v,"listConnectionEncodings forbidden":i,"listConnectionEncodings forbidden headers":o,"listConnec\
tionEncodings notFound":i,"listConnectionEncodings notFound headers":o,"listConnectionEncodings notAcceptable":i,"listConnectionEncodings notAcceptable headers":o,
"listConnectionEncodings tooManyRequests":i,"listConnectionEncodings tooManyRequests headers":h,"listConnectionEncodings internalError":i,"listConnectionEncodin\
gs internalError headers":o,"listConnectionEncodings unavailable":i,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionTypes ok":ls,"listLoade\
rConnectionTypes ok headers":o,"listLoaderConnectionTypes badRequest":i,"listLoaderConnectionTypes badRequest headers":o,"listLoaderConnectionTypes unauthorized":i,
"listLoaderConnectionTypes unauthorized headers":v,"listLoaderConnectionTypes notAcceptable":i,"listLoaderConnectionTypes notAcceptable headers":o,"listLoaderCo\
nnectionTypes tooManyRequests":i,"listLoaderConnectionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":i,"listLoaderConnectionTypes in\
ternalError headers":o,"listLoaderConnectionTypes unavailable":i,"listLoaderConnectionTypes unavailable headers":h,"listJobs ok":hr,"listJobs ok headers":o,"lis\
tJobs badRequest":i,"listJobs badRequest headers":o,"listJobs unauthorized":i,"listJobs unauthorized headers":v,"listJobs forbidden":i,"listJobs forbidden heade\
rs":o,"listJobs notFound":i,"listJobs notFound headers":o,"listJobs notAcceptable":i,"listJobs notAcceptable headers":o,"listJobs tooManyRequests":i,"listJobs t\
ooManyRequests headers":h,"listJobs internalError":i,"listJobs internalError headers":o,"listJobs unavailable":i,"listJobs unavailable headers":h,"runSchedulerC\
ommand ok":ms,"runSchedulerCommand ok headers":o,"runSchedulerCommand badRequest":i,"runSchedulerCommand badRequest headers":o,"runSchedulerCommand unauthorized":i,
"runSchedulerCommand unauthorized headers":v,"runSchedulerCommand forbidden":i,"runSchedulerCommand forbidden headers":o,"runSchedulerCommand notFound":i,"runSc\
hedulerCommand notFound headers":o,"runSchedulerCommand notAcceptable":i,"runSchedulerCommand notAcceptable headers":o,"runSchedulerCommand contentTooLarge":i,"\
runSchedulerCommand contentTooLarge headers":o,"runSchedulerCommand unsupportedMediaType":i,"runSchedulerCommand unsupportedMediaType headers":o,"runSchedulerCo\
mmand tooManyRequests":i,"runSchedulerCommand tooManyRequests headers":h,"runSchedulerCommand internalError":i,"runSchedulerCommand internalError headers":o,"ru\
nSchedulerCommand unavailable":i,"runSchedulerCommand unavailable headers":h,"getJob ok":hr,"getJob ok headers":o,"getJob okEventStream":ds,"getJob okEventStrea\
m headers":o,"getJob badRequest":i,"getJob badRequest headers":o,"getJob unauthorized":i,"getJob unauthorized headers":v,"getJob forbidden":i,"getJob forbidden \
headers":o,"getJob notFound":i,"getJob notFound headers":o,"getJob notAcceptable":i,"getJob notAcceptable headers":o,"getJob tooManyRequests":i,"getJob tooManyR\
equests headers":h,"getJob internalError":i,"getJob internalError headers":o,"getJob unavailable":i,"getJob unavailable headers":h,"runJobCommand ok":$,"runJobC\
ommand ok headers":o,"runJobCommand badRequest":i,"runJobCommand badRequest headers":o,"runJobCommand unauthorized":i,"runJobCommand unauthorized headers":v,"ru\
nJobCommand forbidden":i,"runJobCommand forbidden headers":o,"runJobCommand notFound":i,"runJobCommand notFound headers":o,"runJobCommand notAcceptable":i,"runJ\
obCommand notAcceptable headers":o,"runJobCommand conflict":i,"runJobCommand conflict headers":o,"runJobCommand contentTooLarge":i,"runJobCommand contentTooLarg\
e headers":o,"runJobCommand unsupportedMediaType":i,"runJobCommand unsupportedMediaType headers":o,"runJobCommand tooManyRequests":i,"runJobCommand tooManyReque\
sts headers":h,"runJobCommand internalError":i,"runJobCommand internalError headers":o,"runJobCommand unavailable":i,"runJobCommand unavailable headers":h};export{ps as validators};
