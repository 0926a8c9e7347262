// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var pr=Object.getOwnPropertyNames,cr=(a,n)=>function(){try{return n||(0,a[pr(a)[0]])((n={exports:{}}).exports,n),n.exports}catch(b){throw n=0,b}},hr=cr({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function n(g){const b=g.length;let f=0,y=0,e;for(;y<b;)f++,e=g.charCodeAt(
y++),e>=55296&&e<=56319&&y<b&&(e=g.charCodeAt(y),(e&64512)===56320&&y++);return f}a.default=n,n.code='require("ajv/dist/runtime/ucs2length").default'}}),yr=me,fr=new RegExp(
"^3\\.1\\.\\d+$","u");function me(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=me.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(a.info===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(a.paths===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!fr.test(r)){const s={instancePath:n+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const c={instancePath:n+"/servers/"+l,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{
const s={instancePath:n+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.
errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=de,P=hr().default;function de(a,{instancePath:n="",parentData:g,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=de.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
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
null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var i=pe,gr={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function N(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=N.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.detail===
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
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}N.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function S(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=S.evaluated;if(u.
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
instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:gr.enum},message:"must be equal to one of the allowed \
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
r)){const s=r.length;for(let l=0;l<s;l++)N(r[l],{instancePath:n+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return S.errors=e,t===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{instancePath:n="",parentData:g,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=pe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),S(a,{instancePath:n,
parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?S.errors:e.concat(S.errors),t=e.length),pe.errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=ce;function ce(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ce.evaluated;
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
must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var R=he;function he(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=he.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
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
must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var C=fe,k=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function G(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=G.evaluated;if(u.dynamicProps&&(u.
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
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!k.test(s)){const l={instancePath:n+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:n="",
parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=M.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);const r=t;let s=!1,l=null;const p=t;if(Array.isArray(a)){if(a.length<1){const d={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=a.length;for(let d=0;d<m;d++)G(a[d],{instancePath:n+"/"+d,parentData:a,
parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)}else{const m={instancePath:n,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;if(Array.isArray(a)){if(a.
length<1){const d={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}const m=a.length;for(let d=0;d<m;d++){let q=a[d];if(q&&typeof q=="object"&&!Array.isArray(q)){for(const L in q)if(L!=="@url"&&typeof q[L]!="string"){
const er={instancePath:n+"/"+d+"/"+L.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[er]:e.push(er),t++}if(q["@url"]!==void 0&&typeof q["@url"]!="string"){const L={instancePath:n+"/"+d+"/@url",
schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),t++}}else{
const L={instancePath:n+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(
L),t++}}}else{const m={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=v===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,c!==!0&&(c=!0));const m=t;if(typeof a=="string"){if(P(a)>0){const q={instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"\
maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:n,schemaPath:"#/oneOf/2/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}var w=m===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&
(r?e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneO\
f"};e===null?e=[m]:e.push(m),t++}return M.errors=e,u.items=c,t===0}M.evaluated={dynamicProps:!1,dynamicItems:!0};var br={type:"object",required:["viewName","pag\
eStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"c\
ontract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},ye={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},vr={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},$=new RegExp("^[1-9][0-9]*$","u"),Ze=new RegExp("^(0|[1-9][0-9\
]*)$","u");function F(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=F.evaluated;if(u.dynamicProps&&
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
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(typeof r=="string"){if(!$.test(
r)){const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patt\
ern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="string"){if(!Ze.test(r)){const s={instancePath:n+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.totalCount!==void 0){let r=a.totalCount;if(typeof r=="string"){if(!Ze.test(r)){const s={instancePath:n+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:n+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="index"||r==="scan")){const s={instancePath:n+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:br.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(a.detected!==void 0){let r=a.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const s={instancePath:n+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s==="terminator"||s==="encoding"||s==="header")){
const l={instancePath:n+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.compressed!==void 0){let s=r.compressed;if(typeof s!="string"){const l={instancePath:n+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:n+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:ye.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.
delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:n+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:
e.push(l),t++}}else{const l={instancePath:n+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!="string"){const l={instancePath:n+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(!(s==="lf"||s==="cr"||s==="crlf")){const l={instancePath:n+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:ye.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),t++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const l={instancePath:n+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="utf-8"||s==="unicode"||s==="cp1\
252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const l={instancePath:n+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:ye.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[l]:e.push(l),t++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const l={instancePath:n+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){
const l={instancePath:n+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:ye.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.rejected!==void 0){let r=a.rejected;
if(Array.isArray(r)){if(r.length>100){const l={instancePath:n+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
line===void 0){const c={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[c]:e.push(c),t++}if(p.reason===void 0){const c={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[c]:e.push(c),t++}if(p.detail===
void 0){const c={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[c]:e.push(c),t++}for(const c in p)if(!(c==="line"||c==="reason"||c==="detail")){const v={instancePath:n+"/rej\
ected/"+l,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have ad\
ditional properties"};e===null?e=[v]:e.push(v),t++}if(p.line!==void 0){let c=p.line;if(typeof c=="string"){if(!$.test(c)){const v={instancePath:n+"/rejected/"+l+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:n+"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}if(p.reason!==void 0){let c=p.reason;if(typeof c!="string"){const v={instancePath:n+
"/rejected/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[v]:e.push(v),t++}if(!(c==="ragged"||c==="bad quotes"||c==="undecodable"||c==="over-long")){const v={instancePath:n+"/rejected/"+l+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:vr.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[v]:e.push(v),t++}}if(p.detail!==void 0){let c=p.detail;if(typeof c=="string"){if(P(c)<1){const v={instancePath:n+"/rejected/"+l+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:
e.push(v),t++}}else{const v={instancePath:n+"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}}else{const c={instancePath:n+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:n+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function V(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=V.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===
void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[c]:e.push(c),t++}if(p.humanisedName===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[c]:e.
push(c),t++}if(p.description===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[c]:e.push(c),t++}for(const c in p)if(!(c==="columnisedName"||c==="humanisedName"||
c==="description")){const v={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),t++}if(p.columnisedName!==void 0){let c=p.columnisedName;if(typeof c=="string"){if(P(c)<
1){const v={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}if(p.humanisedName!==
void 0&&typeof p.humanisedName!="string"){const c={instancePath:n+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(p.description!==void 0&&typeof p.description!="string"){const c={
instancePath:n+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(M(a.rows,{instancePath:n+"/rows",parentData:a,parentDataProperty:"rows",rootData:f,
dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,{instancePath:n+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:y})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{
instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=fe.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),V(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?V.errors:e.concat(V.errors),t=
e.length),fe.errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var j=ge;function ge(a,{instancePath:n="",parentData:g,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ge.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="url"){const s={instancePath:n,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rr=be,Pr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function be(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
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
null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!Pr.test(r)){const s={instancePath:n+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var wr=ve,Cr={type:"string",enum:["reader","editor","administrator"]};function J(a,{instancePath:n="",parentData:g,
parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=J.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
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
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Cr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=ve.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),J(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y})||(e=e===null?J.errors:e.concat(J.errors),t=e.length),ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kr=Re;
function Re(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Re.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:n,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="path"){const s={instancePath:n,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(P(r)>255){const s={instancePath:n+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===
0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rr=Pe;function Pe(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a!="string"){const r={instancePath:n,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated=
{dynamicProps:!1,dynamicItems:!1};var qr=we,sr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},He=new RegExp('^"[0-9a-z-]+"$',"u");function we(a,{instancePath:n="",parentData:g,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=we.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!He.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:sr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:sr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["content-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disp\
osition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.
errors=e,t===0}we.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Er=Ce,tr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},Ar=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Ce(a,{instancePath:n="",parentData:g,
parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ce.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
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
let r=a.etag;if(typeof r=="string"){if(!He.test(r)){const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!=
"string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:tr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){
let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:tr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["conte\
nt-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disposition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["content-range"];if(typeof r=="stri\
ng"){if(!Ar.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}Ce.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Fr=ke,Lr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function ke(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ke.evaluated;if(u.dynamicProps&&
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
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!He.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Lr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Nr=qe,Mr=new RegExp("^bytes \\*/[0-9]+$","u");function qe(a,{instancePath:n="",parentData:g,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=qe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
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
tent-range"];if(typeof r=="string"){if(!Mr.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var xr=Ee;function E(a,{instancePath:n="",
parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=E.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[c]:e.push(c),t++}
if(p.humanisedName===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[c]:e.push(c),t++}if(p.description===void 0){const c={instancePath:n+"/columns/"+l,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[c]:e.push(c),t++}for(const c in p)if(!(c==="columnisedName"||c==="humanisedName"||c==="description")){const v={instancePath:n+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?
e=[v]:e.push(v),t++}if(p.columnisedName!==void 0){let c=p.columnisedName;if(typeof c=="string"){if(P(c)<1){const v={instancePath:n+"/columns/"+l+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const c={instancePath:n+
"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),t++}if(p.description!==void 0&&typeof p.description!="string"){const c={instancePath:n+"/columns/"+l+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={
instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==
void 0&&(M(a.rows,{instancePath:n+"/rows",parentData:a,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),
a.metadata!==void 0&&(F(a.metadata,{instancePath:n+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?F.errors:e.
concat(F.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return E.errors=e,t===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=D.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.entityId===void 0){const m={instancePath:n,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[m]:e.push(
m),t++}if(a.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="url"||m==="entityId"||m==="job")){const d={instancePath:n,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){
const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.entityId!==void 0){let m=a.entityId;if(typeof m=="string"){if(!$.test(
m)){const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.job!==void 0){let m=a.job;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const m={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:n,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.
file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=v===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,c!==!0&&(c=!0));const m=t;E(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?
E.errors:e.concat(E.errors),t=e.length);var w=m===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,c!==!0&&(c=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return D.errors=e,
u.props=c,t===0}D.evaluated={dynamicProps:!0,dynamicItems:!1};function Ee(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Ee.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!D(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y}))e=e===null?D.errors:e.concat(D.errors),t=e.length;else var r=D.evaluated.props;return Ee.errors=e,u.props=r,t===0}Ee.evaluated={dynamicProps:!0,
dynamicItems:!1};var Tr=Ae,ar={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function U(a,{instancePath:n="",parentData:g,
parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=U.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
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
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:ar.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return U.errors=e,t===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=x.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(
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
e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(a,{instancePath:n="",parentData:g,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Y.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obje\
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
"time"||r==="timestamp"||r==="null")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:ar.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.printed!==void 0){let r=a.printed;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)U(r[l],{instancePath:n+"\
/columns/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{const s={instancePath:n+"\
/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){
let r=a.errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)x(r[l],{instancePath:n+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
x(r[l],{instancePath:n+"/warnings/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{
const s={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.
errors=e,t===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Ae.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Y(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length),Ae.errors=e,t===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xe=Fe;
function Fe(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Fe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={instancePath:n,schemaPath:"contract#/$\
defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="count"){const s={instancePath:n,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.count!==void 0){let r=a.count;if(typeof r=="string"){if(!Ze.test(r)){const s={instancePath:n+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $r=Le;
function Le(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Le.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:n,schemaPath:"contract#/$de\
fs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(a.
entityId===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"\
must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="entityId"||r==="job")){const s={instancePath:n,schemaPath:"\
contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/E\
ntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!k.test(r)){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandRe\
sult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityId!==void 0){let r=a.entityId;
if(typeof r=="string"){if(!$.test(r)){const s={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/entityId",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
job!==void 0){let r=a.job;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:n+"\
/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-re\
ference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var A=Ne;function B(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=B.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!k.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),t++}var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;E(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length);var w=v===t;if(w&&s?(s=!1,l=[l,1]):w&&(s=!0,l=1,c!==!0&&(c=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={
instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return B.
errors=e,u.props=c,t===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function Ne(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Ne.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!B(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y}))e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.evaluated.props;return Ne.errors=e,u.props=r,t===0}Ne.evaluated={dynamicProps:!0,
dynamicItems:!1};var jr=Me;function Me(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Me.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a=="string"){if(P(a)<1){const r={instancePath:n,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}Me.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Dr=xe;function xe(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=xe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
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
e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xe.
errors=e,t===0}xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var Br=Te;function Te(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Te.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(r!=="value"){const s={instancePath:n,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0&&typeof a.value!="string"){const r={instancePath:n+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}
Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir=$e,_r={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},ir={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},nr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},zr={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function Q(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Q.evaluated;
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
ame")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:nr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const s={instancePath:n+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:zr.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.optional!==void 0&&typeof a.optional!="boolean"){const r={instancePath:n+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.repeated!==void 0&&
typeof a.repeated!="boolean"){const r={instancePath:n+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(a.words!==void 0){let r=a.words;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)if(typeof r[l]!="string"){
const p={instancePath:n+"/words/"+l,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const s={instancePath:n+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.form===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:
e.push(r),t++}if(a.parameters===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must h\
ave required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(a.returns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="form"||r==="parameters"||r===
"returns")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addi\
tional properties"};e===null?e=[s]:e.push(s),t++}if(a.form!==void 0&&typeof a.form!="string"){const r={instancePath:n+"/form",schemaPath:"#/properties/form/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameters!==void 0){let r=a.parameters;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++)Q(r[l],{instancePath:n+"/parameters/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?Q.errors:e.concat(
Q.errors),t=e.length)}else{const s={instancePath:n+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[s]:e.push(s),t++}}if(a.returns!==void 0){let r=a.returns;if(typeof r!="string"){const s={instancePath:n+"/returns",schemaPath:"contract#/$d\
efs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||
r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:n+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",
keyword:"enum",params:{allowedValues:nr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function H(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=H.evaluated;if(u.
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
r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:n+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:_r.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:n+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.signatures!==
void 0){let r=a.signatures;if(Array.isArray(r)){if(r.length<1){const l={instancePath:n+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)Z(r[l],{instancePath:n+"/si\
gnatures/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{const s={instancePath:n+"\
/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.examples!==
void 0){let r=a.examples;if(Array.isArray(r)){if(r.length<2){const l={instancePath:n+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",
params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.expression===void 0){const c={instancePath:n+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",
params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[c]:e.push(c),t++}if(p.result===void 0){const c={instancePath:n+
"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property '\
result'"};e===null?e=[c]:e.push(c),t++}for(const c in p)if(!(c==="expression"||c==="result"||c==="row")){const v={instancePath:n+"/examples/"+l,schemaPath:"cont\
ract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===
null?e=[v]:e.push(v),t++}if(p.expression!==void 0&&typeof p.expression!="string"){const c={instancePath:n+"/examples/"+l+"/expression",schemaPath:"contract#/$de\
fs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(p.result!==void 0){
let c=p.result;if(typeof c!="string"&&c!==null){const v={instancePath:n+"/examples/"+l+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/t\
ype",keyword:"type",params:{type:ir.properties.result.type},message:"must be string,null"};e===null?e=[v]:e.push(v),t++}}if(p.row!==void 0){let c=p.row;if(c&&typeof c==
"object"&&!Array.isArray(c))for(const v in c){let w=c[v];if(typeof w!="string"&&w!==null){const m={instancePath:n+"/examples/"+l+"/row/"+v.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalProperties/type",keyword:"type",params:{type:ir.properties.row.additionalProperties.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}else{const v={instancePath:n+"/examples/"+l+"/row",schemaPath:"contract#/$defs/FunctionExampl\
e/properties/row/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[v]:e.push(v),t++}}}else{const c={instancePath:n+"/examples/"+
l,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={
instancePath:n+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}
H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=X.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(r!=="functions"){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++)H(r[l],{instancePath:n+"/functions/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)}else{
const s={instancePath:n+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.
errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=$e.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),X(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y})||(e=e===null?X.errors:e.concat(X.errors),t=e.length),$e.errors=e,t===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=je,
Sr={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},Gr=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Vr=new RegExp("^[^\\x00]*$","u");
function K(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=K.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length>4){const s={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[s]:e.push(s),t++}if(a.length<4){const s={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;if(r>0){let s=a[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){const l={instancePath:n+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.
push(l),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){const l={instancePath:n+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[l]:e.push(l),t++}if(s<1||isNaN(s)){const l={instancePath:n+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(r>1){let s=a[1];if(typeof s=="string"){if(P(s)>128){const l={
instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[l]:e.push(l),t++}if(P(s)<1){const l={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!Gr.test(s)){const l={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>2){let s=a[2];if(typeof s=="string"){if(P(s)>4e3){const l={instancePath:n+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),
t++}if(!Vr.test(s)){const l={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>3){let s=a[3];if(typeof s!="string"){const l={instancePath:n+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:n+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Sr.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[l]:e.push(l),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return K.errors=e,t===0}K.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function W(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=W.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length>10){const s={instancePath:n,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<
r;s++)K(a[s],{instancePath:n+"/"+s,parentData:a,parentDataProperty:s,rootData:f,dynamicAnchors:y})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function je(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;
const u=je.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),W(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length),je.errors=e,t===0}je.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var or=De,Jr=new RegExp("^/api/rep\
ositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function De(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=De.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!Jr.test(r)){const s={instancePath:n+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Ur=Be;function I(a,{instancePath:n="",parentData:g,
parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=I.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);
const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/LibraryE\
ntityCreated/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.entityId===
void 0){const m={instancePath:n,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must \
have required property 'entityId'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="url"||m==="entityId")){const d={instancePath:n,schemaPath:"contract#\
/$defs/LibraryEntityCreated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEnti\
tyCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(
m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/propertie\
s/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.entityId!==void 0){let m=a.entityId;if(typeof m==
"string"){if(!$.test(m)){const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/entityId",schemaPath:"contra\
ct#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/LibraryEntityCreated/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}
var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:n,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===
void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=v===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,c!==!0&&(c=!0));const m=t;E(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?
E.errors:e.concat(E.errors),t=e.length);var w=m===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,c!==!0&&(c=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return I.errors=e,
u.props=c,t===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function Be(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!I(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y}))e=e===null?I.errors:e.concat(I.errors),t=e.length;else var r=I.evaluated.props;return Be.errors=e,u.props=r,t===0}Be.evaluated={dynamicProps:!0,
dynamicItems:!1};var Yr=Ie,ur={type:"object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","\
Minimum","Count"]},value:{type:"string",enum:["0","1","2","3","4"]}}};function ee(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=ee.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length<1){const s={instancePath:n,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<
r;s++){let l=a[s];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){const p={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/req\
uired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(l.value===void 0){const p={
instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required prope\
rty 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in l)if(!(p==="name"||p==="value")){const c={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMe\
thod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),
t++}if(l.name!==void 0){let p=l.name;if(typeof p!="string"){const c={instancePath:n+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(!(p==="Sum"||p==="Average"||p==="Maximum"||p==="Minimum"||p===
"Count")){const c={instancePath:n+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:ur.properties.
name.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}if(l.value!==void 0){let p=l.value;if(typeof p!="string"){const c={
instancePath:n+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),t++}if(!(p==="0"||p==="1"||p==="2"||p==="3"||p==="4")){const c={instancePath:n+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMeth\
od/properties/value/enum",keyword:"enum",params:{allowedValues:ur.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.
push(c),t++}}}else{const p={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),t++}return ee.errors=e,t===0}ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ie(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ie.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ee(a,{instancePath:n,parentData:g,
parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length),Ie.errors=e,t===0}Ie.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ke=_e;function _(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=_.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){
const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}
var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:n,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===
void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=v===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,c!==!0&&(c=!0));const m=t;E(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?
E.errors:e.concat(E.errors),t=e.length);var w=m===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,c!==!0&&(c=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return _.errors=e,
u.props=c,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=_e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!_(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;return _e.errors=e,u.props=r,t===0}_e.evaluated={dynamicProps:!0,
dynamicItems:!1};var le=ze,Qr={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:pro\
blem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtruth:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtr\
uth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function re(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=re.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),t++}if(a.title===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have requir\
ed property 'title'"};e===null?e=[r]:e.push(r),t++}if(a.status===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(a.id===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(a.errors===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:inva\
lid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="\
urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:n+
"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Qr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/title",schemaPath:"#/properties/title/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){let r=a.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>499||isNaN(r)){const s={instancePath:n+"/status",
schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be <= 499"};e===null?e=[s]:e.push(s),t++}if(r<400||isNaN(
r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===
null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/properties/det\
ail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)N(r[l],{instancePath:n+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{instancePath:n="",parentData:g,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ze.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),re(a,{instancePath:n,
parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?re.errors:e.concat(re.errors),t=e.length),ze.errors=e,t===0}ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Zr=Oe,lr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,properties:{EDIT:{type:"string",enum:["0","1"]},
DELETE:{type:"string",enum:["0","1"]}}};function Oe(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;
const u=Oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.EDIT===void 0){const r={
instancePath:n,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},message:"must have required property 'ED\
IT'"};e===null?e=[r]:e.push(r),t++}if(a.DELETE===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{
missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="EDIT"||r==="DELETE")){const s={
instancePath:n,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT \
have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.EDIT!==void 0){let r=a.EDIT;if(typeof r!="string"){const s={instancePath:n+"/EDIT",schemaPath:"co\
ntract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r===
"1")){const s={instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{allowedValues:lr.properties.EDIT.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.DELETE!==void 0){let r=a.DELETE;if(typeof r!="string"){const s={instancePath:n+
"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(!(r==="0"||r==="1")){const s={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/enum",keyword:"enum",params:{allowedValues:lr.
properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/\
$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var Hr=Se;function z(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=z.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.connectionId===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectio\
nAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'connectionId'"};e===null?e=[m]:e.push(m),t++}for(const m in a)
if(!(m==="url"||m==="connectionId")){const d={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="strin\
g"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionA\
dded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),t++}}if(a.connectionId!==void 0){let m=a.connectionId;if(typeof m=="string"){if(!$.test(m)){const d={instancePath:n+"/connectionId",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-\
9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/Loade\
rConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(
m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=v===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,
l=1,c!==!0&&(c=!0));const m=t;E(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),t=e.length);
var w=m===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,c!==!0&&(c=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return z.errors=e,u.props=c,t===0}z.evaluated={dynamicProps:!0,
dynamicItems:!1};function Se(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Se.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!z(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y}))e=e===null?
z.errors:e.concat(z.errors),t=e.length;else var r=z.evaluated.props;return Se.errors=e,u.props=r,t===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};var Xr=Ge;
function Ge(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ge.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:n,schemaPath:"contract#/$de\
fs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="url"||r==="message")){const s={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.
url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:n+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.message!==void 0){let r=a.message;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/message",schemaPath:"contract#/$defs/LoaderConnectionComman\
dResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=
e,t===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kr=Ve,Wr={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254",
"cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp8\
74","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","i\
so2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","i\
so8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland",
"macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function se(a,{instancePath:n="",parentData:g,
parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=se.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.encodings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"e\
ncodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="encodings"){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.encodings!==void 0){let r=a.encodings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(typeof p!="string"){const c={instancePath:n+
"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(!(p===
""||p==="cp1252"||p==="ascii"||p==="big5"||p==="cp1250"||p==="cp1251"||p==="cp1253"||p==="cp1254"||p==="cp1255"||p==="cp1256"||p==="cp1257"||p==="cp1258"||p==="\
cp437"||p==="cp737"||p==="cp775"||p==="cp850"||p==="cp852"||p==="cp855"||p==="cp857"||p==="cp860"||p==="cp861"||p==="cp862"||p==="cp863"||p==="cp864"||p==="cp86\
5"||p==="cp866"||p==="cp869"||p==="cp874"||p==="cp932"||p==="cp936"||p==="cp949"||p==="cp950"||p==="dingbats"||p==="ebcdic"||p==="euc-cn"||p==="euc-jp"||p==="eu\
c-kr"||p==="gb12345"||p==="gb1988"||p==="gb2312"||p==="gb2312-raw"||p==="identity"||p==="iso2022"||p==="iso2022-jp"||p==="iso2022-kr"||p==="iso8859-1"||p==="iso\
8859-2"||p==="iso8859-3"||p==="iso8859-4"||p==="iso8859-5"||p==="iso8859-6"||p==="iso8859-7"||p==="iso8859-8"||p==="iso8859-9"||p==="iso8859-10"||p==="iso8859-1\
3"||p==="iso8859-14"||p==="iso8859-15"||p==="iso8859-16"||p==="jis0201"||p==="jis0208"||p==="jis0212"||p==="koi8-r"||p==="koi8-u"||p==="ksc5601"||p==="macCentEu\
ro"||p==="macCroatian"||p==="macCyrillic"||p==="macDingbats"||p==="macGreek"||p==="macIceland"||p==="macJapan"||p==="macRoman"||p==="macRomania"||p==="macThai"||
p==="macTurkish"||p==="macUkraine"||p==="shiftjis"||p==="symbol"||p==="tis-620"||p==="unicode"||p==="utf-8")){const c={instancePath:n+"/encodings/"+l,schemaPath:"\
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Wr.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}}else{
const s={instancePath:n+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.
errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Ve.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),se(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y})||(e=e===null?se.errors:e.concat(se.errors),t=e.length),Ve.errors=e,t===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var es=Je,
We={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$de\
fs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY","DATA_EXTENSIONS","SCHEMA_DIRECTORY",
"SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},rs={
type:"string",enum:["delimited"]};function te(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=te.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.TYPE===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),t++}if(a.SEQUENCE===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};
e===null?e=[r]:e.push(r),t++}if(a.PARAM_NAME===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},
message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_DISP===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_TYPE===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[
r]:e.push(r),t++}if(a.PARAM_REQD===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"mus\
t have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="\
PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.TYPE!==void 0){let r=a.TYPE;if(typeof r!="string"){const s={instancePath:n+"/TYPE",schemaPath:"\
contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={
instancePath:n+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:rs.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.SEQUENCE!==void 0){let r=a.SEQUENCE;if(typeof r=="string"){if(!$.test(r)){const s={instancePath:n+"/SEQUENC\
E",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:n+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.PARAM_NAME!==void 0){let r=a.PARAM_NAME;if(typeof r!="string"){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PAR\
AM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENSIONS"||r===
"SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{allowedValues:We.
properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_DISP!==void 0){let r=a.PARAM_DISP;if(typeof r==
"string"){if(P(r)<1){const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_TYPE!==void 0){let r=a.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:n+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="d\
irectory"||r==="list")){const s={instancePath:n+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:We.properties.PARAM_TYPE.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_REQD!==void 0){let r=a.PARAM_REQD;if(typeof r!="string"){const s={
instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(r==="Y"||r==="N")){const s={instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:We.properties.PARAM_REQD.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{
instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ae.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),Array.isArray(a)){const r=a.length;for(let s=0;s<r;s++)te(a[s],{instancePath:n+"/"+s,parentData:a,parentDataProperty:s,rootData:f,
dynamicAnchors:y})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Je(a,{instancePath:n="",
parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Je.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),ae(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length),Je.
errors=e,t===0}Je.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var mr=Ue,dr={type:["string","array"],maxItems:2,items:{type:"string"}};function ie(a,{instancePath:n="",
parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){
let p=r[l];if(typeof p!="string"&&!Array.isArray(p)){const c={instancePath:n+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:dr.
type},message:"must be string,array"};e===null?e=[c]:e.push(c),t++}if(Array.isArray(p)){if(p.length>2){const v={instancePath:n+"/dataRow/"+l,schemaPath:"contrac\
t#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[v]:e.push(v),t++}const c=p.length;for(let v=0;v<
c;v++)if(typeof p[v]!="string"){const w={instancePath:n+"/dataRow/"+l+"/"+v,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[w]:e.push(w),t++}}}}else{const s={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"m\
ust have required property 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:n+"/metadata",schemaPath:"contract#/$defs/R\
owMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(P(s)<1){const l={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!k.test(s)){const l={instancePath:n+
"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-\
reference"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMeta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ne(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ne.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="@url"){let s=a[r];if(typeof s!="string"&&!Array.
isArray(s)){const l={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:dr.type},
message:"must be string,array"};e===null?e=[l]:e.push(l),t++}if(Array.isArray(s)){if(s.length>2){const p={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[p]:e.push(p),t++}
const l=s.length;for(let p=0;p<l;p++)if(typeof s[p]!="string"){const c={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"contract#/\
$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}if(a["@url"]!==void 0&&typeof a["@url"]!=
"string"){const r={instancePath:n+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.
errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function T(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=T.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(Array.isArray(a)){if(a.
length<1){const d={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}const m=a.length;for(let d=0;d<m;d++)ie(a[d],{instancePath:n+"/"+d,parentData:a,parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?ie.
errors:e.concat(ie.errors),t=e.length)}else{const m={instancePath:n,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[m]:e.push(m),t++}var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;if(Array.isArray(a)){if(a.length<1){const d={instancePath:n,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=a.length;for(let d=0;d<m;d++)ne(a[d],{instancePath:n+
"/"+d,parentData:a,parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)}else{const m={instancePath:n,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=v===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,c!==
!0&&(c=!0));const m=t;if(typeof a=="string"){if(P(a)>0){const q={instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"m\
ust NOT have more than 0 characters"};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:n,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[q]:e.push(q),t++}var w=m===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return T.errors=e,
u.items=c,t===0}T.evaluated={dynamicProps:!1,dynamicItems:!0};function oe(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.columnisedName===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[c]:e.push(c),t++}if(p.humanisedName===void 0){const c={instancePath:n+"/col\
umns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[c]:e.push(c),t++}if(p.description===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[c]:e.push(c),t++}for(const c in p)if(!(c==="colum\
nisedName"||c==="humanisedName"||c==="description")){const v={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),t++}if(p.columnisedName!==void 0){let c=p.
columnisedName;if(typeof c=="string"){if(P(c)<1){const v={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:n+
"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[v]:e.push(v),t++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const c={instancePath:n+"/columns/"+l+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(p.description!==
void 0&&typeof p.description!="string"){const c={instancePath:n+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(T(a.rows,{instancePath:n+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,
{instancePath:n+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===
0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Ue.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),oe(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length),Ue.errors=e,t===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=Ye;
function ue(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ue.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===
void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[c]:e.push(c),t++}if(p.humanisedName===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[c]:e.
push(c),t++}if(p.description===void 0){const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[c]:e.push(c),t++}for(const c in p)if(!(c==="columnisedName"||c==="humanisedName"||
c==="description")){const v={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),t++}if(p.columnisedName!==void 0){let c=p.columnisedName;if(typeof c=="string"){if(P(c)<
1){const v={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:n+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}if(p.humanisedName!==
void 0&&typeof p.humanisedName!="string"){const c={instancePath:n+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(p.description!==void 0&&typeof p.description!="string"){const c={
instancePath:n+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:n+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(T(a.rows,{instancePath:n+"/rows",parentData:a,parentDataProperty:"rows",rootData:f,
dynamicAnchors:y})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,{instancePath:n+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:y})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(a,{
instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=O.evaluated;u.dynamicProps&&(u.props=void 0),u.
dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),
t++}if(a.file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$d\
efs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=
[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/pr\
operties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match fo\
rmat "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(P(m)<1){const d={
instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!k.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/form\
at",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/f\
ile",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),
t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[m]:e.push(m),t++}var w=p===t;if(w){s=!0,l=0;var c=!0}const v=t;ue(a,{instancePath:n,parentData:g,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?
ue.errors:e.concat(ue.errors),t=e.length);var w=v===t;if(w&&s?(s=!1,l=[l,1]):w&&(s=!0,l=1,c!==!0&&(c=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return O.errors=e,
u.props=c,t===0}O.evaluated={dynamicProps:!0,dynamicItems:!1};function Ye(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!O(a,{instancePath:n,parentData:g,parentDataProperty:b,
rootData:f,dynamicAnchors:y}))e=e===null?O.errors:e.concat(O.errors),t=e.length;else var r=O.evaluated.props;return Ye.errors=e,u.props=r,t===0}Ye.evaluated={dynamicProps:!0,
dynamicItems:!1};var ts=Qe;function Qe(a,{instancePath:n="",parentData:g,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Qe.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a!="string"){const r={instancePath:n,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}Qe.evaluated={dynamicProps:!1,dynamicItems:!1};var as={
"getOpenApiDocument ok":yr,"getOpenApiDocument ok headers":o,"getOpenApiDocument badRequest":i,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument not\
Acceptable":i,"getOpenApiDocument notAcceptable headers":o,"getOpenApiDocument tooManyRequests":i,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocu\
ment internalError":i,"getOpenApiDocument internalError headers":o,"changePassword noContent headers":o,"changePassword badRequest":i,"changePassword badRequest\
 headers":o,"changePassword unauthorized":i,"changePassword unauthorized headers":R,"changePassword contentTooLarge":i,"changePassword contentTooLarge headers":o,
"changePassword unsupportedMediaType":i,"changePassword unsupportedMediaType headers":o,"changePassword tooManyRequests":i,"changePassword tooManyRequests heade\
rs":h,"changePassword internalError":i,"changePassword internalError headers":o,"changePassword unavailable":i,"changePassword unavailable headers":h,"listRepos\
itories ok":C,"listRepositories ok headers":o,"listRepositories badRequest":i,"listRepositories badRequest headers":o,"listRepositories notFound":i,"listReposit\
ories notFound headers":o,"listRepositories notAcceptable":i,"listRepositories notAcceptable headers":o,"listRepositories tooManyRequests":i,"listRepositories t\
ooManyRequests headers":h,"listRepositories internalError":i,"listRepositories internalError headers":o,"listRepositories unavailable":i,"listRepositories unava\
ilable headers":h,"createRepository created":j,"createRepository created headers":Rr,"createRepository badRequest":i,"createRepository badRequest headers":o,"cr\
eateRepository unauthorized":i,"createRepository unauthorized headers":R,"createRepository forbidden":i,"createRepository forbidden headers":o,"createRepository\
 notAcceptable":i,"createRepository notAcceptable headers":o,"createRepository conflict":i,"createRepository conflict headers":o,"createRepository contentTooLar\
ge":i,"createRepository contentTooLarge headers":o,"createRepository unsupportedMediaType":i,"createRepository unsupportedMediaType headers":o,"createRepository\
 tooManyRequests":i,"createRepository tooManyRequests headers":h,"createRepository internalError":i,"createRepository internalError headers":o,"createRepository\
 unavailable":i,"createRepository unavailable headers":h,"getRepository ok":C,"getRepository ok headers":o,"getRepository badRequest":i,"getRepository badReques\
t headers":o,"getRepository unauthorized":i,"getRepository unauthorized headers":R,"getRepository forbidden":i,"getRepository forbidden headers":o,"getRepositor\
y notFound":i,"getRepository notFound headers":o,"getRepository notAcceptable":i,"getRepository notAcceptable headers":o,"getRepository tooManyRequests":i,"getR\
epository tooManyRequests headers":h,"getRepository internalError":i,"getRepository internalError headers":o,"getRepository unavailable":i,"getRepository unavai\
lable headers":h,"deleteRepository noContent headers":o,"deleteRepository badRequest":i,"deleteRepository badRequest headers":o,"deleteRepository unauthorized":i,
"deleteRepository unauthorized headers":R,"deleteRepository forbidden":i,"deleteRepository forbidden headers":o,"deleteRepository notFound":i,"deleteRepository \
notFound headers":o,"deleteRepository tooManyRequests":i,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":i,"deleteRepository inter\
nalError headers":o,"deleteRepository unavailable":i,"deleteRepository unavailable headers":h,"login ok":wr,"login ok headers":o,"login badRequest":i,"login bad\
Request headers":o,"login forbidden":i,"login forbidden headers":o,"login notFound":i,"login notFound headers":o,"login notAcceptable":i,"login notAcceptable he\
aders":o,"login tooManyRequests":i,"login tooManyRequests headers":h,"login internalError":i,"login internalError headers":o,"login unavailable":i,"login unavai\
lable headers":h,"uploadFile ok":kr,"uploadFile ok headers":o,"uploadFile badRequest":i,"uploadFile badRequest headers":o,"uploadFile unauthorized":i,"uploadFil\
e unauthorized headers":R,"uploadFile forbidden":i,"uploadFile forbidden headers":o,"uploadFile notFound":i,"uploadFile notFound headers":o,"uploadFile notAccep\
table":i,"uploadFile notAcceptable headers":o,"uploadFile contentTooLarge":i,"uploadFile contentTooLarge headers":o,"uploadFile unsupportedMediaType":i,"uploadF\
ile unsupportedMediaType headers":o,"uploadFile tooManyRequests":i,"uploadFile tooManyRequests headers":h,"uploadFile internalError":i,"uploadFile internalError\
 headers":o,"uploadFile unavailable":i,"uploadFile unavailable headers":h,"listFiles ok":C,"listFiles ok headers":o,"listFiles badRequest":i,"listFiles badReque\
st headers":o,"listFiles unauthorized":i,"listFiles unauthorized headers":R,"listFiles forbidden":i,"listFiles forbidden headers":o,"listFiles notFound":i,"list\
Files notFound headers":o,"listFiles notAcceptable":i,"listFiles notAcceptable headers":o,"listFiles tooManyRequests":i,"listFiles tooManyRequests headers":h,"l\
istFiles internalError":i,"listFiles internalError headers":o,"listFiles unavailable":i,"listFiles unavailable headers":h,"deleteFile noContent headers":o,"dele\
teFile badRequest":i,"deleteFile badRequest headers":o,"deleteFile unauthorized":i,"deleteFile unauthorized headers":R,"deleteFile forbidden":i,"deleteFile forb\
idden headers":o,"deleteFile notFound":i,"deleteFile notFound headers":o,"deleteFile conflict":i,"deleteFile conflict headers":o,"deleteFile tooManyRequests":i,
"deleteFile tooManyRequests headers":h,"deleteFile internalError":i,"deleteFile internalError headers":o,"deleteFile unavailable":i,"deleteFile unavailable head\
ers":h,"downloadExport ok":rr,"downloadExport ok headers":qr,"downloadExport partialContent":rr,"downloadExport partialContent headers":Er,"downloadExport notMo\
dified headers":Fr,"downloadExport badRequest":i,"downloadExport badRequest headers":o,"downloadExport unauthorized":i,"downloadExport unauthorized headers":R,"\
downloadExport forbidden":i,"downloadExport forbidden headers":o,"downloadExport notFound":i,"downloadExport notFound headers":o,"downloadExport conflict":i,"do\
wnloadExport conflict headers":o,"downloadExport rangeNotSatisfiable":i,"downloadExport rangeNotSatisfiable headers":Nr,"downloadExport tooManyRequests":i,"down\
loadExport tooManyRequests headers":h,"downloadExport internalError":i,"downloadExport internalError headers":o,"downloadExport unavailable":i,"downloadExport u\
navailable headers":h,"listEntities ok":C,"listEntities ok headers":o,"listEntities badRequest":i,"listEntities badRequest headers":o,"listEntities unauthorized":i,
"listEntities unauthorized headers":R,"listEntities forbidden":i,"listEntities forbidden headers":o,"listEntities notFound":i,"listEntities notFound headers":o,
"listEntities notAcceptable":i,"listEntities notAcceptable headers":o,"listEntities tooManyRequests":i,"listEntities tooManyRequests headers":h,"listEntities in\
ternalError":i,"listEntities internalError headers":o,"listEntities unavailable":i,"listEntities unavailable headers":h,"runEntitiesCommand ok":xr,"runEntitiesC\
ommand ok headers":o,"runEntitiesCommand noContent headers":o,"runEntitiesCommand badRequest":i,"runEntitiesCommand badRequest headers":o,"runEntitiesCommand un\
authorized":i,"runEntitiesCommand unauthorized headers":R,"runEntitiesCommand forbidden":i,"runEntitiesCommand forbidden headers":o,"runEntitiesCommand notFound":i,
"runEntitiesCommand notFound headers":o,"runEntitiesCommand notAcceptable":i,"runEntitiesCommand notAcceptable headers":o,"runEntitiesCommand conflict":i,"runEn\
titiesCommand conflict headers":o,"runEntitiesCommand contentTooLarge":i,"runEntitiesCommand contentTooLarge headers":o,"runEntitiesCommand unsupportedMediaType":i,
"runEntitiesCommand unsupportedMediaType headers":o,"runEntitiesCommand tooManyRequests":i,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand in\
ternalError":i,"runEntitiesCommand internalError headers":o,"runEntitiesCommand unavailable":i,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand\
 ok":Tr,"runExpressionsCommand ok headers":o,"runExpressionsCommand badRequest":i,"runExpressionsCommand badRequest headers":o,"runExpressionsCommand unauthoriz\
ed":i,"runExpressionsCommand unauthorized headers":R,"runExpressionsCommand forbidden":i,"runExpressionsCommand forbidden headers":o,"runExpressionsCommand notF\
ound":i,"runExpressionsCommand notFound headers":o,"runExpressionsCommand notAcceptable":i,"runExpressionsCommand notAcceptable headers":o,"runExpressionsComman\
d conflict":i,"runExpressionsCommand conflict headers":o,"runExpressionsCommand contentTooLarge":i,"runExpressionsCommand contentTooLarge headers":o,"runExpress\
ionsCommand unsupportedMediaType":i,"runExpressionsCommand unsupportedMediaType headers":o,"runExpressionsCommand tooManyRequests":i,"runExpressionsCommand tooM\
anyRequests headers":h,"runExpressionsCommand internalError":i,"runExpressionsCommand internalError headers":o,"runExpressionsCommand unavailable":i,"runExpress\
ionsCommand unavailable headers":h,"countEntities ok":Xe,"countEntities ok headers":o,"countEntities badRequest":i,"countEntities badRequest headers":o,"countEn\
tities unauthorized":i,"countEntities unauthorized headers":R,"countEntities forbidden":i,"countEntities forbidden headers":o,"countEntities notFound":i,"countE\
ntities notFound headers":o,"countEntities notAcceptable":i,"countEntities notAcceptable headers":o,"countEntities tooManyRequests":i,"countEntities tooManyRequ\
ests headers":h,"countEntities internalError":i,"countEntities internalError headers":o,"countEntities unavailable":i,"countEntities unavailable headers":h,"get\
Entity ok":C,"getEntity ok headers":o,"getEntity badRequest":i,"getEntity badRequest headers":o,"getEntity unauthorized":i,"getEntity unauthorized headers":R,"g\
etEntity forbidden":i,"getEntity forbidden headers":o,"getEntity notFound":i,"getEntity notFound headers":o,"getEntity notAcceptable":i,"getEntity notAcceptable\
 headers":o,"getEntity tooManyRequests":i,"getEntity tooManyRequests headers":h,"getEntity internalError":i,"getEntity internalError headers":o,"getEntity unava\
ilable":i,"getEntity unavailable headers":h,"runEntityCommand ok":$r,"runEntityCommand ok headers":o,"runEntityCommand badRequest":i,"runEntityCommand badReques\
t headers":o,"runEntityCommand unauthorized":i,"runEntityCommand unauthorized headers":R,"runEntityCommand forbidden":i,"runEntityCommand forbidden headers":o,"\
runEntityCommand notFound":i,"runEntityCommand notFound headers":o,"runEntityCommand notAcceptable":i,"runEntityCommand notAcceptable headers":o,"runEntityComma\
nd conflict":i,"runEntityCommand conflict headers":o,"runEntityCommand contentTooLarge":i,"runEntityCommand contentTooLarge headers":o,"runEntityCommand unsuppo\
rtedMediaType":i,"runEntityCommand unsupportedMediaType headers":o,"runEntityCommand tooManyRequests":i,"runEntityCommand tooManyRequests headers":h,"runEntityC\
ommand internalError":i,"runEntityCommand internalError headers":o,"runEntityCommand unavailable":i,"runEntityCommand unavailable headers":h,"deleteEntity noCon\
tent headers":o,"deleteEntity badRequest":i,"deleteEntity badRequest headers":o,"deleteEntity unauthorized":i,"deleteEntity unauthorized headers":R,"deleteEntit\
y forbidden":i,"deleteEntity forbidden headers":o,"deleteEntity notFound":i,"deleteEntity notFound headers":o,"deleteEntity tooManyRequests":i,"deleteEntity too\
ManyRequests headers":h,"deleteEntity internalError":i,"deleteEntity internalError headers":o,"deleteEntity unavailable":i,"deleteEntity unavailable headers":h,
"listRows ok":C,"listRows ok headers":o,"listRows badRequest":i,"listRows badRequest headers":o,"listRows unauthorized":i,"listRows unauthorized headers":R,"lis\
tRows forbidden":i,"listRows forbidden headers":o,"listRows notFound":i,"listRows notFound headers":o,"listRows notAcceptable":i,"listRows notAcceptable headers":o,
"listRows conflict":i,"listRows conflict headers":o,"listRows tooManyRequests":i,"listRows tooManyRequests headers":h,"listRows internalError":i,"listRows inter\
nalError headers":o,"listRows unavailable":i,"listRows unavailable headers":h,"runRowsCommand ok":A,"runRowsCommand ok headers":o,"runRowsCommand badRequest":i,
"runRowsCommand badRequest headers":o,"runRowsCommand unauthorized":i,"runRowsCommand unauthorized headers":R,"runRowsCommand forbidden":i,"runRowsCommand forbi\
dden headers":o,"runRowsCommand notFound":i,"runRowsCommand notFound headers":o,"runRowsCommand notAcceptable":i,"runRowsCommand notAcceptable headers":o,"runRo\
wsCommand conflict":i,"runRowsCommand conflict headers":o,"runRowsCommand contentTooLarge":i,"runRowsCommand contentTooLarge headers":o,"runRowsCommand unsuppor\
tedMediaType":i,"runRowsCommand unsupportedMediaType headers":o,"runRowsCommand tooManyRequests":i,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":i,"runRowsCommand internalError headers":o,"runRowsCommand unavailable":i,"runRowsCommand unavailable headers":h,"listRejectedRows ok":C,"listRejec\
tedRows ok headers":o,"listRejectedRows badRequest":i,"listRejectedRows badRequest headers":o,"listRejectedRows unauthorized":i,"listRejectedRows unauthorized h\
eaders":R,"listRejectedRows forbidden":i,"listRejectedRows forbidden headers":o,"listRejectedRows notFound":i,"listRejectedRows notFound headers":o,"listRejecte\
dRows notAcceptable":i,"listRejectedRows notAcceptable headers":o,"listRejectedRows tooManyRequests":i,"listRejectedRows tooManyRequests headers":h,"listRejecte\
dRows internalError":i,"listRejectedRows internalError headers":o,"listRejectedRows unavailable":i,"listRejectedRows unavailable headers":h,"getReport ok":jr,"g\
etReport ok headers":Dr,"getReport badRequest":i,"getReport badRequest headers":o,"getReport unauthorized":i,"getReport unauthorized headers":R,"getReport forbi\
dden":i,"getReport forbidden headers":o,"getReport notFound":i,"getReport notFound headers":o,"getReport notAcceptable":i,"getReport notAcceptable headers":o,"g\
etReport conflict":i,"getReport conflict headers":o,"getReport tooManyRequests":i,"getReport tooManyRequests headers":h,"getReport internalError":i,"getReport i\
nternalError headers":o,"getReport unavailable":i,"getReport unavailable headers":h,"listAttributes ok":C,"listAttributes ok headers":o,"listAttributes badReque\
st":i,"listAttributes badRequest headers":o,"listAttributes unauthorized":i,"listAttributes unauthorized headers":R,"listAttributes forbidden":i,"listAttributes\
 forbidden headers":o,"listAttributes notFound":i,"listAttributes notFound headers":o,"listAttributes notAcceptable":i,"listAttributes notAcceptable headers":o,
"listAttributes tooManyRequests":i,"listAttributes tooManyRequests headers":h,"listAttributes internalError":i,"listAttributes internalError headers":o,"listAtt\
ributes unavailable":i,"listAttributes unavailable headers":h,"runAttributesCommand ok":A,"runAttributesCommand ok headers":o,"runAttributesCommand badRequest":i,
"runAttributesCommand badRequest headers":o,"runAttributesCommand unauthorized":i,"runAttributesCommand unauthorized headers":R,"runAttributesCommand forbidden":i,
"runAttributesCommand forbidden headers":o,"runAttributesCommand notFound":i,"runAttributesCommand notFound headers":o,"runAttributesCommand notAcceptable":i,"r\
unAttributesCommand notAcceptable headers":o,"runAttributesCommand contentTooLarge":i,"runAttributesCommand contentTooLarge headers":o,"runAttributesCommand uns\
upportedMediaType":i,"runAttributesCommand unsupportedMediaType headers":o,"runAttributesCommand tooManyRequests":i,"runAttributesCommand tooManyRequests header\
s":h,"runAttributesCommand internalError":i,"runAttributesCommand internalError headers":o,"runAttributesCommand unavailable":i,"runAttributesCommand unavailabl\
e headers":h,"getAttribute ok":C,"getAttribute ok headers":o,"getAttribute badRequest":i,"getAttribute badRequest headers":o,"getAttribute unauthorized":i,"getA\
ttribute unauthorized headers":R,"getAttribute forbidden":i,"getAttribute forbidden headers":o,"getAttribute notFound":i,"getAttribute notFound headers":o,"getA\
ttribute notAcceptable":i,"getAttribute notAcceptable headers":o,"getAttribute tooManyRequests":i,"getAttribute tooManyRequests headers":h,"getAttribute interna\
lError":i,"getAttribute internalError headers":o,"getAttribute unavailable":i,"getAttribute unavailable headers":h,"listValues ok":C,"listValues ok headers":o,"\
listValues badRequest":i,"listValues badRequest headers":o,"listValues unauthorized":i,"listValues unauthorized headers":R,"listValues forbidden":i,"listValues \
forbidden headers":o,"listValues notFound":i,"listValues notFound headers":o,"listValues notAcceptable":i,"listValues notAcceptable headers":o,"listValues confl\
ict":i,"listValues conflict headers":o,"listValues tooManyRequests":i,"listValues tooManyRequests headers":h,"listValues internalError":i,"listValues internalEr\
ror headers":o,"listValues unavailable":i,"listValues unavailable headers":h,"runValuesCommand ok":A,"runValuesCommand ok headers":o,"runValuesCommand badReques\
t":i,"runValuesCommand badRequest headers":o,"runValuesCommand unauthorized":i,"runValuesCommand unauthorized headers":R,"runValuesCommand forbidden":i,"runValu\
esCommand forbidden headers":o,"runValuesCommand notFound":i,"runValuesCommand notFound headers":o,"runValuesCommand notAcceptable":i,"runValuesCommand notAccep\
table headers":o,"runValuesCommand conflict":i,"runValuesCommand conflict headers":o,"runValuesCommand contentTooLarge":i,"runValuesCommand contentTooLarge head\
ers":o,"runValuesCommand unsupportedMediaType":i,"runValuesCommand unsupportedMediaType headers":o,"runValuesCommand tooManyRequests":i,"runValuesCommand tooMan\
yRequests headers":h,"runValuesCommand internalError":i,"runValuesCommand internalError headers":o,"runValuesCommand unavailable":i,"runValuesCommand unavailabl\
e headers":h,"listMasks ok":C,"listMasks ok headers":o,"listMasks badRequest":i,"listMasks badRequest headers":o,"listMasks unauthorized":i,"listMasks unauthori\
zed headers":R,"listMasks forbidden":i,"listMasks forbidden headers":o,"listMasks notFound":i,"listMasks notFound headers":o,"listMasks notAcceptable":i,"listMa\
sks notAcceptable headers":o,"listMasks conflict":i,"listMasks conflict headers":o,"listMasks tooManyRequests":i,"listMasks tooManyRequests headers":h,"listMask\
s internalError":i,"listMasks internalError headers":o,"listMasks unavailable":i,"listMasks unavailable headers":h,"runMasksCommand ok":A,"runMasksCommand ok he\
aders":o,"runMasksCommand badRequest":i,"runMasksCommand badRequest headers":o,"runMasksCommand unauthorized":i,"runMasksCommand unauthorized headers":R,"runMas\
ksCommand forbidden":i,"runMasksCommand forbidden headers":o,"runMasksCommand notFound":i,"runMasksCommand notFound headers":o,"runMasksCommand notAcceptable":i,
"runMasksCommand notAcceptable headers":o,"runMasksCommand conflict":i,"runMasksCommand conflict headers":o,"runMasksCommand contentTooLarge":i,"runMasksCommand\
 contentTooLarge headers":o,"runMasksCommand unsupportedMediaType":i,"runMasksCommand unsupportedMediaType headers":o,"runMasksCommand tooManyRequests":i,"runMa\
sksCommand tooManyRequests headers":h,"runMasksCommand internalError":i,"runMasksCommand internalError headers":o,"runMasksCommand unavailable":i,"runMasksComma\
nd unavailable headers":h,"listPatterns ok":C,"listPatterns ok headers":o,"listPatterns badRequest":i,"listPatterns badRequest headers":o,"listPatterns unauthor\
ized":i,"listPatterns unauthorized headers":R,"listPatterns forbidden":i,"listPatterns forbidden headers":o,"listPatterns notFound":i,"listPatterns notFound hea\
ders":o,"listPatterns notAcceptable":i,"listPatterns notAcceptable headers":o,"listPatterns conflict":i,"listPatterns conflict headers":o,"listPatterns tooManyR\
equests":i,"listPatterns tooManyRequests headers":h,"listPatterns internalError":i,"listPatterns internalError headers":o,"listPatterns unavailable":i,"listPatt\
erns unavailable headers":h,"runPatternsCommand ok":A,"runPatternsCommand ok headers":o,"runPatternsCommand badRequest":i,"runPatternsCommand badRequest headers":o,
"runPatternsCommand unauthorized":i,"runPatternsCommand unauthorized headers":R,"runPatternsCommand forbidden":i,"runPatternsCommand forbidden headers":o,"runPa\
tternsCommand notFound":i,"runPatternsCommand notFound headers":o,"runPatternsCommand notAcceptable":i,"runPatternsCommand notAcceptable headers":o,"runPatterns\
Command conflict":i,"runPatternsCommand conflict headers":o,"runPatternsCommand contentTooLarge":i,"runPatternsCommand contentTooLarge headers":o,"runPatternsCo\
mmand unsupportedMediaType":i,"runPatternsCommand unsupportedMediaType headers":o,"runPatternsCommand tooManyRequests":i,"runPatternsCommand tooManyRequests hea\
ders":h,"runPatternsCommand internalError":i,"runPatternsCommand internalError headers":o,"runPatternsCommand unavailable":i,"runPatternsCommand unavailable hea\
ders":h,"runSoundexesCommand ok":A,"runSoundexesCommand ok headers":o,"runSoundexesCommand badRequest":i,"runSoundexesCommand badRequest headers":o,"runSoundexe\
sCommand unauthorized":i,"runSoundexesCommand unauthorized headers":R,"runSoundexesCommand forbidden":i,"runSoundexesCommand forbidden headers":o,"runSoundexesC\
ommand notFound":i,"runSoundexesCommand notFound headers":o,"runSoundexesCommand notAcceptable":i,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCom\
mand conflict":i,"runSoundexesCommand conflict headers":o,"runSoundexesCommand contentTooLarge":i,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesC\
ommand unsupportedMediaType":i,"runSoundexesCommand unsupportedMediaType headers":o,"runSoundexesCommand tooManyRequests":i,"runSoundexesCommand tooManyRequests\
 headers":h,"runSoundexesCommand internalError":i,"runSoundexesCommand internalError headers":o,"runSoundexesCommand unavailable":i,"runSoundexesCommand unavail\
able headers":h,"listMetaphones ok":C,"listMetaphones ok headers":o,"listMetaphones badRequest":i,"listMetaphones badRequest headers":o,"listMetaphones unauthor\
ized":i,"listMetaphones unauthorized headers":R,"listMetaphones forbidden":i,"listMetaphones forbidden headers":o,"listMetaphones notFound":i,"listMetaphones no\
tFound headers":o,"listMetaphones notAcceptable":i,"listMetaphones notAcceptable headers":o,"listMetaphones conflict":i,"listMetaphones conflict headers":o,"lis\
tMetaphones tooManyRequests":i,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":i,"listMetaphones internalError headers":o,"listMetapho\
nes unavailable":i,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":A,"runMetaphonesCommand ok headers":o,"runMetaphonesCommand badRequest":i,"r\
unMetaphonesCommand badRequest headers":o,"runMetaphonesCommand unauthorized":i,"runMetaphonesCommand unauthorized headers":R,"runMetaphonesCommand forbidden":i,
"runMetaphonesCommand forbidden headers":o,"runMetaphonesCommand notFound":i,"runMetaphonesCommand notFound headers":o,"runMetaphonesCommand notAcceptable":i,"r\
unMetaphonesCommand notAcceptable headers":o,"runMetaphonesCommand conflict":i,"runMetaphonesCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":i,
"runMetaphonesCommand contentTooLarge headers":o,"runMetaphonesCommand unsupportedMediaType":i,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetapho\
nesCommand tooManyRequests":i,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":i,"runMetaphonesCommand internalError header\
s":o,"runMetaphonesCommand unavailable":i,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":Br,"unmaskValue ok headers":o,"unmaskValue badRequest":i,
"unmaskValue badRequest headers":o,"unmaskValue unauthorized":i,"unmaskValue unauthorized headers":R,"unmaskValue forbidden":i,"unmaskValue forbidden headers":o,
"unmaskValue notFound":i,"unmaskValue notFound headers":o,"unmaskValue notAcceptable":i,"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":i,"u\
nmaskValue contentTooLarge headers":o,"unmaskValue unsupportedMediaType":i,"unmaskValue unsupportedMediaType headers":o,"unmaskValue tooManyRequests":i,"unmaskV\
alue tooManyRequests headers":h,"unmaskValue internalError":i,"unmaskValue internalError headers":o,"unmaskValue unavailable":i,"unmaskValue unavailable headers":h,
"listFunctions ok":Ir,"listFunctions ok headers":o,"listFunctions badRequest":i,"listFunctions badRequest headers":o,"listFunctions unauthorized":i,"listFunctio\
ns unauthorized headers":R,"listFunctions forbidden":i,"listFunctions forbidden headers":o,"listFunctions notFound":i,"listFunctions notFound headers":o,"listFu\
nctions notAcceptable":i,"listFunctions notAcceptable headers":o,"listFunctions tooManyRequests":i,"listFunctions tooManyRequests headers":h,"listFunctions inte\
rnalError":i,"listFunctions internalError headers":o,"listFunctions unavailable":i,"listFunctions unavailable headers":h,"listPriorities ok":Or,"listPriorities \
ok headers":o,"listPriorities badRequest":i,"listPriorities badRequest headers":o,"listPriorities unauthorized":i,"listPriorities unauthorized headers":R,"listP\
riorities forbidden":i,"listPriorities forbidden headers":o,"listPriorities notFound":i,"listPriorities notFound headers":o,"listPriorities notAcceptable":i,"li\
stPriorities notAcceptable headers":o,"listPriorities tooManyRequests":i,"listPriorities tooManyRequests headers":h,"listPriorities internalError":i,"listPriori\
ties internalError headers":o,"listPriorities unavailable":i,"listPriorities unavailable headers":h,"runPrioritiesCommand created":j,"runPrioritiesCommand creat\
ed headers":or,"runPrioritiesCommand badRequest":i,"runPrioritiesCommand badRequest headers":o,"runPrioritiesCommand unauthorized":i,"runPrioritiesCommand unaut\
horized headers":R,"runPrioritiesCommand forbidden":i,"runPrioritiesCommand forbidden headers":o,"runPrioritiesCommand notFound":i,"runPrioritiesCommand notFoun\
d headers":o,"runPrioritiesCommand notAcceptable":i,"runPrioritiesCommand notAcceptable headers":o,"runPrioritiesCommand contentTooLarge":i,"runPrioritiesComman\
d contentTooLarge headers":o,"runPrioritiesCommand unsupportedMediaType":i,"runPrioritiesCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRe\
quests":i,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":i,"runPrioritiesCommand internalError headers":o,"runPrioritiesC\
ommand unavailable":i,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":j,"runPriorityCommand created headers":or,"runPriorityCommand ba\
dRequest":i,"runPriorityCommand badRequest headers":o,"runPriorityCommand unauthorized":i,"runPriorityCommand unauthorized headers":R,"runPriorityCommand forbid\
den":i,"runPriorityCommand forbidden headers":o,"runPriorityCommand notFound":i,"runPriorityCommand notFound headers":o,"runPriorityCommand notAcceptable":i,"ru\
nPriorityCommand notAcceptable headers":o,"runPriorityCommand contentTooLarge":i,"runPriorityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedM\
ediaType":i,"runPriorityCommand unsupportedMediaType headers":o,"runPriorityCommand tooManyRequests":i,"runPriorityCommand tooManyRequests headers":h,"runPriori\
tyCommand internalError":i,"runPriorityCommand internalError headers":o,"runPriorityCommand unavailable":i,"runPriorityCommand unavailable headers":h,"deletePri\
ority noContent headers":o,"deletePriority badRequest":i,"deletePriority badRequest headers":o,"deletePriority unauthorized":i,"deletePriority unauthorized head\
ers":R,"deletePriority forbidden":i,"deletePriority forbidden headers":o,"deletePriority notFound":i,"deletePriority notFound headers":o,"deletePriority tooMany\
Requests":i,"deletePriority tooManyRequests headers":h,"deletePriority internalError":i,"deletePriority internalError headers":o,"deletePriority unavailable":i,
"deletePriority unavailable headers":h,"listLibraryEntities ok":C,"listLibraryEntities ok headers":o,"listLibraryEntities badRequest":i,"listLibraryEntities bad\
Request headers":o,"listLibraryEntities unauthorized":i,"listLibraryEntities unauthorized headers":R,"listLibraryEntities forbidden":i,"listLibraryEntities forb\
idden headers":o,"listLibraryEntities notFound":i,"listLibraryEntities notFound headers":o,"listLibraryEntities notAcceptable":i,"listLibraryEntities notAccepta\
ble headers":o,"listLibraryEntities tooManyRequests":i,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":i,"listLibraryEntitie\
s internalError headers":o,"listLibraryEntities unavailable":i,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":Ur,"runLibraryEntities\
Command ok headers":o,"runLibraryEntitiesCommand badRequest":i,"runLibraryEntitiesCommand badRequest headers":o,"runLibraryEntitiesCommand unauthorized":i,"runL\
ibraryEntitiesCommand unauthorized headers":R,"runLibraryEntitiesCommand forbidden":i,"runLibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand\
 notFound":i,"runLibraryEntitiesCommand notFound headers":o,"runLibraryEntitiesCommand notAcceptable":i,"runLibraryEntitiesCommand notAcceptable headers":o,"run\
LibraryEntitiesCommand conflict":i,"runLibraryEntitiesCommand conflict headers":o,"runLibraryEntitiesCommand contentTooLarge":i,"runLibraryEntitiesCommand conte\
ntTooLarge headers":o,"runLibraryEntitiesCommand unsupportedMediaType":i,"runLibraryEntitiesCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand t\
ooManyRequests":i,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":i,"runLibraryEntitiesCommand internalError hea\
ders":o,"runLibraryEntitiesCommand unavailable":i,"runLibraryEntitiesCommand unavailable headers":h,"getLibraryEntity ok":C,"getLibraryEntity ok headers":o,"get\
LibraryEntity badRequest":i,"getLibraryEntity badRequest headers":o,"getLibraryEntity unauthorized":i,"getLibraryEntity unauthorized headers":R,"getLibraryEntit\
y forbidden":i,"getLibraryEntity forbidden headers":o,"getLibraryEntity notFound":i,"getLibraryEntity notFound headers":o,"getLibraryEntity notAcceptable":i,"ge\
tLibraryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":i,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":i,"ge\
tLibraryEntity internalError headers":o,"getLibraryEntity unavailable":i,"getLibraryEntity unavailable headers":h,"deleteLibraryEntity noContent headers":o,"del\
eteLibraryEntity badRequest":i,"deleteLibraryEntity badRequest headers":o,"deleteLibraryEntity unauthorized":i,"deleteLibraryEntity unauthorized headers":R,"del\
eteLibraryEntity forbidden":i,"deleteLibraryEntity forbidden headers":o,"deleteLibraryEntity notFound":i,"deleteLibraryEntity notFound headers":o,"deleteLibrary\
Entity tooManyRequests":i,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":i,"deleteLibraryEntity internalError headers":o,"d\
eleteLibraryEntity unavailable":i,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":C,"listLibraryAttributes ok headers":o,"listLibraryAttr\
ibutes badRequest":i,"listLibraryAttributes badRequest headers":o,"listLibraryAttributes unauthorized":i,"listLibraryAttributes unauthorized headers":R,"listLib\
raryAttributes forbidden":i,"listLibraryAttributes forbidden headers":o,"listLibraryAttributes notFound":i,"listLibraryAttributes notFound headers":o,"listLibra\
ryAttributes notAcceptable":i,"listLibraryAttributes notAcceptable headers":o,"listLibraryAttributes tooManyRequests":i,"listLibraryAttributes tooManyRequests h\
eaders":h,"listLibraryAttributes internalError":i,"listLibraryAttributes internalError headers":o,"listLibraryAttributes unavailable":i,"listLibraryAttributes u\
navailable headers":h,"listBusinessRules ok":C,"listBusinessRules ok headers":o,"listBusinessRules badRequest":i,"listBusinessRules badRequest headers":o,"listB\
usinessRules unauthorized":i,"listBusinessRules unauthorized headers":R,"listBusinessRules forbidden":i,"listBusinessRules forbidden headers":o,"listBusinessRul\
es notFound":i,"listBusinessRules notFound headers":o,"listBusinessRules notAcceptable":i,"listBusinessRules notAcceptable headers":o,"listBusinessRules tooMany\
Requests":i,"listBusinessRules tooManyRequests headers":h,"listBusinessRules internalError":i,"listBusinessRules internalError headers":o,"listBusinessRules una\
vailable":i,"listBusinessRules unavailable headers":h,"runBusinessRulesCommand ok":A,"runBusinessRulesCommand ok headers":o,"runBusinessRulesCommand badRequest":i,
"runBusinessRulesCommand badRequest headers":o,"runBusinessRulesCommand unauthorized":i,"runBusinessRulesCommand unauthorized headers":R,"runBusinessRulesComman\
d forbidden":i,"runBusinessRulesCommand forbidden headers":o,"runBusinessRulesCommand notFound":i,"runBusinessRulesCommand notFound headers":o,"runBusinessRules\
Command notAcceptable":i,"runBusinessRulesCommand notAcceptable headers":o,"runBusinessRulesCommand contentTooLarge":i,"runBusinessRulesCommand contentTooLarge \
headers":o,"runBusinessRulesCommand unsupportedMediaType":i,"runBusinessRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCommand tooManyRequests":i,
"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRulesCommand internalError":i,"runBusinessRulesCommand internalError headers":o,"runBusinessRule\
sCommand unavailable":i,"runBusinessRulesCommand unavailable headers":h,"countBusinessRules ok":Xe,"countBusinessRules ok headers":o,"countBusinessRules badRequ\
est":i,"countBusinessRules badRequest headers":o,"countBusinessRules unauthorized":i,"countBusinessRules unauthorized headers":R,"countBusinessRules forbidden":i,
"countBusinessRules forbidden headers":o,"countBusinessRules notFound":i,"countBusinessRules notFound headers":o,"countBusinessRules notAcceptable":i,"countBusi\
nessRules notAcceptable headers":o,"countBusinessRules tooManyRequests":i,"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalError":i,"c\
ountBusinessRules internalError headers":o,"countBusinessRules unavailable":i,"countBusinessRules unavailable headers":h,"listAggregateMethods ok":Yr,"listAggre\
gateMethods ok headers":o,"listAggregateMethods badRequest":i,"listAggregateMethods badRequest headers":o,"listAggregateMethods unauthorized":i,"listAggregateMe\
thods unauthorized headers":R,"listAggregateMethods forbidden":i,"listAggregateMethods forbidden headers":o,"listAggregateMethods notFound":i,"listAggregateMeth\
ods notFound headers":o,"listAggregateMethods notAcceptable":i,"listAggregateMethods notAcceptable headers":o,"listAggregateMethods tooManyRequests":i,"listAggr\
egateMethods tooManyRequests headers":h,"listAggregateMethods internalError":i,"listAggregateMethods internalError headers":o,"listAggregateMethods unavailable":i,
"listAggregateMethods unavailable headers":h,"listRealBusinessRules ok":C,"listRealBusinessRules ok headers":o,"listRealBusinessRules badRequest":i,"listRealBus\
inessRules badRequest headers":o,"listRealBusinessRules unauthorized":i,"listRealBusinessRules unauthorized headers":R,"listRealBusinessRules forbidden":i,"list\
RealBusinessRules forbidden headers":o,"listRealBusinessRules notFound":i,"listRealBusinessRules notFound headers":o,"listRealBusinessRules notAcceptable":i,"li\
stRealBusinessRules notAcceptable headers":o,"listRealBusinessRules tooManyRequests":i,"listRealBusinessRules tooManyRequests headers":h,"listRealBusinessRules \
internalError":i,"listRealBusinessRules internalError headers":o,"listRealBusinessRules unavailable":i,"listRealBusinessRules unavailable headers":h,"runRealBus\
inessRulesCommand ok":Ke,"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":le,"runRealBusinessRulesCommand badRequest headers":o,
"runRealBusinessRulesCommand unauthorized":i,"runRealBusinessRulesCommand unauthorized headers":R,"runRealBusinessRulesCommand forbidden":i,"runRealBusinessRule\
sCommand forbidden headers":o,"runRealBusinessRulesCommand notFound":i,"runRealBusinessRulesCommand notFound headers":o,"runRealBusinessRulesCommand notAcceptab\
le":i,"runRealBusinessRulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":i,"runRealBusinessRulesCommand conflict headers":o,"runRealBu\
sinessRulesCommand contentTooLarge":i,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusinessRulesCommand unsupportedMediaType":i,"runRealBusin\
essRulesCommand unsupportedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":i,"runRealBusinessRulesCommand tooManyRequests headers":h,"runReal\
BusinessRulesCommand internalError":i,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessRulesCommand unavailable":i,"runRealBusinessRulesCom\
mand unavailable headers":h,"deleteRealBusinessRules ok":j,"deleteRealBusinessRules ok headers":o,"deleteRealBusinessRules badRequest":le,"deleteRealBusinessRul\
es badRequest headers":o,"deleteRealBusinessRules unauthorized":i,"deleteRealBusinessRules unauthorized headers":R,"deleteRealBusinessRules forbidden":i,"delete\
RealBusinessRules forbidden headers":o,"deleteRealBusinessRules notFound":i,"deleteRealBusinessRules notFound headers":o,"deleteRealBusinessRules notAcceptable":i,
"deleteRealBusinessRules notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":i,"deleteRealBusinessRules contentTooLarge headers":o,"deleteRealBus\
inessRules unsupportedMediaType":i,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusinessRules tooManyRequests":i,"deleteRealBusinessRules\
 tooManyRequests headers":h,"deleteRealBusinessRules internalError":i,"deleteRealBusinessRules internalError headers":o,"deleteRealBusinessRules unavailable":i,
"deleteRealBusinessRules unavailable headers":h,"countRealBusinessRules ok":Xe,"countRealBusinessRules ok headers":o,"countRealBusinessRules badRequest":i,"coun\
tRealBusinessRules badRequest headers":o,"countRealBusinessRules unauthorized":i,"countRealBusinessRules unauthorized headers":R,"countRealBusinessRules forbidd\
en":i,"countRealBusinessRules forbidden headers":o,"countRealBusinessRules notFound":i,"countRealBusinessRules notFound headers":o,"countRealBusinessRules notAc\
ceptable":i,"countRealBusinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":i,"countRealBusinessRules tooManyRequests headers":h,"coun\
tRealBusinessRules internalError":i,"countRealBusinessRules internalError headers":o,"countRealBusinessRules unavailable":i,"countRealBusinessRules unavailable \
headers":h,"listEntityBusinessRules ok":C,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules badRequest":i,"listEntityBusinessRules badRequest head\
ers":o,"listEntityBusinessRules unauthorized":i,"listEntityBusinessRules unauthorized headers":R,"listEntityBusinessRules forbidden":i,"listEntityBusinessRules \
forbidden headers":o,"listEntityBusinessRules notFound":i,"listEntityBusinessRules notFound headers":o,"listEntityBusinessRules notAcceptable":i,"listEntityBusi\
nessRules notAcceptable headers":o,"listEntityBusinessRules tooManyRequests":i,"listEntityBusinessRules tooManyRequests headers":h,"listEntityBusinessRules inte\
rnalError":i,"listEntityBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":i,"listEntityBusinessRules unavailable headers":h,"runEntit\
yBusinessRulesCommand ok":Ke,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand badRequest":le,"runEntityBusinessRulesCommand badReques\
t headers":o,"runEntityBusinessRulesCommand unauthorized":i,"runEntityBusinessRulesCommand unauthorized headers":R,"runEntityBusinessRulesCommand forbidden":i,"\
runEntityBusinessRulesCommand forbidden headers":o,"runEntityBusinessRulesCommand notFound":i,"runEntityBusinessRulesCommand notFound headers":o,"runEntityBusin\
essRulesCommand notAcceptable":i,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessRulesCommand conflict":i,"runEntityBusinessRulesComma\
nd conflict headers":o,"runEntityBusinessRulesCommand contentTooLarge":i,"runEntityBusinessRulesCommand contentTooLarge headers":o,"runEntityBusinessRulesComman\
d unsupportedMediaType":i,"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessRulesCommand tooManyRequests":i,"runEntityBusinessRul\
esCommand tooManyRequests headers":h,"runEntityBusinessRulesCommand internalError":i,"runEntityBusinessRulesCommand internalError headers":o,"runEntityBusinessR\
ulesCommand unavailable":i,"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules ok":C,"listAttributeBusinessRules ok headers":o,"li\
stAttributeBusinessRules badRequest":i,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusinessRules unauthorized":i,"listAttributeBusinessRules\
 unauthorized headers":R,"listAttributeBusinessRules forbidden":i,"listAttributeBusinessRules forbidden headers":o,"listAttributeBusinessRules notFound":i,"list\
AttributeBusinessRules notFound headers":o,"listAttributeBusinessRules notAcceptable":i,"listAttributeBusinessRules notAcceptable headers":o,"listAttributeBusin\
essRules tooManyRequests":i,"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRules internalError":i,"listAttributeBusinessRules inte\
rnalError headers":o,"listAttributeBusinessRules unavailable":i,"listAttributeBusinessRules unavailable headers":h,"runAttributeBusinessRulesCommand ok":Ke,"run\
AttributeBusinessRulesCommand ok headers":o,"runAttributeBusinessRulesCommand badRequest":le,"runAttributeBusinessRulesCommand badRequest headers":o,"runAttribu\
teBusinessRulesCommand unauthorized":i,"runAttributeBusinessRulesCommand unauthorized headers":R,"runAttributeBusinessRulesCommand forbidden":i,"runAttributeBus\
inessRulesCommand forbidden headers":o,"runAttributeBusinessRulesCommand notFound":i,"runAttributeBusinessRulesCommand notFound headers":o,"runAttributeBusiness\
RulesCommand notAcceptable":i,"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusinessRulesCommand conflict":i,"runAttributeBusinessRule\
sCommand conflict headers":o,"runAttributeBusinessRulesCommand contentTooLarge":i,"runAttributeBusinessRulesCommand contentTooLarge headers":o,"runAttributeBusi\
nessRulesCommand unsupportedMediaType":i,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"runAttributeBusinessRulesCommand tooManyRequests":i,
"runAttributeBusinessRulesCommand tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":i,"runAttributeBusinessRulesCommand internalError \
headers":o,"runAttributeBusinessRulesCommand unavailable":i,"runAttributeBusinessRulesCommand unavailable headers":h,"listPassingRules ok":C,"listPassingRules o\
k headers":o,"listPassingRules badRequest":i,"listPassingRules badRequest headers":o,"listPassingRules unauthorized":i,"listPassingRules unauthorized headers":R,
"listPassingRules forbidden":i,"listPassingRules forbidden headers":o,"listPassingRules notFound":i,"listPassingRules notFound headers":o,"listPassingRules notA\
cceptable":i,"listPassingRules notAcceptable headers":o,"listPassingRules tooManyRequests":i,"listPassingRules tooManyRequests headers":h,"listPassingRules inte\
rnalError":i,"listPassingRules internalError headers":o,"listPassingRules unavailable":i,"listPassingRules unavailable headers":h,"runPassingRulesCommand ok":A,
"runPassingRulesCommand ok headers":o,"runPassingRulesCommand badRequest":i,"runPassingRulesCommand badRequest headers":o,"runPassingRulesCommand unauthorized":i,
"runPassingRulesCommand unauthorized headers":R,"runPassingRulesCommand forbidden":i,"runPassingRulesCommand forbidden headers":o,"runPassingRulesCommand notFou\
nd":i,"runPassingRulesCommand notFound headers":o,"runPassingRulesCommand notAcceptable":i,"runPassingRulesCommand notAcceptable headers":o,"runPassingRulesComm\
and contentTooLarge":i,"runPassingRulesCommand contentTooLarge headers":o,"runPassingRulesCommand unsupportedMediaType":i,"runPassingRulesCommand unsupportedMed\
iaType headers":o,"runPassingRulesCommand tooManyRequests":i,"runPassingRulesCommand tooManyRequests headers":h,"runPassingRulesCommand internalError":i,"runPas\
singRulesCommand internalError headers":o,"runPassingRulesCommand unavailable":i,"runPassingRulesCommand unavailable headers":h,"listFailingRules ok":C,"listFai\
lingRules ok headers":o,"listFailingRules badRequest":i,"listFailingRules badRequest headers":o,"listFailingRules unauthorized":i,"listFailingRules unauthorized\
 headers":R,"listFailingRules forbidden":i,"listFailingRules forbidden headers":o,"listFailingRules notFound":i,"listFailingRules notFound headers":o,"listFaili\
ngRules notAcceptable":i,"listFailingRules notAcceptable headers":o,"listFailingRules tooManyRequests":i,"listFailingRules tooManyRequests headers":h,"listFaili\
ngRules internalError":i,"listFailingRules internalError headers":o,"listFailingRules unavailable":i,"listFailingRules unavailable headers":h,"runFailingRulesCo\
mmand ok":A,"runFailingRulesCommand ok headers":o,"runFailingRulesCommand badRequest":i,"runFailingRulesCommand badRequest headers":o,"runFailingRulesCommand un\
authorized":i,"runFailingRulesCommand unauthorized headers":R,"runFailingRulesCommand forbidden":i,"runFailingRulesCommand forbidden headers":o,"runFailingRules\
Command notFound":i,"runFailingRulesCommand notFound headers":o,"runFailingRulesCommand notAcceptable":i,"runFailingRulesCommand notAcceptable headers":o,"runFa\
ilingRulesCommand contentTooLarge":i,"runFailingRulesCommand contentTooLarge headers":o,"runFailingRulesCommand unsupportedMediaType":i,"runFailingRulesCommand \
unsupportedMediaType headers":o,"runFailingRulesCommand tooManyRequests":i,"runFailingRulesCommand tooManyRequests headers":h,"runFailingRulesCommand internalEr\
ror":i,"runFailingRulesCommand internalError headers":o,"runFailingRulesCommand unavailable":i,"runFailingRulesCommand unavailable headers":h,"listEnabledRules \
ok":C,"listEnabledRules ok headers":o,"listEnabledRules badRequest":i,"listEnabledRules badRequest headers":o,"listEnabledRules unauthorized":i,"listEnabledRule\
s unauthorized headers":R,"listEnabledRules forbidden":i,"listEnabledRules forbidden headers":o,"listEnabledRules notFound":i,"listEnabledRules notFound headers":o,
"listEnabledRules notAcceptable":i,"listEnabledRules notAcceptable headers":o,"listEnabledRules tooManyRequests":i,"listEnabledRules tooManyRequests headers":h,
"listEnabledRules internalError":i,"listEnabledRules internalError headers":o,"listEnabledRules unavailable":i,"listEnabledRules unavailable headers":h,"runEnab\
ledRulesCommand ok":A,"runEnabledRulesCommand ok headers":o,"runEnabledRulesCommand badRequest":i,"runEnabledRulesCommand badRequest headers":o,"runEnabledRules\
Command unauthorized":i,"runEnabledRulesCommand unauthorized headers":R,"runEnabledRulesCommand forbidden":i,"runEnabledRulesCommand forbidden headers":o,"runEn\
abledRulesCommand notFound":i,"runEnabledRulesCommand notFound headers":o,"runEnabledRulesCommand notAcceptable":i,"runEnabledRulesCommand notAcceptable headers":o,
"runEnabledRulesCommand contentTooLarge":i,"runEnabledRulesCommand contentTooLarge headers":o,"runEnabledRulesCommand unsupportedMediaType":i,"runEnabledRulesCo\
mmand unsupportedMediaType headers":o,"runEnabledRulesCommand tooManyRequests":i,"runEnabledRulesCommand tooManyRequests headers":h,"runEnabledRulesCommand inte\
rnalError":i,"runEnabledRulesCommand internalError headers":o,"runEnabledRulesCommand unavailable":i,"runEnabledRulesCommand unavailable headers":h,"getBusiness\
Rule ok":C,"getBusinessRule ok headers":o,"getBusinessRule badRequest":i,"getBusinessRule badRequest headers":o,"getBusinessRule unauthorized":i,"getBusinessRul\
e unauthorized headers":R,"getBusinessRule forbidden":i,"getBusinessRule forbidden headers":o,"getBusinessRule notFound":i,"getBusinessRule notFound headers":o,
"getBusinessRule notAcceptable":i,"getBusinessRule notAcceptable headers":o,"getBusinessRule tooManyRequests":i,"getBusinessRule tooManyRequests headers":h,"get\
BusinessRule internalError":i,"getBusinessRule internalError headers":o,"getBusinessRule unavailable":i,"getBusinessRule unavailable headers":h,"runBusinessRule\
Command ok":j,"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand badRequest":le,"runBusinessRuleCommand badRequest headers":o,"runBusinessRuleCommand\
 unauthorized":i,"runBusinessRuleCommand unauthorized headers":R,"runBusinessRuleCommand forbidden":i,"runBusinessRuleCommand forbidden headers":o,"runBusinessR\
uleCommand notFound":i,"runBusinessRuleCommand notFound headers":o,"runBusinessRuleCommand notAcceptable":i,"runBusinessRuleCommand notAcceptable headers":o,"ru\
nBusinessRuleCommand conflict":i,"runBusinessRuleCommand conflict headers":o,"runBusinessRuleCommand contentTooLarge":i,"runBusinessRuleCommand contentTooLarge \
headers":o,"runBusinessRuleCommand unsupportedMediaType":i,"runBusinessRuleCommand unsupportedMediaType headers":o,"runBusinessRuleCommand tooManyRequests":i,"r\
unBusinessRuleCommand tooManyRequests headers":h,"runBusinessRuleCommand internalError":i,"runBusinessRuleCommand internalError headers":o,"runBusinessRuleComma\
nd unavailable":i,"runBusinessRuleCommand unavailable headers":h,"deleteBusinessRule ok":j,"deleteBusinessRule ok headers":o,"deleteBusinessRule badRequest":i,"\
deleteBusinessRule badRequest headers":o,"deleteBusinessRule unauthorized":i,"deleteBusinessRule unauthorized headers":R,"deleteBusinessRule forbidden":i,"delet\
eBusinessRule forbidden headers":o,"deleteBusinessRule notFound":i,"deleteBusinessRule notFound headers":o,"deleteBusinessRule notAcceptable":i,"deleteBusinessR\
ule notAcceptable headers":o,"deleteBusinessRule tooManyRequests":i,"deleteBusinessRule tooManyRequests headers":h,"deleteBusinessRule internalError":i,"deleteB\
usinessRule internalError headers":o,"deleteBusinessRule unavailable":i,"deleteBusinessRule unavailable headers":h,"getBusinessRulePermissions ok":Zr,"getBusine\
ssRulePermissions ok headers":o,"getBusinessRulePermissions badRequest":i,"getBusinessRulePermissions badRequest headers":o,"getBusinessRulePermissions unauthor\
ized":i,"getBusinessRulePermissions unauthorized headers":R,"getBusinessRulePermissions forbidden":i,"getBusinessRulePermissions forbidden headers":o,"getBusine\
ssRulePermissions notFound":i,"getBusinessRulePermissions notFound headers":o,"getBusinessRulePermissions notAcceptable":i,"getBusinessRulePermissions notAccept\
able headers":o,"getBusinessRulePermissions tooManyRequests":i,"getBusinessRulePermissions tooManyRequests headers":h,"getBusinessRulePermissions internalError":i,
"getBusinessRulePermissions internalError headers":o,"getBusinessRulePermissions unavailable":i,"getBusinessRulePermissions unavailable headers":h,"listRuleFail\
ingRows ok":C,"listRuleFailingRows ok headers":o,"listRuleFailingRows badRequest":i,"listRuleFailingRows badRequest headers":o,"listRuleFailingRows unauthorized":i,
"listRuleFailingRows unauthorized headers":R,"listRuleFailingRows forbidden":i,"listRuleFailingRows forbidden headers":o,"listRuleFailingRows notFound":i,"listR\
uleFailingRows notFound headers":o,"listRuleFailingRows notAcceptable":i,"listRuleFailingRows notAcceptable headers":o,"listRuleFailingRows conflict":i,"listRul\
eFailingRows conflict headers":o,"listRuleFailingRows tooManyRequests":i,"listRuleFailingRows tooManyRequests headers":h,"listRuleFailingRows internalError":i,"\
listRuleFailingRows internalError headers":o,"listRuleFailingRows unavailable":i,"listRuleFailingRows unavailable headers":h,"runRuleFailingRowsCommand ok":A,"r\
unRuleFailingRowsCommand ok headers":o,"runRuleFailingRowsCommand badRequest":i,"runRuleFailingRowsCommand badRequest headers":o,"runRuleFailingRowsCommand unau\
thorized":i,"runRuleFailingRowsCommand unauthorized headers":R,"runRuleFailingRowsCommand forbidden":i,"runRuleFailingRowsCommand forbidden headers":o,"runRuleF\
ailingRowsCommand notFound":i,"runRuleFailingRowsCommand notFound headers":o,"runRuleFailingRowsCommand notAcceptable":i,"runRuleFailingRowsCommand notAcceptabl\
e headers":o,"runRuleFailingRowsCommand conflict":i,"runRuleFailingRowsCommand conflict headers":o,"runRuleFailingRowsCommand contentTooLarge":i,"runRuleFailing\
RowsCommand contentTooLarge headers":o,"runRuleFailingRowsCommand unsupportedMediaType":i,"runRuleFailingRowsCommand unsupportedMediaType headers":o,"runRuleFai\
lingRowsCommand tooManyRequests":i,"runRuleFailingRowsCommand tooManyRequests headers":h,"runRuleFailingRowsCommand internalError":i,"runRuleFailingRowsCommand \
internalError headers":o,"runRuleFailingRowsCommand unavailable":i,"runRuleFailingRowsCommand unavailable headers":h,"listRulePassingRows ok":C,"listRulePassing\
Rows ok headers":o,"listRulePassingRows badRequest":i,"listRulePassingRows badRequest headers":o,"listRulePassingRows unauthorized":i,"listRulePassingRows unaut\
horized headers":R,"listRulePassingRows forbidden":i,"listRulePassingRows forbidden headers":o,"listRulePassingRows notFound":i,"listRulePassingRows notFound he\
aders":o,"listRulePassingRows notAcceptable":i,"listRulePassingRows notAcceptable headers":o,"listRulePassingRows conflict":i,"listRulePassingRows conflict head\
ers":o,"listRulePassingRows tooManyRequests":i,"listRulePassingRows tooManyRequests headers":h,"listRulePassingRows internalError":i,"listRulePassingRows intern\
alError headers":o,"listRulePassingRows unavailable":i,"listRulePassingRows unavailable headers":h,"runRulePassingRowsCommand ok":A,"runRulePassingRowsCommand o\
k headers":o,"runRulePassingRowsCommand badRequest":i,"runRulePassingRowsCommand badRequest headers":o,"runRulePassingRowsCommand unauthorized":i,"runRulePassin\
gRowsCommand unauthorized headers":R,"runRulePassingRowsCommand forbidden":i,"runRulePassingRowsCommand forbidden headers":o,"runRulePassingRowsCommand notFound":i,
"runRulePassingRowsCommand notFound headers":o,"runRulePassingRowsCommand notAcceptable":i,"runRulePassingRowsCommand notAcceptable headers":o,"runRulePassingRo\
wsCommand conflict":i,"runRulePassingRowsCommand conflict headers":o,"runRulePassingRowsCommand contentTooLarge":i,"runRulePassingRowsCommand contentTooLarge he\
aders":o,"runRulePassingRowsCommand unsupportedMediaType":i,"runRulePassingRowsCommand unsupportedMediaType headers":o,"runRulePassingRowsCommand tooManyRequest\
s":i,"runRulePassingRowsCommand tooManyRequests headers":h,"runRulePassingRowsCommand internalError":i,"runRulePassingRowsCommand internalError headers":o,"runR\
ulePassingRowsCommand unavailable":i,"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups ok":C,"listRuleGroups ok headers":o,"listRuleGroups badRe\
quest":i,"listRuleGroups badRequest headers":o,"listRuleGroups unauthorized":i,"listRuleGroups unauthorized headers":R,"listRuleGroups forbidden":i,"listRuleGro\
ups forbidden headers":o,"listRuleGroups notFound":i,"listRuleGroups notFound headers":o,"listRuleGroups notAcceptable":i,"listRuleGroups notAcceptable headers":o,
"listRuleGroups conflict":i,"listRuleGroups conflict headers":o,"listRuleGroups tooManyRequests":i,"listRuleGroups tooManyRequests headers":h,"listRuleGroups in\
ternalError":i,"listRuleGroups internalError headers":o,"listRuleGroups unavailable":i,"listRuleGroups unavailable headers":h,"runRuleGroupsCommand ok":A,"runRu\
leGroupsCommand ok headers":o,"runRuleGroupsCommand badRequest":i,"runRuleGroupsCommand badRequest headers":o,"runRuleGroupsCommand unauthorized":i,"runRuleGrou\
psCommand unauthorized headers":R,"runRuleGroupsCommand forbidden":i,"runRuleGroupsCommand forbidden headers":o,"runRuleGroupsCommand notFound":i,"runRuleGroups\
Command notFound headers":o,"runRuleGroupsCommand notAcceptable":i,"runRuleGroupsCommand notAcceptable headers":o,"runRuleGroupsCommand conflict":i,"runRuleGrou\
psCommand conflict headers":o,"runRuleGroupsCommand contentTooLarge":i,"runRuleGroupsCommand contentTooLarge headers":o,"runRuleGroupsCommand unsupportedMediaTy\
pe":i,"runRuleGroupsCommand unsupportedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":i,"runRuleGroupsCommand tooManyRequests headers":h,"runRuleGr\
oupsCommand internalError":i,"runRuleGroupsCommand internalError headers":o,"runRuleGroupsCommand unavailable":i,"runRuleGroupsCommand unavailable headers":h,"r\
unGroupFailingRowsCommand ok":A,"runGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand badRequest":i,"runGroupFailingRowsCommand badRequest heade\
rs":o,"runGroupFailingRowsCommand unauthorized":i,"runGroupFailingRowsCommand unauthorized headers":R,"runGroupFailingRowsCommand forbidden":i,"runGroupFailingR\
owsCommand forbidden headers":o,"runGroupFailingRowsCommand notFound":i,"runGroupFailingRowsCommand notFound headers":o,"runGroupFailingRowsCommand notAcceptabl\
e":i,"runGroupFailingRowsCommand notAcceptable headers":o,"runGroupFailingRowsCommand conflict":i,"runGroupFailingRowsCommand conflict headers":o,"runGroupFaili\
ngRowsCommand contentTooLarge":i,"runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFailingRowsCommand unsupportedMediaType":i,"runGroupFailingRows\
Command unsupportedMediaType headers":o,"runGroupFailingRowsCommand tooManyRequests":i,"runGroupFailingRowsCommand tooManyRequests headers":h,"runGroupFailingRo\
wsCommand internalError":i,"runGroupFailingRowsCommand internalError headers":o,"runGroupFailingRowsCommand unavailable":i,"runGroupFailingRowsCommand unavailab\
le headers":h,"runGroupPassingRowsCommand ok":A,"runGroupPassingRowsCommand ok headers":o,"runGroupPassingRowsCommand badRequest":i,"runGroupPassingRowsCommand \
badRequest headers":o,"runGroupPassingRowsCommand unauthorized":i,"runGroupPassingRowsCommand unauthorized headers":R,"runGroupPassingRowsCommand forbidden":i,"\
runGroupPassingRowsCommand forbidden headers":o,"runGroupPassingRowsCommand notFound":i,"runGroupPassingRowsCommand notFound headers":o,"runGroupPassingRowsComm\
and notAcceptable":i,"runGroupPassingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand conflict":i,"runGroupPassingRowsCommand conflict headers":o,
"runGroupPassingRowsCommand contentTooLarge":i,"runGroupPassingRowsCommand contentTooLarge headers":o,"runGroupPassingRowsCommand unsupportedMediaType":i,"runGr\
oupPassingRowsCommand unsupportedMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":i,"runGroupPassingRowsCommand tooManyRequests headers":h,"run\
GroupPassingRowsCommand internalError":i,"runGroupPassingRowsCommand internalError headers":o,"runGroupPassingRowsCommand unavailable":i,"runGroupPassingRowsCom\
mand unavailable headers":h,"listGroupFailingRows ok":C,"listGroupFailingRows ok headers":o,"listGroupFailingRows badRequest":i,"listGroupFailingRows badRequest\
 headers":o,"listGroupFailingRows unauthorized":i,"listGroupFailingRows unauthorized headers":R,"listGroupFailingRows forbidden":i,"listGroupFailingRows forbidd\
en headers":o,"listGroupFailingRows notFound":i,"listGroupFailingRows notFound headers":o,"listGroupFailingRows notAcceptable":i,"listGroupFailingRows notAccept\
able headers":o,"listGroupFailingRows conflict":i,"listGroupFailingRows conflict headers":o,"listGroupFailingRows tooManyRequests":i,"listGroupFailingRows tooMa\
nyRequests headers":h,"listGroupFailingRows internalError":i,"listGroupFailingRows internalError headers":o,"listGroupFailingRows unavailable":i,"listGroupFaili\
ngRows unavailable headers":h,"runNamedGroupFailingRowsCommand ok":A,"runNamedGroupFailingRowsCommand ok headers":o,"runNamedGroupFailingRowsCommand badRequest":i,
"runNamedGroupFailingRowsCommand badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorized":i,"runNamedGroupFailingRowsCommand unauthorized headers":R,
"runNamedGroupFailingRowsCommand forbidden":i,"runNamedGroupFailingRowsCommand forbidden headers":o,"runNamedGroupFailingRowsCommand notFound":i,"runNamedGroupF\
ailingRowsCommand notFound headers":o,"runNamedGroupFailingRowsCommand notAcceptable":i,"runNamedGroupFailingRowsCommand notAcceptable headers":o,"runNamedGroup\
FailingRowsCommand conflict":i,"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFailingRowsCommand contentTooLarge":i,"runNamedGroupFailingRow\
sCommand contentTooLarge headers":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":i,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":o,"r\
unNamedGroupFailingRowsCommand tooManyRequests":i,"runNamedGroupFailingRowsCommand tooManyRequests headers":h,"runNamedGroupFailingRowsCommand internalError":i,
"runNamedGroupFailingRowsCommand internalError headers":o,"runNamedGroupFailingRowsCommand unavailable":i,"runNamedGroupFailingRowsCommand unavailable headers":h,
"listGroupPassingRows ok":C,"listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":i,"listGroupPassingRows badRequest headers":o,"listGroupPassin\
gRows unauthorized":i,"listGroupPassingRows unauthorized headers":R,"listGroupPassingRows forbidden":i,"listGroupPassingRows forbidden headers":o,"listGroupPass\
ingRows notFound":i,"listGroupPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":i,"listGroupPassingRows notAcceptable headers":o,"listGroupPa\
ssingRows conflict":i,"listGroupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":i,"listGroupPassingRows tooManyRequests headers":h,"listG\
roupPassingRows internalError":i,"listGroupPassingRows internalError headers":o,"listGroupPassingRows unavailable":i,"listGroupPassingRows unavailable headers":h,
"runNamedGroupPassingRowsCommand ok":A,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPassingRowsCommand badRequest":i,"runNamedGroupPassingRowsCo\
mmand badRequest headers":o,"runNamedGroupPassingRowsCommand unauthorized":i,"runNamedGroupPassingRowsCommand unauthorized headers":R,"runNamedGroupPassingRowsC\
ommand forbidden":i,"runNamedGroupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsCommand notFound":i,"runNamedGroupPassingRowsCommand notFound\
 headers":o,"runNamedGroupPassingRowsCommand notAcceptable":i,"runNamedGroupPassingRowsCommand notAcceptable headers":o,"runNamedGroupPassingRowsCommand conflic\
t":i,"runNamedGroupPassingRowsCommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLarge":i,"runNamedGroupPassingRowsCommand contentTooLarge h\
eaders":o,"runNamedGroupPassingRowsCommand unsupportedMediaType":i,"runNamedGroupPassingRowsCommand unsupportedMediaType headers":o,"runNamedGroupPassingRowsCom\
mand tooManyRequests":i,"runNamedGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassingRowsCommand internalError":i,"runNamedGroupPassingRowsC\
ommand internalError headers":o,"runNamedGroupPassingRowsCommand unavailable":i,"runNamedGroupPassingRowsCommand unavailable headers":h,"listLoaderConnections o\
k":C,"listLoaderConnections ok headers":o,"listLoaderConnections badRequest":i,"listLoaderConnections badRequest headers":o,"listLoaderConnections unauthorized":i,
"listLoaderConnections unauthorized headers":R,"listLoaderConnections forbidden":i,"listLoaderConnections forbidden headers":o,"listLoaderConnections notFound":i,
"listLoaderConnections notFound headers":o,"listLoaderConnections notAcceptable":i,"listLoaderConnections notAcceptable headers":o,"listLoaderConnections tooMan\
yRequests":i,"listLoaderConnections tooManyRequests headers":h,"listLoaderConnections internalError":i,"listLoaderConnections internalError headers":o,"listLoad\
erConnections unavailable":i,"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCommand ok":Hr,"runLoaderConnectionsCommand ok headers":o,"runLo\
aderConnectionsCommand badRequest":i,"runLoaderConnectionsCommand badRequest headers":o,"runLoaderConnectionsCommand unauthorized":i,"runLoaderConnectionsComman\
d unauthorized headers":R,"runLoaderConnectionsCommand forbidden":i,"runLoaderConnectionsCommand forbidden headers":o,"runLoaderConnectionsCommand notFound":i,"\
runLoaderConnectionsCommand notFound headers":o,"runLoaderConnectionsCommand notAcceptable":i,"runLoaderConnectionsCommand notAcceptable headers":o,"runLoaderCo\
nnectionsCommand conflict":i,"runLoaderConnectionsCommand conflict headers":o,"runLoaderConnectionsCommand contentTooLarge":i,"runLoaderConnectionsCommand conte\
ntTooLarge headers":o,"runLoaderConnectionsCommand unsupportedMediaType":i,"runLoaderConnectionsCommand unsupportedMediaType headers":o,"runLoaderConnectionsCom\
mand tooManyRequests":i,"runLoaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnectionsCommand internalError":i,"runLoaderConnectionsCommand inter\
nalError headers":o,"runLoaderConnectionsCommand unavailable":i,"runLoaderConnectionsCommand unavailable headers":h,"getLoaderConnection ok":C,"getLoaderConnect\
ion ok headers":o,"getLoaderConnection badRequest":i,"getLoaderConnection badRequest headers":o,"getLoaderConnection unauthorized":i,"getLoaderConnection unauth\
orized headers":R,"getLoaderConnection forbidden":i,"getLoaderConnection forbidden headers":o,"getLoaderConnection notFound":i,"getLoaderConnection notFound hea\
ders":o,"getLoaderConnection notAcceptable":i,"getLoaderConnection notAcceptable headers":o,"getLoaderConnection tooManyRequests":i,"getLoaderConnection tooMany\
Requests headers":h,"getLoaderConnection internalError":i,"getLoaderConnection internalError headers":o,"getLoaderConnection unavailable":i,"getLoaderConnection\
 unavailable headers":h,"runLoaderConnectionCommand ok":Xr,"runLoaderConnectionCommand ok headers":o,"runLoaderConnectionCommand badRequest":i,"runLoaderConnect\
ionCommand badRequest headers":o,"runLoaderConnectionCommand unauthorized":i,"runLoaderConnectionCommand unauthorized headers":R,"runLoaderConnectionCommand for\
bidden":i,"runLoaderConnectionCommand forbidden headers":o,"runLoaderConnectionCommand notFound":i,"runLoaderConnectionCommand notFound headers":o,"runLoaderCon\
nectionCommand notAcceptable":i,"runLoaderConnectionCommand notAcceptable headers":o,"runLoaderConnectionCommand conflict":i,"runLoaderConnectionCommand conflic\
t headers":o,"runLoaderConnectionCommand contentTooLarge":i,"runLoaderConnectionCommand contentTooLarge headers":o,"runLoaderConnectionCommand unsupportedMediaT\
ype":i,"runLoaderConnectionCommand unsupportedMediaType headers":o,"runLoaderConnectionCommand tooManyRequests":i,"runLoaderConnectionCommand tooManyRequests he\
aders":h,"runLoaderConnectionCommand internalError":i,"runLoaderConnectionCommand internalError headers":o,"runLoaderConnectionCommand unavailable":i,"runLoader\
ConnectionCommand unavailable headers":h,"deleteLoaderConnection noContent headers":o,"deleteLoaderConnection badRequest":i,"deleteLoaderConnection badRequest h\
eaders":o,"deleteLoaderConnection unauthorized":i,"deleteLoaderConnection unauthorized headers":R,"deleteLoaderConnection forbidden":i,"deleteLoaderConnection f\
orbidden headers":o,"deleteLoaderConnection notFound":i,"deleteLoaderConnection notFound headers":o,"deleteLoaderConnection conflict":i,"deleteLoaderConnection \
conflict headers":o,"deleteLoaderConnection tooManyRequests":i,"deleteLoaderConnection tooManyRequests headers":h,"deleteLoaderConnection internalError":i,"dele\
teLoaderConnection internalError headers":o,"deleteLoaderConnection unavailable":i,"deleteLoaderConnection unavailable headers":h,"listDatasources ok":C,"listDa\
tasources ok headers":o,"listDatasources badRequest":i,"listDatasources badRequest headers":o,"listDatasources unauthorized":i,"listDatasources unauthorized hea\
ders":R,"listDatasources forbidden":i,"listDatasources forbidden headers":o,"listDatasources notFound":i,"listDatasources notFound headers":o,"listDatasources n\
otAcceptable":i,"listDatasources notAcceptable headers":o,"listDatasources conflict":i,"listDatasources conflict headers":o,"listDatasources tooManyRequests":i,
"listDatasources tooManyRequests headers":h,"listDatasources internalError":i,"listDatasources internalError headers":o,"listDatasources unavailable":i,"listDat\
asources unavailable headers":h,"runDatasourcesCommand ok":C,"runDatasourcesCommand ok headers":o,"runDatasourcesCommand badRequest":i,"runDatasourcesCommand ba\
dRequest headers":o,"runDatasourcesCommand unauthorized":i,"runDatasourcesCommand unauthorized headers":R,"runDatasourcesCommand forbidden":i,"runDatasourcesCom\
mand forbidden headers":o,"runDatasourcesCommand notFound":i,"runDatasourcesCommand notFound headers":o,"runDatasourcesCommand notAcceptable":i,"runDatasourcesC\
ommand notAcceptable headers":o,"runDatasourcesCommand conflict":i,"runDatasourcesCommand conflict headers":o,"runDatasourcesCommand contentTooLarge":i,"runData\
sourcesCommand contentTooLarge headers":o,"runDatasourcesCommand unsupportedMediaType":i,"runDatasourcesCommand unsupportedMediaType headers":o,"runDatasourcesC\
ommand tooManyRequests":i,"runDatasourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalError":i,"runDatasourcesCommand internalError headers":o,
"runDatasourcesCommand unavailable":i,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":C,"listDataschemas ok headers":o,"listDataschemas badRe\
quest":i,"listDataschemas badRequest headers":o,"listDataschemas unauthorized":i,"listDataschemas unauthorized headers":R,"listDataschemas forbidden":i,"listDat\
aschemas forbidden headers":o,"listDataschemas notFound":i,"listDataschemas notFound headers":o,"listDataschemas notAcceptable":i,"listDataschemas notAcceptable\
 headers":o,"listDataschemas conflict":i,"listDataschemas conflict headers":o,"listDataschemas tooManyRequests":i,"listDataschemas tooManyRequests headers":h,"l\
istDataschemas internalError":i,"listDataschemas internalError headers":o,"listDataschemas unavailable":i,"listDataschemas unavailable headers":h,"runDataschema\
sCommand ok":C,"runDataschemasCommand ok headers":o,"runDataschemasCommand noContent headers":o,"runDataschemasCommand badRequest":i,"runDataschemasCommand badR\
equest headers":o,"runDataschemasCommand unauthorized":i,"runDataschemasCommand unauthorized headers":R,"runDataschemasCommand forbidden":i,"runDataschemasComma\
nd forbidden headers":o,"runDataschemasCommand notFound":i,"runDataschemasCommand notFound headers":o,"runDataschemasCommand notAcceptable":i,"runDataschemasCom\
mand notAcceptable headers":o,"runDataschemasCommand conflict":i,"runDataschemasCommand conflict headers":o,"runDataschemasCommand contentTooLarge":i,"runDatasc\
hemasCommand contentTooLarge headers":o,"runDataschemasCommand unsupportedMediaType":i,"runDataschemasCommand unsupportedMediaType headers":o,"runDataschemasCom\
mand tooManyRequests":i,"runDataschemasCommand tooManyRequests headers":h,"runDataschemasCommand internalError":i,"runDataschemasCommand internalError headers":o,
"runDataschemasCommand unavailable":i,"runDataschemasCommand unavailable headers":h,"listConnectionEncodings ok":Kr,"listConnectionEncodings ok headers":o,"list\
ConnectionEncodings badRequest":i,"listConnectionEncodings badRequest headers":o,"listConnectionEncodings unauthorized":i,"listConnectionEncodings unauthorized \
headers":R,"listConnectionEncodings forbidden":i,"listConnectionEncodings forbidden headers":o,"listConnectionEncodings notFound":i,"listConnectionEncodings not\
Found headers":o,"listConnectionEncodings notAcceptable":i,"listConnectionEncodings notAcceptable headers":o,"listConnectionEncodings tooManyRequests":i,"listCo\
nnectionEncodings tooManyRequests headers":h,"listConnectionEncodings internalError":i,"listConnectionEncodings internalError headers":o,"listConnectionEncoding\
s unavailable":i,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionTypes ok":es,"listLoaderConnectionTypes ok headers":o,"listLoaderConnectio\
nTypes badRequest":i,"listLoaderConnectionTypes badRequest headers":o,"listLoaderConnectionTypes unauthorized":i,"listLoaderConnectionTypes unauthorized headers":R,
"listLoaderConnectionTypes notAcceptable":i,"listLoaderConnectionTypes notAcceptable headers":o,"listLoaderConnectionTypes tooManyRequests":i,"listLoaderConnect\
ionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":i,"listLoaderConnectionTypes internalError headers":o,"listLoaderConnectionTypes u\
navailable":i,"listLoaderConnectionTypes unavailable headers":h,"listJobs ok":mr,"listJobs ok headers":o,"listJobs badRequest":i,"listJobs badRequest headers":o,
"listJobs unauthorized":i,"listJobs unauthorized headers":R,"listJobs forbidden":i,"listJobs forbidden headers":o,"listJobs notFound":i,"listJobs notFound heade\
rs":o,"listJobs notAcceptable":i,"listJobs notAcceptable headers":o,"listJobs tooManyRequests":i,"listJobs tooManyRequests headers":h,"listJobs internalError":i,
"listJobs internalError headers":o,"listJobs unavailable":i,"listJobs unavailable headers":h,"runSchedulerCommand ok":ss,"runSchedulerCommand ok headers":o,"run\
SchedulerCommand badRequest":i,"runSchedulerCommand badRequest headers":o,"runSchedulerCommand unauthorized":i,"runSchedulerCommand unauthorized headers":R,"run\
SchedulerCommand forbidden":i,"runSchedulerCommand forbidden headers":o,"runSchedulerCommand notFound":i,"runSchedulerCommand notFound headers":o,"runSchedulerC\
ommand notAcceptable":i,"runSchedulerCommand notAcceptable headers":o,"runSchedulerCommand contentTooLarge":i,"runSchedulerCommand contentTooLarge headers":o,"r\
unSchedulerCommand unsupportedMediaType":i,"runSchedulerCommand unsupportedMediaType headers":o,"runSchedulerCommand tooManyRequests":i,"runSchedulerCommand too\
ManyRequests headers":h,"runSchedulerCommand internalError":i,"runSchedulerCommand internalError headers":o,"runSchedulerCommand unavailable":i,"runSchedulerCom\
mand unavailable headers":h,"getJob ok":mr,"getJob ok headers":o,"getJob okEventStream":ts,"getJob okEventStream headers":o,"getJob badRequest":i,"getJob badReq\
uest headers":o,"getJob unauthorized":i,"getJob unauthorized headers":R,"getJob forbidden":i,"getJob forbidden headers":o,"getJob notFound":i,"getJob notFound h\
eaders":o,"getJob notAcceptable":i,"getJob notAcceptable headers":o,"getJob tooManyRequests":i,"getJob tooManyRequests headers":h,"getJob internalError":i,"getJ\
ob internalError headers":o,"getJob unavailable":i,"getJob unavailable headers":h,"runJobCommand ok":j,"runJobCommand ok headers":o,"runJobCommand badRequest":i,
"runJobCommand badRequest headers":o,"runJobCommand unauthorized":i,"runJobCommand unauthorized headers":R,"runJobCommand forbidden":i,"runJobCommand forbidden \
headers":o,"runJobCommand notFound":i,"runJobCommand notFound headers":o,"runJobCommand notAcceptable":i,"runJobCommand notAcceptable headers":o,"runJobCommand \
conflict":i,"runJobCommand conflict headers":o,"runJobCommand contentTooLarge":i,"runJobCommand contentTooLarge headers":o,"runJobCommand unsupportedMediaType":i,
"runJobCommand unsupportedMediaType headers":o,"runJobCommand tooManyRequests":i,"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":i,"runJ\
obCommand internalError headers":o,"runJobCommand unavailable":i,"runJobCommand unavailable headers":h};export{as as validators};
