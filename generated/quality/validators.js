// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Yt=Object.getOwnPropertyNames,wt=(r,i)=>function(){try{return i||(0,r[Yt(r)[0]])((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}},Qt=wt({"ajv/di\
st/runtime/ucs2length.js"(r){"use strict";Object.defineProperty(r,"__esModule",{value:!0});function i(f){const d=f.length;let l=0,p=0,e;for(;p<d;)l++,e=f.charCodeAt(
p++),e>=55296&&e<=56319&&p<d&&(e=f.charCodeAt(p),(e&64512)===56320&&p++);return l}r.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Bt=wt({
"ajv-formats/dist/formats.js"(r){"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.formatNames=r.fastFormats=r.fullFormats=void 0;function i(g,P){
return{validate:g,compare:P}}r.fullFormats={date:i(p,e),time:i(o(!0),t),"date-time":i(u(!0),m),"iso-time":i(o(),s),"iso-date-time":i(u(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ut,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Gt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Rt,int32:{type:"number",validate:Zt},int64:{type:"number",validate:Jt},float:{type:"\
number",validate:ht},double:{type:"number",validate:ht},password:!0,binary:!0},r.fastFormats={...r.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
t),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
r.formatNames=Object.keys(r.fullFormats);function f(g){return g%4===0&&(g%100!==0||g%400===0)}var d=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(g){const P=d.exec(g);if(!P)return!1;const x=+P[1],w=+P[2],q=+P[3];return w>=1&&w<=12&&q>=1&&q<=(w===2&&f(x)?29:l[w])}function e(g,P){if(g&&
P)return g>P?1:g<P?-1:0}var a=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(g){return function(x){const w=a.exec(x);if(!w)return!1;
const q=+w[1],Ie=+w[2],Ne=+w[3],Ht=w[4],yt=w[5]==="-"?-1:1,gt=+(w[6]||0),vt=+(w[7]||0);if(gt>23||vt>59||g&&!Ht)return!1;if(q<=23&&Ie<=59&&Ne<60)return!0;const lt=Ie-
vt*yt,Pt=q-gt*yt-(lt<0?1:0);return(Pt===23||Pt===-1)&&(lt===59||lt===-1)&&Ne<61}}function t(g,P){if(!(g&&P))return;const x=new Date("2020-01-01T"+g).valueOf(),w=new Date(
"2020-01-01T"+P).valueOf();if(x&&w)return x-w}function s(g,P){if(!(g&&P))return;const x=a.exec(g),w=a.exec(P);if(x&&w)return g=x[1]+x[2]+x[3],P=w[1]+w[2]+w[3],g>
P?1:g<P?-1:0}var n=/t|\s/i;function u(g){const P=o(g);return function(w){const q=w.split(n);return q.length===2&&p(q[0])&&P(q[1])}}function m(g,P){if(!(g&&P))return;
const x=new Date(g).valueOf(),w=new Date(P).valueOf();if(x&&w)return x-w}function h(g,P){if(!(g&&P))return;const[x,w]=g.split(n),[q,Ie]=P.split(n),Ne=e(x,q);if(Ne!==
void 0)return Ne||t(w,Ie)}var zt=/\/|:/,_t=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ut(g){return zt.test(g)&&_t.test(g)}var dt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Rt(g){return dt.lastIndex=0,dt.
test(g)}var Vt=-(2**31),Mt=2**31-1;function Zt(g){return Number.isInteger(g)&&g<=Mt&&g>=Vt}function Jt(g){return Number.isInteger(g)}function ht(){return!0}var Kt=/[^\\]\\Z/;
function Gt(g){if(Kt.test(g))return!1;try{return new RegExp(g),!0}catch{return!1}}}}),y=Le,c=Qt().default,bt=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function Le(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Le.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r["x-request-id"]!==void 0){let t=r["\
x-request-id"];if(typeof t=="string"){if(c(t)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!bt.test(t)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
a++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),a++}return Le.errors=e,a===0}Le.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var Wt=De,$=new RegExp("^[^\\x00]*$","u");function De(r,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.oldPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[t]:e.push(t),a++}
if(r.newPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="oldPassword"||t==="newPassword")){const s={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),a++}if(r.oldPassword!==void 0){let t=r.oldPassword;if(typeof t=="string"){if(c(t)>1024){const s={instancePath:i+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.newPassword!==void 0){let t=r.newPassword;if(typeof t==
"string"){if(c(t)>1024){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<8){const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{
const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),a++}return De.errors=e,a===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var I=Te,Xt={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},L=Bt().fullFormats.int64;function Te(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.columns!==void 0){let t=r.columns;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),a++}if(t.length<1){const n={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),a++}
if(c(u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/Column\
Names/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(r.where!==void 0){let t=r.where;if(typeof t=="string"){
if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have mor\
e than 10000 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.sort!==void 0){let t=r.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),a++}if(t.
length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),a++}if(c(u)<
1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(r.pageStart!==void 0){let t=r.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.
push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={
instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+
"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}if(!L.
validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},message:'must match format "\
int64"'};e===null?e=[s]:e.push(s),a++}}}if(r.external!==void 0){let t=r.external;if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/proper\
ties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="0"||t==="1")){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Xt.properties.external.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),a++}return Te.errors=e,a===0}Te.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};
var es=Ae,T=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function K(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,
a=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
a++}for(const t in r)if(!(t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!T.test(t)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
a++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(c(t)>1e3){const s={instancePath:i+"/description",schemaPath:"#/properties/descript\
ion/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+
"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),a++}return K.errors=e,a===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ae.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),K(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),a=e.length),Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var N=Oe;function Oe(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Oe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),a++}
if(r.repository!==void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLen\
gth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/re\
pository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),a++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{\
1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties\
/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return Oe.errors=e,a===0}Oe.evaluated={props:{repository:!0},dynamicProps:!1,
dynamicItems:!1};var je=Se,ts={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},external:{type:"string",enum:["0","1"]}},required:[],$id:"\
getRepository_query"};function Se(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Se.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.columns!==void 0){let t=r.columns;if(Array.isArray(
t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[n]:e.push(n),a++}if(t.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u==
"string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),a++}if(c(u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{
const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),a++}}if(r.external!==void 0){let t=r.external;if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/pr\
operties/external/enum",keyword:"enum",params:{allowedValues:ts.properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return Se.
errors=e,a===0}Se.evaluated={props:{columns:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var ss=Ee,kt=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function Ee(r,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),a++}if(r.filename===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.
push(t),a++}if(r.repository!==void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repos\
itory/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),a++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-\
]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properti\
es/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.filename!==void 0){let t=r.filename;if(typeof t==
"string"){if(c(t)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT\
 have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!kt.test(t)){const s={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===
null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),a++}return Ee.errors=e,a===0}Ee.evaluated={props:{repository:!0,filename:!0},dynamicProps:!1,dynamicItems:!1};var rs=Fe;function Fe(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),a++}if(r.filename===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),a++}if(r.repository!==
void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!T.test(
t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.filename!==void 0){let t=r.filename;if(typeof t=="string"){if(c(t)>255){
const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!kt.test(t)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
a++}return Fe.errors=e,a===0}Fe.evaluated={props:{repository:!0,filename:!0},dynamicProps:!1,dynamicItems:!1};var as=Ce;function Ce(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.range!==void 0){let t=r.range;if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+"/range",schemaPath:"#\
/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r["\
if-range"]!==void 0){let t=r["if-range"];if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"\
maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/if-range",schemaPath:"\
#/properties/if-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r["if-none-match"]!==void 0){let t=r["\
if-none-match"];if(typeof t=="string"){if(c(t)>8192){const s={instancePath:i+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLeng\
th",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/if-none-match",schemaPath:"\
#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r["x-request-id"]!==void 0){let t=r["\
x-request-id"];if(typeof t=="string"){if(c(t)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!bt.test(t)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
a++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),a++}return Ce.errors=e,a===0}Ce.evaluated={props:{range:!0,"if-range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var is=Ve,xt={
type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contr\
act#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},$t={type:["integer","strin\
g"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},Nt={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"\
string",format:"column-name",minLength:1,maxLength:128},direction:{type:"string",enum:["","asc","desc"]}}},G=new RegExp("^([1-9][0-9]{0,14})?$","u"),jt=new RegExp(
"^[0-9]{1,16}$","u");function b(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=b.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t==="columns"||t==="where"||
t==="pageStart"||t==="pageSize"||t==="keypatternlist"||t==="sort"||t==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.columns!==void 0){let t=r.columns;
if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){
const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[m]:e.push(m),a++}if(c(u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/columns/"+
n,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}if(r.where!==void 0){let t=r.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/where",schemaPath:"\
contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.pageStart!==void 0){let t=r.pageStart;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",
keyword:"type",params:{type:$t.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+
"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9\
]{0,14})?$"'};e===null?e=[s]:e.push(s),a++}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:$t.type},message:"must be integer,string"};e===null?
e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(
t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),a++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pa\
ttern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),a++}}if(r.keypatternlist!==void 0){
let t=r.keypatternlist;if(Array.isArray(t)){if(t.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"\
maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&typeof u!="string"){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",
keyword:"type",params:{type:xt.properties.keypatternlist.items.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),a++}if(typeof u=="number"&&isFinite(
u)){if(u>9007199254740991||isNaN(u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),a++}if(u<0||isNaN(u)){const m={instancePath:i+"/keypatte\
rnlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(
m),a++}}if(typeof u=="string"&&!jt.test(u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"\
#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(r.sort!==void 0){let t=r.sort;if(Array.
isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have \
more than 16 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.column===void 0){
const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have require\
d property 'column'"};e===null?e=[m]:e.push(m),a++}for(const m in u)if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract\
#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:
e.push(h),a++}if(u.column!==void 0){let m=u.column;if(typeof m=="string"){if(c(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/\
SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),a++}if(c(
m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),a++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/prop\
erties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}if(u.direction!==void 0){let m=u.direction;if(typeof m!=
"string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),a++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/S\
ortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Nt.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?
e=[h]:e.push(h),a++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[s]:e.push(s),a++}}if(r.clearCache!==void 0){let t=r.clearCache;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+"\
/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:xt.properties.clearCache.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),a++}return b.errors=e,a===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=H.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0){let t=r.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),a++}}r.options!==void 0&&(b(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),a++}return H.errors=e,a===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt={type:"object",required:["entityName","\
source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},
source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$def\
s/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},ze={type:"stri\
ng",enum:["client","server"]},It={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},qe=Object.prototype.hasOwnProperty,_e=new RegExp(
"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Lt=new RegExp("^[0-9]{0,15}$","u"),Ue=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x\
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
nd","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},v={type:["string","integer"],maxLength:1e4};
function j(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=j.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.sourceFile===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),a++}if(r.attr===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'attr'"};e===null?e=[t]:
e.push(t),a++}for(const t in r)if(!qe.call(Dt.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){const s={
instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}
if(!(t===""||t==="delimited")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Tt.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.connectionId!==void 0){let t=r.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:At.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/co\
nnectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};
e===null?e=[s]:e.push(s),a++}}if(r.username!==void 0){let t=r.username;if(typeof t=="string"){if(c(t)>256){const s={instancePath:i+"/username",schemaPath:"contr\
act#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),a++}if(!$.
test(t)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must \
match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.password!==void 0){let t=r.password;if(typeof t=="string"){if(c(t)>1024){
const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more th\
an 1024 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/password",schemaPath:"\
contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.sourceFile!==void 0){let t=r.
sourceFile;if(typeof t=="string"){if(c(t)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{
limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contrac\
t#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(r.schemaFile!==void 0){let t=r.schemaFile;if(typeof t=="string"){if(c(t)>4096){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Sche\
maFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+
"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.quote!==
void 0){let t=r.quote;if(typeof t=="string"){if(c(t)>16){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{
limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.delimiter!==void 0){let t=r.delimiter;if(typeof t=="st\
ring"){if(c(t)>16){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT\
 have more than 16 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.terminator!==void 0){let t=r.terminator;if(typeof t!="string"){const s={instancePath:i+
"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===
""||t==="lf"||t==="cr"||t==="crlf"||t==="none")){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:os.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.encoding!==void 0){let t=r.encoding;if(typeof t!="string"){const s={
instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}
if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp125\
8"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||
t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||
t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t===
"iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso88\
59-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCe\
ntEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macTh\
ai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"\
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}
if(r.attr!==void 0){let t=r.attr;if(typeof t!="string"){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="none"||t==="names"||t==="ddl")){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/e\
num",keyword:"enum",params:{allowedValues:Dt.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.endian!==
void 0){let t=r.endian;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/endian",schemaPath:"contract#/$de\
fs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+
"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),a++}}if(r.align!==void 0){let t=r.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/align",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&
c(t)>1e4){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than\
 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.redefines!==void 0){let t=r.redefines;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.upacked!==void 0){let t=r.upacked;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/max\
Length",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.national!==void 0){let t=r.
national;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/ty\
pe",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+
"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[s]:e.push(s),a++}}if(r.sqlwhere!==void 0){let t=r.sqlwhere;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t==
"string"&&c(t)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT h\
ave more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}return j.errors=e,a===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.entityName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entityName"},message:"must have required property 'entityName'"};e===null?e=[t]:e.push(t),a++}if(r.source===void 0){const t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),a++}if(r.connectInfo===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===
null?e=[t]:e.push(t),a++}for(const t in r)if(!qe.call(qt.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.entityName!==void 0){let t=r.entityName;if(typeof t==
"string"){if(c(t)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"m\
ust NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!_e.test(t)){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/entit\
yName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.entityDesc!==
void 0){let t=r.entityDesc;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"\
maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/entityDes\
c",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}if(r.source!==void 0){let t=r.source;if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contrac\
t#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="client"||t==="server")){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(r.connectInfo!==void 0&&(j(r.connectInfo,{instancePath:i+"/connectInfo",parentData:r,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||
(e=e===null?j.errors:e.concat(j.errors),a=e.length)),r.sample!==void 0){let t=r.sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(r.maxRejected!==void 0){let t=r.maxRejected;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/maxReject\
ed",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:It.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<0||isNaN(t)){const s={instancePath:i+"/\
maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
a++}}if(typeof t=="string"&&!Lt.test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:e.push(s),a++}}if(r.jobName!==void 0){let t=r.jobName;if(typeof t=="string"){if(c(t)>
128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 1\
28 characters"};e===null?e=[s]:e.push(s),a++}if(!Ue.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{
pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$\
"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}if(r.scheduleNow!==void 0){let t=r.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:qt.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.scheduleTime!==void 0){let t=r.scheduleTime;if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),a++}return Y.errors=e,a===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="create"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0&&
(Y(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),a=e.length)),r.options!==
void 0){let t=r.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#\
/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[n]:e.push(n),a++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const u={instancePath:i+"/options/columns",schemaPath:"contract\
#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}
const n=s.length;for(let u=0;u<n;u++){let m=s[u];if(typeof m=="string"){if(c(m)>2e4){const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/S\
ourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[h]:e.push(
h),a++}if(!$.test(m)){const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),a++}}else{const h={instancePath:i+"/options/columns/"+u,schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}}else{
const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[n]:e.push(n),a++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}return Q.errors=e,a===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns={type:"object",required:["so\
urce","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{$ref:"contract#/$defs/Unused"},source:{$ref:"con\
tract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{
$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};function B(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=B.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.source===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sour\
ce"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),a++}if(r.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!qe.call(
ns.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT hav\
e additional properties"};e===null?e=[s]:e.push(s),a++}if(r.entityName!==void 0){let t=r.entityName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,int\
eger"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.entityDesc!==void 0){let t=r.entityDesc;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.source!==
void 0){let t=r.source;if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.connectInfo!==void 0&&(j(r.connectInfo,
{instancePath:i+"/connectInfo",parentData:r,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)),
r.sample!==void 0){let t=r.sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.maxRejected!==void 0){let t=r.maxRejected;
if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"\
type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),
a++}}if(r.jobName!==void 0){let t=r.jobName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){
const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 c\
haracters"};e===null?e=[s]:e.push(s),a++}}if(r.scheduleNow!==void 0){let t=r.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.scheduleTime!==void 0){let t=r.scheduleTime;if(typeof t!="stri\
ng"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return B.errors=e,a===0}
B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,
a=0;const o=W.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){
let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0&&(B(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)),r.options!==void 0){let t=r.options;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(const s in t)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(t.columns!==void 0){let s=t.columns;if(Array.
isArray(s)){if(s.length>100){const u={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const n=s.length;for(let u=0;u<n;u++){let m=s[u];if(typeof m=="stri\
ng"){if(c(m)>2e4){const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",
params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[h]:e.push(h),a++}if(!$.test(m)){const h={instancePath:i+"/options/columns/"+u,
schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x0\
0]*$"'};e===null?e=[h]:e.push(h),a++}}else{const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contr\
act#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const s={instancePath:i+
"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return W.errors=e,a===0}W.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ms={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contrac\
t#/$defs/Unused"},entityDesc:{$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{
$ref:"contract#/$defs/Unused"},maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{
$ref:"contract#/$defs/Unused"}}},ps={type:"object",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{
$ref:"contract#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contrac\
t#/$defs/SourceFile"},encoding:{$ref:"contract#/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"\
contract#/$defs/Unused"},terminator:{$ref:"contract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"con\
tract#/$defs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"\
contract#/$defs/Unused"}}};function X(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=X.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.sourceFile===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),a++}
for(const t in r)if(!qe.call(ps.properties,t)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){const s={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="\
delimited")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Tt.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.connectionId!==void 0){let t=r.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:At.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/connectionId",schemaPath:"contra\
ct#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:
e.push(s),a++}}if(r.username!==void 0){let t=r.username;if(typeof t=="string"){if(c(t)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/Sour\
ceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={
instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\
\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.password!==void 0){let t=r.password;if(typeof t=="string"){if(c(t)>1024){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===
null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/Sou\
rcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.sourceFile!==void 0){let t=r.sourceFile;if(typeof t==
"string"){if(c(t)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/sou\
rceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.encoding!==
void 0){let t=r.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="c\
p1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="\
cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp95\
0"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="is\
o2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||
t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="j\
is0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||
t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||
t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.schemaFile!==void 0){let t=r.schemaFile;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be str\
ing,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.quote!==void 0){let t=r.quote;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/quote",schemaPath:"contra\
ct#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.delimiter!==
void 0){let t=r.delimiter;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/delimiter",schemaPath:"contrac\
t#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={
instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characte\
rs"};e===null?e=[s]:e.push(s),a++}}if(r.terminator!==void 0){let t=r.terminator;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={
instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(
s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.attr!==void 0){let t=r.attr;if(typeof t!="string"&&!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be s\
tring,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.endian!==void 0){let t=r.endian;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/endian",schemaPath:"contr\
act#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.align!==
void 0){let t=r.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/align",schemaPath:"contract#/$defs\
/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+
"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),a++}}if(r.redefines!==void 0){let t=r.redefines;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t==
"string"&&c(t)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT \
have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.upacked!==void 0){let t=r.upacked;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,intege\
r"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxL\
ength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.national!==void 0){let t=r.national;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/national",schemaPath:"con\
tract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.sqlwhere!==
void 0){let t=r.sqlwhere;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#\
/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={
instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),a++}return X.errors=e,a===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.source===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"mus\
t have required property 'source'"};e===null?e=[t]:e.push(t),a++}if(r.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!qe.call(ms.properties,t)){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),a++}if(r.entityName!==void 0){let t=r.entityName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=
[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.entityDesc!==void 0){let t=r.entityDesc;if(typeof t!="string"&&
!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.
type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"contract\
#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.source!==
void 0){let t=r.source;if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="client"||t==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.connectInfo!==void 0&&(X(r.connectInfo,
{instancePath:i+"/connectInfo",parentData:r,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),a=e.length)),
r.sample!==void 0){let t=r.sample;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/sample",schemaPath:"co\
ntract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),a++}}if(r.maxRejected!==void 0){let t=r.maxRejected;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={
instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(
s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.jobName!==void 0){let t=r.jobName;if(typeof t!="string"&&!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/max\
Length",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.scheduleNow!==void 0){let t=r.
scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unu\
sed/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+
"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),a++}}if(r.scheduleTime!==void 0){let t=r.scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t==
"string"&&c(t)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must N\
OT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}return ee.errors=e,a===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="rawpreview"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"rawpreview"},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),a++}}if(r.data!==void 0&&(ee(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(
ee.errors),a=e.length)),r.options!==void 0){let t=r.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(s!=="columns"){const n={instancePath:i+
"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have a\
dditional properties"};e===null?e=[n]:e.push(n),a++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const u={instancePath:i+"/optio\
ns/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 it\
ems"};e===null?e=[u]:e.push(u),a++}const n=s.length;for(let u=0;u<n;u++){let m=s[u];if(typeof m=="string"){if(c(m)>2e4){const h={instancePath:i+"/options/column\
s/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 2000\
0 characters"};e===null?e=[h]:e.push(h),a++}if(!$.test(m)){const h={instancePath:i+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/co\
lumns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),a++}}else{const h={instancePath:i+
"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),a++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return te.errors=e,a===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ot={type:"s\
tring",enum:["","csv","json","ndjson","parquet","xlsx"]},St={type:"string",enum:["","error","replace"]},Et=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\
\\u2069]*$","u");function se(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=se.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.filename===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),a++}for(const t in r)
if(!(t==="filename"||t==="filetype"||t==="encoding"||t==="unencodable"||t==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.filename!==void 0){let t=r.
filename;if(typeof t=="string"){if(c(t)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$\
defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!Et.test(t)){
const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\\
u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2\
066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\\
u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(r.filetype!==void 0){let t=r.filetype;if(typeof t!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){
const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Ot.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.encoding!==void 0){let t=r.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"\
contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="cp1252"||t==="asci\
i"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="c\
p775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||
t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1\
988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t===
"iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso\
8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="m\
acCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkr\
aine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",
keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.unencodable!==void 0){let t=r.
unencodable;if(typeof t!="string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="error"||t==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract\
#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:St.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}
if(r.escapeFormulas!==void 0&&typeof r.escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return se.errors=e,a===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ls={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},keypatternlist:{
type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"\
contract#/$defs/SortKey"}}}};function A(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=A.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t==="columns"||t==="where"||
t==="keypatternlist"||t==="sort")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.columns!==void 0){let t=r.columns;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[
n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract\
#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),a++}if(c(
u)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/Chosen\
Columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(r.where!==void 0){let t=r.where;if(typeof t=="strin\
g"){if(c(t)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have\
 more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.keypatternlist!==void 0){let t=r.keypatternlist;if(Array.isArray(t)){if(t.length>1e4){
const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more th\
an 10000 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&typeof u!=
"string"){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:ls.properties.keypatternlist.
items.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),a++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u)){const m={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"};e===null?e=[m]:e.push(m),a++}if(u<0||isNaN(u)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),a++}}if(typeof u=="string"&&!jt.test(u)){const m={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-\
9]{1,16}$"'};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(r.sort!==void 0){let t=r.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),a++}const s=t.
length;for(let n=0;n<s;n++){let u=t[n];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contrac\
t#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),a++}for(const m in u)
if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),a++}if(u.column!==void 0){let m=u.column;if(typeof m=="str\
ing"){if(c(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),a++}if(c(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$de\
fs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),a++}}else{
const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[h]:e.push(h),a++}}if(u.direction!==void 0){let m=u.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"\
contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}if(!(m===""||m===
"asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Nt.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),a++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return A.errors=e,a===0}A.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function k(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=k.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),a++}if(t!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),a++}}r.data!==void 0&&(se(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),a=e.length)),r.options!==void 0&&(A(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"\
options",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),a=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return k.errors=e,a===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(r,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s===
"get"){H(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),a=e.length);var t=!0}else if(s===
"create")Q(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),a=e.length),t!==!0&&(t=!0);else if(s===
"preview")W(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),a=e.length),t!==!0&&(t=!0);else if(s===
"rawpreview")te(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?te.errors:e.concat(te.errors),a=e.length),t!==!0&&
(t=!0);else if(s==="export")k(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),a=e.length),
t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'valu\
e of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return S.errors=e,o.props=t,a===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};
function Ve(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ve.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!S(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?S.errors:e.concat(
S.errors),a=e.length;else var t=S.evaluated.props;return Ve.errors=e,o.props=t,a===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};var cs=Me,ct={type:"object",
required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},purpose:{type:"st\
ring",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"}}},us={type:"string",enum:["","r\
epositories","entities","scheduler","files","libraryEntities","libraryAttributes","rows","rejected","attributes","values","masks","patterns","soundexes","metaph\
ones"]};function re(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=re.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[t]:e.push(t),a++}for(const t in r)
if(!(t==="expression"||t==="purpose"||t==="listing"||t==="entity"||t==="attribute")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.expression!==void 0){let t=r.expression;
if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/expression",schemaPath:"#/properties/e\
xpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+
"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.purpose!==
void 0){let t=r.purpose;if(typeof t!="string"){const s={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="value"||t==="condition")){const s={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/en\
um",keyword:"enum",params:{allowedValues:ct.properties.purpose.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.listing!==
void 0){let t=r.listing;if(typeof t!="string"){const s={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="repositories"||t==="entities"||t==="scheduler"||t==="files"||t==="libraryEntit\
ies"||t==="libraryAttributes"||t==="rows"||t==="rejected"||t==="attributes"||t==="values"||t==="masks"||t==="patterns"||t==="soundexes"||t==="metaphones")){const s={
instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"enum",params:{allowedValues:us.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.entity!==void 0){let t=r.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:ct.properties.entity.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/entity",schemaPath:"#/properties/ent\
ity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(
t)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),a++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),a++}}if(r.attribute!==void 0){let t=r.attribute;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/type",keyword:"type",params:{
type:ct.properties.attribute.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(typeof t=="string"&&!G.test(t)){const s={instancePath:i+"/att\
ribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?\
$"'};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),a++}return re.errors=e,a===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="check"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0&&
(re(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),a=e.length)),
r.options!==void 0){let t=r.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return ae.errors=e,a===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function E(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=E.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s==
"string")if(s==="check"){ae(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),a=e.length);
var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return E.errors=e,o.props=t,a===0}E.evaluated={dynamicProps:!0,dynamicItems:!1};
function Me(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Me.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!E(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?E.errors:e.concat(
E.errors),a=e.length;else var t=E.evaluated.props;return Me.errors=e,o.props=t,a===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var O=Ze;function Ze(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),a++}if(r.entityID===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[t]:e.push(t),a++}if(r.repository!==
void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!T.test(
t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.entityID!==void 0){let t=r.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(
t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}return Ze.errors=e,a===0}Ze.evaluated={props:{repository:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var fs=Je;
function ie(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ie.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t==="name"||t==="description")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/maxLen\
gth",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}if(!Ue.test(t)){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.description!==
void 0){let t=r.description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/\
description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),a++}return ie.errors=e,a===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="edit"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}
if(r.data!==void 0&&(ie(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),
a=e.length)),r.options!==void 0){let t=r.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return oe.errors=e,a===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ds={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:["source"]},properties:{source:{$ref:"contract#/$defs/Source"},
connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract\
#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};function ne(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(const t in r)if(!(t==="source"||t==="connectInfo"||t==="sample"||t==="maxRejected"||t==="jobName"||t==="scheduleNow"||t==="schedule\
Time")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),a++}if(r.source!==void 0){let t=r.source;if(typeof t!="string"){const s={instancePath:i+"/source",schemaPath:"contract#\
/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t==="client"||t==="server")){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(r.connectInfo!==void 0&&(j(r.connectInfo,{instancePath:i+"/connectInfo",parentData:r,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||
(e=e===null?j.errors:e.concat(j.errors),a=e.length)),r.sample!==void 0){let t=r.sample;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(r.maxRejected!==void 0){let t=r.maxRejected;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/maxReject\
ed",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:It.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<0||isNaN(t)){const s={instancePath:i+"/\
maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
a++}}if(typeof t=="string"&&!Lt.test(t)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:e.push(s),a++}}if(r.jobName!==void 0){let t=r.jobName;if(typeof t=="string"){if(c(t)>
128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 1\
28 characters"};e===null?e=[s]:e.push(s),a++}if(!Ue.test(t)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{
pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$\
"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}if(r.scheduleNow!==void 0){let t=r.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:i+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:ds.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.scheduleTime!==void 0){let t=r.scheduleTime;if(typeof t=="string"){if(c(t)>32){const s={instancePath:i+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}if(r.source!==void 0&&r.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"d\
ependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInfo"},message:"must have property connectInfo when property \
source is present"};e===null?e=[t]:e.push(t),a++}if(r.connectInfo!==void 0&&r.source===void 0){const t={instancePath:i,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"must have property source when property connectIn\
fo is present"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),a++}return ne.errors=e,a===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="reload"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0&&(ne(r.data,{instancePath:i+"/data",
parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),a=e.length)),r.options!==void 0){let t=r.options;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),a++}return me.errors=e,a===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s==="edit"){oe(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),a=e.length);var t=!0}else if(s==="reload")me(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),a=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),a++}return F.errors=e,o.props=t,a===0}F.evaluated={dynamicProps:!0,dynamicItems:!1};function Je(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!F(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?F.errors:e.concat(F.errors),a=e.length;else var t=F.evaluated.props;
return Je.errors=e,o.props=t,a===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var hs=Ke,ys={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"\
^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{
$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"\
integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",
enum:["0","1"]}},required:[],$id:"listRows_query"},gs=new RegExp("^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0\
-9a-f]{64}))$","u");function Ke(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ke.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.holding!==void 0){let t=r.holding;if(typeof t==
"string"){if(c(t)>8e3){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[s]:e.push(s),a++}if(!gs.test(t)){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pa\
ttern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.
columns!==void 0){let t=r.columns;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),a++}if(t.length<1){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;
for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),a++}if(c(u)<1){const m={instancePath:i+"/co\
lumns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(r.where!==void 0){let t=r.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),a++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}}if(r.sort!==void 0){let t=r.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),a++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),a++}const s=t.
length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),a++}if(c(u)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}
if(r.pageStart!==void 0){let t=r.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}if(r.external!==void 0){let t=r.external;
if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ys.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return Ke.errors=e,a===0}Ke.evaluated={props:{holding:!0,columns:!0,
where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var vs=Ge;function pe(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0){let t=r.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),a++}}r.options!==void 0&&(b(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),a++}return pe.errors=e,a===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s==="get"){pe(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),a=e.length);var t=!0}else if(s==="export")k(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),a=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),a++}return C.errors=e,o.props=t,a===0}C.evaluated={dynamicProps:!0,dynamicItems:!1};function Ge(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!C(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?C.errors:e.concat(C.errors),a=e.length;else var t=C.evaluated.props;
return Ge.errors=e,o.props=t,a===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};var Ps=He;function le(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,
dynamicAnchors:p={}}={}){let e=null,a=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.
command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0){let t=r.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),a++}}r.options!==void 0&&(b(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),a++}return le.errors=e,a===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s==="get"){le(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),a=e.length);var t=!0}else if(s==="export")k(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),a=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),a++}return z.errors=e,o.props=t,a===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function He(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!z(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?z.errors:e.concat(z.errors),a=e.length;else var t=z.evaluated.props;
return He.errors=e,o.props=t,a===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};var D=Ye;function Ye(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,
dynamicAnchors:p={}}={}){let e=null,a=0;const o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[t]:e.push(t),a++}if(r.entityID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[t]:e.push(t),a++}if(r.attributeID===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributeID"},message:"must have required property 'attributeID'"};e===null?e=[t]:e.push(t),a++}if(r.repository!==
void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!T.test(
t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.entityID!==void 0){let t=r.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(
t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}if(r.attributeID!==void 0){let t=r.attributeID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attribu\
teID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(
t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return Ye.errors=e,a===0}Ye.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,
dynamicItems:!1};var Qe=Be;function ce(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ce.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),a++}}if(r.data!==void 0){let t=r.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}r.options!==void 0&&(b(r.options,{instancePath:i+"/op\
tions",parentData:r,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function _(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=_.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.
command;if(typeof s=="string")if(s==="get"){ce(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(
ce.errors),a=e.length);var t=!0}else if(s==="export")k(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.
concat(k.errors),a=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return _.errors=e,o.props=t,a===0}_.evaluated={
dynamicProps:!0,dynamicItems:!1};function Be(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Be.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!_(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?_.errors:e.concat(_.errors),a=e.length;else var t=_.evaluated.props;return Be.errors=e,o.props=t,a===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};
var ws=We,bs={type:"object",properties:{style:{$ref:"contract#/$defs/PatternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Co\
ndition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",
minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],
$id:"listPatterns_query"},ut={type:"string",enum:["","Default","Rich","Long"]};function We(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){
let e=null,a=0;const o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.style!==
void 0){let t=r.style;if(typeof t!="string"){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="Default"||t==="Rich"||t==="Long")){const s={instancePath:i+"/style",schemaPath:"contrac\
t#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.
columns!==void 0){let t=r.columns;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),a++}if(t.length<1){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;
for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),a++}if(c(u)<1){const m={instancePath:i+"/co\
lumns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(r.where!==void 0){let t=r.where;if(typeof t=="string"){if(c(t)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),a++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}}if(r.sort!==void 0){let t=r.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),a++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),a++}const s=t.
length;for(let n=0;n<s;n++){let u=t[n];if(typeof u=="string"){if(c(u)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),a++}if(c(u)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}
if(r.pageStart!==void 0){let t=r.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}if(r.pageSize!==void 0){
let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}if(r.external!==void 0){let t=r.external;
if(typeof t!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(!(t==="0"||t==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:bs.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return We.errors=e,a===0}We.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var ks=Xe;function ue(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,
dynamicAnchors:p={}}={}){let e=null,a=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.
command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0){let t=r.data;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.style!==void 0){let s=t.style;if(typeof s!="string"){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(s===""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),a++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),a++}}r.options!==void 0&&(b(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),a++}return ue.errors=e,a===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas"||t==="style")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.filename!==void 0){let t=r.filename;if(typeof t=="string"){if(c(t)>255){const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!Et.test(t)){const s={instancePath:i+"/filename",schemaPath:"c\
ontract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\
\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'mu\
st match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\
/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/filename",schemaPath:"\
contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.filetype!==void 0){let t=r.
filetype;if(typeof t!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:i+"/filetype",
schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Ot.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),a++}}if(r.encoding!==void 0){let t=r.encoding;if(typeof t!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t===
"cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t===
"cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp9\
36"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-ra\
w"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t===
"iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="j\
is0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t===
"macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||
t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Re.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.unencodable!==void 0){let t=r.unencodable;if(typeof t!="string"){
const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(t===""||t==="error"||t==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"\
enum",params:{allowedValues:St.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(r.escapeFormulas!==void 0&&typeof r.
escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),a++}if(r.style!==void 0){let t=r.style;if(typeof t!="string"){const s={instancePath:i+"/style",schemaPath:"c\
ontract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===""||t==="Default"||t==="\
Rich"||t==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}return fe.errors=e,a===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
a++}}r.data!==void 0&&(fe(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.
errors),a=e.length)),r.options!==void 0&&(A(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===
null?A.errors:e.concat(A.errors),a=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),a++}return de.errors=e,a===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s==="get"){ue(r,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),a=e.length);var t=!0}else if(s==="export")de(r,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?de.errors:e.concat(de.errors),a=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return U.errors=
e,o.props=t,a===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){
let e=null,a=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!U(r,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?U.errors:e.concat(U.errors),a=e.length;else var t=U.evaluated.props;return Xe.errors=e,o.props=t,a===0}Xe.evaluated={dynamicProps:!0,
dynamicItems:!1};var xs=et;function he(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=he.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t===
"data"||t==="command"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.data!==void 0){let t=r.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.value===
void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"value"},message:"must have required \
property 'value'"};e===null?e=[s]:e.push(s),a++}if(t.mask===void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[s]:e.push(s),a++}for(const s in t)if(!(s==="value"||s==="mask")){const n={instancePath:i+
"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),a++}if(t.value!==void 0){let s=t.value;if(typeof s=="string"){if(c(s)>4096){const n={instancePath:i+"/data/value",schemaPath:"#\
/properties/data/properties/value/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),
a++}}else{const n={instancePath:i+"/data/value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[n]:e.push(n),a++}}if(t.mask!==void 0){let s=t.mask;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/data/mask",schemaPath:"#/prop\
erties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),a++}if(c(
s)<1){const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(r.command!==void 0){let t=r.command;if(typeof t!="string"&&!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:v.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="string"&&c(t)>1e4){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/max\
Length",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}}if(r.options!==void 0){let t=r.
options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}return he.errors=e,a===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function et(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=et.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),he(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),a=e.length),et.
errors=e,a===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=tt,Ns={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","S\
tring","Transformation","Type"]};function tt(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=tt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.group!==void 0){let t=r.group;if(typeof t!=
"string"){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(t==="Date/Time"||t==="Metadata"||t==="Numeric"||t==="Set"||t==="Statistical"||t==="String"||t==="Transformation"||t==="Type")){const s={
instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Ns.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),a++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(c(t)>100){const s={instancePath:i+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return tt.errors=e,a===0}tt.evaluated={props:{group:!0,
name:!0},dynamicProps:!1,dynamicItems:!1};var js=st,qs={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)$"},Is=new RegExp("^([1-9]|10)$","u");
function ye(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.priority===void 0){const t={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[t]:e.push(t),a++}if(r.name===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
a++}for(const t in r)if(!(t==="priority"||t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.priority!==void 0){let t=r.priority;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{
type:qs.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:i+"/pr\
iority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),a++}
if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(typeof t=="string"&&!Is.test(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/patt\
ern",keyword:"pattern",params:{pattern:"^([1-9]|10)$"},message:'must match pattern "^([1-9]|10)$"'};e===null?e=[s]:e.push(s),a++}}if(r.name!==void 0){let t=r.name;
if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!_e.test(t)){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.description!==void 0){let t=r.
description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0&&(ye(
r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),a=e.length)),r.options!==
void 0){let t=r.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=R.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s==="add"){ge(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ge.errors:e.concat(ge.errors),a=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),a++}return R.errors=e,o.props=t,a===0}R.evaluated={dynamicProps:!0,dynamicItems:!1};function st(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=st.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!R(r,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?R.errors:e.concat(R.errors),a=e.length;else var t=R.evaluated.props;return st.errors=
e,o.props=t,a===0}st.evaluated={dynamicProps:!0,dynamicItems:!1};var Ft=rt;function rt(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){
let e=null,a=0;const o=rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[t]:e.push(t),a++}if(r.priority===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},
message:"must have required property 'priority'"};e===null?e=[t]:e.push(t),a++}if(r.repository!==void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),a++}}if(r.priority!==void 0){let t=r.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/priority",schemaPath:"\
#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>
10||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must b\
e <= 10"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return rt.errors=e,a===0}rt.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};
var Ls=at,Ds={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},Ts=new RegExp("^([1-9]|10)?$","u");function ve(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t==="priority"||t==="name"||t==="description")){const s={instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.priority!==
void 0){let t=r.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:i+"/priority",schemaPath:"contract#\
/$defs/PriorityMove/type",keyword:"type",params:{type:Ds.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){
if(t>10||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(typeof t=="string"&&!Ts.test(t)){const s={instancePath:i+"/prio\
rity",schemaPath:"contract#/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?
e=[s]:e.push(s),a++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRe\
name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}if(!Ue.test(t)){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/PriorityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/PriorityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.description!==
void 0){let t=r.description;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),a++}if(!$.test(t)){const s={instancePath:i+"/\
description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(r,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="edit"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}
if(r.data!==void 0&&(ve(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(ve.errors),
a=e.length)),r.options!==void 0){let t=r.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function V(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=V.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s==
"string")if(s==="edit"){Pe(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length);
var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return V.errors=e,o.props=t,a===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};
function at(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=at.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!V(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?V.errors:e.concat(
V.errors),a=e.length;else var t=V.evaluated.props;return at.errors=e,o.props=t,a===0}at.evaluated={dynamicProps:!0,dynamicItems:!1};var As=it;function we(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0){let t=r.
data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}r.options!==void 0&&(b(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"opt\
ions",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return we.errors=e,a===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.entityName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[t]:e.push(t),a++}if(r.attributes===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[
t]:e.push(t),a++}for(const t in r)if(!(t==="entityName"||t==="entityDesc"||t==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.entityName!==void 0){let t=r.
entityName;if(typeof t=="string"){if(c(t)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){const s={instancePath:i+"/entityName",schemaPath:"c\
ontract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!_e.
test(t)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x0\
0-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}}if(r.entityDesc!==void 0){let t=r.entityDesc;if(typeof t=="string"){if(c(t)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract\
#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),a++}
if(!$.test(t)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDe\
scription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.attributes!==void 0){let t=r.attributes;if(Array.
isArray(t)){if(t.length>4096){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),a++}if(t.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),a++}const s=t.length;for(let n=0;n<s;n++){let u=t[n];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}for(const m in u)if(!(m==="n\
ame"||m==="description")){const h={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),a++}if(u.name!==void 0){let m=u.name;if(typeof m==
"string"){if(c(m)>128){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"ma\
xLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),a++}if(c(m)<1){const h={instancePath:i+"/attributes/"+n+"\
/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[h]:e.push(h),a++}if(!_e.test(m)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[h]:e.push(h),a++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs\
/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}if(u.description!==void 0){
let m=u.description;if(typeof m=="string"){if(c(m)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInpu\
t/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),a++}if(!$.
test(m)){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"patt\
ern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),a++}}else{const h={instancePath:i+"/attributes/"+n+"/de\
scription",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),a++}}}else{const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(r,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}if(r.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="create"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
a++}}if(r.data!==void 0&&(be(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(
be.errors),a=e.length)),r.options!==void 0){let t=r.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function M(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=M.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;
if(typeof s=="string")if(s==="get"){we(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),
a=e.length);var t=!0}else if(s==="create")ke(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.
errors),a=e.length),t!==!0&&(t=!0);else if(s==="export")k(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:
e.concat(k.errors),a=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return M.errors=e,o.props=t,a===0}M.evaluated={
dynamicProps:!0,dynamicItems:!1};function it(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=it.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!M(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?M.errors:e.concat(M.errors),a=e.length;else var t=M.evaluated.props;return it.errors=e,o.props=t,a===0}it.evaluated={dynamicProps:!0,dynamicItems:!1};
var ft=ot;function ot(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=ot.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),a++}if(r.libraryID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[t]:e.push(t),a++}if(r.repository!==void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),a++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.libraryID!==void 0){
let t=r.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/libraryID",schemaPath:"#/p\
roperties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return ot.errors=e,a===0}ot.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var Os=nt;function xe(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){
let e=null,a=0;const o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;
if(typeof t!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(t!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),a++}}if(r.data!==void 0){let t=r.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}r.options!==void 0&&
(b(r.options,{instancePath:i+"/options",parentData:r,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return xe.errors=e,a===
0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){
let e=null,a=0;const o=Z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s==="get"){xe(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?xe.errors:e.concat(xe.errors),a=e.length);var t=!0}else if(s==="export")k(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),a=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),a++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return Z.errors=e,o.props=t,a===
0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function nt(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,
a=0;const o=nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Z(r,{instancePath:i,parentData:f,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var t=Z.evaluated.props;return nt.errors=e,o.props=t,a===0}nt.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ct=mt;function mt(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=mt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),a++}
if(r.jobId===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'j\
obId'"};e===null?e=[t]:e.push(t),a++}if(r.repository!==void 0){let t=r.repository;if(typeof t=="string"){if(c(t)>64){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(c(t)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),a++}if(!T.test(t)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(r.jobId!==void 0){let t=r.
jobId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:i+"\
/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),a++}if(t<1||isNaN(t)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}if(!L.validate(t)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),a++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return mt.errors=e,a===0}mt.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Ss=pt;function $e(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=$e.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t===
"command"||t==="data"||t==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(r.command!==void 0){let t=r.command;if(typeof t!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(t!=="cancel"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"cancel"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),a++}}if(r.data!==void 0){let t=r.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/data",schemaPath:"contract#\
/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(r.options!==void 0){let t=r.options;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),a++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),a++}return $e.errors=e,a===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),a++}const s=r.command;if(typeof s=="string")if(s==="cancel"){$e(r,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?$e.errors:e.concat($e.errors),a=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),a++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),a++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return J.errors=
e,o.props=t,a===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function pt(r,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:l=r,dynamicAnchors:p={}}={}){
let e=null,a=0;const o=pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!J(r,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?J.errors:e.concat(J.errors),a=e.length;else var t=J.evaluated.props;return pt.errors=e,o.props=t,a===0}pt.evaluated={dynamicProps:!0,
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
headers:y},listJobs:{path:N,query:I,headers:y},runSchedulerCommand:{path:N,headers:y,body:{"application/json":Os}},getJob:{path:Ct,query:je,headers:y},runJobCommand:{
path:Ct,headers:y,body:{"application/json":Ss}}};export{Es as validators};
