// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var yr=Object.getOwnPropertyNames,He=(a,i)=>function(){try{return i||(0,a[yr(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}},gr=He({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(u){const d=u.length;let l=0,p=0,e;for(;p<d;)l++,e=u.charCodeAt(
p++),e>=55296&&e<=56319&&p<d&&(e=u.charCodeAt(p),(e&64512)===56320&&p++);return l}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),vr=He({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(y,v){
return{validate:y,compare:v}}a.fullFormats={date:i(p,e),time:i(o(!0),r),"date-time":i(f(!0),m),"iso-time":i(o(),s),"iso-date-time":i(f(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:nr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:fr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:mr,int32:{type:"number",validate:cr},int64:{type:"number",validate:ur},float:{type:"\
number",validate:Ue},double:{type:"number",validate:Ue},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function u(y){return y%4===0&&(y%100!==0||y%400===0)}var d=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(y){const v=d.exec(y);if(!v)return!1;const b=+v[1],P=+v[2],I=+v[3];return P>=1&&P<=12&&I>=1&&I<=(P===2&&u(b)?29:l[P])}function e(y,v){if(y&&
v)return y>v?1:y<v?-1:0}var t=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(y){return function(b){const P=t.exec(b);if(!P)return!1;
const I=+P[1],ue=+P[2],le=+P[3],hr=P[4],Je=P[5]==="-"?-1:1,Ze=+(P[6]||0),Ke=+(P[7]||0);if(Ze>23||Ke>59||y&&!hr)return!1;if(I<=23&&ue<=59&&le<60)return!0;const Fe=ue-
Ke*Je,Ge=I-Ze*Je-(Fe<0?1:0);return(Ge===23||Ge===-1)&&(Fe===59||Fe===-1)&&le<61}}function r(y,v){if(!(y&&v))return;const b=new Date("2020-01-01T"+y).valueOf(),P=new Date(
"2020-01-01T"+v).valueOf();if(b&&P)return b-P}function s(y,v){if(!(y&&v))return;const b=t.exec(y),P=t.exec(v);if(b&&P)return y=b[1]+b[2]+b[3],v=P[1]+P[2]+P[3],y>
v?1:y<v?-1:0}var n=/t|\s/i;function f(y){const v=o(y);return function(P){const I=P.split(n);return I.length===2&&p(I[0])&&v(I[1])}}function m(y,v){if(!(y&&v))return;
const b=new Date(y).valueOf(),P=new Date(v).valueOf();if(b&&P)return b-P}function h(y,v){if(!(y&&v))return;const[b,P]=y.split(n),[I,ue]=v.split(n),le=e(b,I);if(le!==
void 0)return le||r(P,ue)}var ir=/\/|:/,or=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function nr(y){return ir.test(y)&&or.test(y)}var Me=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function mr(y){return Me.lastIndex=0,Me.
test(y)}var pr=-(2**31),lr=2**31-1;function cr(y){return Number.isInteger(y)&&y<=lr&&y>=pr}function ur(y){return Number.isInteger(y)}function Ue(){return!0}var dr=/[^\\]\\Z/;
function fr(y){if(dr.test(y))return!1;try{return new RegExp(y),!0}catch{return!1}}}}),g=de,c=gr().default,Pr=new RegExp("^[\\x21-\\x7e]+$","u");function de(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(c(r)>38){const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Pr.test(r)){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern "^[\\x21-\\x7e]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===
0}de.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var wr=fe,k=new RegExp("^[^\\x00]*$","u");function fe(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"requ\
ired",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[r]:e.push(r),t++}if(a.newPassword===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},message:"must have required prope\
rty 'newPassword'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="oldPassword"||r==="newPassword")){const s={instancePath:i,schemaPath:"contract#/$def\
s/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),t++}if(a.oldPassword!==void 0){let r=a.oldPassword;if(typeof r=="string"){if(c(r)>1024){const s={instancePath:i+"/oldPassword",schemaPath:"contract\
#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=
[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/oldPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.newPassword!==void 0){let r=a.newPassword;if(typeof r=="string"){if(c(r)>1024){const s={
instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"mus\
t NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<8){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordReques\
t/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(
r)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/Passwor\
dRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=
e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var q=he,br={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},sort:{type:"\
array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},
pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},$=vr().
fullFormats.int64;function he(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=he.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(
r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f==
"string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+
"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"\
maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<
s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{
limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties\
/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+
"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==
void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){
let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:br.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:{columns:!0,sort:!0,pageStart:!0,
pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var kr=ye,D=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function V(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must hav\
e required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==
void 0){let r=a.name;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#\
/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){
const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must mat\
ch pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(c(
r)>1e3){const s={instancePath:i+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have mor\
e than 1000 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/description",schemaPath:"#/properties/description/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ye(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ye.evaluated;return o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),V(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?
V.errors:e.concat(V.errors),t=e.length),ye.errors=e,t===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var x=ge;function ge(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){
if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have mo\
re than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var ce=ve,xr={type:"object",properties:{columns:{
$ref:"contract#/$defs/ColumnNames"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function ve(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<
1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,
schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:
e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract\
#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.external!==void 0){let r=a.external;if(typeof r!=
"string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:xr.properties.
external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:{columns:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var $r=Pe,Nr=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function Pe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(c(r)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}if(!Nr.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var Ir=ke,qr={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ColumnNames"},pageStart:{$ref:"c\
ontract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e4,items:{type:"string",pattern:"^[0-9]{1,16}$"}},
sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",0,1]}}},Qe={type:["integer","string"],minimum:1,maximum:9007199254740991,
pattern:"^[1-9][0-9]{0,14}$"},jr={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},
direction:{type:"string",enum:["asc","desc"]}}},we=new RegExp("^[1-9][0-9]{0,14}$","u"),Dr=new RegExp("^[0-9]{1,16}$","u");function w(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=w.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r==="clearCach\
e")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional \
properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<
1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,
schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:
e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract\
#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",
keyword:"type",params:{type:Qe.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!we.test(r)){const s={instancePath:i+
"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,\
14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Qe.type},message:"must be integer,string"};e===null?e=[s]:e.
push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={
instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(typeof r=="string"&&!we.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;
if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},
message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(!Dr.test(
f)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'\
must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"\
#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.
isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have \
more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.
isArray(f)){if(f.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"c\
olumn"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in f)if(!(m==="column"||m==="direction")){const h={instancePath:i+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additio\
nal properties"};e===null?e=[h]:e.push(h),t++}if(f.column!==void 0){let m=f.column;if(typeof m=="string"){if(c(m)>128){const h={instancePath:i+"/sort/"+n+"/colu\
mn",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===
null?e=[h]:e.push(h),t++}if(c(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"\
contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.direction!==void 0){
let m=f.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",
schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:jr.properties.direction.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r==="0"||r==="1"||r===0||r===1)){
const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:qr.properties.clearCache.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||
r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return M.errors=e,t===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ye={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,
properties:{entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{
$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobNa\
me"},scheduleNow:{enum:["0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},be={type:"string",enum:["client","server"]},Be=Object.prototype.hasOwnProperty,
L=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),We={type:"object",required:["sourceFile","attr"],additionalProperties:!1,properties:{
type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"con\
tract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},
delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"contract#/$defs/Encoding"},attr:{type:"string",enum:[
"none","names","ddl"]}}},Xe={type:"string",enum:["delimited"]},er={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},Lr={
type:"string",enum:["lf","cr","crlf","none"]},rr={type:"string",enum:["cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp\
1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","c\
p950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso885\
9-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis02\
01","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRo\
mania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function N(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=N.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.sourceFile===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have requir\
ed property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}if(a.attr===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attr"},message:"must have required property 'attr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Be.call(We.properties,r)){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",
keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.
connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/C\
onnectionId/type",keyword:"type",params:{type:er.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/Connec\
tionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!we.test(r)){const s={
instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pat\
tern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(c(r)>256){const s={instancePath:i+"\
/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?
e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/Sourc\
eUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.password;if(typeof r==
"string"){if(c(r)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePass\
word/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
sourceFile!==void 0){let r=a.sourceFile;if(typeof r=="string"){if(c(r)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLen\
gth",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+
"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(a.schemaFile!==void 0){let r=a.schemaFile;if(typeof r=="string"){if(c(r)>4096){const s={instancePath:i+"/schemaFile",
schemaPath:"contract#/$defs/SchemaFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(
s),t++}if(c(r)<1){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.quote!==void 0){let r=a.quote;if(typeof r=="string"){if(c(r)>16){const s={
instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===
null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r=="string"){if(c(r)>16){
const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 \
characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Delimiter/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/De\
limiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.terminator!==void 0){let r=a.terminator;if(typeof r!=
"string"){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r==="lf"||r==="cr"||r==="crlf"||r==="none")){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/enum",keyword:"\
enum",params:{allowedValues:Lr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;
if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||
r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r===
"cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r===
"euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022\
-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r===
"iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r===
"ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="ma\
cRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+
"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="none"||r==="names"||r==="ddl")){const s={instancePath:i+"/attr",schemaPath:"\
#/properties/attr/enum",keyword:"enum",params:{allowedValues:We.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return N.
errors=e,t===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityNam\
e'"};e===null?e=[r]:e.push(r),t++}if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Be.call(Ye.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/entityName",
schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(
s),t++}if(c(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7\
f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(c(r)>4e3){
const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have mor\
e than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entity\
Desc",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==
void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:be.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(N(a.connectInfo,
{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),
a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/maxRejected",schemaPath:"cont\
ract#/$defs/MaxRejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"\
contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){
const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/format",keyword:"format",params:{format:"int64"},message:'must match format "int6\
4"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/jobName",schemaPath:"co\
ntract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){
const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/schedul\
eNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:Ye.properties.scheduleNow.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(c(r)>32){const s={instancePath:i+"/schedule\
Time",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:
e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(U(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?
U.errors:e.concat(U.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="columns"){const n={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>4096){const f={instancePath:i+
"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more tha\
n 4096 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let m=s[f];if(typeof m=="string"){if(c(m)>1e4){const h={instancePath:i+"/optio\
ns/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[h]:e.push(h),t++}if(!k.test(m)){const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/prop\
erties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={
instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$defs\
/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}J.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Z(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Z.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectI\
nfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){
let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:be.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(N(a.connectInfo,
{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),
a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}
Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Z(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const s in r)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.
isArray(s)){if(s.length>4096){const f={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItem\
s",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let m=s[f];if(typeof m==
"string"){if(c(m)>1e4){const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxL\
ength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[h]:e.push(h),t++}if(!k.test(m)){const h={instancePath:i+"/options/colu\
mns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.
errors=e,t===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=G.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFil\
e'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="type"||r==="connectionId"||r==="username"||r==="password"||r==="sourceFile"||r==="encoding")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$d\
efs/SourceType/enum",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==
void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/connectionId",schemaPath:"c\
ontract#/$defs/ConnectionId/type",keyword:"type",params:{type:er.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"\
contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="str\
ing"&&!we.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14\
}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(c(r)>256){
const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/username",schemaPath:"\
contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.
password;if(typeof r=="string"){if(c(r)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/password",schemaPath:"contr\
act#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.sourceFile!==void 0){let r=a.sourceFile;if(typeof r=="string"){if(c(r)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#\
/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){
const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encod\
ing",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp1252"||
r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||
r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r===
"cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||
r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-\
3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||
r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||
r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="\
macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/\
enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function H(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=H.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectI\
nfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="source"||r==="connectInfo")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){let r=a.source;
if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{
allowedValues:be.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}a.connectInfo!==void 0&&(G(a.connectInfo,{instancePath:i+
"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?G.errors:e.concat(G.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Q(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Q.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r!=="rawpreview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"rawpreview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(H(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function T(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=T.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){M(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);var r=!0}else if(s==="create")J(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),t=e.length),r!==!0&&(r=!0);else if(s==="preview")K(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length),r!==!0&&(r=!0);else if(s==="rawpreview")Q(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return T.errors=
e,o.props=r,t===0}T.evaluated={dynamicProps:!0,dynamicItems:!1};function ke(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!T(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?T.errors:e.concat(T.errors),t=e.length;else var r=T.evaluated.props;return ke.errors=e,o.props=r,t===0}ke.evaluated={dynamicProps:!0,
dynamicItems:!1};var A=xe;function xe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=xe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==
void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/en\
tityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={props:{repository:!0,
entityID:!0},dynamicProps:!1,dynamicItems:!1};var Tr=$e;function Y(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r==
"string"){if(c(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NO\
T have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match patte\
rn "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$d\
efs/EntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;
if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+"/description",schemaPath:"con\
tract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Y.errors=e,t===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=B.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Y(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ar={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:["source"]},properties:{source:{$ref:"contract#/$defs/Source"},
connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract\
#/$defs/JobName"},scheduleNow:{enum:["0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};function W(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=W.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample"||r==="maxRejected"||r==="jobName"||r==="scheduleNow"||r==="scheduleT\
ime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/\
$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:be.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(N(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<
1){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/format",keyword:"format",params:{format:"i\
nt64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:
e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:Ar.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(c(r)>32){const s={instancePath:i+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0&&a.connectInfo===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInf\
o"},message:"must have property connectInfo when property source is present"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo!==void 0&&a.source===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"\
must have property source when property connectInfo is present"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=X.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="reload"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),t++}}a.data!==void 0&&(W(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:
e.concat(W.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return X.errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){B(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),t=e.length);var r=!0}else if(s==="reload")X(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discri\
minator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return O.errors=
e,o.props=r,t===0}O.evaluated={dynamicProps:!0,dynamicItems:!1};function $e(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=$e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!O(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?O.errors:e.concat(O.errors),t=e.length;else var r=O.evaluated.props;return $e.errors=e,o.props=r,t===0}$e.evaluated={dynamicProps:!0,
dynamicItems:!1};var Or=Ne,Sr={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|sou\
ndex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"strin\
g",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"i\
nt64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRows_query"},zr=new RegExp("^[1-9][0-9]{0,5}:(null:|(val\
ue|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$","u");function Ne(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.holding!==void 0){let r=a.holding;if(typeof r=="string"){if(c(r)>8e3){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/maxLe\
ngth",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}if(!zr.test(r)){const s={instancePath:i+
"/holding",schemaPath:"#/properties/holding/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)\
(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pattern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256\
:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:
e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>128){const m={instancePath:i+
"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/C\
olumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.
isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have \
more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>
140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 1\
40 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/prop\
erties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",
schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=
[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r===
"1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Sr.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:{holding:!0,columns:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var j=Ie;function Ie(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[
r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must ha\
ve required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributeID"},message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r==
"string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/e\
ntityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}if(a.attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attributeID",
schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"\
#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={
instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?
e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Ie.errors=e,t===0}Ie.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var qe=je;function ee(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||
r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return ee.errors=e,t===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ee(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return S.errors=
e,o.props=r,t===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function je(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!S(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?S.errors:e.concat(S.errors),t=e.length;else var r=S.evaluated.props;return je.errors=e,o.props=r,t===0}je.evaluated={dynamicProps:!0,
dynamicItems:!1};var Er=De,_r={type:"object",properties:{style:{$ref:"contract#/$defs/PatternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},sort:{type:"ar\
ray",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},
pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},sr={type:"\
string",enum:["Default","Rich","Long"]};function De(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let r=a.
style;if(typeof r!="string"){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle\
/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){
let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{
limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$\
defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<
s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"ma\
xLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"\
contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{
const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/prop\
erties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){
let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:_r.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated={props:{style:!0,columns:!0,sort:!0,
pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Rr=Le;function re(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="style"){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.style!==void 0){
let s=r.style;if(typeof s!="string"){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+"/data/style",schemaPath:"contract#/\
$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){re(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return z.errors=
e,o.props=r,t===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function Le(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!z(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?z.errors:e.concat(z.errors),t=e.length;else var r=z.evaluated.props;return Le.errors=e,o.props=r,t===0}Le.evaluated={dynamicProps:!0,
dynamicItems:!1};var Cr=Te;function Te(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Te.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/UnmaskRequest/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(r!=="data"){const s={instancePath:i,schemaPath:"contract#/$defs/UnmaskRequest/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.value===void 0){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.mask===void 0){const s={instancePath:i+"/data",schemaPath:"\
contract#/$defs/UnmaskRequest/properties/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required property 'mask'"};e===null?
e=[s]:e.push(s),t++}for(const s in r)if(!(s==="value"||s==="mask")){const n={instancePath:i+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.
value!==void 0){let s=r.value;if(typeof s=="string"){if(c(s)>4096){const n={instancePath:i+"/data/value",schemaPath:"contract#/$defs/UnmaskRequest/properties/da\
ta/properties/value/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:i+"/data/value",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),t++}}if(r.mask!==void 0){let s=r.mask;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/data/mask",schemaPath:"\
contract#/$defs/UnmaskRequest/properties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 character\
s"};e===null?e=[n]:e.push(n),t++}if(c(s)<1){const n={instancePath:i+"/data/mask",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/mask/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/ma\
sk",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UnmaskRequest/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fr=Ae;function se(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.name===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="priority"||r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pr\
iority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.
test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f]\
[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDe\
scription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={
instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patt\
ern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
a.data!==void 0&&(se(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),
t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.
errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=E.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="add"){te(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return E.errors=e,o.props=r,t===
0}E.evaluated={dynamicProps:!0,dynamicItems:!1};function Ae(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!E(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?E.errors:e.concat(E.errors),t=e.length;else var r=E.evaluated.props;return Ae.errors=e,o.props=r,t===0}Ae.evaluated={dynamicProps:!0,
dynamicItems:!1};var tr=Oe;function Oe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Oe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required prope\
rty 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.priority!==
void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={
instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var Vr=Se;
function ae(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ae.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="p\
riority"||r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pr\
iority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.
test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f]\
[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDe\
scription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={
instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patt\
ern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ie.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
s]:e.push(s),t++}}a.data!==void 0&&(ae(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:
e.concat(ae.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=_.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){ie(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=
e,o.props=r,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Se(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!_(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;return Se.errors=e,o.props=r,t===0}Se.evaluated={dynamicProps:!0,
dynamicItems:!1};var Mr=ze;function oe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=oe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[r]:e.push(r),t++}if(a.attributes===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!(r==="entityName"||r==="entityDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r==
"string"){if(c(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntity\
Name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entit\
yName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==
void 0){let r=a.entityDesc;if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLen\
gth",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!k.test(r)){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x0\
0]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(Array.isArray(r)){if(r.length>4096){const n={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.name===void 0){const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),t++}for(const m in f)if(!(m==="name"||m==="description")){const h={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"m\
ust NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.name!==void 0){let m=f.name;if(typeof m=="string"){if(c(m)>128){const h={instancePath:i+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(c(m)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!L.test(
m)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.description!==void 0){let m=f.description;if(typeof m=="string"){if(c(
m)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!k.test(m)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(ne(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function R(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=R.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){oe(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length);
var r=!0}else if(s==="create")me(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),t=
e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.errors=e,o.props=r,t===0}R.evaluated={dynamicProps:!0,dynamicItems:!1};
function ze(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ze.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!R(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?R.errors:e.concat(
R.errors),t=e.length;else var r=R.evaluated.props;return ze.errors=e,o.props=r,t===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};var Ve=Ee;function Ee(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};e===null?e=[r]:e.push(r),t++}
if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLen\
gth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/re\
pository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{\
1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties\
/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==void 0){let r=a.libraryID;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/libraryID",
schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=
[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}Ee.evaluated={props:{repository:!0,libraryID:!0},dynamicProps:!1,
dynamicItems:!1};var Ur=_e;function pe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=pe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){pe(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}return C.errors=e,o.props=r,t===0}C.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=_e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!C(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?C.errors:e.concat(C.errors),t=e.length;else var r=C.evaluated.props;return _e.errors=
e,o.props=r,t===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var ar=Re;function Re(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.jobId===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"\
must have required property 'jobId'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.jobId!==void 0){let r=a.jobId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobI\
d/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"mu\
st be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/jobId",schemaPath:"#/pr\
operties/jobId/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}Re.evaluated={props:{repository:!0,
jobId:!0},dynamicProps:!1,dynamicItems:!1};var Jr=Ce;function F(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}const s=a.command;if(typeof s=="string")if(s==="cancel"){if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
contract#/$defs/JobCancel/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}for(const n in a)if(n!=="command"){const f={instancePath:i,schemaPath:"contract#/$defs/JobCancel/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(a.command!==void 0){let n=a.command;if(typeof n!="string"){
const f={instancePath:i+"/command",schemaPath:"contract#/$defs/JobCancel/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),t++}if(n!=="cancel"){const f={instancePath:i+"/command",schemaPath:"contract#/$defs/JobCancel/properties/command/const",keyword:"const",
params:{allowedValue:"cancel"},message:"must be equal to constant"};e===null?e=[f]:e.push(f),t++}}}else{const n={instancePath:i,schemaPath:"contract#/$defs/JobC\
ancel/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}var r=!0}else{const n={instancePath:i,schemaPath:"#/dis\
criminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),
t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must \
be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}return F.errors=e,o.props=r,t===0}F.evaluated={dynamicProps:!0,dynamicItems:!1};function Ce(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!F(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?F.errors:e.concat(F.errors),t=e.length;else var r=F.evaluated.props;return Ce.errors=
e,o.props=r,t===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};var Zr={getOpenApiDocument:{headers:g},changePassword:{headers:g,body:{"application/json":wr}},
listRepositories:{query:q,headers:g},createRepository:{headers:g,body:{"application/json":kr}},getRepository:{path:x,query:ce,headers:g},deleteRepository:{path:x,
headers:g},login:{path:x,headers:g},uploadFile:{path:x,headers:g},listFiles:{path:x,query:q,headers:g},deleteFile:{path:$r,headers:g},listEntities:{path:x,query:q,
headers:g},runEntitiesCommand:{path:x,headers:g,body:{"application/json":Ir}},countEntities:{path:x,headers:g},getEntity:{path:A,query:ce,headers:g},runEntityCommand:{
path:A,headers:g,body:{"application/json":Tr}},deleteEntity:{path:A,headers:g},listRows:{path:A,query:Or,headers:g},listRejectedRows:{path:A,query:q,headers:g},
getReport:{path:A,headers:g},listAttributes:{path:A,query:q,headers:g},getAttribute:{path:j,query:ce,headers:g},listValues:{path:j,query:q,headers:g},runValuesCommand:{
path:j,headers:g,body:{"application/json":qe}},listMasks:{path:j,query:q,headers:g},runMasksCommand:{path:j,headers:g,body:{"application/json":qe}},listPatterns:{
path:j,query:Er,headers:g},runPatternsCommand:{path:j,headers:g,body:{"application/json":Rr}},runSoundexesCommand:{path:j,headers:g,body:{"application/json":qe}},
listMetaphones:{path:j,query:q,headers:g},runMetaphonesCommand:{path:j,headers:g,body:{"application/json":qe}},unmaskValue:{path:x,headers:g,body:{"application/\
json":Cr}},listPriorities:{path:x,headers:g},runPrioritiesCommand:{path:x,headers:g,body:{"application/json":Fr}},runPriorityCommand:{path:tr,headers:g,body:{"a\
pplication/json":Vr}},deletePriority:{path:tr,headers:g},listLibraryEntities:{path:x,query:q,headers:g},runLibraryEntitiesCommand:{path:x,headers:g,body:{"appli\
cation/json":Mr}},getLibraryEntity:{path:Ve,query:ce,headers:g},deleteLibraryEntity:{path:Ve,headers:g},listLibraryAttributes:{path:Ve,query:q,headers:g},listJobs:{
path:x,query:q,headers:g},runSchedulerCommand:{path:x,headers:g,body:{"application/json":Ur}},getJob:{path:ar,query:ce,headers:g},runJobCommand:{path:ar,headers:g,
body:{"application/json":Jr}}};export{Zr as validators};
