// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var L=Object.getOwnPropertyNames,N=(i,a)=>function(){try{return a||(0,i[L(i)[0]])((a={exports:{}}).exports,a),a.exports}catch(f){throw a=0,f}},T=N({"ajv/dist/ru\
ntime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function a(c){const f=c.length;let y=0,l=0,e;for(;l<f;)y++,e=c.charCodeAt(
l++),e>=55296&&e<=56319&&l<f&&(e=c.charCodeAt(l),(e&64512)===56320&&l++);return y}i.default=a,a.code='require("ajv/dist/runtime/ucs2length").default'}}),u=d,p=T().
default,$=new RegExp("^[\\x21-\\x7e]+$","u");function d(i,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:y=i,dynamicAnchors:l={}}={}){let e=null,
s=0;const o=d.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]!==void 0){
let t=i["x-request-id"];if(typeof t=="string"){if(p(t)>38){const r={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"max\
Length",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){const r={instancePath:a+"/x-request-id",schemaPath:"\
#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!$.test(
t)){const r={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must m\
atch pattern "^[\\x21-\\x7e]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}d.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};
var v=x,g=new RegExp("^[^\\x00-\\x1f\\x7f/]+$","u");function x(i,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:y=i,dynamicAnchors:l={}}={}){let e=null,
s=0;const o=x.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.group===void 0){const t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[t]:e.push(
t),s++}if(i.name===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required proper\
ty 'name'"};e===null?e=[t]:e.push(t),s++}if(i.group!==void 0){let t=i.group;if(typeof t=="string"){if(p(t)>128){const r={instancePath:a+"/group",schemaPath:"#/p\
roperties/group/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){const r={
instancePath:a+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:a+"/group",schemaPath:"#/properties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/\
]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a+"/group",schemaPath:"#/properties/group\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(p(
t)>128){const r={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 cha\
racters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){const r={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:a+"/name",schemaPath:"#/properties/name/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}x.evaluated=
{props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var A=P;function P(i,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:y=i,dynamicAnchors:l={}}={}){
let e=null,s=0;const o=P.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.limit!==void 0){
let r=i.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:a+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:a+"/limit",schemaPath:"\
#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(i.offset!==void 0){let r=i.
offset;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:a+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:a+
"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[n]:e.push(n),s++}if(r<0||isNaN(r)){const n={instancePath:a+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(i.cursor!==void 0){let r=i.cursor;if(typeof r=="string"){if(p(r)>1024){const n={instancePath:a+
"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.
push(n),s++}if(p(r)<1){const n={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:a+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(i.bbox!==void 0){let r=i.bbox;const n=s,I=s;if(Array.isArray(r)){if(r.length>5){const m={};e===
null?e=[m]:e.push(m),s++}else if(r.length<5){const m={};e===null?e=[m]:e.push(m),s++}}var t=I===s;if(t){const m={instancePath:a+"/bbox",schemaPath:"contract#/$d\
efs/BoundingBox/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[m]:e.push(m),s++}else s=n,e!==null&&(n?e.length=n:e=null);if(Array.isArray(
r)){if(r.length>6){const h={instancePath:a+"/bbox",schemaPath:"contract#/$defs/BoundingBox/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have \
more than 6 items"};e===null?e=[h]:e.push(h),s++}if(r.length<4){const h={instancePath:a+"/bbox",schemaPath:"contract#/$defs/BoundingBox/minItems",keyword:"minIt\
ems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[h]:e.push(h),s++}const m=r.length;for(let h=0;h<m;h++){let k=r[h];if(!(typeof k=="\
number"&&isFinite(k))){const q={instancePath:a+"/bbox/"+h,schemaPath:"contract#/$defs/BoundingBox/items/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"};e===null?e=[q]:e.push(q),s++}}}else{const m={instancePath:a+"/bbox",schemaPath:"contract#/$defs/BoundingBox/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===0}P.evaluated={props:{limit:!0,offset:!0,cursor:!0,bbox:!0},dynamicProps:!1,dynamicItems:!1};var j=w;
function w(i,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:y=i,dynamicAnchors:l={}}={}){let e=null,s=0;const o=w.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.group===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[t]:e.push(t),s++}if(i.name===void 0){const t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(i.featureId===
void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"featureId"},message:"must have required property 'featureId'"};
e===null?e=[t]:e.push(t),s++}if(i.group!==void 0){let t=i.group;if(typeof t=="string"){if(p(t)>128){const r={instancePath:a+"/group",schemaPath:"#/properties/gr\
oup/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){const r={instancePath:a+
"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}if(!g.test(t)){const r={instancePath:a+"/group",schemaPath:"#/properties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a+"/group",schemaPath:"#/properties/group/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(p(t)>128){const r={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?
e=[r]:e.push(r),s++}if(p(t)<1){const r={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:a+"/name",schemaPath:"#/properties/name/pattern",keyword:"patter\
n",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(i.featureId!==void 0){
let t=i.featureId;if(typeof t=="string"){if(p(t)>128){const r={instancePath:a+"/featureId",schemaPath:"#/properties/featureId/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){const r={instancePath:a+"/featureId",schemaPath:"#/properti\
es/featureId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={
instancePath:a+"/featureId",schemaPath:"#/properties/featureId/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern\
 "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a+"/featureId",schemaPath:"#/properties/featureId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}w.evaluated={props:{group:!0,name:!0,featureId:!0},dynamicProps:!1,dynamicItems:!1};var O=b,
_={type:"object",required:["grant_type"],properties:{grant_type:{type:"string",enum:["client_credentials"]},scope:{type:"string",enum:["spatial:read"]}},additionalProperties:{
type:"string"}};function b(i,{instancePath:a="",parentData:c,parentDataProperty:f,rootData:y=i,dynamicAnchors:l={}}={}){let e=null,s=0;const o=b.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.grant_type===void 0){const t={instancePath:a,schemaPath:"\
contract#/$defs/TokenRequest/required",keyword:"required",params:{missingProperty:"grant_type"},message:"must have required property 'grant_type'"};e===null?e=[
t]:e.push(t),s++}for(const t in i)if(!(t==="grant_type"||t==="scope")&&typeof i[t]!="string"){const r={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"contract#/$defs/TokenRequest/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(i.grant_type!==void 0){let t=i.grant_type;if(typeof t!="string"){const r={instancePath:a+"/grant_type",schemaPath:"contract#/$defs/TokenRequest/properties/gr\
ant_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="client_credentials"){const r={instancePath:a+
"/grant_type",schemaPath:"contract#/$defs/TokenRequest/properties/grant_type/enum",keyword:"enum",params:{allowedValues:_.properties.grant_type.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(i.scope!==void 0){let t=i.scope;if(typeof t!="string"){const r={instancePath:a+"/sc\
ope",schemaPath:"contract#/$defs/TokenRequest/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(t!=="spatial:read"){const r={instancePath:a+"/scope",schemaPath:"contract#/$defs/TokenRequest/properties/scope/enum",keyword:"enum",params:{allowedValues:_.properties.
scope.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:a,schemaPath:"contract#/$defs/TokenR\
equest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}b.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var D={getLandingPage:{headers:u},getApiDefinition:{headers:u},getFunctions:{headers:u},conformanceDeclaration:{headers:u},getCollectionsPage:{
headers:u},getCollection:{path:v,headers:u},getSchema:{path:v,headers:u},getQueryables:{path:v,headers:u},getItems:{path:v,query:A,headers:u},getFeature:{path:j,
headers:u},createToken:{headers:u,body:{"application/x-www-form-urlencoded":O}}};export{D as validators};
