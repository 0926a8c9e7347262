// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var _=Object.getOwnPropertyNames,O=(i,s)=>function(){try{return s||(0,i[_(i)[0]])((s={exports:{}}).exports,s),s.exports}catch(c){throw s=0,c}},A=O({"ajv/dist/ru\
ntime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function s(f){const c=f.length;let y=0,h=0,e;for(;h<c;)y++,e=f.charCodeAt(
h++),e>=55296&&e<=56319&&h<c&&(e=f.charCodeAt(h),(e&64512)===56320&&h++);return y}i.default=s,s.code='require("ajv/dist/runtime/ucs2length").default'}}),x=v,u=A().
default,T=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function v(i,{instancePath:s="",parentData:f,parentDataProperty:c,
rootData:y=i,dynamicAnchors:h={}}={}){let e=null,t=0;const p=v.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i["x-request-id"]!==void 0){let a=i["x-request-id"];if(typeof a=="string"){if(u(a)>38){const r={instancePath:s+"/x-request-id",schemaPath:"\
#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[r]:e.push(r),t++}if(u(a)<
1){const r={instancePath:s+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[r]:e.push(r),t++}if(!T.test(a)){const r={instancePath:s+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pa\
ttern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x2\
0-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:s+"/x-request-id",schemaPath:"#/properties/x-request\
-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const a={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return v.errors=e,t===0}v.evaluated={props:{"x-request-id":!0},dynamicProps:!1,
dynamicItems:!1};var g=b;function b(i,{instancePath:s="",parentData:f,parentDataProperty:c,rootData:y=i,dynamicAnchors:h={}}={}){let e=null,t=0;const p=b.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){let a=i["if-none-\
match"];if(typeof a=="string"){if(u(a)>8192){const r={instancePath:s+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{
limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:s+"/if-none-match",schemaPath:"#/propert\
ies/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(i["x-request-id"]!==void 0){let a=i["x-\
request-id"];if(typeof a=="string"){if(u(a)>38){const r={instancePath:s+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[r]:e.push(r),t++}if(u(a)<1){const r={instancePath:s+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!T.test(a)){const r={
instancePath:s+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[r]:e.push(r),
t++}}else{const r={instancePath:s+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}}}else{const a={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),t++}return b.errors=e,t===0}b.evaluated={props:{"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var P=w,d=new RegExp("^[^\\x00-\\x1f\\x7f\
/]+$","u");function w(i,{instancePath:s="",parentData:f,parentDataProperty:c,rootData:y=i,dynamicAnchors:h={}}={}){let e=null,t=0;const p=w.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.group===void 0){const a={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[a]:e.push(a),t++}if(i.name===void 0){const a={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(i.group!==
void 0){let a=i.group;if(typeof a=="string"){if(u(a)>128){const r={instancePath:s+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(u(a)<1){const r={instancePath:s+"/group",schemaPath:"#/properties/g\
roup/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!d.test(a)){const r={instancePath:s+
"/group",schemaPath:"#/properties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};
e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:s+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}}if(i.name!==void 0){let a=i.name;if(typeof a=="string"){if(u(a)>128){const r={instancePath:s+"/name",schemaPath:"#/proper\
ties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(u(a)<1){const r={instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
t++}if(!d.test(a)){const r={instancePath:s+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const a={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return w.errors=e,t===0}w.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var j=k;
function k(i,{instancePath:s="",parentData:f,parentDataProperty:c,rootData:y=i,dynamicAnchors:h={}}={}){let e=null,t=0;const p=k.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.limit!==void 0){let r=i.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const o={instancePath:s+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const o={instancePath:s+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),t++}}if(i.offset!==void 0){let r=i.offset;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const o={instancePath:s+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const o={instancePath:s+"/offset",schemaPath:"#/properties/off\
set/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[o]:e.push(o),t++}if(r<0||isNaN(
r)){const o={instancePath:s+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[o]:e.push(o),t++}}}if(i.cursor!==void 0){let r=i.cursor;if(typeof r=="string"){if(u(r)>1024){const o={instancePath:s+"/cursor",schemaPath:"#/properties/curso\
r/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[o]:e.push(o),t++}if(u(r)<1){const o={instancePath:s+
"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(
o),t++}}else{const o={instancePath:s+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),t++}}if(i.bbox!==void 0){let r=i.bbox;const o=t,n=t;if(Array.isArray(r)){if(r.length>5){const m={};e===null?e=[m]:e.push(m),t++}else if(r.length<5){
const m={};e===null?e=[m]:e.push(m),t++}}var a=n===t;if(a){const m={instancePath:s+"/bbox",schemaPath:"contract#/$defs/BoundingBox/not",keyword:"not",params:{},
message:"must NOT be valid"};e===null?e=[m]:e.push(m),t++}else t=o,e!==null&&(o?e.length=o:e=null);if(Array.isArray(r)){if(r.length>6){const l={instancePath:s+"\
/bbox",schemaPath:"contract#/$defs/BoundingBox/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 items"};e===null?e=[l]:e.push(l),
t++}if(r.length<4){const l={instancePath:s+"/bbox",schemaPath:"contract#/$defs/BoundingBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have \
fewer than 4 items"};e===null?e=[l]:e.push(l),t++}const m=r.length;for(let l=0;l<m;l++){let N=r[l];if(!(typeof N=="number"&&isFinite(N))){const I={instancePath:s+
"/bbox/"+l,schemaPath:"contract#/$defs/BoundingBox/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[I]:e.push(I),t++}}}else{
const m={instancePath:s+"/bbox",schemaPath:"contract#/$defs/BoundingBox/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(
m),t++}}if(i.datetime!==void 0){let r=i.datetime;if(typeof r=="string"){if(u(r)>128){const o={instancePath:s+"/datetime",schemaPath:"#/properties/datetime/maxLe\
ngth",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[o]:e.push(o),t++}if(u(r)<1){const o={instancePath:s+"\
/datetime",schemaPath:"#/properties/datetime/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(
o),t++}}else{const o={instancePath:s+"/datetime",schemaPath:"#/properties/datetime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}}if(i.properties!==void 0){let r=i.properties;if(Array.isArray(r)){if(r.length>100){const n={instancePath:s+"/properties",schemaPath:"#/prop\
erties/properties/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),t++}const o=r.length;for(let n=0;n<
o;n++){let m=r[n];if(typeof m=="string"){if(u(m)>128){const l={instancePath:s+"/properties/"+n,schemaPath:"#/properties/properties/items/maxLength",keyword:"max\
Length",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:s+"/properties/"+n,schemaPath:"\
#/properties/properties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const o={instancePath:s+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(i.sortby!==
void 0){let r=i.sortby;if(Array.isArray(r)){if(r.length>8){const n={instancePath:s+"/sortby",schemaPath:"#/properties/sortby/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:s+"/sortby",schemaPath:"#/properties/sortb\
y/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const o=r.length;for(let n=0;n<o;n++){let m=r[n];
if(typeof m=="string"){if(u(m)>129){const l={instancePath:s+"/sortby/"+n,schemaPath:"#/properties/sortby/items/maxLength",keyword:"maxLength",params:{limit:129},
message:"must NOT have more than 129 characters"};e===null?e=[l]:e.push(l),t++}if(u(m)<1){const l={instancePath:s+"/sortby/"+n,schemaPath:"#/properties/sortby/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:s+
"/sortby/"+n,schemaPath:"#/properties/sortby/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const o={
instancePath:s+"/sortby",schemaPath:"#/properties/sortby/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(i.
skipGeometry!==void 0&&typeof i.skipGeometry!="boolean"){const r={instancePath:s+"/skipGeometry",schemaPath:"#/properties/skipGeometry/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.queryables!==void 0){let r=i.queryables;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(Object.keys(r).length>100){const o={instancePath:s+"/queryables",schemaPath:"#/properties/queryables/maxProperties",keyword:"maxProperties",params:{limit:100},
message:"must NOT have more than 100 properties"};e===null?e=[o]:e.push(o),t++}for(const o in r){let n=r[o];if(typeof n=="string"){if(u(n)>1024){const m={instancePath:s+
"/queryables/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/queryables/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:s+"/queryables/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/queryables/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const o={instancePath:s+"/queryables",schemaPath:"#/properties/queryables/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.
push(o),t++}}}else{const r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return k.
errors=e,t===0}k.evaluated={props:{limit:!0,offset:!0,cursor:!0,bbox:!0,datetime:!0,properties:!0,sortby:!0,skipGeometry:!0,queryables:!0},dynamicProps:!1,dynamicItems:!1};
var $=q;function q(i,{instancePath:s="",parentData:f,parentDataProperty:c,rootData:y=i,dynamicAnchors:h={}}={}){let e=null,t=0;const p=q.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.group===void 0){const a={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[a]:e.push(a),t++}if(i.name===void 0){const a={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(i.featureId===
void 0){const a={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"featureId"},message:"must have required property 'featureId'"};
e===null?e=[a]:e.push(a),t++}if(i.group!==void 0){let a=i.group;if(typeof a=="string"){if(u(a)>128){const r={instancePath:s+"/group",schemaPath:"#/properties/gr\
oup/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(u(a)<1){const r={instancePath:s+
"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
t++}if(!d.test(a)){const r={instancePath:s+"/group",schemaPath:"#/properties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:s+"/group",schemaPath:"#/properties/group/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(i.name!==void 0){let a=i.name;if(typeof a=="string"){if(u(a)>128){const r={
instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?
e=[r]:e.push(r),t++}if(u(a)<1){const r={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!d.test(a)){const r={instancePath:s+"/name",schemaPath:"#/properties/name/pattern",keyword:"patter\
n",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(i.featureId!==void 0){
let a=i.featureId;if(typeof a=="string"){if(u(a)>128){const r={instancePath:s+"/featureId",schemaPath:"#/properties/featureId/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(u(a)<1){const r={instancePath:s+"/featureId",schemaPath:"#/properti\
es/featureId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!d.test(a)){const r={
instancePath:s+"/featureId",schemaPath:"#/properties/featureId/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern\
 "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:s+"/featureId",schemaPath:"#/properties/featureId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const a={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}return q.errors=e,t===0}q.evaluated={props:{group:!0,name:!0,featureId:!0},dynamicProps:!1,dynamicItems:!1};var D=L,
B={type:"object",required:["grant_type"],properties:{grant_type:{type:"string",enum:["client_credentials"]},scope:{type:"string",format:"oauth-scope"}},additionalProperties:{
type:"string"}};function L(i,{instancePath:s="",parentData:f,parentDataProperty:c,rootData:y=i,dynamicAnchors:h={}}={}){let e=null,t=0;const p=L.evaluated;if(p.
dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.grant_type===void 0){const a={instancePath:s,schemaPath:"\
contract#/$defs/TokenRequest/required",keyword:"required",params:{missingProperty:"grant_type"},message:"must have required property 'grant_type'"};e===null?e=[
a]:e.push(a),t++}for(const a in i)if(!(a==="grant_type"||a==="scope")&&typeof i[a]!="string"){const r={instancePath:s+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"contract#/$defs/TokenRequest/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(i.grant_type!==void 0){let a=i.grant_type;if(typeof a!="string"){const r={instancePath:s+"/grant_type",schemaPath:"contract#/$defs/TokenRequest/properties/gr\
ant_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a!=="client_credentials"){const r={instancePath:s+
"/grant_type",schemaPath:"contract#/$defs/TokenRequest/properties/grant_type/enum",keyword:"enum",params:{allowedValues:B.properties.grant_type.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(i.scope!==void 0&&typeof i.scope!="string"){const a={instancePath:s+"/scope",schemaPath:"\
contract#/$defs/TokenRequest/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{const a={
instancePath:s,schemaPath:"contract#/$defs/TokenRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return L.
errors=e,t===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var R={getLandingPage:{headers:x},getApiDefinition:{headers:g},getFunctions:{headers:x},conformanceDeclaration:{
headers:x},getCollectionsPage:{headers:g},getCollection:{path:P,headers:g},getSchema:{path:P,headers:g},getQueryables:{path:P,headers:g},getItems:{path:P,query:j,
headers:g},getFeature:{path:$,headers:g},createToken:{headers:x,body:{"application/x-www-form-urlencoded":D}}};export{R as validators};
