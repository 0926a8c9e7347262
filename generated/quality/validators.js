// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Yt=Object.getOwnPropertyNames,wt=(a,i)=>function(){try{return i||(0,a[Yt(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}},Qt=wt({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(f){const d=f.length;let l=0,p=0,e;for(;p<d;)l++,e=f.charCodeAt(
p++),e>=55296&&e<=56319&&p<d&&(e=f.charCodeAt(p),(e&64512)===56320&&p++);return l}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Bt=wt({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(v,w){
return{validate:v,compare:w}}a.fullFormats={date:i(p,e),time:i(o(!0),t),"date-time":i(u(!0),m),"iso-time":i(o(),s),"iso-date-time":i(u(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:_t,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Gt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Rt,int32:{type:"number",validate:Zt},int64:{type:"number",validate:Jt},float:{type:"\
number",validate:ht},double:{type:"number",validate:ht},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
t),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function f(v){return v%4===0&&(v%100!==0||v%400===0)}var d=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(v){const w=d.exec(v);if(!w)return!1;const $=+w[1],b=+w[2],q=+w[3];return b>=1&&b<=12&&q>=1&&q<=(b===2&&f($)?29:l[b])}function e(v,w){if(v&&
w)return v>w?1:v<w?-1:0}var r=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(v){return function($){const b=r.exec($);if(!b)return!1;
const q=+b[1],Ie=+b[2],Ne=+b[3],Ht=b[4],yt=b[5]==="-"?-1:1,gt=+(b[6]||0),vt=+(b[7]||0);if(gt>23||vt>59||v&&!Ht)return!1;if(q<=23&&Ie<=59&&Ne<60)return!0;const lt=Ie-
vt*yt,Pt=q-gt*yt-(lt<0?1:0);return(Pt===23||Pt===-1)&&(lt===59||lt===-1)&&Ne<61}}function t(v,w){if(!(v&&w))return;const $=new Date("2020-01-01T"+v).valueOf(),b=new Date(
"2020-01-01T"+w).valueOf();if($&&b)return $-b}function s(v,w){if(!(v&&w))return;const $=r.exec(v),b=r.exec(w);if($&&b)return v=$[1]+$[2]+$[3],w=b[1]+b[2]+b[3],v>
w?1:v<w?-1:0}var n=/t|\s/i;function u(v){const w=o(v);return function(b){const q=b.split(n);return q.length===2&&p(q[0])&&w(q[1])}}function m(v,w){if(!(v&&w))return;
const $=new Date(v).valueOf(),b=new Date(w).valueOf();if($&&b)return $-b}function h(v,w){if(!(v&&w))return;const[$,b]=v.split(n),[q,Ie]=w.split(n),Ne=e($,q);if(Ne!==
void 0)return Ne||t(b,Ie)}var Ct=/\/|:/,zt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _t(v){return Ct.test(v)&&zt.test(v)}var dt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Rt(v){return dt.lastIndex=0,dt.
test(v)}var Vt=-(2**31),Mt=2**31-1;function Zt(v){return Number.isInteger(v)&&v<=Mt&&v>=Vt}function Jt(v){return Number.isInteger(v)}function ht(){return!0}var Kt=/[^\\]\\Z/;
function Gt(v){if(Kt.test(v))return!1;try{return new RegExp(v),!0}catch{return!1}}}}),y=Le,c=Qt().default,bt=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function Le(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Le.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let t=a["\
x-request-id"];if(typeof t=="string"){if(c(t)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!bt.test(t)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
r++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Le.errors=e,r===0}Le.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var Wt=De,g=new RegExp("^[^\\x00]*$","u");function De(a,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[t]:e.push(t),r++}
if(a.newPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="oldPassword"||t==="newPassword")){const s={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),r++}if(a.oldPassword!==void 0){let t=a.oldPassword;if(typeof t=="string"){if(c(t)>1024){const s={instancePath:i+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.newPassword!==void 0){let t=a.newPassword;if(typeof t==
"string"){if(c(t)>1024){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<8){const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return De.errors=e,r===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var I=Te,Xt={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},L=Bt().fullFormats.int64;function Te(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),r++}
if(c(u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/Column\
Names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){
if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have mor\
e than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.
length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),r++}if(c(u)<
1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.
push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={
instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+
"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!L.
validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},message:'must match format "\
int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/proper\
ties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Xt.properties.external.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return Te.errors=e,r===0}Te.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};
var es=Ae,T=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function K(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!(t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!T.test(t)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(c(t)>1e3){const s={instancePath:i+"/description",schemaPath:"#/properties/descript\
ion/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return K.errors=e,r===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ae.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),K(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),r=e.length),Ae.errors=e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var N=Oe;function Oe(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Oe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}
if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLen\
gth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/re\
pository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),r++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{\
1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties\
/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===0}Oe.evaluated={props:{repository:!0},dynamicProps:!1,
dynamicItems:!1};var je=Se,ts={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},external:{type:"string",enum:["0","1"]}},required:[],$id:"\
getRepository_query"};function Se(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Se.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(
t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u==
"string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),r++}if(c(u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+
"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{
const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),r++}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/pr\
operties/external/enum",keyword:"enum",params:{allowedValues:ts.properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Se.
errors=e,r===0}Se.evaluated={props:{columns:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var ss=Ee,kt=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function Ee(a,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.filename===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.
push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repos\
itory/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-\
]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properti\
es/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filename!==void 0){let t=a.filename;if(typeof t==
"string"){if(c(t)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT\
 have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!kt.test(t)){const s={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return Ee.errors=e,r===0}Ee.evaluated={props:{repository:!0,filename:!0},dynamicProps:!1,dynamicItems:!1};var rs=Fe;function Fe(a,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.filename===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==
void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!T.test(
t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){
const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!kt.test(t)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
r++}return Fe.errors=e,r===0}Fe.evaluated={props:{repository:!0,filename:!0},dynamicProps:!1,dynamicItems:!1};var as=Ue;function Ue(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let t=a.range;if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+"/range",schemaPath:"#\
/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a["\
if-range"]!==void 0){let t=a["if-range"];if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"\
maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/if-range",schemaPath:"\
#/properties/if-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a["if-none-match"]!==void 0){let t=a["\
if-none-match"];if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLeng\
th",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/if-none-match",schemaPath:"\
#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a["x-request-id"]!==void 0){let t=a["\
x-request-id"];if(typeof t=="string"){if(c(t)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!bt.test(t)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
r++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Ue.errors=e,r===0}Ue.evaluated={props:{range:!0,"if-range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var is=Ve,xt={
type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contr\
act#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},$t={type:["integer","strin\
g"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},Nt={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"\
string",format:"column-name",minLength:1,maxLength:128},direction:{type:"string",enum:["","asc","desc"]}}},G=new RegExp("^([1-9][0-9]{0,14})?$","u"),jt=new RegExp(
"^[0-9]{1,16}$","u");function k(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=k.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||
t==="pageStart"||t==="pageSize"||t==="keypatternlist"||t==="sort"||t==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==void 0){let t=a.columns;
if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){
const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[m]:e.push(m),r++}if(c(u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/columns/"+
n,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"\
contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",
keyword:"type",params:{type:$t.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+
"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9\
]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:$t.type},message:"must be integer,string"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pa\
ttern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.keypatternlist!==void 0){
let t=a.keypatternlist;if(Array.isArray(t)){if(t.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"\
maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&typeof u!="string"){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",
keyword:"type",params:{type:xt.properties.keypatternlist.items.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),r++}if(typeof u=="number"&&isFinite(
u)){if(u>9007199254740991||isNaN(u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),r++}if(u<0||isNaN(u)){const m={instancePath:i+"/keypatte\
rnlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(
m),r++}}if(typeof u=="string"&&!jt.test(u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"\
#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.
isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have \
more than 16 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.column===void 0){
const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have require\
d property 'column'"};e===null?e=[m]:e.push(m),r++}for(const m in u)if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract\
#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:
e.push(h),r++}if(u.column!==void 0){let m=u.column;if(typeof m=="string"){if(c(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/\
SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),r++}if(c(
m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/prop\
erties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(u.direction!==void 0){let m=u.direction;if(typeof m!=
"string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),r++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/S\
ortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Nt.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?
e=[h]:e.push(h),r++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[s]:e.push(s),r++}}if(a.clearCache!==void 0){let t=a.clearCache;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"\
/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:xt.properties.clearCache.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return k.errors=e,r===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=H.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(k(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return H.errors=e,r===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt={type:"object",required:["entityName","\
source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},
source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$def\
s/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},Ce={type:"stri\
ng",enum:["client","server"]},It={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},qe=Object.prototype.hasOwnProperty,ze=new RegExp(
"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Lt=new RegExp("^[0-9]{0,15}$","u"),_e=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x\
00-\\x1f\\x7f]*$","u"),Dt={type:"object",required:["sourceFile","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{
$ref:"contract#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contrac\
t#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{
$ref:"contract#/$defs/Terminator"},encoding:{$ref:"contract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]},endian:{$ref:"contract#/$defs/Unu\
sed"},align:{$ref:"contract#/$defs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Un\
used"},sqlwhere:{$ref:"contract#/$defs/Unused"}}},Tt={type:"string",enum:["","delimited"]},At={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^([1-9][0-9]{0,14})?$"},os={type:"string",enum:["","lf","cr","crlf","none"]},Re={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp12\
54","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869",
"cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp",
"iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14",
"iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIcela\
nd","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},P={type:["string","integer"],maxLength:1e4,
pattern:"^[^\\x00]*$"};function j(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=j.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),r++}
if(a.attr===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'att\
r'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!qe.call(Dt.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.type!==void 0){let t=a.type;if(typeof t!=
"string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t===""||t==="delimited")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Tt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="numbe\
r"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{
type:At.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992\
54740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/connec\
tionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0\
,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.username!==void 0){let t=a.username;if(typeof t=="string"){if(c(t)>256){const s={instancePath:i+"/username",schemaPath:"\
contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}
if(!g.test(t)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(c(t)>1024){
const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more th\
an 1024 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/password",schemaPath:"\
contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sourceFile!==void 0){let t=a.
sourceFile;if(typeof t=="string"){if(c(t)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{
limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contrac\
t#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}}if(a.schemaFile!==void 0){let t=a.schemaFile;if(typeof t=="string"){if(c(t)>4096){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Sche\
maFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.quote!==
void 0){let t=a.quote;if(typeof t=="string"){if(c(t)>16){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{
limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t=="st\
ring"){if(c(t)>16){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT\
 have more than 16 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.terminator!==void 0){let t=a.terminator;if(typeof t!="string"){const s={instancePath:i+
"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===
""||t==="lf"||t==="cr"||t==="crlf"||t==="none")){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:os.
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
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}
if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="none"||t==="names"||t==="ddl")){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/e\
num",keyword:"enum",params:{allowedValues:Dt.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.endian!==
void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/endian",schemaPath:"contract#/$de\
fs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={
instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"mu\
st be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxL\
ength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must N\
OT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.upacked!==void 0){let t=a.upacked;
if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"\
type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/upacked",
schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),
r++}if(!g.test(t)){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must\
 match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.national!==void 0){let t=a.national;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integ\
er"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/national",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
r++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/sqlwhere",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){
if(c(t)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have mor\
e than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return j.errors=e,r===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Y(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Y.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[t]:e.push(t),r++}if(a.source===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=
[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"\
must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!qe.call(qt.properties,t)){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
entityName!==void 0){let t=a.entityName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/e\
ntityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}if(!ze.test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),r++}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"\
contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),
r++}if(!g.test(t)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescripti\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){
const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Ce.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(j(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,
parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t==
"string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT \
have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:It.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!Lt.test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contra\
ct#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:e.push(s),r++}}if(a.
jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!_e.test(t)){const s={instancePath:i+"/jobName",
schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must\
 match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:qt.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;
if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Y.errors=e,r===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Q(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Q.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(Y(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const u={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[u]:e.push(u),r++}const n=s.length;for(let u=0;u<n;u++){let m=s[u];if(typeof m=="string"){if(c(m)>2e4){const h={instancePath:i+
"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),r++}if(!g.test(m)){const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),r++}}else{
const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),r++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Q.errors=e,r===0}Q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ns={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};
function B(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=B.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!qe.call(ns.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="string"&&!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unus\
ed/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must \
NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.source!==void 0){let t=a.source;
if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{
allowedValues:Ce.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(j(a.connectInfo,{instancePath:i+
"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)),a.sample!==void 0){
let t=a.sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(typeof t!="strin\
g"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/maxRejected",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.
test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match\
 pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contra\
ct#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.scheduleNow!==
void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/scheduleNow",schemaPath:"con\
tract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){
const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 100\
00 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",
params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/scheduleTime",
schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),
r++}if(!g.test(t)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return B.errors=e,r===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=W.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="preview"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}if(a.data!==void 0&&(B(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.
errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(s!=="columns"){const n={instancePath:i+
"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have a\
dditional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const u={instancePath:i+"/optio\
ns/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 it\
ems"};e===null?e=[u]:e.push(u),r++}const n=s.length;for(let u=0;u<n;u++){let m=s[u];if(typeof m=="string"){if(c(m)>2e4){const h={instancePath:i+"/options/column\
s/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 2000\
0 characters"};e===null?e=[h]:e.push(h),r++}if(!g.test(m)){const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/co\
lumns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+
"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),r++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms={type:"obj\
ect",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{$ref:"contract#/$defs/Unused"},
source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{$ref:"contract#/$defs/Unused"},maxRejected:{$ref:"contract#/$\
defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}},ps={type:"objec\
t",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{
$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},encoding:{$ref:"contract#\
/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"contract#/$defs/Unused"},terminator:{$ref:"c\
ontract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$defs/Unused"},redefines:{$ref:"contr\
act#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract#/$defs/Unused"}}};function X(a,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=X.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!qe.call(ps.properties,t)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="delimited")){const s={instancePath:i+"/type",schemaPath:"contrac\
t#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Tt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.
connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:At.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),r++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.username!==void 0){let t=a.username;if(typeof t==
"string"){if(c(t)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
password!==void 0){let t=a.password;if(typeof t=="string"){if(c(t)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sourceFile!==void 0){let t=a.sourceFile;if(typeof t=="string"){if(c(t)>4096){const s={instancePath:i+"/sourc\
eFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[
s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:i+
"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||
t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp43\
7"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||
t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||
t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||
t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="\
iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t===
"macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="mac\
Turkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/\
$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.schemaFile!==
void 0){let t=a.schemaFile;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/schemaFile",schemaPath:"contr\
act#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={
instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 charact\
ers"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.quote!==void 0){let t=a.quote;if(typeof t!="string"&&!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/ma\
xLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/quote",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/delimiter",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must N\
OT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.terminator!==void 0){let t=a.terminator;
if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"\
type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/terminat\
or",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),r++}if(!g.test(t)){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/attr",schemaPath:"contract#\
/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.endian!==
void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/endian",schemaPath:"contract#/$de\
fs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={
instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"mu\
st be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxL\
ength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must N\
OT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.upacked!==void 0){let t=a.upacked;
if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"\
type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/upacked",
schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),
r++}if(!g.test(t)){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must\
 match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.national!==void 0){let t=a.national;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integ\
er"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/national",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
r++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/sqlwhere",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){
if(c(t)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have mor\
e than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return X.errors=e,r===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ee(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ee.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=
[t]:e.push(t),r++}for(const t in a)if(!qe.call(ms.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="str\
ing"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.
test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,int\
eger"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/entityDe\
sc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),r++}}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/\
$defs/Source/enum",keyword:"enum",params:{allowedValues:Ce.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==
void 0&&(X(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(
X.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"\
/sample",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT \
have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.maxRejected!==void 0){let t=a.maxRejected;
if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"\
type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/maxRejec\
ted",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),r++}if(!g.test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,intege\
r"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/jobName",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
r++}}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/sch\
eduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(c(t)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.scheduleTime!==void 0){let t=a.
scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/U\
nused/type",keyword:"type",params:{type:P.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ee.errors=e,r===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(a,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="rawprevie\
w"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"rawpreview"},message:"must be equal to cons\
tant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ee(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(s!==
"columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const u={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[u]:e.push(u),r++}const n=s.length;for(let u=0;u<n;u++){let m=s[u];if(typeof m=="string"){if(c(m)>2e4){const h={instancePath:i+
"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),r++}if(!g.test(m)){const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),r++}}else{
const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),r++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return te.errors=e,r===0}te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ot={type:"string",enum:["","csv","json","ndjson","parquet","xlsx"]},St={type:"string",enum:["","error","replace"]},Et=new RegExp("^[^/\\\\\\x0\
0-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\
\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function se(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?
e=[t]:e.push(t),r++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t==="unencodable"||t==="escapeFormulas")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxL\
ength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}if(!Et.test(t)){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^\
[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x\
9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^\
/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};
e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filetype!==void 0){let t=a.filetype;if(typeof t!="string"){const s={instancePath:i+"/filetype",schemaPath:"c\
ontract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="csv"||t==="js\
on"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Ot.
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
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}
if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="error"||t==="replace")){const s={instancePath:i+"\
/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:St.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),r++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"cont\
ract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return se.errors=e,r===0}se.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ls={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"contract#\
/$defs/Condition"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{
type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}}}};function A(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=A.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)
if(!(t==="columns"||t==="where"||t==="keypatternlist"||t==="sort")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.
length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT hav\
e more than 4096 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+
"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[m]:e.push(m),r++}if(c(u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/C\
hosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/columns",
schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){
let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/C\
ondition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.keypatternlist!==void 0){let t=a.keypatternlist;
if(Array.isArray(t)){if(t.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},
message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))&&typeof u!="string"){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:ls.
properties.keypatternlist.items.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),r++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),r++}if(u<0||isNaN(u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keyp\
atternlist/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(typeof u=="string"&&!jt.test(
u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'\
must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){
const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?
e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.column===void 0){const m={instancePath:i+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===
null?e=[m]:e.push(m),r++}for(const m in u)if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),r++}if(u.column!==
void 0){let m=u.column;if(typeof m=="string"){if(c(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/ma\
xLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),r++}if(c(m)<1){const h={instancePath:i+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(u.direction!==void 0){let m=u.direction;if(typeof m!="string"){const h={
instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[h]:e.push(h),r++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/prop\
erties/direction/enum",keyword:"enum",params:{allowedValues:Nt.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.
push(h),r++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),r++}return A.errors=e,r===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=x.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="export"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(se(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),a.options!==
void 0&&(A(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),
r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return x.
errors=e,r===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){H(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length);var t=!0}else if(s==="create")Q(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?Q.errors:e.concat(Q.errors),r=e.length),t!==!0&&(t=!0);else if(s==="preview")W(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length),t!==!0&&(t=!0);else if(s==="rawpreview")te(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?te.errors:e.concat(te.errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")x(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return S.errors=e,o.props=t,r===
0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function Ve(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=Ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!S(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?S.errors:e.concat(S.errors),r=e.length;else var t=S.evaluated.props;return Ve.errors=e,o.props=t,r===0}Ve.evaluated={dynamicProps:!0,
dynamicItems:!1};var cs=Me,ct={type:"object",required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,
pattern:"^[^\\x00]*$"},purpose:{type:"string",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],
minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9\
]{0,14})?$"}}},us={type:"string",enum:["","repositories","entities","scheduler","files","libraryEntities","libraryAttributes","rows","rejected","attributes","va\
lues","masks","patterns","soundexes","metaphones"]};function re(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.expression===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="expression"||t==="purpose"||t==="listing"||t==="entity"||t==="attribute")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.expression!==void 0){let t=a.expression;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLe\
ngth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/expression",schemaPath:"#/properties/expression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(a.purpose!==void 0){let t=a.purpose;if(typeof t!="string"){const s={instancePath:i+"/purpose",schemaPath:"#/propertie\
s/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="value"||t==="condition")){const s={
instancePath:i+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:ct.properties.purpose.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.listing!==void 0){let t=a.listing;if(typeof t!="string"){const s={instancePath:i+"/listing",schemaPath:"\
contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="repositor\
ies"||t==="entities"||t==="scheduler"||t==="files"||t==="libraryEntities"||t==="libraryAttributes"||t==="rows"||t==="rejected"||t==="attributes"||t==="values"||
t==="masks"||t==="patterns"||t==="soundexes"||t==="metaphones")){const s={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"\
enum",params:{allowedValues:us.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.entity!==void 0){let t=a.entity;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:ct.
properties.entity.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/entity",schemaPath:"#/properties/entity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992\
54740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/entity",schemaPath:"#/properties\
/entity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}
if(a.attribute!==void 0){let t=a.attribute;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/attribute",schemaPath:"\
#/properties/attribute/type",keyword:"type",params:{type:ct.properties.attribute.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/attribut\
e",schemaPath:"#/properties/attribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!G.test(t)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},
message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return re.errors=e,r===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="check"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),r++}}if(a.data!==void 0&&(re(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:
e.concat(re.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ae.errors=e,r===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function E(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=E.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;
if(typeof s=="string")if(s==="check"){ae(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),
r=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return E.errors=e,o.props=t,r===0}E.evaluated={dynamicProps:!0,dynamicItems:!1};
function Me(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Me.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!E(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?E.errors:e.concat(
E.errors),r=e.length;else var t=E.evaluated.props;return Me.errors=e,o.props=t,r===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var O=Ze;function Ze(a,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.entityID===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==
void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!T.test(
t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}Ze.evaluated={props:{repository:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var fs=Je;
function ie(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ie.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="name"||t==="description")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/maxLen\
gth",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!_e.test(t)){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==
void 0){let t=a.description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/\
description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),r++}return ie.errors=e,r===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}
if(a.data!==void 0&&(ie(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),
r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return oe.errors=e,r===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ds={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:["source"]},properties:{source:{$ref:"contract#/$defs/Source"},
connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract\
#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};function ne(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const t in a)if(!(t==="source"||t==="connectInfo"||t==="sample"||t==="maxRejected"||t==="jobName"||t==="scheduleNow"||t==="schedule\
Time")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),r++}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contract#\
/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Ce.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(j(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||
(e=e===null?j.errors:e.concat(j.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/maxReject\
ed",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:It.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:i+"/\
maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
r++}}if(typeof t=="string"&&!Lt.test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(c(t)>
128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 1\
28 characters"};e===null?e=[s]:e.push(s),r++}if(!_e.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{
pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$\
"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:ds.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.source!==void 0&&a.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"d\
ependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInfo"},message:"must have property connectInfo when property \
source is present"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo!==void 0&&a.source===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"must have property source when property connectIn\
fo is present"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return ne.errors=e,r===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="reload"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ne(a.data,{instancePath:i+"/data",
parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),a.options!==void 0){let t=a.options;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),r++}return me.errors=e,r===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="edit"){oe(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length);var t=!0}else if(s==="reload")me(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return F.errors=e,o.props=t,r===0}F.evaluated={dynamicProps:!0,dynamicItems:!1};function Je(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!F(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?F.errors:e.concat(F.errors),r=e.length;else var t=F.evaluated.props;
return Je.errors=e,o.props=t,r===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var hs=Ke,ys={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"\
^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{
$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"\
integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",
enum:["0","1"]}},required:[],$id:"listRows_query"},gs=new RegExp("^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0\
-9a-f]{64}))$","u");function Ke(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ke.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.holding!==void 0){let t=a.holding;if(typeof t==
"string"){if(c(t)>8e3){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[s]:e.push(s),r++}if(!gs.test(t)){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pa\
ttern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;
for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),r++}if(c(u)<1){const m={instancePath:i+"/co\
lumns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.
length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),r++}if(c(u)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){
let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ys.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ke.errors=e,r===0}Ke.evaluated={props:{holding:!0,columns:!0,
where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var vs=Ge;function pe(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(k(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return pe.errors=e,r===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){pe(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length);var t=!0}else if(s==="export")x(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return U.errors=e,o.props=t,r===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function Ge(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!U(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?U.errors:e.concat(U.errors),r=e.length;else var t=U.evaluated.props;
return Ge.errors=e,o.props=t,r===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var Ps=He;function le(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(k(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){le(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),r=e.length);var t=!0}else if(s==="export")x(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return C.errors=e,o.props=t,r===0}C.evaluated={dynamicProps:!0,dynamicItems:!1};function He(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!C(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?C.errors:e.concat(C.errors),r=e.length;else var t=C.evaluated.props;
return He.errors=e,o.props=t,r===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};var D=Ye;function Ye(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.entityID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[t]:e.push(t),r++}if(a.attributeID===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributeID"},message:"must have required property 'attributeID'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==
void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!T.test(
t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.attributeID!==void 0){let t=a.attributeID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attribu\
teID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===0}Ye.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,
dynamicItems:!1};var Qe=Be;function ce(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ce.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(k(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),r=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ce.errors=e,r===0}ce.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=z.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.
command;if(typeof s=="string")if(s==="get"){ce(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(
ce.errors),r=e.length);var t=!0}else if(s==="export")x(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.
concat(x.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return z.errors=e,o.props=t,r===0}z.evaluated={
dynamicProps:!0,dynamicItems:!1};function Be(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Be.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!z(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?z.errors:e.concat(z.errors),r=e.length;else var t=z.evaluated.props;return Be.errors=e,o.props=t,r===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};
var ws=We,bs={type:"object",properties:{style:{$ref:"contract#/$defs/PatternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Co\
ndition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",
minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],
$id:"listPatterns_query"},ut={type:"string",enum:["","Default","Rich","Long"]};function We(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==
void 0){let t=a.style;if(typeof t!="string"){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="Default"||t==="Rich"||t==="Long")){const s={instancePath:i+"/style",schemaPath:"contrac\
t#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.
columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;
for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),r++}if(c(u)<1){const m={instancePath:i+"/co\
lumns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.
length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),r++}if(c(u)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){
let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:bs.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return We.errors=e,r===0}We.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var ks=Xe;function ue(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.style!==void 0){let s=t.style;if(typeof s!="string"){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s===""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(k(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return ue.errors=e,r===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas"||t==="style")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(c(t)>255){const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!Et.test(t)){const s={instancePath:i+"/filename",schemaPath:"c\
ontract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\
\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'mu\
st match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\
/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/filename",schemaPath:"\
contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filetype!==void 0){let t=a.
filetype;if(typeof t!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:i+"/filetype",
schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Ot.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),r++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t===
"cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t===
"cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp9\
36"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-ra\
w"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t===
"iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="j\
is0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t===
"macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||
t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Re.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){
const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t===""||t==="error"||t==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"\
enum",params:{allowedValues:St.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.escapeFormulas!==void 0&&typeof a.
escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.style!==void 0){let t=a.style;if(typeof t!="string"){const s={instancePath:i+"/style",schemaPath:"c\
ontract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="Default"||t==="\
Rich"||t==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return fe.errors=e,r===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}a.data!==void 0&&(fe(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.
errors),r=e.length)),a.options!==void 0&&(A(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===
null?A.errors:e.concat(A.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return de.errors=e,r===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=_.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){ue(a,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length);var t=!0}else if(s==="export")de(a,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?de.errors:e.concat(de.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return _.errors=
e,o.props=t,r===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!_(a,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?_.errors:e.concat(_.errors),r=e.length;else var t=_.evaluated.props;return Xe.errors=e,o.props=t,r===0}Xe.evaluated={dynamicProps:!0,
dynamicItems:!1};var xs=et;function he(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=he.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"data"||t==="command"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.value===
void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"value"},message:"must have required \
property 'value'"};e===null?e=[s]:e.push(s),r++}if(t.mask===void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[s]:e.push(s),r++}for(const s in t)if(!(s==="value"||s==="mask")){const n={instancePath:i+
"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),r++}if(t.value!==void 0){let s=t.value;if(typeof s=="string"){if(c(s)>4096){const n={instancePath:i+"/data/value",schemaPath:"#\
/properties/data/properties/value/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),
r++}}else{const n={instancePath:i+"/data/value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[n]:e.push(n),r++}}if(t.mask!==void 0){let s=t.mask;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/data/mask",schemaPath:"#/prop\
erties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),r++}if(c(
s)<1){const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.command!==void 0){let t=a.command;if(typeof t!="string"&&!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:P.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/\
maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+
"/command",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[
s]:e.push(s),r++}}}if(a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contrac\
t#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return he.errors=e,r===0}he.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function et(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=et.evaluated;return o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),he(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?
he.errors:e.concat(he.errors),r=e.length),et.errors=e,r===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=tt,Ns={type:"string",enum:["Date/Time",
"Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function tt(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=tt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.group!==
void 0){let t=a.group;if(typeof t!="string"){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="Date/Time"||t==="Metadata"||t==="Numeric"||t==="Set"||t==="Statistical"||t==="String"||t===
"Transformation"||t==="Type")){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Ns.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>100){const s={instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return tt.
errors=e,r===0}tt.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var js=st,qs={type:["integer","string"],minimum:1,maximum:10,pattern:"^([\
1-9]|10)$"},Is=new RegExp("^([1-9]|10)$","u");function ye(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.priority===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?
e=[t]:e.push(t),r++}if(a.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have re\
quired property 'name'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="priority"||t==="name"||t==="description")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.priority!==void 0){let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/priority",schemaPath:"\
contract#/$defs/PriorityId/type",keyword:"type",params:{type:qs.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>10||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!Is.test(t)){const s={instancePath:i+"/priori\
ty",schemaPath:"contract#/$defs/PriorityId/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)$"},message:'must match pattern "^([1-9]|10)$"'};e===null?e=[s]:
e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/max\
Length",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}if(!ze.test(t)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),
r++}if(!g.test(t)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescri\
ption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ye.errors=e,r===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ge(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ge.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must\
 be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ye(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+
"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ge.errors=e,r===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function R(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const o=R.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),r++}const s=a.command;if(typeof s=="string")if(s==="add"){ge(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ge.
errors:e.concat(ge.errors),r=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"c\
ommand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return R.errors=e,o.props=t,r===0}R.evaluated={
dynamicProps:!0,dynamicItems:!1};function st(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=st.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!R(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?R.errors:e.concat(R.errors),r=e.length;else var t=R.evaluated.props;return st.errors=e,o.props=t,r===0}st.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ft=rt;function rt(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=rt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.priority===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};
e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.priority!==void 0){
let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+
"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}
if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return rt.errors=e,r===0}rt.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var Ls=at,Ds={type:["integer",
"string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},Ts=new RegExp("^([1-9]|10)?$","u");function ve(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){for(const t in a)if(!(t==="priority"||t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.priority!==void 0){let t=a.priority;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/type",
keyword:"type",params:{type:Ds.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={
instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!Ts.test(t)){const s={instancePath:i+"/priority",schemaPath:"contract#\
/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.
name!==void 0){let t=a.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!_e.test(t)){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/PriorityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must matc\
h pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/name",schemaPath:"co\
ntract#/$defs/PriorityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.
description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!g.test(t)){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return ve.errors=e,r===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&
(ve(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Pe.errors=e,r===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function V(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=V.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s==
"string")if(s==="edit"){Pe(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);
var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return V.errors=e,o.props=t,r===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};
function at(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=at.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!V(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?V.errors:e.concat(
V.errors),r=e.length;else var t=V.evaluated.props;return at.errors=e,o.props=t,r===0}at.evaluated={dynamicProps:!0,dynamicItems:!1};var As=it;function we(a,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.
data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(k(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),r=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return we.errors=e,r===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[t]:e.push(t),r++}if(a.attributes===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[
t]:e.push(t),r++}for(const t in a)if(!(t==="entityName"||t==="entityDesc"||t==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entityName!==void 0){let t=a.
entityName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){const s={instancePath:i+"/entityName",schemaPath:"c\
ontract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!ze.
test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x0\
0-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract\
#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}
if(!g.test(t)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDe\
scription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.attributes!==void 0){let t=a.attributes;if(Array.
isArray(t)){if(t.length>4096){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),r++}for(const m in u)if(!(m==="n\
ame"||m==="description")){const h={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),r++}if(u.name!==void 0){let m=u.name;if(typeof m==
"string"){if(c(m)>128){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"ma\
xLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),r++}if(c(m)<1){const h={instancePath:i+"/attributes/"+n+"\
/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[h]:e.push(h),r++}if(!ze.test(m)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs\
/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(u.description!==void 0){
let m=u.description;if(typeof m=="string"){if(c(m)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInpu\
t/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),r++}if(!g.
test(m)){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"patt\
ern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/attributes/"+n+"/de\
scription",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),r++}}}else{const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return be.errors=e,r===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(a,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="create"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}if(a.data!==void 0&&(be(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(
be.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ke.errors=e,r===0}ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function M(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=M.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;
if(typeof s=="string")if(s==="get"){we(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),
r=e.length);var t=!0}else if(s==="create")ke(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.
errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")x(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:
e.concat(x.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return M.errors=e,o.props=t,r===0}M.evaluated={
dynamicProps:!0,dynamicItems:!1};function it(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=it.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!M(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?M.errors:e.concat(M.errors),r=e.length;else var t=M.evaluated.props;return it.errors=e,o.props=t,r===0}it.evaluated={dynamicProps:!0,dynamicItems:!1};
var ft=ot;function ot(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=ot.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.libraryID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.libraryID!==void 0){
let t=a.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/libraryID",schemaPath:"#/p\
roperties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ot.errors=e,r===0}ot.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var Os=nt;function xe(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&
(k(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),r=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xe.errors=e,r===
0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=Z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){xe(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?xe.errors:e.concat(xe.errors),r=e.length);var t=!0}else if(s==="export")x(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Z.errors=e,o.props=t,r===
0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function nt(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const o=nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Z(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?Z.errors:e.concat(Z.errors),r=e.length;else var t=Z.evaluated.props;return nt.errors=e,o.props=t,r===0}nt.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ut=mt;function mt(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=mt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}
if(a.jobId===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'j\
obId'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(c(t)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.jobId!==void 0){let t=a.
jobId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"\
/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!L.validate(t)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return mt.errors=e,r===0}mt.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Ss=pt;function $e(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=$e.evaluated;if(o.dynamicProps&&
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
e===null?e=[t]:e.push(t),r++}return $e.errors=e,r===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="cancel"){$e(a,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return J.errors=
e,o.props=t,r===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function pt(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const o=pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!J(a,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?J.errors:e.concat(J.errors),r=e.length;else var t=J.evaluated.props;return pt.errors=e,o.props=t,r===0}pt.evaluated={dynamicProps:!0,
dynamicItems:!1};var Es={getOpenApiDocument:{headers:y},changePassword:{headers:y,body:{"application/json":Wt}},listRepositories:{query:I,headers:y},createRepository:{
headers:y,body:{"application/json":es}},getRepository:{path:N,query:je,headers:y},deleteRepository:{path:N,headers:y},login:{path:N,headers:y},uploadFile:{path:N,
headers:y},listFiles:{path:N,query:I,headers:y},deleteFile:{path:ss,headers:y},downloadExport:{path:rs,headers:as},listEntities:{path:N,query:I,headers:y},runEntitiesCommand:{
path:N,headers:y,body:{"application/json":is}},runExpressionsCommand:{path:N,headers:y,body:{"application/json":cs}},countEntities:{path:N,headers:y},getEntity:{
path:O,query:je,headers:y},runEntityCommand:{path:O,headers:y,body:{"application/json":fs}},deleteEntity:{path:O,headers:y},listRows:{path:O,query:hs,headers:y},
runRowsCommand:{path:O,headers:y,body:{"application/json":vs}},listRejectedRows:{path:O,query:I,headers:y},getReport:{path:O,headers:y},listAttributes:{path:O,query:I,
headers:y},runAttributesCommand:{path:O,headers:y,body:{"application/json":Ps}},getAttribute:{path:D,query:je,headers:y},listValues:{path:D,query:I,headers:y},runValuesCommand:{
path:D,headers:y,body:{"application/json":Qe}},listMasks:{path:D,query:I,headers:y},runMasksCommand:{path:D,headers:y,body:{"application/json":Qe}},listPatterns:{
path:D,query:ws,headers:y},runPatternsCommand:{path:D,headers:y,body:{"application/json":ks}},runSoundexesCommand:{path:D,headers:y,body:{"application/json":Qe}},
listMetaphones:{path:D,query:I,headers:y},runMetaphonesCommand:{path:D,headers:y,body:{"application/json":Qe}},unmaskValue:{path:N,headers:y,body:{"application/\
json":xs}},listFunctions:{path:N,query:$s,headers:y},listPriorities:{path:N,headers:y},runPrioritiesCommand:{path:N,headers:y,body:{"application/json":js}},runPriorityCommand:{
path:Ft,headers:y,body:{"application/json":Ls}},deletePriority:{path:Ft,headers:y},listLibraryEntities:{path:N,query:I,headers:y},runLibraryEntitiesCommand:{path:N,
headers:y,body:{"application/json":As}},getLibraryEntity:{path:ft,query:je,headers:y},deleteLibraryEntity:{path:ft,headers:y},listLibraryAttributes:{path:ft,query:I,
headers:y},listJobs:{path:N,query:I,headers:y},runSchedulerCommand:{path:N,headers:y,body:{"application/json":Os}},getJob:{path:Ut,query:je,headers:y},runJobCommand:{
path:Ut,headers:y,body:{"application/json":Ss}}};export{Es as validators};
