// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var ca=Object.getOwnPropertyNames,Or=(a,i)=>function(){try{return i||(0,a[ca(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(f){throw i=0,f}},ua=Or({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(u){const f=u.length;let l=0,p=0,e;for(;p<f;)l++,e=u.charCodeAt(
p++),e>=55296&&e<=56319&&p<f&&(e=u.charCodeAt(p),(e&64512)===56320&&p++);return l}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),fa=Or({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(w,N){
return{validate:w,compare:N}}a.fullFormats={date:i(p,e),time:i(o(!0),t),"date-time":i(h(!0),m),"iso-time":i(o(),s),"iso-date-time":i(h(),d),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:sa,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:pa,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ra,int32:{type:"number",validate:oa},int64:{type:"number",validate:na},float:{type:"\
number",validate:Rr},double:{type:"number",validate:Rr},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
t),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,d),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function u(w){return w%4===0&&(w%100!==0||w%400===0)}var f=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(w){const N=f.exec(w);if(!N)return!1;const T=+N[1],E=+N[2],_=+N[3];return E>=1&&E<=12&&_>=1&&_<=(E===2&&u(T)?29:l[E])}function e(w,N){if(w&&
N)return w>N?1:w<N?-1:0}var r=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(w){return function(T){const E=r.exec(T);if(!E)return!1;
const _=+E[1],Qt=+E[2],Yt=+E[3],la=E[4],Er=E[5]==="-"?-1:1,xr=+(E[6]||0),Ir=+(E[7]||0);if(xr>23||Ir>59||w&&!la)return!1;if(_<=23&&Qt<=59&&Yt<60)return!0;const lr=Qt-
Ir*Er,Tr=_-xr*Er-(lr<0?1:0);return(Tr===23||Tr===-1)&&(lr===59||lr===-1)&&Yt<61}}function t(w,N){if(!(w&&N))return;const T=new Date("2020-01-01T"+w).valueOf(),E=new Date(
"2020-01-01T"+N).valueOf();if(T&&E)return T-E}function s(w,N){if(!(w&&N))return;const T=r.exec(w),E=r.exec(N);if(T&&E)return w=T[1]+T[2]+T[3],N=E[1]+E[2]+E[3],w>
N?1:w<N?-1:0}var n=/t|\s/i;function h(w){const N=o(w);return function(E){const _=E.split(n);return _.length===2&&p(_[0])&&N(_[1])}}function m(w,N){if(!(w&&N))return;
const T=new Date(w).valueOf(),E=new Date(N).valueOf();if(T&&E)return T-E}function d(w,N){if(!(w&&N))return;const[T,E]=w.split(n),[_,Qt]=N.split(n),Yt=e(T,_);if(Yt!==
void 0)return Yt||t(E,Qt)}var P=/\/|:/,ta=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function sa(w){return P.test(w)&&ta.test(w)}var Nr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ra(w){return Nr.lastIndex=0,Nr.
test(w)}var aa=-(2**31),ia=2**31-1;function oa(w){return Number.isInteger(w)&&w<=ia&&w>=aa}function na(w){return Number.isInteger(w)}function Rr(){return!0}var ma=/[^\\]\\Z/;
function pa(w){if(ma.test(w))return!1;try{return new RegExp(w),!0}catch{return!1}}}}),g=es,c=ua().default,Lr=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function es(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=es.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let t=a["\
x-request-id"];if(typeof t=="string"){if(c(t)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!Lr.test(t)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
r++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return es.errors=e,r===0}es.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var da=ts,y=new RegExp("^[^\\x00]*$","u");function ts(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ts.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[t]:e.push(t),r++}
if(a.newPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="oldPassword"||t==="newPassword")){const s={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),r++}if(a.oldPassword!==void 0){let t=a.oldPassword;if(typeof t=="string"){if(c(t)>1024){const s={instancePath:i+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.newPassword!==void 0){let t=a.newPassword;if(typeof t==
"string"){if(c(t)>1024){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<8){const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return ts.errors=e,r===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var R=ss,ha={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},I=fa().fullFormats.int64;function ss(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ss.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let d=t[m];if(typeof d=="string"){if(c(d)>128){const P={instancePath:i+"/columns/"+m,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),r++}
if(c(d)<1){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let d=t[n];if(typeof d=="str\
ing"){if(typeof m[d]=="number"){h=m[d];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),r++;break}m[d]=n}}}}else{const s={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==
void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(
t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h=="string"){if(c(h)>140){const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};
e===null?e=[m]:e.push(m),r++}if(c(h)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/\
pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||
isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"\
int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageS\
ize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const s={instancePath:i+"/ex\
ternal",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="\
1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ha.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return ss.errors=e,r===0}ss.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var ya=rs,D=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function ke(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>
64){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/name",schemaPath:"con\
tract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=
[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(c(t)>1e3){const s={instancePath:i+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(
s),r++}if(!y.test(t)){const s={instancePath:i+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ke.errors=e,r===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rs(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=rs.evaluated;return o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),ke(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.errors),
r=e.length),rs.errors=e,r===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=as;function as(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=as.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return as.
errors=e,r===0}as.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var W=is,ga={type:"object",properties:{columns:{$ref:"contract#/$defs/Column\
Names"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function is(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=is.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),r++}const s=t.length;for(let m=0;m<s;m++){let d=t[m];if(typeof d=="string"){if(c(d)>128){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),r++}if(c(d)<1){const P={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let d=t[n];if(typeof d=="string"){if(typeof m[d]==
"number"){h=m[d];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NO\
T have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),r++;break}m[d]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ga.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return is.errors=e,r===0}is.evaluated={props:{columns:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var Pa=os,Sr=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function os(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=os.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t==
"string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),r++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/filename",schemaPath:"#\
/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){
const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),r++}if(!Sr.test(t)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"\
^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",
schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return os.errors=e,r===0}os.evaluated={props:{repository:!0,
filename:!0},dynamicProps:!1,dynamicItems:!1};var va=ns;function ns(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=ns.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[t]:e.push(t),r++}if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),r++}if(!Sr.test(t)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ns.errors=e,r===0}ns.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var wa=ms;function ms(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const o=ms.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let t=a.
range;if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+"/range",schemaPath:"#/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"\
must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/range",schemaPath:"#/properties/range/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a["if-range"]!==void 0){let t=a["if-range"];if(typeof t=="string"){if(c(t)>8192){
const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 c\
haracters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a["if-none-match"]!==void 0){let t=a["if-none-match"];if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+
"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a["x-request-id"]!==void 0){let t=a["x-request-id"];if(typeof t=="string"){if(c(t)>38){const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!Lr.test(t)){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\\
x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ms.errors=e,r===0}ms.evaluated={props:{range:!0,"if-\
range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var ba=cs,Dr={type:"object",additionalProperties:!1,properties:{columns:{$ref:"\
contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumbe\
r"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,
items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},ps={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0\
-9]{0,14})?$"},cr={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{
type:"string",enum:["","asc","desc"]}}},C=new RegExp("^([1-9][0-9]{0,14})?$","u"),Ar=new RegExp("^[0-9]{1,16}$","u");function b(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=b.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="pageStart"||t==="pageSize"||t==="keypatternlist"||t==="sort"||t===
"clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have a\
dditional properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:i+"/colu\
mns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(
m),r++}const s=t.length;for(let m=0;m<s;m++){let d=t[m];if(typeof d=="string"){if(c(d)>128){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Ch\
osenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),r++}if(c(d)<1){const P={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let d=t[n];if(typeof d=="string"){if(typeof m[d]==
"number"){h=m[d];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must \
NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),r++;break}m[d]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;
if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:ps.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pa\
geStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#\
/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(
s),r++}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/pageSiz\
e",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:ps.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",
schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!C.test(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})\
?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.keypatternlist!==void 0){let t=a.keypatternlist;if(Array.isArray(t)){
if(t.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must\
 NOT have more than 10000 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))&&typeof h!="string"){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:Dr.properties.
keypatternlist.items.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),r++}if(typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h)){const m={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[m]:e.push(m),r++}if(h<0||isNaN(h)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlis\
t/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(typeof h=="string"&&!Ar.test(h)){const m={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must matc\
h pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:i+"/sort/"+
n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=
[m]:e.push(m),r++}for(const m in h)if(!(m==="column"||m==="direction")){const d={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(h.column!==void 0){
let m=h.column;if(typeof m=="string"){if(c(m)>128){const d={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[d]:e.push(d),r++}if(c(m)<1){const d={instancePath:i+"/sort/"+
n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const d={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),r++}if(!(m===""||m==="asc"||m==="desc")){const d={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/directio\
n/enum",keyword:"enum",params:{allowedValues:cr.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),r++}}}else{
const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(
m),r++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),r++}}if(a.clearCache!==void 0){let t=a.clearCache;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/clearCache",schemaPath:"#/prop\
erties/clearCache/enum",keyword:"enum",params:{allowedValues:Dr.properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return b.
errors=e,r===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=Ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ne.errors=e,r===
0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qr={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,properties:{
entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"c\
ontract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{
enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},ls={type:"string",enum:["client","server"]},jr={type:["integer","string"],minimum:0,
maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},L=Object.prototype.hasOwnProperty,U=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
"u"),_r=new RegExp("^[0-9]{0,15}$","u"),G=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Cr={type:"object",required:["source\
File","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"co\
ntract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs\
/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"c\
ontract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$defs/Unused"},redefines:{
$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract#/$defs/Unused"}}},Gr={type:"\
string",enum:["","delimited"]},Fr={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},$a={type:"string",enum:["","lf",
"cr","crlf","none"]},zt={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},k={type:["string","integer"],maxLength:1e4,pattern:"^[^\\x00]*$"};function A(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=A.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),r++}if(a.attr===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'attr'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(Cr.properties,
t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/Sou\
rceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="delimited")){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Gr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),r++}}if(a.connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:Fr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.username!==void 0){let t=a.username;if(typeof t==
"string"){if(c(t)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
password!==void 0){let t=a.password;if(typeof t=="string"){if(c(t)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sourceFile!==void 0){let t=a.sourceFile;if(typeof t=="string"){if(c(t)>4096){const s={instancePath:i+"/sourc\
eFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[
s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.schemaFile!==void 0){let t=a.schemaFile;if(typeof t=="string"){if(c(t)>
4096){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have mor\
e than 4096 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.quote!==void 0){let t=a.quote;if(typeof t=="string"){if(c(t)>16){const s={instancePath:i+
"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t=="string"){if(c(t)>16){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$def\
s/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.terminator!==
void 0){let t=a.terminator;if(typeof t!="string"){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="lf"||t==="cr"||t==="crlf"||t==="none")){const s={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:$a.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),r++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp125\
1"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp\
855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||
t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t===
"identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859\
-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||
t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGre\
ek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="t\
is-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:zt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"){const s={instancePath:i+
"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="none"||t==="n\
ames"||t==="ddl")){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:Cr.properties.attr.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.endian!==void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,\
integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/endian",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
r++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/align",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){
const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 cha\
racters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unuse\
d/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),r++}}}if(a.upacked!==void 0){let t=a.upacked;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.national!==void 0){let t=a.national;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/national",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.
test(t)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/sqlwhere",schemaPath:"contr\
act#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return A.errors=e,r===0}A.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Re(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[
t]:e.push(t),r++}if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have r\
equired property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(qr.properties,t)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/E\
ntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),r++}if(!U.test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),r++}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/entityDesc",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Enti\
tyDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.source!==void 0){let t=a.source;if(typeof t!=
"string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ls.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(A(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),a.sample!==void 0){let t=a.
sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:jr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!_r.test(t)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:qr.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;
if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Re.errors=e,r===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ee(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ee.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(Re(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const h={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[h]:e.push(h),r++}const n=s.length;for(let h=0;h<n;h++){let m=s[h];if(typeof m=="string"){if(c(m)>2e4){const d={instancePath:i+
"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[d]:e.push(d),r++}if(!y.test(m)){const d={instancePath:i+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[d]:e.push(d),r++}}else{
const d={instancePath:i+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ee.errors=e,r===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ka={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};
function xe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=xe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=
[t]:e.push(t),r++}for(const t in a)if(!L.call(ka.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="str\
ing"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.
test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,int\
eger"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/entityDe\
sc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),r++}}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/\
$defs/Source/enum",keyword:"enum",params:{allowedValues:ls.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==
void 0&&(A(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(
A.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sampl\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.maxRejected!==
void 0){let t=a.maxRejected;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/maxRejected",schemaPath:"con\
tract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){
const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 100\
00 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t!="s\
tring"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/jobName",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(
t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/scheduleNow",schemaPath:"\
contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.
scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/scheduleTime",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){
if(c(t)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have\
 more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xe.errors=e,r===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ie(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ie.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(xe(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const h={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[h]:e.push(h),r++}const n=s.length;for(let h=0;h<n;h++){let m=s[h];if(typeof m=="string"){if(c(m)>2e4){const d={instancePath:i+
"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[d]:e.push(d),r++}if(!y.test(m)){const d={instancePath:i+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[d]:e.push(d),r++}}else{
const d={instancePath:i+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Na={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{$ref:"contract#/$defs/Unused"},
maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$d\
efs/Unused"}}},Ra={type:"object",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contra\
ct#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/Sou\
rceFile"},encoding:{$ref:"contract#/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"contract#\
/$defs/Unused"},terminator:{$ref:"contract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$d\
efs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract\
#/$defs/Unused"}}};function Te(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Te.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),r++}
for(const t in a)if(!L.call(Ra.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="\
delimited")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Gr.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:Fr.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+"/connectionId",schemaPath:"contra\
ct#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:
e.push(s),r++}}if(a.username!==void 0){let t=a.username;if(typeof t=="string"){if(c(t)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/Sour\
ceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={
instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\
\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(c(t)>1024){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===
null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/Sou\
rcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sourceFile!==void 0){let t=a.sourceFile;if(typeof t==
"string"){if(c(t)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/sou\
rceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.encoding!==
void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="c\
p1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="\
cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp95\
0"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="is\
o2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||
t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="j\
is0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||
t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||
t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:zt.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.schemaFile!==void 0){let t=a.schemaFile;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be str\
ing,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLengt\
h",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/schemaFile",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}}if(a.quote!==void 0){let t=a.quote;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"\
/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT h\
ave more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/delimiter",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.
test(t)){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.terminator!==void 0){let t=a.terminator;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"ma\
xLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
r++}}}if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/attr",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){
const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 char\
acters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.endian!==void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/align",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){
if(c(t)>1e4){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/redefines",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.
test(t)){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.upacked!==void 0){let t=a.upacked;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/upacked",schemaPath:"contra\
ct#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.national!==
void 0){let t=a.national;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/national",schemaPath:"contract#\
/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={
instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}
return Te.errors=e,r===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have requir\
ed property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(Na.properties,t)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"\
/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must \
NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.entityDesc!==void 0){let t=a.
entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unuse\
d/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]\
*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="client"||
t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ls.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(Te(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"\
connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.jobName!==void 0){let t=a.
jobName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",
keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must b\
e string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/ma\
xLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/scheduleNow",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===0}Oe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Le(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Le.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.
data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="rawpreview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
rawpreview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(Oe(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(const s in t)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;
if(Array.isArray(s)){if(s.length>100){const h={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[h]:e.push(h),r++}const n=s.length;for(let h=0;h<n;h++){let m=s[h];if(typeof m==
"string"){if(c(m)>2e4){const d={instancePath:i+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxL\
ength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[d]:e.push(d),r++}if(!y.test(m)){const d={instancePath:i+"/options/colu\
mns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Le.
errors=e,r===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ur={type:"string",enum:["","csv","json","ndjson","parquet","xlsx"]},fr={type:"string",
enum:["","error","replace"]},dr=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2\
028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function Se(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!dr.test(t)){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filetype!==void 0){let t=a.filetype;if(typeof t!="strin\
g"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:i+"/filetype",schemaPath:"contract#/$def\
s/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.encoding!==
void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="c\
p1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="\
cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp95\
0"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="is\
o2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||
t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="j\
is0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||
t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||
t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:zt.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){const s={instancePath:i+"/u\
nencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===
""||t==="error"||t==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:fr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const t={
instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),r++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}
return Se.errors=e,r===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contra\
ct#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}}}};function q(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="keypatternlist"||t==="sort")){const s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==
void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"m\
axItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let d=t[m];if(typeof d==
"string"){if(c(d)>128){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),r++}if(c(d)<1){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+
"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}
let n=t.length,h;if(n>1){const m={};for(;n--;){let d=t[n];if(typeof d=="string"){if(typeof m[d]=="number"){h=m[d];const P={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical\
)"};e===null?e=[P]:e.push(P),r++;break}m[d]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),r++}}if(a.keypatternlist!==void 0){let t=a.keypatternlist;if(Array.isArray(t)){if(t.length>1e4){const n={instancePath:i+"/keypatte\
rnlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.
push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&typeof h!="string"){const m={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:Ea.properties.keypatternlist.items.type},message:"must be i\
nteger,string"};e===null?e=[m]:e.push(m),r++}if(typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
m]:e.push(m),r++}if(h<0||isNaN(h)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(typeof h=="string"&&!Ar.test(h)){const m={instancePath:i+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?
e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<
s;n++){let h=t[n];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/requ\
ired",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),r++}for(const m in h)if(!(m===
"column"||m==="direction")){const d={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(h.column!==void 0){let m=h.column;if(typeof m=="string"){if(c(
m)>128){const d={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[d]:e.push(d),r++}if(c(m)<1){const d={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKe\
y/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={
instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),r++}}if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const d={instancePath:i+"/sort/"+n+"/direction",schemaPath:"cont\
ract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(!(m===""||m==="as\
c"||m==="desc")){const d={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:cr.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),r++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return q.errors=e,r===0}q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function v(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=v.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(Se(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),a.options!==void 0&&(q(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"\
options",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return v.errors=e,r===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Z.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s===
"get"){Ne(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length);var t=!0}else if(s===
"create")Ee(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length),t!==!0&&(t=
!0);else if(s==="preview")Ie(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length),
t!==!0&&(t=!0);else if(s==="rawpreview")Le(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(Le.
errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:
e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Z.errors=e,o.props=t,r===0}Z.evaluated={
dynamicProps:!0,dynamicItems:!1};function cs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=cs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Z(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?Z.errors:e.concat(Z.errors),r=e.length;else var t=Z.evaluated.props;return cs.errors=e,o.props=t,r===0}cs.evaluated={dynamicProps:!0,dynamicItems:!1};
var xa=fs,us={type:"object",required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\
\\x00]*$"},purpose:{type:"string",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},
rule:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},groupName:{$ref:"contract#/$defs/GroupName"}}},Ia={type:"str\
ing",enum:["","repositories","entities","scheduler","files","libraryEntities","libraryAttributes","loaderConnections","businessRules","realBusinessRules","entit\
yBusinessRules","attributeBusinessRules","passingRules","failingRules","enabledRules","allRuleHistory","entityRuleHistory","ruleHistory","compliance","entityCom\
pliance","datasources","dataschemas","rows","ruleFailingRows","rulePassingRows","groupFailingRows","groupPassingRows","ruleGroups","rejected","attributes","valu\
es","masks","patterns","soundexes","metaphones"]};function De(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.expression===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="expression"||t==="purpose"||t==="listing"||t==="entity"||t==="attribute"||t==="rule"||t==="groupName")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.expression!==void 0){let t=a.expression;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/expression",schemaPath:"#/pr\
operties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(
t)){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patt\
ern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.purpose!==void 0){let t=a.purpose;if(typeof t!="string"){const s={instancePath:i+"/purpose",
schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="value"||t===
"condition")){const s={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:us.properties.purpose.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.listing!==void 0){let t=a.listing;if(typeof t!="string"){const s={instancePath:i+
"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===
""||t==="repositories"||t==="entities"||t==="scheduler"||t==="files"||t==="libraryEntities"||t==="libraryAttributes"||t==="loaderConnections"||t==="businessRule\
s"||t==="realBusinessRules"||t==="entityBusinessRules"||t==="attributeBusinessRules"||t==="passingRules"||t==="failingRules"||t==="enabledRules"||t==="allRuleHi\
story"||t==="entityRuleHistory"||t==="ruleHistory"||t==="compliance"||t==="entityCompliance"||t==="datasources"||t==="dataschemas"||t==="rows"||t==="ruleFailing\
Rows"||t==="rulePassingRows"||t==="groupFailingRows"||t==="groupPassingRows"||t==="ruleGroups"||t==="rejected"||t==="attributes"||t==="values"||t==="masks"||t===
"patterns"||t==="soundexes"||t==="metaphones")){const s={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"enum",params:{allowedValues:Ia.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:us.properties.entity.
type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+
"/entity",schemaPath:"#/properties/entity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+"/entity",schemaPath:"#/properties/ent\
ity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.
attribute!==void 0){let t=a.attribute;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/attribute",schemaPath:"\
#/properties/attribute/type",keyword:"type",params:{type:us.properties.attribute.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/attribut\
e",schemaPath:"#/properties/attribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!C.test(t)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},
message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.rule!==void 0){let t=a.rule;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:us.properties.rule.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/rule",schemaPath:"\
#/properties/rule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}
if(t<1||isNaN(t)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.groupName!==void 0){let t=a.groupName;
if(typeof t=="string"){if(c(t)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},
message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$def\
s/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return De.errors=e,r===0}De.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){
let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="check"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"check"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(De(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Ae.errors=e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="check"){Ae(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,
dynamicAnchors:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return J.errors=
e,o.props=t,r===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function fs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!J(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?J.errors:e.concat(J.errors),r=e.length;else var t=J.evaluated.props;return fs.errors=e,o.props=t,r===0}fs.evaluated={dynamicProps:!0,
dynamicItems:!1};var x=ds;function ds(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ds.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}
if(a.entityID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.entityID!==
void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/en\
tityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ds.errors=e,r===0}ds.evaluated={props:{repository:!0,
entityID:!0},dynamicProps:!1,dynamicItems:!1};var Ta=hs;function qe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)
if(!(t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/EntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/En\
tityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qe.errors=e,r===0}qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function je(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=je.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(qe(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return je.errors=
e,r===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oa={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:[
"source"]},properties:{source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTim\
e"}}};function _e(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=_e.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="source"||t==="connectInfo"||t==="sample"||
t==="maxRejected"||t==="jobName"||t==="scheduleNow"||t==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.source!==void 0){let t=a.source;if(typeof t!=
"string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ls.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(A(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),a.sample!==void 0){let t=a.
sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:jr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!_r.test(t)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:Oa.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;
if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.source!==void 0&&a.connectInfo===void 0){const t={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInf\
o"},message:"must have property connectInfo when property source is present"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo!==void 0&&a.source===void 0){const t={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"\
must have property source when property connectInfo is present"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return _e.errors=e,r===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ce.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="\
data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="reload"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}if(a.data!==void 0&&(_e(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?_e.errors:e.concat(
_e.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ce.errors=e,r===0}Ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Q(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Q.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;
if(typeof s=="string")if(s==="edit"){je(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?je.errors:e.concat(je.errors),
r=e.length);var t=!0}else if(s==="reload")Ce(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ce.errors:e.concat(Ce.
errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Q.errors=e,o.props=t,r===0}Q.evaluated={dynamicProps:!0,
dynamicItems:!1};function hs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=hs.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Q(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?
Q.errors:e.concat(Q.errors),r=e.length;else var t=Q.evaluated.props;return hs.errors=e,o.props=t,r===0}hs.evaluated={dynamicProps:!0,dynamicItems:!1};var La=ys,
Sa={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\\
.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{
type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",
format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRows_query"},Da=new RegExp("^[1-9][0-9]{0,5}:(n\
ull:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$","u");function ys(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.holding!==void 0){let t=a.holding;if(typeof t=="string"){if(c(t)>8e3){const s={instancePath:i+"/holding",schemaPath:"#/properties/\
holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),r++}if(!Da.test(t)){const s={
instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|sou\
ndex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pattern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\
\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let d=t[m];if(typeof d=="string"){if(c(d)>128){const P={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[P]:e.push(P),r++}if(c(d)<1){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/columns/"+m,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}let n=t.length,h;if(n>1){const m={};
for(;n--;){let d=t[n];if(typeof d=="string"){if(typeof m[d]=="number"){h=m[d];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),r++;break}
m[d]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){
let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h==
"string"){if(c(h)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NO\
T have more than 140 characters"};e===null?e=[m]:e.push(m),r++}if(c(h)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#\
/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.
pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+
"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/for\
mat",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t===
"1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Sa.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return ys.errors=e,r===0}ys.evaluated={props:{holding:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var Kt=gs;function Ge(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=Ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ge.errors=e,r===
0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){Ge(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||
(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length);var t=!0}else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||
(e=e===null?v.errors:e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ee.errors=e,o.props=t,r===
0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function gs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ee(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,
dynamicAnchors:p}))e=e===null?ee.errors:e.concat(ee.errors),r=e.length;else var t=ee.evaluated.props;return gs.errors=e,o.props=t,r===0}gs.evaluated={dynamicProps:!0,
dynamicItems:!1};var Aa=Ps;function Fe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Fe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Fe.errors=e,r===0}Fe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function te(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=te.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.
command;if(typeof s=="string")if(s==="get"){Fe(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Fe.errors:e.concat(
Fe.errors),r=e.length);var t=!0}else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return te.errors=e,o.props=t,r===0}te.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ps(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ps.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!te(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?te.errors:e.concat(te.errors),r=e.length;else var t=te.evaluated.props;return Ps.errors=e,o.props=t,r===0}Ps.evaluated={dynamicProps:!0,dynamicItems:!1};
var j=vs;function vs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=vs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.entityID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[t]:e.push(t),r++}if(a.attributeID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/proper\
ties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityID",
schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.
attributeID!==void 0){let t=a.attributeID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/attributeID",schemaPath:"#/propert\
ies/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeI\
D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/\
attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),
r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return vs.errors=
e,r===0}vs.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var ws=bs;function Ue(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ue.errors=e,r===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){Ue(a,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length);var t=!0}else if(s==="export")v(a,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return se.errors=e,o.props=t,r===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function bs(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=bs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!se(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?se.errors:e.concat(se.errors),r=e.length;else var t=se.evaluated.
props;return bs.errors=e,o.props=t,r===0}bs.evaluated={dynamicProps:!0,dynamicItems:!1};var qa=$s,ja={type:"object",properties:{style:{$ref:"contract#/$defs/Pat\
ternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",
format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int6\
4",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},hr={type:"string",enum:["","Default","Rich",
"Long"]};function $s(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=$s.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let t=a.style;if(typeof t!="string"){const s={instancePath:i+
"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||
t==="Default"||t==="Rich"||t==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:hr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>
4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more th\
an 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let d=t[m];if(typeof d=="str\
ing"){if(c(d)>128){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),r++}if(c(d)<1){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+
"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}
let n=t.length,h;if(n>1){const m={};for(;n--;){let d=t[n];if(typeof d=="string"){if(typeof m[d]=="number"){h=m[d];const P={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};
e===null?e=[P]:e.push(P),r++;break}m[d]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.
length;for(let n=0;n<s;n++){let h=t[n];if(typeof h=="string"){if(c(h)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),r++}if(c(h)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){
let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ja.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $s.errors=e,r===0}$s.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var _a=ks;function He(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.style!==void 0){let s=t.style;if(typeof s!="string"){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s===""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:hr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return He.errors=e,r===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas"||t==="style")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!dr.test(t)){const s={instancePath:i+"/filename",schemaPath:"c\
ontract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\
\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'mu\
st match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\
/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"\
contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filetype!==void 0){let t=a.
filetype;if(typeof t!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:i+"/filetype",
schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),r++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t===
"cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t===
"cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp9\
36"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-ra\
w"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t===
"iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="j\
is0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t===
"macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||
t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:zt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){
const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t===""||t==="error"||t==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"\
enum",params:{allowedValues:fr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.escapeFormulas!==void 0&&typeof a.
escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.style!==void 0){let t=a.style;if(typeof t!="string"){const s={instancePath:i+"/style",schemaPath:"c\
ontract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="Default"||t==="\
Rich"||t==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:hr.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Xe.errors=e,r===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}a.data!==void 0&&(Xe(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Xe.errors:e.concat(Xe.
errors),r=e.length)),a.options!==void 0&&(q(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return Me.errors=e,r===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){He(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?He.errors:e.concat(He.errors),r=e.length);var t=!0}else if(s==="export")Me(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return re.
errors=e,o.props=t,r===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};function ks(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!re(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?re.errors:e.concat(re.errors),r=e.length;else var t=re.evaluated.props;return ks.errors=e,o.props=t,r===0}ks.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ca=Ns;function Ve(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=Ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!(t==="data"||t==="command"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.value===void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),r++}if(t.mask===void 0){const s={instancePath:i+"/data",schemaPath:"#/properties\
/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[s]:e.push(s),r++}for(const s in t)if(!(s===
"value"||s==="mask")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.value!==void 0){let s=t.value;if(typeof s=="string"){if(c(s)>4096){const n={instancePath:i+
"/data/value",schemaPath:"#/properties/data/properties/value/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};
e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.mask!==void 0){let s=t.mask;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/data\
/mask",schemaPath:"#/properties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?
e=[n]:e.push(n),r++}if(c(s)<1){const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/propertie\
s/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:k.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/command",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(
t)){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/\
options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ve.errors=e,r===0}Ve.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ns(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const o=Ns.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Ve(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,
dynamicAnchors:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length),Ns.errors=e,r===0}Ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ga=Rs,Fa={
type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function Rs(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.group!==void 0){let t=a.group;if(typeof t!="string"){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="Date/Time"||t==="Metadata"||t==="Numeric"||t==="Set"||
t==="Statistical"||t==="String"||t==="Transformation"||t==="Type")){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"en\
um",params:{allowedValues:Fa.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t==
"string"){if(c(t)>100){const s={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have mo\
re than 100 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),r++}return Rs.errors=e,r===0}Rs.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Ua=Es,Ha={type:[
"integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)$"},Xa=new RegExp("^([1-9]|10)$","u");function Ye(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.priority===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[t]:e.push(t),r++}if(a.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="priority"||t==="name"||t==="descri\
ption")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additio\
nal properties"};e===null?e=[s]:e.push(s),r++}if(a.priority!==void 0){let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="stri\
ng"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:Ha.type},message:"must be integer,string"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/priori\
ty",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!Xa.test(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)$"},message:'\
must match pattern "^([1-9]|10)$"'};e===null?e=[s]:e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"\
/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[
s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!U.test(t)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(c(t)>4e3){
const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have \
more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===
0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(Ye(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="add"){ze(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ae.
errors=e,o.props=t,r===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function Es(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=Es.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ae(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?ae.errors:e.concat(ae.errors),r=e.length;else var t=ae.evaluated.props;return Es.errors=e,o.props=t,r===0}Es.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ur=xs;function xs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=xs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[t]:e.push(t),r++}if(a.priority===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.priority!==void 0){let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/priority",schemaPath:"#/proper\
ties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||
isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return xs.errors=e,r===0}xs.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var Ma=Is,
Va={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},F=new RegExp("^([1-9]|10)?$","u");function Ke(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const t in a)if(!(t==="priority"||t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.priority!==void 0){let t=a.
priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityM\
ove/type",keyword:"type",params:{type:Va.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(
t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <\
= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!F.test(t)){const s={instancePath:i+"/priority",schemaPath:"\
contract#/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),
r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/n\
ame",schemaPath:"contract#/$defs/PriorityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/PriorityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.
description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return Ke.errors=e,r===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&
(Ke(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Be.errors=e,r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ie(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ie.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s==
"string")if(s==="edit"){Be(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length);
var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ie.errors=e,o.props=t,r===0}ie.evaluated={dynamicProps:!0,dynamicItems:!1};
function Is(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Is.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ie(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?ie.errors:e.concat(
ie.errors),r=e.length;else var t=ie.evaluated.props;return Is.errors=e,o.props=t,r===0}Is.evaluated={dynamicProps:!0,dynamicItems:!1};var Ya=Ts;function We(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.
data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return We.errors=e,r===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[t]:e.push(t),r++}if(a.attributes===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[
t]:e.push(t),r++}for(const t in a)if(!(t==="entityName"||t==="entityDesc"||t==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entityName!==void 0){let t=a.
entityName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/entityName",schemaPath:"c\
ontract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!U.
test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x0\
0-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract\
#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}
if(!y.test(t)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDe\
scription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.attributes!==void 0){let t=a.attributes;if(Array.
isArray(t)){if(t.length>4096){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),r++}for(const m in h)if(!(m==="n\
ame"||m==="description")){const d={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(h.name!==void 0){let m=h.name;if(typeof m==
"string"){if(c(m)>128){const d={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"ma\
xLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[d]:e.push(d),r++}if(c(m)<1){const d={instancePath:i+"/attributes/"+n+"\
/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[d]:e.push(d),r++}if(!U.test(m)){const d={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/propert\
ies/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x\
7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/\
LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(h.description!==void 0){
let m=h.description;if(typeof m=="string"){if(c(m)>4e3){const d={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInpu\
t/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[d]:e.push(d),r++}if(!y.
test(m)){const d={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"patt\
ern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/attributes/"+n+"/de\
scription",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),r++}}}else{const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="create"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}if(a.data!==void 0&&(Ze(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ze.errors:e.concat(
Ze.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Je.errors=e,r===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function oe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=oe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;
if(typeof s=="string")if(s==="get"){We(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),
r=e.length);var t=!0}else if(s==="create")Je(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Je.errors:e.concat(Je.
errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:
e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return oe.errors=e,o.props=t,r===0}oe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ts(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ts.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!oe(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?oe.errors:e.concat(oe.errors),r=e.length;else var t=oe.evaluated.props;return Ts.errors=e,o.props=t,r===0}Ts.evaluated={dynamicProps:!0,dynamicItems:!1};
var yr=Os;function Os(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Os.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.libraryID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.libraryID!==void 0){
let t=a.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/libraryID",schemaPath:"#/p\
roperties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Os.errors=e,r===0}Os.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var Hr=Ls,za={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs\
/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},page:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},
external:{type:"string",enum:["0","1"]}},required:[],$id:"listBusinessRules_query"};function Ls(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ls.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),r++}const s=t.length;for(let m=0;m<s;m++){let d=t[m];if(typeof d=="string"){if(c(d)>128){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),r++}if(c(d)<1){const P={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let d=t[n];if(typeof d=="string"){if(typeof m[d]==
"number"){h=m[d];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NO\
T have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),r++;break}m[d]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;
if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),r++}if(t.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fe\
wer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h=="string"){if(c(h)>140){const m={instancePath:i+"/s\
ort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.
push(m),r++}if(c(h)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.page!==void 0){let t=a.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/page",schemaPath:"#/properties/page/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(
t)){const s={instancePath:i+"/page",schemaPath:"#/properties/page/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?
e=[s]:e.push(s),r++}}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageStart",
schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#\
/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={
instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=
[s]:e.push(s),r++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/pageSi\
ze",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.
external!==void 0){let t=a.external;if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/en\
um",keyword:"enum",params:{allowedValues:za.properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ls.errors=e,r===
0}Ls.evaluated={props:{columns:!0,where:!0,sort:!0,page:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Ss=Ds;function O(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.
data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return O.errors=e,r===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s===
"get"){O(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),r=e.length);var t=!0}else if(s===
"export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{
const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ne.errors=e,o.props=t,r===0}ne.evaluated={dynamicProps:!0,dynamicItems:!1};function Ds(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ds.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!ne(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?ne.errors:e.concat(ne.errors),
r=e.length;else var t=ne.evaluated.props;return Ds.errors=e,o.props=t,r===0}Ds.evaluated={dynamicProps:!0,dynamicItems:!1};var Ka=Ms,Ba={type:"object",required:[
"ENTITY","NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},ATTRIBUTE:{$ref:"contract#/$defs/Rule\
Attribute"},NAME:{$ref:"contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{
$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{
$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{
$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},
PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}},gr={
type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},Wa={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"\
^(0|[1-9][0-9]{0,14})?$"},Bt={enum:["","0","1",0,1]},Pr={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},
H={type:["integer","string"],minimum:0,maximum:1e6,pattern:"^([0-9]{1,6}|1000000)?$"},X={enum:["","0","1","2","3","4",0,1,2,3,4]},Wt={enum:["","0","1","2",0,1,2]},
Zt={type:["integer","string"],minimum:0,maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},Jt={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10\
)?$"},vr={type:"string",enum:["","rows","values"]},me=new RegExp("^[1-9][0-9]{0,14}$","u"),Za=new RegExp("^(0|[1-9][0-9]{0,14})?$","u"),wr=new RegExp("^(100(\\.0\
{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$","u"),M=new RegExp("^([0-9]{1,6}|1000000)?$","u"),V=new RegExp("^([0-9]{1,9}|1000000000)?$","u"),Y=new RegExp("^([1-9][0-\
9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$","u");function Qe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=Qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.ENTITY===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have requir\
ed property 'ENTITY'"};e===null?e=[t]:e.push(t),r++}if(a.NAME===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
NAME"},message:"must have required property 'NAME'"};e===null?e=[t]:e.push(t),r++}if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),r++}if(a.THRESHOLD===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must have required property 'THRESHOLD'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!L.call(Ba.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.ENTITY!==void 0){let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:gr.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!me.test(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNu\
mber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),r++}}if(a.ATTRIBUTE!==
void 0){let t=a.ATTRIBUTE;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contrac\
t#/$defs/RuleAttribute/type",keyword:"type",params:{type:Wa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"\
contract#/$defs/RuleAttribute/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="st\
ring"&&!Za.test(t)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,\
14})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(c(t)>255){
const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 char\
acters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!U.test(t)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleNam\
e/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\\
x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t=="string"){if(c(t)>
4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have\
 more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/D\
ESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",
keyword:"enum",params:{allowedValues:Bt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==void 0){let t=a.
EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contrac\
t#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(
t)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must mat\
ch pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(
t))&&typeof t!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"type",params:{type:Pr.type},message:"must\
 be number,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contra\
ct#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={
instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),r++}}if(typeof t=="string"&&!wr.test(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"patter\
n",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?
e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",
schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),r++}if(!y.test(t)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilt\
er/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;
if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract\
#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:H.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="s\
tring"&&!M.test(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1\
000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;
if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"\
contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===
2||t===3||t===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t===
"1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Wt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"\
type",params:{type:Zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};
e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!V.test(t)){const s={instancePath:i+"/INDEX_TH\
RESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^(\
[0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:Jt.type},message:"must be integer,strin\
g"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePrio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
r++}}if(typeof t=="string"&&!F.test(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"\
^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t==
"string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contr\
act#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'\
must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.THRESHOLD_OF!==void 0){let t=a.THRESHOLD_OF;if(typeof t!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="rows"||t==="values")){const s={instancePath:i+
"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:vr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.
push(t),r++}return Qe.errors=e,r===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function et(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=et.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(Qe(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),a.options!==
void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return et.errors=e,r===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ja={type:"o\
bject",required:["ENTITY","RULE"],minProperties:3,additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},RULE:{$ref:"contract#/$defs/R\
uleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},
EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFil\
terChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/\
$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{
$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},
As={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},qs={type:["string","null"],maxLength:4e3,pattern:"^[^\\x00]*$"},js={
enum:["","0","1",0,1]},_s={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},Cs={type:["string","null"],
format:"condition",maxLength:1e4,pattern:"^[^\\x00]*$"},Gs={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},Fs={type:["string","\
null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},Us={enum:["","0","1","2",0,1,2]},Hs={type:["integer","string"],minimum:0,maximum:1e9,pattern:"^(\
[0-9]{1,9}|1000000000)?$"},Xs={type:["integer","string","null"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},tt=new RegExp("^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9\
]{1,15})?)?$","u");function st(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=st.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<3){const t={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[t]:e.push(t),r++}if(a.ENTITY===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===
null?e=[t]:e.push(t),r++}if(a.RULE===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must ha\
ve required property 'RULE'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(Ja.properties,t)){const s={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.ENTITY!==void 0){
let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/Entit\
yNumber/type",keyword:"type",params:{type:gr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!me.test(t)){const s={
instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "\
^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE!==void 0){let t=a.RULE;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:As.type},message:"must be integer,string"};e===null?e=[
s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={
instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),r++}}if(typeof t=="string"&&!me.test(t)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),r++}}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(c(
t)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more tha\
n 255 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",
params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1\
f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t!="string"&&t!==null){const s={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:qs.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLengt\
h",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),r++}}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/Rul\
eEnabledChange/enum",keyword:"enum",params:{allowedValues:js.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==
void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"\
/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="strin\
g"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:_s.type},message:"must be number,stri\
ng"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:
e.push(s),r++}}if(typeof t=="string"&&!tt.test(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"patter\
n",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?
e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t!="string"&&t!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"\
contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Cs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(
t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/Rul\
eFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.GROUP_EXPRESSION!==
void 0){let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",
keyword:"type",params:{type:Gs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/G\
ROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"\
type",params:{type:H.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=
[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!M.test(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const s={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Fs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}
if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===
1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:Us.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:Hs.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!V.test(t)){const s={instancePath:i+"/IND\
EX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match \
pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"&&t!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Xs.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!F.test(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return st.errors=e,r===0}st.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&
(st(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?st.errors:e.concat(st.errors),r=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return rt.errors=e,r===0}rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Qa={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})$"},br={enum:["","0","1",0,1]},Xr=new RegExp("^(0|[1-9][0-9]{\
0,14})$","u"),Mr=new RegExp("^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$","u"),$r=new RegExp("^[1-9][0-9\
]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$","u");function at(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=at.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[t]:e.push(
t),r++}if(a.OPTION===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"must have required pr\
operty 'OPTION'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="ENTITY"||t==="OPTION"||t==="RULE_IDS"||t==="jobName"||t==="scheduleNow"||t==="schedule\
Time")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),r++}if(a.ENTITY!==void 0){let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/type",keyword:"type",params:{type:Qa.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){
const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!Xr.test(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),r++}}if(a.OPTION!==void 0){let t=a.OPTION;
if(typeof t=="string"){if(c(t)>8){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"maxLength",params:{limit:8},message:"\
must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),r++}if(!Mr.test(t)){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/patt\
ern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"},message:'must matc\
h pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/OPTION",schemaPath:"contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.RULE_IDS!==
void 0){let t=a.RULE_IDS;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h==
"string"){if(c(h)>47){const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"\
must NOT have more than 47 characters"};e===null?e=[m]:e.push(m),r++}if(!$r.test(h)){const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[\
1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$d\
efs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t==
"string"){if(c(t)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must\
 NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/patte\
rn",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x\
00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||
t===0||t===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:br.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(c(t)>32){const s={
instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 \
characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return at.errors=e,r===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function it(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=it.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="run"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}
if(a.data!==void 0&&(at(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?at.errors:e.concat(at.errors),
r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return it.errors=e,r===0}it.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function pe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=pe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s==
"string")if(s==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),r=e.length);
var t=!0}else if(s==="add")et(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?et.errors:e.concat(et.errors),r=e.length),
t!==!0&&(t=!0);else if(s==="edit")rt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?rt.errors:e.concat(rt.errors),
r=e.length),t!==!0&&(t=!0);else if(s==="run")it(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?it.errors:e.concat(
it.errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:
e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return pe.errors=e,o.props=t,r===0}pe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ms(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ms.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!pe(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?pe.errors:e.concat(pe.errors),r=e.length;else var t=pe.evaluated.props;return Ms.errors=e,o.props=t,r===0}Ms.evaluated={dynamicProps:!0,dynamicItems:!1};
var ei=Vs,ti={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})$"};function ot(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ot.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.entity===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"mus\
t have required property 'entity'"};e===null?e=[t]:e.push(t),r++}if(a.attribute===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attribute"},message:"must have required property 'attribute'"};e===null?e=[t]:e.push(t),r++}if(a.rule===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"entity"||t==="attribute"||t==="rule")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:gr.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!me.test(t)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNu\
mber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),r++}}if(a.attribute!==
void 0){let t=a.attribute;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/attribute",schemaPath:"contrac\
t#/$defs/AttributeOfRule/type",keyword:"type",params:{type:ti.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/attribute",schemaPath:"\
contract#/$defs/AttributeOfRule/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="\
string"&&!Xr.test(t)){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9\
]{0,14})$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),r++}}if(a.rule!==void 0){let t=a.rule;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:As.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/rule",schemaPath:"\
contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!me.test(t)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ot.errors=e,r===0}ot.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function nt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=nt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(t!=="rules"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(a.rules!==void 0){let t=a.rules;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+"/rules",schemaPath:"\
#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={
instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:
e.push(n),r++}const s=t.length;for(let n=0;n<s;n++)ot(t[n],{instancePath:i+"/rules/"+n,parentData:t,parentDataProperty:n,rootData:l,dynamicAnchors:p})||(e=e===null?
ot.errors:e.concat(ot.errors),r=e.length)}else{const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return nt.errors=e,r===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vs(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Vs.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),nt(a,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?nt.errors:e.concat(nt.errors),r=e.length),Vs.errors=e,r===0}Vs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var si=Ys,ri={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{$ref:"contract\
#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpre\
ssion"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},
GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggr\
egateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$def\
s/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}};function mt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.NAME===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[t]:
e.push(t),r++}if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must h\
ave required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),r++}if(a.THRESHOLD===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"THRESHOLD"},message:"must have required property 'THRESHOLD'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(ri.properties,t)){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleNa\
me/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}if(!U.test(t)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\
\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/Ru\
leDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={
instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Bt.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpres\
sion/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$def\
s/RuleThreshold/type",keyword:"type",params:{type:Pr.type},message:"must be number,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>
100||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!wr.test(t)){const s={instancePath:i+"/TH\
RESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must \
match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$\
defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){
const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:H.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||
isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!M.test(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimi\
t/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.
AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.
test(t)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===
""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/Rul\
eAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_CONTROL!==
void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs\
/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Wt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_THRESHOLD!==
void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="numbe\
r"&&isFinite(t)){if(t>1e9||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!V.test(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0\
-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Jt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!F.test(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return mt.errors=e,r===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(mt(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?mt.errors:e.concat(mt.errors),r=e.length)),a.options!==
void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return pt.errors=e,r===0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ai={type:"o\
bject",required:["RULE"],minProperties:2,additionalProperties:!1,properties:{RULE:{$ref:"contract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{
$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{
$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},
GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/Ru\
leAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"\
contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}};function lt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=lt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(Object.keys(a).length<2){const t={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must\
 NOT have fewer than 2 properties"};e===null?e=[t]:e.push(t),r++}if(a.RULE===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(ai.properties,t)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.RULE!==void 0){let t=a.RULE;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/RULE",schemaPath:"\
contract#/$defs/RuleNumber/type",keyword:"type",params:{type:As.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!me.test(t)){const s={instancePath:i+
"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};
e===null?e=[s]:e.push(s),r++}}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/R\
uleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*\
$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==
void 0){let t=a.DESCRIPTION;if(typeof t!="string"&&t!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"\
type",params:{type:qs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTIO\
N",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?
e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===
0||t===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:js.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+
"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characte\
rs"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"patter\
n",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){
let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChang\
e/type",keyword:"type",params:{type:_s.type},message:"must be number,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){
const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must\
 be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!tt.test(t)){const s={instancePath:i+"/TH\
RESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'\
must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;
if(typeof t!="string"&&t!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Cs.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"c\
ontract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}
if(!y.test(t)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){
const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:Gs.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLeng\
th",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*\
$"'};e===null?e=[s]:e.push(s),r++}}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:H.type},message:"must be integer,string"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLim\
it/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),r++}}if(typeof t=="string"&&!M.test(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{
pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.
AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"\
type",params:{type:Fs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_\
EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;
if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/\
$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}
if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"\
contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:Us.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",params:{type:Hs.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresh\
oldChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={
instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!V.test(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThre\
sholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.
push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"&&t!==null){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Xs.type},message:"must be integer,string,null"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!F.test(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)\
?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="\
string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contr\
act#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'\
must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return lt.errors=
e,r===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ct(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(lt(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?lt.errors:e.concat(lt.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return ct.errors=e,r===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii={type:"object",required:["EXPRESSION"],additionalProperties:!1,
properties:{NAME:{$ref:"contract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{
$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{
$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{
$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},
PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{
$ref:"contract#/$defs/RuleTrialRows"}}},Vr={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},Yr={type:"\
string",enum:["","first","random"]},zr={type:["integer","string"],minimum:1,maximum:1e6,pattern:"^([1-9][0-9]{0,5}|1000000)?$"},Kr=new RegExp("^([^\\x00-\\x1f\\x7f\
]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$","u"),Br=new RegExp("^([1-9][0-9]{0,5}|1000000)?$","u");function ut(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ut.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"\
must have required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(ii.properties,t)){const s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"ma\
xLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(!Kr.test(t)){const s={instancePath:i+"/NAME",schemaPath:"\
contract#/$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match\
 pattern "^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/NAME",schemaPath:"con\
tract#/$defs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==void 0){let t=a.
DESCRIPTION;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contrac\
t#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Bt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.
EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/max\
Length",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+
"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/R\
uleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t==
"number"&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:Vr.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
r++}if(t<0||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!tt.test(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
rialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-\
9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.GROUP_EXPRESSION!==
void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:H.type},message:"must be integer,s\
tring"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/\
RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!M.test(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t===
"2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:X.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;
if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:Wt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.
INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:Zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>1e9||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&
!V.test(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1\
000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Jt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!F.test(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sample!==void 0){let t=a.sample;if(typeof t!="string"){const s={instancePath:i+"/sample",schemaPath:"contrac\
t#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="first"||t==="rando\
m")){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.rows!==void 0){let t=a.rows;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/type",keyword:"type",params:{type:zr.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+
"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}
if(typeof t=="string"&&!Br.test(t)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9\
][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ut.errors=e,r===0}ut.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ft(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ft.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ut(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?ut.errors:e.concat(ut.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ft.errors=
e,r===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wr={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14}\
)?$"};function dt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=dt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.OPTION===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"OPTION"},message:"must have required property 'OPTION'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="ENT\
ITY"||t==="OPTION"||t==="RULE_IDS"||t==="jobName"||t==="scheduleNow"||t==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.ENTITY!==void 0){let t=a.ENTITY;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/ty\
pe",keyword:"type",params:{type:Wr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunE\
ntity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={
instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match p\
attern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.OPTION!==void 0){let t=a.OPTION;if(typeof t=="string"){if(c(t)>8){const s={instancePath:i+"/\
OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(
s),r++}if(!Mr.test(t)){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc\
][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[U\
u][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.RULE_IDS!==void 0){let t=a.RULE_IDS;if(Array.isArray(t)){
if(t.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have \
more than 1000 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h=="string"){if(c(h)>47){const m={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?
e=[m]:e.push(m),r++}if(!$r.test(h)){const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[
m]:e.push(m),r++}}else{const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:br.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
r++}return dt.errors=e,r===0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(dt(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?dt.errors:e.concat(dt.errors),r=e.length)),a.options!==void 0){let t=a.
options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return z.errors=e,r===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){O(a,{instancePath:i,parentData:u,
parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),r=e.length);var t=!0}else if(s==="add")pt(a,{instancePath:i,parentData:u,
parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?pt.errors:e.concat(pt.errors),r=e.length),t!==!0&&(t=!0);else if(s==="edit")ct(a,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?ct.errors:e.concat(ct.errors),r=e.length),t!==!0&&(t=!0);else if(s==="test")ft(a,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?ft.errors:e.concat(ft.errors),r=e.length),t!==!0&&(t=!0);else if(s==="run")z(a,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")v(a,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return le.errors=e,o.props=t,r===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};function Ys(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!le(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?le.errors:e.concat(le.errors),r=e.length;else var t=le.evaluated.
props;return Ys.errors=e,o.props=t,r===0}Ys.evaluated={dynamicProps:!0,dynamicItems:!1};var oi=zs,ni={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,
properties:{NAME:{$ref:"contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{
$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{
$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{
$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},
PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}};function ht(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ht.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.NAME===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[t]:e.push(t),r++}if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),r++}if(a.THRESHOLD===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must have required property 'THRESHOLD'"};
e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(ni.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="s\
tring"){if(c(t)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT ha\
ve more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!U.test(t)){const s={instancePath:i+"/NAME",schemaPath:"\
contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern\
 "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$def\
s/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t==
"string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
cription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",
keyword:"enum",params:{allowedValues:Bt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==void 0){let t=a.
EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contrac\
t#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(
t)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must mat\
ch pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(
t))&&typeof t!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"type",params:{type:Pr.type},message:"must\
 be number,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contra\
ct#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={
instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),r++}}if(typeof t=="string"&&!wr.test(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"patter\
n",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?
e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",
schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),r++}if(!y.test(t)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilt\
er/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;
if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract\
#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:H.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="s\
tring"&&!M.test(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1\
000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;
if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"\
contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===
2||t===3||t===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t===
"1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Wt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"\
type",params:{type:Zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};
e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!V.test(t)){const s={instancePath:i+"/INDEX_TH\
RESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^(\
[0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:Jt.type},message:"must be integer,strin\
g"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePrio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
r++}}if(typeof t=="string"&&!F.test(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"\
^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t==
"string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contr\
act#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'\
must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.THRESHOLD_OF!==void 0){let t=a.THRESHOLD_OF;if(typeof t!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="rows"||t==="values")){const s={instancePath:i+
"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:vr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.
push(t),r++}return ht.errors=e,r===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=yt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ht(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ht.errors:e.concat(ht.errors),r=e.length)),a.options!==
void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return yt.errors=e,r===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mi={type:"o\
bject",required:["RULE"],minProperties:2,additionalProperties:!1,properties:{RULE:{$ref:"contract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{
$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{
$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},
GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/Ru\
leAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"\
contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOfChange"}}},pi={type:"\
string",enum:["","rows","values"]};function gt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=gt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const t={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[t]:e.push(t),r++}if(a.RULE===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?
e=[t]:e.push(t),r++}for(const t in a)if(!L.call(mi.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.RULE!==void 0){let t=a.RULE;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:As.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/RU\
LE",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!me.test(t)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$de\
fs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),r++}}
if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/NAME",schemaPath:"\
contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pa\
ttern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/NAME",schemaPath:"contra\
ct#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;
if(typeof t!="string"&&t!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:qs.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$de\
fs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.
test(t)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={
instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:js.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/EXPRE\
SSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===
null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract\
#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){let t=a.
THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",
keyword:"type",params:{type:_s.type},message:"must be number,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const s={
instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 10\
0"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!tt.test(t)){const s={instancePath:i+"/THRESHOL\
D",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must\
 match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t!=
"string"&&t!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Cs.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){
const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){const s={
instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:Gs.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/GROUP_EX\
PRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),r++}}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:H.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"\
/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),r++}}if(typeof t=="string"&&!M.test(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{
pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.
AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"\
type",params:{type:Fs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_\
EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;
if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/\
$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}
if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"\
contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:Us.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",params:{type:Hs.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresh\
oldChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={
instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!V.test(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThre\
sholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.
push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"&&t!==null){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Xs.type},message:"must be integer,string,null"};e===null?e=[s]:e.push(
s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!F.test(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)\
?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="\
string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contr\
act#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'\
must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.THRESHOLD_OF!==void 0){let t=a.THRESHOLD_OF;if(typeof t!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOfChan\
ge/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="rows"||t==="values")){const s={instancePath:i+
"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOfChange/enum",keyword:"enum",params:{allowedValues:pi.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return gt.errors=e,r===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&
(gt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?gt.errors:e.concat(gt.errors),r=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Pt.errors=e,r===0}Pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var li={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs\
/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThr\
eshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupL\
imit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/\
$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"\
contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/$defs/Rul\
eTrialRows"}}};function vt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=vt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!L.call(li.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=
[s]:e.push(s),r++}if(!Kr.test(t)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTION",
schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\\
x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleD\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||
t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Bt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(c(t)>
1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have m\
ore than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/EXPR\
ESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:Vr.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!tt.test(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0\
{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==
void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:H.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!M.test(t)){const s={instancePath:i+"/GRO\
UP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{\
1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 chara\
cters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_METHOD!==
void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const s={instancePath:i+"/AGGREGA\
TE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+
"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Wt.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Zt.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"con\
tract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),r++}if(t<
0||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!V.test(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/\
RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?
e=[s]:e.push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:Jt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
ty/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!F.test(t)){const s={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([\
1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pat\
tern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|\
[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"\
contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD_OF!==void 0){let t=a.
THRESHOLD_OF;if(typeof t!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="rows"||t==="values")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$de\
fs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:vr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.sample!==
void 0){let t=a.sample;if(typeof t!="string"){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="first"||t==="random")){const s={instancePath:i+"/sample",schemaPath:"contract#/\
$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.
rows!==void 0){let t=a.rows;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/rows",schemaPath:"contract#/\
$defs/RuleTrialRows/type",keyword:"type",params:{type:zr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){
if(t>1e6||isNaN(t)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!Br.test(t)){const s={instancePath:i+"/ro\
ws",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-\
9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return vt.errors=e,r===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wt(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=wt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="test"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}
if(a.data!==void 0&&(vt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?vt.errors:e.concat(vt.errors),
r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return wt.errors=e,r===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ce(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ce.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s==
"string")if(s==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),r=e.length);
var t=!0}else if(s==="add")yt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?yt.errors:e.concat(yt.errors),r=e.length),
t!==!0&&(t=!0);else if(s==="edit")Pt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Pt.errors:e.concat(Pt.errors),
r=e.length),t!==!0&&(t=!0);else if(s==="test")wt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?wt.errors:e.concat(
wt.errors),r=e.length),t!==!0&&(t=!0);else if(s==="run")z(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?z.errors:
e.concat(z.errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminat\
or",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ce.errors=e,o.props=t,r===0}ce.evaluated=
{dynamicProps:!0,dynamicItems:!1};function zs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=zs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ce(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?ce.errors:e.concat(ce.errors),r=e.length;else var t=ce.evaluated.props;return zs.errors=e,o.props=t,r===0}zs.evaluated={dynamicProps:!0,dynamicItems:!1};
var kr=Ks;function bt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=bt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return bt.errors=e,r===0}bt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ue.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.
command;if(typeof s=="string")if(s==="get"){bt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?bt.errors:e.concat(
bt.errors),r=e.length);var t=!0}else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ue.errors=e,o.props=t,r===0}ue.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ks(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ks.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ue(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?ue.errors:e.concat(ue.errors),r=e.length;else var t=ue.evaluated.props;return Ks.errors=e,o.props=t,r===0}Ks.evaluated={dynamicProps:!0,dynamicItems:!1};
var Zr=Bs;function $t(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=$t.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $t.errors=e,r===0}$t.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=fe.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.
command;if(typeof s=="string")if(s==="get"){$t(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?$t.errors:e.concat(
$t.errors),r=e.length);var t=!0}else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return fe.errors=e,o.props=t,r===0}fe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Bs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Bs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!fe(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?fe.errors:e.concat(fe.errors),r=e.length;else var t=fe.evaluated.props;return Bs.errors=e,o.props=t,r===0}Bs.evaluated={dynamicProps:!0,dynamicItems:!1};
var S=Ws;function Ws(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ws.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.entityID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[t]:e.push(t),r++}if(a.ruleID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityID",schemaPath:"#/proper\
ties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.ruleID!==void 0){
let t=a.ruleID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+
"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ws.errors=e,r===0}Ws.evaluated={props:{repository:!0,entityID:!0,ruleID:!0},
dynamicProps:!1,dynamicItems:!1};var ci=Zs,ui={type:"object",minProperties:1,additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{
$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{
$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},
GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/Ru\
leAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"\
contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}};function kt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=kt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(Object.keys(a).length<1){const t={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must\
 NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!L.call(ui.properties,t)){const s={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.NAME!==
void 0){let t=a.NAME;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$\
defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^\
[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/R\
uleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t!=
"string"&&t!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:qs.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDe\
scriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){
const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must\
 match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+
"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:js.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),r++}if(!y.test(t)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00\
]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpre\
ssionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t==
"number"&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:_s.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
r++}if(t<0||isNaN(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!tt.test(t)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t!="string"&&t!==null){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Cs.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/FILTER_E\
XPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),r++}}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){const s={instancePath:i+"/GROUP_EXPRESSION",
schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:Gs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract\
#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.
GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:H.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>1e6||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!M.test(t)){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([\
0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const s={
instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Fs.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^\
[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||
t===0||t===1||t===2||t===3||t===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:X.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||
t==="1"||t==="2"||t===0||t===1||t===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{
allowedValues:Us.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexTh\
resholdChange/type",keyword:"type",params:{type:Hs.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>
1e9||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$def\
s/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="strin\
g"&&!V.test(t)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0\
-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"&&t!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",
keyword:"type",params:{type:Xs.type},message:"must be integer,string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){
const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be\
 <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!F.test(t)){const s={instancePath:i+"/PRIORI\
TY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===
null?e=[s]:e.push(s),r++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/RULE_KE\
YWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[s]:e.push(s),r++}if(!Y.test(t)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,1\
4})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$def\
s/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return kt.errors=e,r===0}kt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Nt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Nt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(kt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?kt.errors:e.concat(kt.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Nt.errors=
e,r===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fi=new RegExp("^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|\
[Dd][Ii][Rr][Tt][Yy])?$","u");function Rt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Rt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="ENTITY"||t===
"OPTION"||t==="RULE_IDS"||t==="jobName"||t==="scheduleNow"||t==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.ENTITY!==void 0){let t=a.ENTITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"ty\
pe",params:{type:Wr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+
"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9]\
[0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.OPTION!==void 0){let t=a.OPTION;if(typeof t=="string"){if(c(t)>8){const s={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/OptionalRunOption/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),r++}if(!fi.
test(t)){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][\
Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp\
][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOpt\
ion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.RULE_IDS!==void 0){let t=a.RULE_IDS;if(Array.isArray(
t)){if(t.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT h\
ave more than 1000 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h=="string"){if(c(h)>47){const m={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?
e=[m]:e.push(m),r++}if(!$r.test(h)){const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[
m]:e.push(m),r++}}else{const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),r++}if(!G.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:br.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
r++}return Rt.errors=e,r===0}Rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Et(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=Et.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(Rt(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Rt.errors:e.concat(Rt.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return Et.errors=e,r===0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="edit"){Nt(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Nt.errors:e.concat(Nt.errors),r=e.length);var t=!0}else if(s==="run")Et(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Et.errors:e.concat(Et.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return de.
errors=e,o.props=t,r===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function Zs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=Zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!de(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?de.errors:e.concat(de.errors),r=e.length;else var t=de.evaluated.props;return Zs.errors=e,o.props=t,r===0}Zs.evaluated=
{dynamicProps:!0,dynamicItems:!1};var di=Js;function xt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=xt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName!==void 0){
let t=a.groupName;if(typeof t=="string"){if(c(t)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",
params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/groupName",schemaPath:"\
contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xt.
errors=e,r===0}xt.evaluated={props:{groupName:!0},dynamicProps:!1,dynamicItems:!1};function It(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=It.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(xt(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?xt.errors:e.concat(xt.errors),r=e.length)),a.options!==void 0&&(b(a.options,{instancePath:i+
"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return It.errors=e,r===0}It.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=he.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.
command;if(typeof s=="string")if(s==="get"){It(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?It.errors:e.concat(
It.errors),r=e.length);var t=!0}else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return he.errors=e,o.props=t,r===0}he.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Js(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Js.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!he(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?he.errors:e.concat(he.errors),r=e.length;else var t=he.evaluated.props;return Js.errors=e,o.props=t,r===0}Js.evaluated={dynamicProps:!0,dynamicItems:!1};
var Jr=Qs;function Tt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Tt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName===void 0){const t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(t!==
"groupName"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),r++}if(a.groupName!==void 0){let t=a.groupName;if(typeof t=="string"){if(c(t)>1e5){const s={instancePath:i+"/group\
Name",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[s]:
e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Tt.errors=e,r===0}Tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ot(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ot.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}a.data!==void 0&&(Tt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Tt.errors:e.
concat(Tt.errors),r=e.length)),a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return Ot.errors=e,r===0}Ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lt(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Lt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"g\
roupName"},message:"must have required property 'groupName'"};e===null?e=[t]:e.push(t),r++}if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"groupName"||t==="filename"||t==="filetype"||t==="encoding"||t==="unencodable"||t==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.groupName!==void 0){
let t=a.groupName;if(typeof t=="string"){if(c(t)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",
params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/groupName",schemaPath:"\
contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/Expo\
rtFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),r++}if(!dr.test(t)){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{
pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\\
x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u206\
6-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};
e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filetype!==void 0){let t=a.filetype;if(typeof t!="string"){const s={instancePath:i+"/filetype",schemaPath:"c\
ontract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="csv"||t==="js\
on"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ur.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const s={
instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp125\
8"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||
t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||
t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t===
"iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso88\
59-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCe\
ntEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macTh\
ai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"\
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:zt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}
if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="error"||t==="replace")){const s={instancePath:i+"\
/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:fr.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),r++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"cont\
ract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Lt.errors=e,r===0}Lt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function St(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=St.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.
data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"e\
xport"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(Lt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?Lt.errors:e.concat(Lt.errors),r=e.length)),a.options!==void 0&&(q(a.options,{instancePath:i+"/options",parentData:a,
parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return St.errors=e,r===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ye(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s==
"string")if(s==="get"){Ot(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ot.errors:e.concat(Ot.errors),r=e.length);
var t=!0}else if(s==="export")St(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?St.errors:e.concat(St.errors),r=
e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ye.errors=e,o.props=t,r===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};
function Qs(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Qs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ye(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?ye.errors:e.concat(
ye.errors),r=e.length;else var t=ye.evaluated.props;return Qs.errors=e,o.props=t,r===0}Qs.evaluated={dynamicProps:!0,dynamicItems:!1};var er=tr;function tr(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.entityID===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[t]:e.push(t),r++}if(a.ruleID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"must have required property 'ruleID'"};e===
null?e=[t]:e.push(t),r++}if(a.groupName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"\
must have required property 'groupName'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.
ruleID!==void 0){let t=a.ruleID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/ruleID",schemaPath:"#/pro\
perties/ruleID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.groupName!==void 0){let t=a.
groupName;if(typeof t=="string"){if(c(t)>4096){const s={instancePath:i+"/groupName",schemaPath:"#/properties/groupName/maxLength",keyword:"maxLength",params:{limit:4096},
message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/groupName",schemaPath:"#/properties/groupNa\
me/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"\
/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return tr.errors=e,r===0}tr.evaluated=
{props:{repository:!0,entityID:!0,ruleID:!0,groupName:!0},dynamicProps:!1,dynamicItems:!1};var hi=sr;function Dt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Dt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return Dt.errors=e,r===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qr={type:"string",enum:["delimited"]};function At(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=At.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(a.type===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),r++}if(a.parameters===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="name"||t==="type"||t==="description"||t==="parameters"||t==="filter")){const s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/name",
schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}if(!U.test(t)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="delimited"){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Qr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/\
LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.parameters!==void 0){let t=a.
parameters;if(typeof t=="string"){if(c(t)>9e3){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",
params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/parameters",schemaPath:"\
contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.filter!==void 0){let t=a.filter;if(typeof t=="string"){if(c(t)>256){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/File\
Filter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={
instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*\
$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return At.errors=e,r===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=qt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(At(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?At.errors:e.concat(At.errors),r=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qt.errors=e,r===0}qt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ge(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ge.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.
command;if(typeof s=="string")if(s==="get"){Dt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Dt.errors:e.concat(
Dt.errors),r=e.length);var t=!0}else if(s==="add")qt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?qt.errors:e.
concat(qt.errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",
tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminat\
or",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ge.errors=e,o.props=t,r===0}ge.evaluated=
{dynamicProps:!0,dynamicItems:!1};function sr(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=sr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ge(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?ge.errors:e.concat(ge.errors),r=e.length;else var t=ge.evaluated.props;return sr.errors=e,o.props=t,r===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};
var B=rr;function rr(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=rr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.loaderconnection===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loaderconnection"},message:"must have required property 'loa\
derconnection'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.loaderconnection!==
void 0){let t=a.loaderconnection;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/\
loaderconnection/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loade\
rconnection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+
"/loaderconnection",schemaPath:"#/properties/loaderconnection/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[
s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}
return rr.errors=e,r===0}rr.evaluated={props:{repository:!0,loaderconnection:!0},dynamicProps:!1,dynamicItems:!1};var yi=ar;function jt(a,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const t={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="name"||t==="type"||t==="description"||t==="parameters"||
t==="filter")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have a\
dditional properties"};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),
r++}if(c(t)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!U.test(t)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pa\
ttern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\
\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!==
"delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Qr.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(c(t)>4e3){const s={
instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have m\
ore than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescri\
ption/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}}if(a.parameters!==void 0){let t=a.parameters;if(typeof t=="string"){if(c(t)>9e3){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/Loade\
rParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={
instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filter!==void 0){let t=a.filter;if(typeof t=="string"){if(c(t)>256){const s={instancePath:i+
"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=
[s]:e.push(s),r++}if(!y.test(t)){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return jt.errors=e,r===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _t(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=_t.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
s]:e.push(s),r++}}a.data!==void 0&&(jt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?jt.errors:
e.concat(jt.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return _t.errors=e,r===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ct(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="enable"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"enable"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="obj\
ect"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return Ct.errors=e,r===0}Ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gt(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Gt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="disable"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"disable"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="ob\
ject"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return Gt.errors=e,r===0}Gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ft(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ft.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="objec\
t"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),r++}return Ft.errors=e,r===0}Ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="edit"){_t(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?_t.errors:e.concat(_t.errors),r=e.length);var t=!0}else if(s==="enable")Ct(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Ct.errors:e.concat(Ct.errors),r=e.length),t!==!0&&(t=!0);else if(s==="disable")Gt(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Gt.errors:e.concat(Gt.errors),r=e.length),t!==!0&&(t=!0);else if(s==="test")Ft(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Ft.errors:e.concat(Ft.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Pe.
errors=e,o.props=t,r===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};function ar(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Pe(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length;else var t=Pe.evaluated.props;return ar.errors=e,o.props=t,r===0}ar.evaluated=
{dynamicProps:!0,dynamicItems:!1};var gi=ir,Pi={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"cont\
ract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},sort:{type:"array",minItems:1,maxItems:16,items:{
$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",0,1]}}};function K(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)
if(!(t==="columns"||t==="where"||t==="pageStart"||t==="pageSize"||t==="sort"||t==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==void 0){let t=a.columns;
if(Array.isArray(t)){if(t.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){
let d=t[m];if(typeof d=="string"){if(c(d)>128){const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),r++}if(c(d)<1){const P={instancePath:i+"/columns/"+m,schemaPath:"c\
ontract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),r++}}else{
const P={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[P]:e.push(P),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let d=t[n];if(typeof d=="string"){if(typeof m[d]=="number"){h=m[d];const P={instancePath:i+"\
/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and\
 "+n+" are identical)"};e===null?e=[P]:e.push(P),r++;break}m[d]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="s\
tring"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:ps.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$de\
fs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<
1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/patter\
n",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.pageSize!==
void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/pageSize",schemaPath:"contract#\
/$defs/PageNumber/type",keyword:"type",params:{type:ps.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:i+
"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]\
{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/p\
roperties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.
length;for(let n=0;n<s;n++){let h=t[n];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contrac\
t#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),r++}for(const m in h)
if(!(m==="column"||m==="direction")){const d={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(h.column!==void 0){let m=h.column;if(typeof m=="str\
ing"){if(c(m)>128){const d={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[d]:e.push(d),r++}if(c(m)<1){const d={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$de\
fs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{
const d={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[d]:e.push(d),r++}}if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const d={instancePath:i+"/sort/"+n+"/direction",schemaPath:"\
contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(!(m===""||m===
"asc"||m==="desc")){const d={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:cr.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),r++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.clearCache!==void 0){let t=a.
clearCache;if(!(t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Pi.
properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return K.errors=e,r===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ut(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ut.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(!(s==="filter"||s==="username"||s==="password")){
const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.filter!==void 0){let s=t.filter;if(typeof s=="string"){if(c(s)>256){const n={instancePath:i+"/\
data/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?
e=[n]:e.push(n),r++}if(!y.test(s)){const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/Fil\
eFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.username!==void 0){let s=t.username;if(typeof s==
"string"){if(c(s)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),r++}if(!y.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/Source\
Username/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}
if(t.password!==void 0){let s=t.password;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePasswor\
d/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),r++}if(!y.test(s)){const n={instancePath:i+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(K(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ut.errors=e,r===0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s===
"get"){Ut(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ut.errors:e.concat(Ut.errors),r=e.length);var t=!0}else{
const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return ve.errors=e,o.props=t,r===0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};function ir(a,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ir.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!ve(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?ve.errors:e.concat(ve.errors),
r=e.length;else var t=ve.evaluated.props;return ir.errors=e,o.props=t,r===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var vi=or;function Ht(a,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ht.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.
data;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(!(s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"#/propertie\
s/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
r++}if(t.username!==void 0){let s=t.username;if(typeof s=="string"){if(c(s)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUser\
name/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),r++}if(!y.test(s)){const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.password!==void 0){let s=t.password;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/\
data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};
e===null?e=[n]:e.push(n),r++}if(!y.test(s)){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/password",schemaPath:"contr\
act#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(K(a.options,
{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),r=e.length))}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ht.errors=e,r===0}Ht.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Xt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const o=Xt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
filename===void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"filename"},message:"must \
have required property 'filename'"};e===null?e=[s]:e.push(s),r++}for(const s in t)if(!(s==="filename"||s==="username"||s==="password")){const n={instancePath:i+
"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),r++}if(t.filename!==void 0){let s=t.filename;if(typeof s=="string"){if(c(s)>4096){const n={instancePath:i+"/data/filename",schemaPath:"\
contract#/$defs/SchemaFilename/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),r++}
if(c(s)<1){const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.username!==void 0){let s=t.username;if(typeof s=="string"){if(c(s)>256){
const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have mor\
e than 256 characters"};e===null?e=[n]:e.push(n),r++}if(!y.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/u\
sername",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.password!==
void 0){let s=t.password;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),r++}if(!y.test(s)){const n={instancePath:i+"/data/pas\
sword",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return Xt.errors=e,r===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){Ht(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Ht.errors:e.concat(Ht.errors),r=e.length);var t=!0}else if(s==="preview")Xt(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Xt.errors:e.concat(Xt.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return we.
errors=e,o.props=t,r===0}we.evaluated={dynamicProps:!0,dynamicItems:!1};function or(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=or.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!we(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?we.errors:e.concat(we.errors),r=e.length;else var t=we.evaluated.props;return or.errors=e,o.props=t,r===0}or.evaluated=
{dynamicProps:!0,dynamicItems:!1};var wi=nr;function Mt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=Mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Mt.errors=e,r===
0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){Mt(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||
(e=e===null?Mt.errors:e.concat(Mt.errors),r=e.length);var t=!0}else if(s==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||
(e=e===null?v.errors:e.concat(v.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return be.errors=e,o.props=t,r===
0}be.evaluated={dynamicProps:!0,dynamicItems:!1};function nr(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!be(a,{instancePath:i,parentData:u,parentDataProperty:f,rootData:l,
dynamicAnchors:p}))e=e===null?be.errors:e.concat(be.errors),r=e.length;else var t=be.evaluated.props;return nr.errors=e,o.props=t,r===0}nr.evaluated={dynamicProps:!0,
dynamicItems:!1};var ea=mr;function mr(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=mr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}
if(a.jobId===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'j\
obId'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(!D.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.jobId!==void 0){let t=a.
jobId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"\
/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return mr.errors=e,r===0}mr.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};
var bi=pr;function Vt(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Vt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="cancel"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"cancel"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#\
/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.options!==void 0){let t=a.options;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return Vt.errors=e,r===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(a,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=$e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="cancel"){Vt(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?Vt.errors:e.concat(Vt.errors),r=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return $e.
errors=e,o.props=t,r===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};function pr(a,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!$e(a,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?$e.errors:e.concat($e.errors),r=e.length;else var t=$e.evaluated.props;return pr.errors=e,o.props=t,r===0}pr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var $i={getOpenApiDocument:{headers:g},changePassword:{headers:g,body:{"application/json":da}},listRepositories:{query:R,headers:g},
createRepository:{headers:g,body:{"application/json":ya}},getRepository:{path:$,query:W,headers:g},deleteRepository:{path:$,headers:g},login:{path:$,headers:g},
uploadFile:{path:$,headers:g},listFiles:{path:$,query:R,headers:g},deleteFile:{path:Pa,headers:g},downloadExport:{path:va,headers:wa},listEntities:{path:$,query:R,
headers:g},runEntitiesCommand:{path:$,headers:g,body:{"application/json":ba}},runExpressionsCommand:{path:$,headers:g,body:{"application/json":xa}},countEntities:{
path:$,headers:g},getEntity:{path:x,query:W,headers:g},runEntityCommand:{path:x,headers:g,body:{"application/json":Ta}},deleteEntity:{path:x,headers:g},listRows:{
path:x,query:La,headers:g},runRowsCommand:{path:x,headers:g,body:{"application/json":Kt}},listRejectedRows:{path:x,query:R,headers:g},getReport:{path:x,headers:g},
listAttributes:{path:x,query:R,headers:g},runAttributesCommand:{path:x,headers:g,body:{"application/json":Aa}},getAttribute:{path:j,query:W,headers:g},listValues:{
path:j,query:R,headers:g},runValuesCommand:{path:j,headers:g,body:{"application/json":ws}},listMasks:{path:j,query:R,headers:g},runMasksCommand:{path:j,headers:g,
body:{"application/json":ws}},listPatterns:{path:j,query:qa,headers:g},runPatternsCommand:{path:j,headers:g,body:{"application/json":_a}},runSoundexesCommand:{path:j,
headers:g,body:{"application/json":ws}},listMetaphones:{path:j,query:R,headers:g},runMetaphonesCommand:{path:j,headers:g,body:{"application/json":ws}},unmaskValue:{
path:$,headers:g,body:{"application/json":Ca}},listFunctions:{path:$,query:Ga,headers:g},listPriorities:{path:$,headers:g},runPrioritiesCommand:{path:$,headers:g,
body:{"application/json":Ua}},runPriorityCommand:{path:Ur,headers:g,body:{"application/json":Ma}},deletePriority:{path:Ur,headers:g},listLibraryEntities:{path:$,
query:R,headers:g},runLibraryEntitiesCommand:{path:$,headers:g,body:{"application/json":Ya}},getLibraryEntity:{path:yr,query:W,headers:g},deleteLibraryEntity:{path:yr,
headers:g},listLibraryAttributes:{path:yr,query:R,headers:g},listBusinessRules:{path:$,query:Hr,headers:g},runBusinessRulesCommand:{path:$,headers:g,body:{"appl\
ication/json":Ss}},countBusinessRules:{path:$,headers:g},listAggregateMethods:{path:$,headers:g},listRealBusinessRules:{path:$,query:Hr,headers:g},runRealBusinessRulesCommand:{
path:$,headers:g,body:{"application/json":Ka}},deleteRealBusinessRules:{path:$,headers:g,body:{"application/json":ei}},countRealBusinessRules:{path:$,headers:g},
listEntityBusinessRules:{path:x,query:R,headers:g},runEntityBusinessRulesCommand:{path:x,headers:g,body:{"application/json":si}},listAttributeBusinessRules:{path:j,
query:R,headers:g},runAttributeBusinessRulesCommand:{path:j,headers:g,body:{"application/json":oi}},listEntityRuleHistory:{path:x,query:R,headers:g},runEntityRuleHistoryCommand:{
path:x,headers:g,body:{"application/json":kr}},listAllRuleHistory:{path:$,query:R,headers:g},runAllRuleHistoryCommand:{path:$,headers:g,body:{"application/json":kr}},
listEntityCompliance:{path:x,query:R,headers:g},runEntityComplianceCommand:{path:x,headers:g,body:{"application/json":Zr}},listCompliance:{path:$,query:R,headers:g},
runComplianceCommand:{path:$,headers:g,body:{"application/json":Zr}},listPassingRules:{path:x,query:R,headers:g},runPassingRulesCommand:{path:x,headers:g,body:{
"application/json":Ss}},listFailingRules:{path:x,query:R,headers:g},runFailingRulesCommand:{path:x,headers:g,body:{"application/json":Ss}},listEnabledRules:{path:x,
query:R,headers:g},runEnabledRulesCommand:{path:x,headers:g,body:{"application/json":Ss}},getBusinessRule:{path:S,query:W,headers:g},runBusinessRuleCommand:{path:S,
headers:g,body:{"application/json":ci}},deleteBusinessRule:{path:S,headers:g},getBusinessRulePermissions:{path:S,headers:g},listRuleHistory:{path:S,query:R,headers:g},
runRuleHistoryCommand:{path:S,headers:g,body:{"application/json":kr}},listRuleFailingRows:{path:S,query:R,headers:g},runRuleFailingRowsCommand:{path:S,headers:g,
body:{"application/json":Kt}},listRulePassingRows:{path:S,query:R,headers:g},runRulePassingRowsCommand:{path:S,headers:g,body:{"application/json":Kt}},listRuleGroups:{
path:S,query:R,headers:g},runRuleGroupsCommand:{path:S,headers:g,body:{"application/json":di}},runGroupFailingRowsCommand:{path:S,headers:g,body:{"application/j\
son":Jr}},runGroupPassingRowsCommand:{path:S,headers:g,body:{"application/json":Jr}},listGroupFailingRows:{path:er,query:R,headers:g},runNamedGroupFailingRowsCommand:{
path:er,headers:g,body:{"application/json":Kt}},listGroupPassingRows:{path:er,query:R,headers:g},runNamedGroupPassingRowsCommand:{path:er,headers:g,body:{"appli\
cation/json":Kt}},listLoaderConnections:{path:$,query:R,headers:g},runLoaderConnectionsCommand:{path:$,headers:g,body:{"application/json":hi}},getLoaderConnection:{
path:B,query:W,headers:g},runLoaderConnectionCommand:{path:B,headers:g,body:{"application/json":yi}},deleteLoaderConnection:{path:B,headers:g},listDatasources:{
path:B,query:R,headers:g},runDatasourcesCommand:{path:B,headers:g,body:{"application/json":gi}},listDataschemas:{path:B,query:R,headers:g},runDataschemasCommand:{
path:B,headers:g,body:{"application/json":vi}},listConnectionEncodings:{path:B,headers:g},listLoaderConnectionTypes:{headers:g},listJobs:{path:$,query:R,headers:g},
runSchedulerCommand:{path:$,headers:g,body:{"application/json":wi}},getJob:{path:ea,query:W,headers:g},runJobCommand:{path:ea,headers:g,body:{"application/json":bi}}};export{$i as validators};
