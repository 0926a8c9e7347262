// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var lm=Object.getOwnPropertyNames,cn=(a,i)=>function(){try{return i||(0,a[lm(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(c){throw i=0,c}},um=cn({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(u){const c=u.length;let l=0,p=0,e;for(;p<c;)l++,e=u.charCodeAt(
p++),e>=55296&&e<=56319&&p<c&&(e=u.charCodeAt(p),(e&64512)===56320&&p++);return l}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),cm=cn({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(N,E){
return{validate:N,compare:E}}a.fullFormats={date:i(p,e),time:i(o(!0),r),"date-time":i(d(!0),m),"iso-time":i(o(),s),"iso-date-time":i(d(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:rm,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:mm,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:sm,int32:{type:"number",validate:im},int64:{type:"number",validate:om},float:{type:"\
number",validate:nn},double:{type:"number",validate:nn},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function u(N){return N%4===0&&(N%100!==0||N%400===0)}var c=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(N){const E=c.exec(N);if(!E)return!1;const F=+E[1],T=+E[2],J=+E[3];return T>=1&&T<=12&&J>=1&&J<=(T===2&&u(F)?29:l[T])}function e(N,E){if(N&&
E)return N>E?1:N<E?-1:0}var t=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(N){return function(F){const T=t.exec(F);if(!T)return!1;
const J=+T[1],Va=+T[2],Ra=+T[3],pm=T[4],mn=T[5]==="-"?-1:1,pn=+(T[6]||0),ln=+(T[7]||0);if(pn>23||ln>59||N&&!pm)return!1;if(J<=23&&Va<=59&&Ra<60)return!0;const Ho=Va-
ln*mn,un=J-pn*mn-(Ho<0?1:0);return(un===23||un===-1)&&(Ho===59||Ho===-1)&&Ra<61}}function r(N,E){if(!(N&&E))return;const F=new Date("2020-01-01T"+N).valueOf(),T=new Date(
"2020-01-01T"+E).valueOf();if(F&&T)return F-T}function s(N,E){if(!(N&&E))return;const F=t.exec(N),T=t.exec(E);if(F&&T)return N=F[1]+F[2]+F[3],E=T[1]+T[2]+T[3],N>
E?1:N<E?-1:0}var n=/t|\s/i;function d(N){const E=o(N);return function(T){const J=T.split(n);return J.length===2&&p(J[0])&&E(J[1])}}function m(N,E){if(!(N&&E))return;
const F=new Date(N).valueOf(),T=new Date(E).valueOf();if(F&&T)return F-T}function h(N,E){if(!(N&&E))return;const[F,T]=N.split(n),[J,Va]=E.split(n),Ra=e(F,J);if(Ra!==
void 0)return Ra||r(T,Va)}var g=/\/|:/,em=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function rm(N){return g.test(N)&&em.test(N)}var on=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function sm(N){return on.lastIndex=0,on.
test(N)}var tm=-(2**31),am=2**31-1;function im(N){return Number.isInteger(N)&&N<=am&&N>=tm}function om(N){return Number.isInteger(N)}function nn(){return!0}var nm=/[^\\]\\Z/;
function mm(N){if(nm.test(N))return!1;try{return new RegExp(N),!0}catch{return!1}}}}),y=Xa,f=um().default,dn=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function Xa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Xa.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(f(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!dn.test(r)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Xa.errors=e,t===0}Xa.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var dm=Ka,v=new RegExp("^[^\\x00]*$","u");function Ka(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ka.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[r]:e.push(r),t++}
if(a.newPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="oldPassword"||r==="newPassword")){const s={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),t++}if(a.oldPassword!==void 0){let r=a.oldPassword;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:i+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.newPassword!==void 0){let r=a.newPassword;if(typeof r==
"string"){if(f(r)>1024){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<8){const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ka.errors=e,t===0}Ka.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var b=Ma,fm={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},x=cm().fullFormats.int64;function Ma(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ma.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}
if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="str\
ing"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(
r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>140){const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};
e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/\
pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||
isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"\
int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageS\
ize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+"/ex\
ternal",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="\
1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:fm.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ma.errors=e,t===0}Ma.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var hm=za,O=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function xr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>
64){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/name",schemaPath:"con\
tract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>1e3){const s={instancePath:i+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xr.errors=e,t===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function za(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=za.evaluated;return o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),xr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?xr.errors:e.concat(xr.errors),
t=e.length),za.errors=e,t===0}za.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var k=Ja;function Ja(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ja.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ja.
errors=e,t===0}Ja.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var X=Ya,ym={type:"object",properties:{columns:{$ref:"contract#/$defs/Column\
Names"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function Ya(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ya.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]==
"number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NO\
T have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ym.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ya.errors=e,t===0}Ya.evaluated={props:{columns:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var gm=Wa,fn=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function Wa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Wa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r==
"string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/filename",schemaPath:"#\
/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){
const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!fn.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"\
^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",
schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wa.errors=e,t===0}Wa.evaluated={props:{repository:!0,
filename:!0},dynamicProps:!1,dynamicItems:!1};var vm=Ba;function Ba(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Ba.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}if(!fn.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ba.errors=e,t===0}Ba.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var Pm=Za;function Za(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=Za.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let r=a.
range;if(typeof r=="string"){if(f(r)>8192){const s={instancePath:i+"/range",schemaPath:"#/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"\
must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/range",schemaPath:"#/properties/range/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["if-range"]!==void 0){let r=a["if-range"];if(typeof r=="string"){if(f(r)>8192){
const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 c\
haracters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["if-none-match"]!==void 0){let r=a["if-none-match"];if(typeof r=="string"){if(f(r)>8192){const s={instancePath:i+
"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(f(r)>38){const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!dn.test(r)){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\\
x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Za.errors=e,t===0}Za.evaluated={props:{range:!0,"if-\
range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var bm=ei,hn={type:"object",additionalProperties:!1,properties:{columns:{$ref:"\
contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumbe\
r"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,
items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},Y={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-\
9]{0,14})?$"},Z={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{
type:"string",enum:["","asc","desc"]}}},A=new RegExp("^([1-9][0-9]{0,14})?$","u"),yn=new RegExp("^[0-9]{1,16}$","u");function w(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=w.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r===
"clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have a\
dditional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/colu\
mns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(
m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Ch\
osenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]==
"number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must \
NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;
if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pa\
geStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#\
/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(
s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSiz\
e",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",
schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!A.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})\
?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){
if(r.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must\
 NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&typeof d!="string"){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:hn.properties.
keypatternlist.items.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const m={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[m]:e.push(m),t++}if(d<0||isNaN(d)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlis\
t/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(typeof d=="string"&&!yn.test(d)){const m={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must matc\
h pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+
n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=
[m]:e.push(m),t++}for(const m in d)if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){
let m=d.column;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+
n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){let m=d.direction;if(typeof m!="string"){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),t++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/directio\
n/enum",keyword:"enum",params:{allowedValues:Z.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{
const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(
m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/clearCache",schemaPath:"#/prop\
erties/clearCache/enum",keyword:"enum",params:{allowedValues:hn.properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return w.
errors=e,t===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}
Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gn={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,properties:{
entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"c\
ontract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{
enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},Qa={type:"string",enum:["client","server"]},vn={type:["integer","string"],minimum:0,
maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},_=Object.prototype.hasOwnProperty,G=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
"u"),Pn=new RegExp("^[0-9]{0,15}$","u"),D=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),bn={type:"object",required:["source\
File","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"co\
ntract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs\
/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"c\
ontract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$defs/Unused"},redefines:{
$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract#/$defs/Unused"}}},wn={type:"\
string",enum:["","delimited"]},kn={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},wm={type:"string",enum:["","lf",
"cr","crlf","none"]},Ea={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},I={type:["string","integer"],maxLength:1e4,pattern:"^[^\\x00]*$"};function K(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}if(a.attr===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'attr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(bn.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/Sou\
rceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="delimited")){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:wn.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:kn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r==
"string"){if(f(r)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
password!==void 0){let r=a.password;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sourceFile!==void 0){let r=a.sourceFile;if(typeof r=="string"){if(f(r)>4096){const s={instancePath:i+"/sourc\
eFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.schemaFile!==void 0){let r=a.schemaFile;if(typeof r=="string"){if(f(r)>
4096){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have mor\
e than 4096 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.quote!==void 0){let r=a.quote;if(typeof r=="string"){if(f(r)>16){const s={instancePath:i+
"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r=="string"){if(f(r)>16){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$def\
s/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.terminator!==
void 0){let r=a.terminator;if(typeof r!="string"){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="lf"||r==="cr"||r==="crlf"||r==="none")){const s={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:wm.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp125\
1"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp\
855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||
r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r===
"identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859\
-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||
r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGre\
ek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="t\
is-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ea.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"){const s={instancePath:i+
"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="none"||r==="n\
ames"||r==="ddl")){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:bn.properties.attr.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.endian!==void 0){let r=a.endian;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,\
integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/endian",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}}if(a.align!==void 0){let r=a.align;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/align",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){
const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 cha\
racters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.redefines!==void 0){let r=a.redefines;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unuse\
d/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}}if(a.upacked!==void 0){let r=a.upacked;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.national!==void 0){let r=a.national;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/national",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.sqlwhere!==void 0){let r=a.sqlwhere;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/sqlwhere",schemaPath:"contr\
act#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.errors=e,t===0}K.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=Ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[
r]:e.push(r),t++}if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have r\
equired property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(gn.properties,r)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/E\
ntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/entityDesc",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Enti\
tyDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!=
"string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Qa.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(K(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),a.sample!==void 0){let r=a.
sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:vn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Pn.test(r)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:gn.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;
if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,t===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Rr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Rr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ir(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const d={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let m=s[d];if(typeof m=="string"){if(f(m)>2e4){const h={instancePath:i+
"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(m)){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,t===0}Rr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var km={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};
function Er(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Er.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=
[r]:e.push(r),t++}for(const r in a)if(!_.call(km.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r!="str\
ing"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,int\
eger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDe\
sc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/\
$defs/Source/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==
void 0&&(K(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(
K.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sampl\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==
void 0){let r=a.maxRejected;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/maxRejected",schemaPath:"con\
tract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){
const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 100\
00 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r!="s\
tring"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/jobName",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(
r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/scheduleNow",schemaPath:"\
contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.
scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/scheduleTime",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){
if(f(r)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have\
 more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Er.errors=e,t===0}Er.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Tr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Tr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Er(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Er.errors:e.concat(Er.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const d={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let m=s[d];if(typeof m=="string"){if(f(m)>2e4){const h={instancePath:i+
"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(m)){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tr.errors=e,t===0}Tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Nm={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{$ref:"contract#/$defs/Unused"},
maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$d\
efs/Unused"}}},$m={type:"object",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contra\
ct#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/Sou\
rceFile"},encoding:{$ref:"contract#/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"contract#\
/$defs/Unused"},terminator:{$ref:"contract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$d\
efs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract\
#/$defs/Unused"}}};function Or(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Or.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!_.call($m.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="\
delimited")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:wn.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:kn.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contra\
ct#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:
e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(f(r)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/Sour\
ceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\
\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.password;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===
null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/Sou\
rcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sourceFile!==void 0){let r=a.sourceFile;if(typeof r==
"string"){if(f(r)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sou\
rceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==
void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="c\
p1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="\
cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp95\
0"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="is\
o2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||
r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="j\
is0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||
r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||
r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ea.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.schemaFile!==void 0){let r=a.schemaFile;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be str\
ing,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLengt\
h",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/schemaFile",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}}if(a.quote!==void 0){let r=a.quote;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT h\
ave more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/delimiter",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.terminator!==void 0){let r=a.terminator;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"ma\
xLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attr",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){
const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 char\
acters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.endian!==void 0){let r=a.endian;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}}if(a.align!==void 0){let r=a.align;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/align",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){
if(f(r)>1e4){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.redefines!==void 0){let r=a.redefines;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/redefines",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.upacked!==void 0){let r=a.upacked;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/upacked",schemaPath:"contra\
ct#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.national!==
void 0){let r=a.national;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/national",schemaPath:"contract#\
/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.sqlwhere!==void 0){let r=a.sqlwhere;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Or.errors=e,t===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have requir\
ed property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(Nm.properties,r)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must \
NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.entityDesc!==void 0){let r=a.
entityDesc;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unuse\
d/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]\
*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||
r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(Or(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"\
connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?Or.errors:e.concat(Or.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.
jobName;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",
keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(typeof r!="string"&&!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must b\
e string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/ma\
xLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/scheduleNow",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Dr.errors=e,t===0}Dr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function qr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=qr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="rawpreview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
rawpreview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Dr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?Dr.errors:e.concat(Dr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(const s in r)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;
if(Array.isArray(s)){if(s.length>100){const d={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let m=s[d];if(typeof m==
"string"){if(f(m)>2e4){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxL\
ength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(m)){const h={instancePath:i+"/options/colu\
mns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qr.
errors=e,t===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vo={type:"string",enum:["","csv","json","ndjson","parquet","xlsx"]},Xo={type:"string",
enum:["","error","replace"]},Ko=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2\
028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function C(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="filename"||r==="filetype"||r==="encoding"||r===
"unencodable"||r==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ko.test(r)){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="strin\
g"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+"/filetype",schemaPath:"contract#/$def\
s/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Vo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==
void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="c\
p1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="\
cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp95\
0"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="is\
o2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||
r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="j\
is0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||
r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||
r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ea.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){const s={instancePath:i+"/u\
nencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:Xo.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={
instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return C.errors=e,t===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xm={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract\
#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}}}};function U(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"m\
axItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h==
"string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+
"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}
let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical\
)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/keypatte\
rnlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const m={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:xm.properties.keypatternlist.items.type},message:"must be i\
nteger,string"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
m]:e.push(m),t++}if(d<0||isNaN(d)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}if(typeof d=="string"&&!yn.test(d)){const m={instancePath:i+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?
e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<
s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/requ\
ired",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m===
"column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="string"){if(f(
m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKe\
y/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={
instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){let m=d.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"cont\
ract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m==="as\
c"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}U.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function P(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=P.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(C(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),a.options!==void 0&&(U(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Q(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length);var r=!0}else if(s==="create")Rr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Rr.errors:e.concat(Rr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="preview")Tr(a,
{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Tr.errors:e.concat(Tr.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"rawpreview")qr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?qr.errors:e.concat(qr.errors),t=e.length),r!==!0&&
(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),
r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'valu\
e of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ie.errors=e,o.props=r,t===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};
function ei(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ei.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ie(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Ie.errors:e.concat(
Ie.errors),t=e.length;else var r=Ie.evaluated.props;return ei.errors=e,o.props=r,t===0}ei.evaluated={dynamicProps:!0,dynamicItems:!1};var Im=ri,Ta={type:"object",
required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},purpose:{type:"st\
ring",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},rule:{type:["integer","string"],
minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},groupName:{$ref:"contract#/$defs/GroupName"},join:{type:"string",format:"join-id",maxLength:250,
pattern:"^([1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?)?$"},dependency:{
type:"string",maxLength:410,pattern:"^([1-9][0-9]{0,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"}}},Rm={type:"string",enum:["","repositories","entities","s\
cheduler","files","libraryEntities","libraryAttributes","loaderConnections","businessRules","realBusinessRules","entityBusinessRules","attributeBusinessRules","\
passingRules","failingRules","enabledRules","libraryRules","libraryEntityRules","associatedRules","associatedEntities","allRuleHistory","entityRuleHistory","rul\
eHistory","compliance","entityCompliance","keywords","ruleFolders","ruleFolderRules","ruleFolderResults","webhooks","joins","permanentJoins","discoveredJoins","\
entityJoins","entityPermanentJoins","entityDiscoveredJoins","joinJobs","vennDiagram","joinInnerRows","joinOuterRows","joinLeftOuterRows","joinRightOuterRows","j\
oinLeftNoMatchRows","joinRightNoMatchRows","joinMatchingValues","joinLeftNoMatchValues","joinRightNoMatchValues","keys","permanentKeys","discoveredKeys","attrib\
uteKeys","dependencies","permanentDependencies","discoveredDependencies","attributeDependencies","permanentAttributeDependencies","discoveredAttributeDependenci\
es","keyDuplicates","conflicts","attributeConflicts","corrections","attributeCorrections","duplicateKeyRows","conflictRows","datasources","dataschemas","rows","\
rowDetails","duplicatesIndicator","duplicates","ruleFailingRows","rulePassingRows","groupFailingRows","groupPassingRows","ruleGroups","rejected","attributes","v\
alues","spaces","masks","patterns","soundexes","metaphones"]},Em=new RegExp("^([1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0\
-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?)?$","u"),Mo=new RegExp("^([1-9][0-9]{0,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$","u");function Lr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Lr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.expression===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(Ta.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.expression!==void 0){let r=a.expression;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/expression",
schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.purpose!==void 0){let r=a.purpose;if(typeof r!="string"){const s={instancePath:i+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r===
"value"||r==="condition")){const s={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:Ta.properties.purpose.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.listing!==void 0){let r=a.listing;if(typeof r!="string"){const s={
instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(!(r===""||r==="repositories"||r==="entities"||r==="scheduler"||r==="files"||r==="libraryEntities"||r==="libraryAttributes"||r==="loaderConnections"||r===
"businessRules"||r==="realBusinessRules"||r==="entityBusinessRules"||r==="attributeBusinessRules"||r==="passingRules"||r==="failingRules"||r==="enabledRules"||r===
"libraryRules"||r==="libraryEntityRules"||r==="associatedRules"||r==="associatedEntities"||r==="allRuleHistory"||r==="entityRuleHistory"||r==="ruleHistory"||r===
"compliance"||r==="entityCompliance"||r==="keywords"||r==="ruleFolders"||r==="ruleFolderRules"||r==="ruleFolderResults"||r==="webhooks"||r==="joins"||r==="perma\
nentJoins"||r==="discoveredJoins"||r==="entityJoins"||r==="entityPermanentJoins"||r==="entityDiscoveredJoins"||r==="joinJobs"||r==="vennDiagram"||r==="joinInner\
Rows"||r==="joinOuterRows"||r==="joinLeftOuterRows"||r==="joinRightOuterRows"||r==="joinLeftNoMatchRows"||r==="joinRightNoMatchRows"||r==="joinMatchingValues"||
r==="joinLeftNoMatchValues"||r==="joinRightNoMatchValues"||r==="keys"||r==="permanentKeys"||r==="discoveredKeys"||r==="attributeKeys"||r==="dependencies"||r==="\
permanentDependencies"||r==="discoveredDependencies"||r==="attributeDependencies"||r==="permanentAttributeDependencies"||r==="discoveredAttributeDependencies"||
r==="keyDuplicates"||r==="conflicts"||r==="attributeConflicts"||r==="corrections"||r==="attributeCorrections"||r==="duplicateKeyRows"||r==="conflictRows"||r==="\
datasources"||r==="dataschemas"||r==="rows"||r==="rowDetails"||r==="duplicatesIndicator"||r==="duplicates"||r==="ruleFailingRows"||r==="rulePassingRows"||r==="g\
roupFailingRows"||r==="groupPassingRows"||r==="ruleGroups"||r==="rejected"||r==="attributes"||r==="values"||r==="spaces"||r==="masks"||r==="patterns"||r==="soun\
dexes"||r==="metaphones")){const s={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"enum",params:{allowedValues:Rm.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:Ta.properties.entity.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/en\
tity",schemaPath:"#/properties/entity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/patte\
rn",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.attribute!==
void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/attribute",schemaPath:"#/prope\
rties/attribute/type",keyword:"type",params:{type:Ta.properties.attribute.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="num\
ber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"\
#/properties/attribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!A.test(r)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'\
must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:Ta.properties.rule.type},message:"must \
be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"\
#/properties/rule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}
if(r<1||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.groupName!==void 0){let r=a.groupName;
if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},
message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$def\
s/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.join!==
void 0){let r=a.join;if(typeof r=="string"){if(f(r)>250){const s={instancePath:i+"/join",schemaPath:"#/properties/join/maxLength",keyword:"maxLength",params:{limit:250},
message:"must NOT have more than 250 characters"};e===null?e=[s]:e.push(s),t++}if(!Em.test(r)){const s={instancePath:i+"/join",schemaPath:"#/properties/join/pat\
tern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1\
-9][0-9]{0,14})?)?$"},message:'must match pattern "^([1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4})\
{0,15}(-[1-9][0-9]{0,14})?)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/join",schemaPath:"#/properties/join/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.dependency!==void 0){let r=a.dependency;if(typeof r=="string"){if(f(r)>410){const s={instancePath:i+
"/dependency",schemaPath:"#/properties/dependency/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=
[s]:e.push(s),t++}if(!Mo.test(r)){const s={instancePath:i+"/dependency",schemaPath:"#/properties/dependency/pattern",keyword:"pattern",params:{pattern:"^([1-9][\
0-9]{0,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^([1-9][0-9]{0,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/dependency",schemaPath:"#/properties/dependency/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Lr.errors=e,t===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=jr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="check"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Lr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Lr.errors:e.concat(Lr.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return jr.errors=e,t===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Re(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Re.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="check"){jr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?jr.errors:e.concat(jr.errors),t=e.length);
var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Re.errors=e,o.props=r,t===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};
function ri(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ri.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Re(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Re.errors:e.concat(
Re.errors),t=e.length;else var r=Re.evaluated.props;return ri.errors=e,o.props=r,t===0}ri.evaluated={dynamicProps:!0,dynamicItems:!1};var $=si;function si(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=si.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return si.errors=e,t===0}si.evaluated={props:{repository:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var Tm=ti;
function Ar(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ar.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/maxLen\
gth",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/\
description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Ar.errors=e,t===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Ar(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ar.errors:e.concat(Ar.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Sr.errors=e,t===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Om={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:["source"]},properties:{source:{$ref:"contract#/$defs/Source"},
connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract\
#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};function _r(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=_r.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample"||r==="maxRejected"||r==="jobName"||r==="scheduleNow"||r==="schedule\
Time")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#\
/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(K(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxReject\
ed",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:vn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/\
maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!Pn.test(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>
128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 1\
28 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{
pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$\
"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:Om.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0&&a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/dependentRequired",keyword:"d\
ependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInfo"},message:"must have property connectInfo when property \
source is present"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo!==void 0&&a.source===void 0){const r={instancePath:i,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"must have property source when property connectIn\
fo is present"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return _r.errors=e,t===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Cr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="reload"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(_r(a.data,{instancePath:i+"/data",
parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?_r.errors:e.concat(_r.errors),t=e.length)),a.options!==void 0){let r=a.options;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return Cr.errors=e,t===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){Sr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Sr.errors:e.concat(Sr.errors),t=e.length);var r=!0}else if(s==="reload")Cr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Cr.errors:e.concat(Cr.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return Ee.errors=e,o.props=r,t===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function ti(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ti.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!Ee(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length;else var r=Ee.evaluated.
props;return ti.errors=e,o.props=r,t===0}ti.evaluated={dynamicProps:!0,dynamicItems:!1};var Dm=ai,qm={type:"object",properties:{holding:{type:"string",maxLength:8e3,
pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNa\
mes"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{
type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"st\
ring",enum:["0","1"]}},required:[],$id:"listRows_query"},Lm=new RegExp("^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha\
256:[0-9a-f]{64}))$","u");function ai(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ai.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.holding!==void 0){let r=a.holding;if(typeof r==
"string"){if(f(r)>8e3){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[s]:e.push(s),t++}if(!Lm.test(r)){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pa\
ttern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;
for(let m=0;m<s;m++){let h=r[m];if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/co\
lumns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];
const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate \
items (items ## "+d+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$def\
s/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NO\
T have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fe\
wer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>140){const m={instancePath:i+"/s\
ort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.
push(m),t++}if(f(d)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/\
pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||
isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"\
int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageS\
ize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+"/ex\
ternal",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="\
1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:qm.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ai.errors=e,t===0}ai.evaluated={props:{holding:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var S=ii;function ee(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===
0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ee(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Te.errors=e,o.props=r,t===
0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};function ii(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=ii.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Te(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?Te.errors:e.concat(Te.errors),t=e.length;else var r=Te.evaluated.props;return ii.errors=e,o.props=r,t===0}ii.evaluated={dynamicProps:!0,
dynamicItems:!1};var jm=oi;function oi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=oi.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.row===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},
message:"must have required property 'row'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.
row!==void 0){let r=a.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/row",schemaPath:"#/properties/row/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/row",schemaPath:"#/properties/row/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/row",schemaPath:"#/properties/row/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oi.errors=e,t===0}oi.evaluated={props:{repository:!0,entityID:!0,row:!0},
dynamicProps:!1,dynamicItems:!1};var Oa=ni;function Fr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=Fr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fr.errors=e,t===
0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Fr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Oe.errors=e,o.props=r,t===
0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};function ni(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=ni.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Oe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length;else var r=Oe.evaluated.props;return ni.errors=e,o.props=r,t===0}ni.evaluated={dynamicProps:!0,
dynamicItems:!1};var Nn=mi;function mi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=mi.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.copies===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
copies"},message:"must have required property 'copies'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>
64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/e\
ntityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}if(a.copies!==void 0){let r=a.copies;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/copies",schemaPath:"#/p\
roperties/copies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/copies",schemaPath:"#/properties/copies/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/copies",schemaPath:"#/properties/copies/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/copies",schemaPath:"\
#/properties/copies/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mi.errors=e,t===0}mi.evaluated={props:{repository:!0,
entityID:!0,copies:!0},dynamicProps:!1,dynamicItems:!1};var Am=pi;function Gr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gr.errors=e,t===
0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Gr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?Gr.errors:e.concat(Gr.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return De.errors=e,o.props=r,t===
0}De.evaluated={dynamicProps:!0,dynamicItems:!1};function pi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=pi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!De(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?De.errors:e.concat(De.errors),t=e.length;else var r=De.evaluated.props;return pi.errors=e,o.props=r,t===0}pi.evaluated={dynamicProps:!0,
dynamicItems:!1};var j=li;function li(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=li.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributeID"},message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="strin\
g"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/e\
ntityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}if(a.attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attributeID",
schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"\
#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?
e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return li.errors=e,t===0}li.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var Sm=ui,_m={type:"object",properties:{
style:{$ref:"contract#/$defs/PatternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,
maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{
type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},zo={type:"strin\
g",enum:["","Default","Rich","Long"]};function ui(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ui.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let r=a.style;if(typeof r!=
"string"){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r===""||r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"\
enum",params:{allowedValues:zo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;
if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){
let h=r[m];if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"c\
ontract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{
const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[g]:e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"\
/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and\
 "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sor\
t/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+
"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.
push(m),t++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pag\
eStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStar\
t",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(
r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};
e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/page\
Size",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/pr\
operties/external/enum",keyword:"enum",params:{allowedValues:_m.properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ui.
errors=e,t===0}ui.evaluated={props:{style:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Cm=ci;function Ur(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ur.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.style!==void 0){let s=r.style;if(typeof s!="string"){const n={instancePath:i+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s===
""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:zo.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,
parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,t===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Hr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Hr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"filename"||r==="filetype"||r==="encoding"||r==="unencodable"||r==="escapeFormulas"||r==="style")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.
filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$\
defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ko.test(r)){
const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\\
u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2\
066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\\
u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){
const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Vo.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"\
contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="asci\
i"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="c\
p775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||
r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1\
988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r===
"iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso\
8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="m\
acCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkr\
aine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",
keyword:"enum",params:{allowedValues:Ea.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.
unencodable;if(typeof r!="string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract\
#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:Xo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}
if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={
instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(r===""||r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{
allowedValues:zo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Hr.errors=e,t===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Vr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Vr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Hr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Hr.errors:e.concat(Hr.errors),t=e.length)),a.options!==void 0&&(U(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"\
options",rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vr.errors=e,t===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"get"){Ur(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ur.errors:e.concat(Ur.errors),t=e.length);var r=!0}else if(s===
"export")Vr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Vr.errors:e.concat(Vr.errors),t=e.length),r!==!0&&(r=
!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "c\
ommand" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return qe.errors=e,o.props=r,t===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};function ci(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ci.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!qe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?qe.errors:e.concat(qe.errors),
t=e.length;else var r=qe.evaluated.props;return ci.errors=e,o.props=r,t===0}ci.evaluated={dynamicProps:!0,dynamicItems:!1};var Fm=di;function Xr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="data"||r==="command"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===void 0){const s={instancePath:i+"/data",schemaPath:"#/pro\
perties/data/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.mask===
void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required p\
roperty 'mask'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="value"||s==="mask")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.
value!==void 0){let s=r.value;if(typeof s=="string"){if(f(s)>4096){const n={instancePath:i+"/data/value",schemaPath:"#/properties/data/properties/value/maxLengt\
h",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/\
value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.mask!==
void 0){let s=r.mask;if(typeof s=="string"){if(f(s)>1024){const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(f(s)<1){const n={instancePath:i+"/data/mask",schemaPath:"\
#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}if(a.command!==void 0){let r=a.command;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:I.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.options!==void 0){let r=a.options;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Xr.errors=e,t===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function di(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=di.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Xr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Xr.errors:e.concat(Xr.errors),t=e.length),di.errors=e,t===0}di.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Gm=fi,Um={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function fi(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=fi.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:i+"/g\
roup",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Dat\
e/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:i+"/group",schemaPath:"\
contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Um.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>100){const s={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"#/pro\
perties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fi.errors=e,t===0}fi.evaluated={props:{group:!0,name:!0},
dynamicProps:!1,dynamicItems:!1};var Hm=hi,Vm={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)$"},Xm=new RegExp("^([1-9]|10)$","u");function Kr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Kr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.name===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="priority"||r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:Vm.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"con\
tract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={
instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(typeof r=="string"&&!Xm.test(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/pattern",keyword:"pattern",params:{
pattern:"^([1-9]|10)$"},message:'must match pattern "^([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(
r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more t\
han 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/name",schemaPath:"c\
ontract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match patt\
ern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$\
defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;
if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"con\
tract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Kr.errors=e,t===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Mr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Mr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Kr(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Kr.errors:e.concat(Kr.errors),t=e.length)),a.options!==
void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mr.errors=e,t===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Le.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"add"){Mr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Mr.errors:e.concat(Mr.errors),t=e.length);var r=!0}else{
const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Le.errors=e,o.props=r,t===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};function hi(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=hi.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!Le(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Le.errors:e.concat(Le.errors),
t=e.length;else var r=Le.evaluated.props;return hi.errors=e,o.props=r,t===0}hi.evaluated={dynamicProps:!0,dynamicItems:!1};var $n=yi;function yi(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=yi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.priority===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priorit\
y",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return yi.errors=e,t===0}yi.evaluated=
{props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var Km=gi,Mm={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},W=new RegExp(
"^([1-9]|10)?$","u");function zr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=zr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="priority"||r==="name"||
r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/type",keyword:"type",params:{type:Mm.type},message:"must be integer,strin\
g"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/Priority\
Move/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"\
^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){
const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/pattern",keyword:"pattern",
params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1\
f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 character\
s"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zr.errors=e,t===0}zr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Jr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Jr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edi\
t"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(zr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"d\
ata",rootData:l,dynamicAnchors:p})||(e=e===null?zr.errors:e.concat(zr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Jr.errors=e,t===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){Jr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return je.
errors=e,o.props=r,t===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};function gi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=gi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!je(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?je.errors:e.concat(je.errors),t=e.length;else var r=je.evaluated.props;return gi.errors=e,o.props=r,t===0}gi.evaluated=
{dynamicProps:!0,dynamicItems:!1};var zm=vi;function Yr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yr.errors=e,t===
0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Wr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityNam\
e'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entityName"||r==="entityDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==
void 0){let r=a.entityName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!G.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]\
*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"\
contract#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Libr\
aryEntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;
if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(
d)){if(d.name===void 0){const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="name"||m==="description")){const h={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"m\
ust NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.name!==void 0){let m=d.name;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!G.test(
m)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.description!==void 0){let m=d.description;if(typeof m=="string"){if(f(
m)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(m)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Wr.errors=e,t===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Wr(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Wr.errors:e.concat(Wr.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Br.errors=e,t===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[r]:e.push(r),t++}if(a.attributes===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!(r==="entityName"||r==="entityDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r==
"string"){if(f(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntity\
Name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entit\
yName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==
void 0){let r=a.entityDesc;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLen\
gth",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x0\
0]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(Array.isArray(r)){if(r.length>4096){const n={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(
d)){if(d.name===void 0){const m={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="name"||m==="description")){const h={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"m\
ust NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.name!==void 0){let m=d.name;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!G.test(
m)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.description!==void 0){let m=d.description;if(typeof m=="string"){if(f(
m)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(m)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Zr.errors=e,t===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/co\
mmand/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Zr(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Zr.errors:e.concat(Zr.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ae={type:["integer","string"],
minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},B={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},R=new RegExp(
"^[1-9][0-9]{0,14}$","u"),Jm={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},Ym={type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function re(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.realAttr===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"realAttr"},message:"must have required property 'realAttr'"};
e===null?e=[r]:e.push(r),t++}if(a.libAttr===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libAttr"},message:"\
must have required property 'libAttr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="realAttr"||r==="libAttr")){const s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.realAttr!==void 0){let r=a.realAttr;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/realAttr",schemaPath:"\
contract#/$defs/RealAttributeNumber/type",keyword:"type",params:{type:Jm.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numb\
er"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/\
realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.libAttr!==void 0){let r=a.libAttr;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/type",keyword:"\
type",params:{type:Ym.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){
const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttr\
ibuteNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){
const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function es(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=es.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),Array.isArray(a)){if(a.length>4096){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT ha\
ve more than 4096 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++)re(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:l,
dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),t++}return es.errors=e,t===0}es.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function rs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
library"},message:"must have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="library"||r===
"entity"||r==="mapping")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:Ae.type},message:"must be int\
eger,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"c\
ontract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.entity!==
void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$de\
fs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[s]:e.push(s),t++}}a.mapping!==void 0&&(es(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"mapping",rootData:l,dynamicAnchors:p})||
(e=e===null?es.errors:e.concat(es.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ss(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ss.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="associate"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"associate"},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),t++}}if(a.data!==void 0&&(rs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?rs.errors:e.concat(
rs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ss.errors=e,t===0}ss.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var xn={enum:["","0","1",0,1]};function ts(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=ts.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(
r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required \
property 'library'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="library"||r==="deleteRules")){const s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:Ae.type},message:"must b\
e integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"\
contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.deleteRules!==
void 0){let r=a.deleteRules;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/\
enum",keyword:"enum",params:{allowedValues:xn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ts.errors=e,t===0}ts.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function as(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=as.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="disassociate"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
disassociate"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ts(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?ts.errors:e.concat(ts.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return as.errors=e,t===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Da={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^[1-9][0-9]{0,14}$"};function is(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=is.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.rules===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:
e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have re\
quired property 'library'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="rules"||r==="library")){const s={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}
if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="stri\
ng"){const m={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Da.type},message:"must be integer,string"};e===
null?e=[m]:e.push(m),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const m={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/Ru\
leNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),t++}if(d<1||
isNaN(d)){const m={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1"};e===null?e=[m]:e.push(m),t++}}if(typeof d=="string"&&!R.test(d)){const m={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/\
rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.library!==void 0){let r=a.
library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/type",keyword:"type",params:{type:Ae.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern\
 "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return is.errors=e,t===0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function os(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=os.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="promote"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"promote"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0&&(is(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?is.errors:e.concat(
is.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return os.errors=e,t===0}os.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Se(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Se.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){Yr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Yr.errors:e.concat(Yr.errors),
t=e.length);var r=!0}else if(s==="add")Br(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Br.errors:e.concat(Br.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="create")Qr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Qr.errors:e.concat(
Qr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="associate")ss(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?
ss.errors:e.concat(ss.errors),t=e.length),r!==!0&&(r=!0);else if(s==="disassociate")as(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?as.errors:e.concat(as.errors),t=e.length),r!==!0&&(r=!0);else if(s==="promote")os(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?os.errors:e.concat(os.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Se.errors=e,o.props=r,t===
0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};function vi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=vi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Se(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?Se.errors:e.concat(Se.errors),t=e.length;else var r=Se.evaluated.props;return vi.errors=e,o.props=r,t===0}vi.evaluated={dynamicProps:!0,
dynamicItems:!1};var se=Pi;function Pi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Pi.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.libraryID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repos\
itory",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==
void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/libraryID",schemaPath:"\
#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pi.errors=e,t===0}Pi.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var Wm=bi;function ns(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=ns.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r==
"string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityR\
ename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r==
"string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$def\
s/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return ns.errors=e,t===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ms(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ms.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(ns(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ns.errors:e.concat(ns.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,t===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ps(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ps.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="ent\
ity"||r==="deleteRules")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/\
EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<
1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.deleteRules!==void 0){
let r=a.deleteRules;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/enum",keyword:"\
enum",params:{allowedValues:xn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.errors=e,t===0}ps.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ls(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ls.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="disassociate"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disasso\
ciate"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ps(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?ps.errors:e.concat(ps.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ls.errors=e,t===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=_e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){ms(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ms.errors:e.concat(ms.errors),t=e.length);var r=!0}else if(s==="disassociate")ls(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ls.errors:e.concat(ls.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _e.
errors=e,o.props=r,t===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};function bi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=bi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!_e(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?_e.errors:e.concat(_e.errors),t=e.length;else var r=_e.evaluated.props;return bi.errors=e,o.props=r,t===0}bi.evaluated=
{dynamicProps:!0,dynamicItems:!1};var In=wi,Bm={type:"object",properties:{deleteRules:{type:"string",enum:["0","1"]}},required:[],$id:"deleteLibraryEntity_query"};
function wi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=wi.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.deleteRules!==void 0){let r=a.deleteRules;if(typeof r!="string"){
const s={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/enum",keyword:"enum",params:{allowedValues:Bm.
properties.deleteRules.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wi.errors=e,t===0}wi.evaluated={props:{deleteRules:!0},dynamicProps:!1,
dynamicItems:!1};var Zm=ki;function us(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=us.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}us.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function cs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=cs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){
const s={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"name"},message:"must hav\
e required property 'name'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="name"||s==="description")){const n={instancePath:i+"/data",schemaPath:"cont\
ract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propertie\
s"};e===null?e=[n]:e.push(n),t++}if(r.name!==void 0){let s=r.name;if(typeof s=="string"){if(f(s)>128){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[n]:
e.push(n),t++}if(f(s)<1){const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!G.test(s)){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/name",schemaPath:"\
contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.description!==
void 0){let s=r.description;if(typeof s=="string"){if(f(s)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(
s)){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$\
defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$de\
fs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cs.errors=e,t===0}cs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ce(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ce.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){us(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?us.errors:e.concat(us.errors),
t=e.length);var r=!0}else if(s==="add")cs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?cs.errors:e.concat(cs.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ce.errors=e,o.props=r,t===0}Ce.evaluated={dynamicProps:!0,
dynamicItems:!1};function ki(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ki.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ce(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?
Ce.errors:e.concat(Ce.errors),t=e.length;else var r=Ce.evaluated.props;return ki.errors=e,o.props=r,t===0}ki.evaluated={dynamicProps:!0,dynamicItems:!1};var Jo=Ni;
function Ni(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ni.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/proper\
ties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.libraryID!==void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/library\
ID",schemaPath:"#/properties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"\
#/properties/libraryID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=
[s]:e.push(s),t++}}}if(a.attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attribute\
ID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numb\
er"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attribut\
eID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.
validate(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match fo\
rmat "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Ni.errors=e,t===0}Ni.evaluated={props:{repository:!0,libraryID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var Qm=$i;
function ds(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ds.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"mu\
st be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){
const s={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeChange/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT hav\
e fewer than 1 properties"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="name"||s==="description")){const n={instancePath:i+"/data",schemaPath:"contr\
act#/$defs/LibraryAttributeChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propertie\
s"};e===null?e=[n]:e.push(n),t++}if(r.name!==void 0){let s=r.name;if(typeof s=="string"){if(f(s)>128){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeChange/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[n]:
e.push(n),t++}if(!D.test(s)){const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/pattern",keyword:"pattern",
params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1\
f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.description!==void 0){let s=r.description;if(typeof s=="string"){if(f(
s)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/description",schemaPath:"\
contract#/$defs/LibraryAttributeChange/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAt\
tributeChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ds.errors=e,t===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){ds(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Fe.
errors=e,o.props=r,t===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};function $i(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=$i.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Fe(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length;else var r=Fe.evaluated.props;return $i.errors=e,o.props=r,t===0}$i.evaluated=
{dynamicProps:!0,dynamicItems:!1};var ep=xi;function q(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}
q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rp={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{
$ref:"contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$\
defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$\
defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contrac\
t#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"\
contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},qa={enum:["","0","1",0,1]},Yo={type:["number","string"],minimum:0,maximum:100,
pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},te={type:["integer","string"],minimum:0,maximum:1e6,pattern:"^([0-9]{1,6}|1000000)?$"},ae={enum:["",
"0","1","2","3","4",0,1,2,3,4]},La={enum:["","0","1","2",0,1,2]},ja={type:["integer","string"],minimum:0,maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},Aa={type:[
"integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},Wo=new RegExp("^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$","u"),ie=new RegExp("^([0-9]{1\
,6}|1000000)?$","u"),oe=new RegExp("^([0-9]{1,9}|1000000000)?$","u"),ne=new RegExp("^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14\
}))*)?$","u");function me(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=me.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.NAME===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===
null?e=[r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"\
must have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(rp.properties,r)){const s={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==
void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs\
/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!G.test(r)){const s={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){
let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"m\
axLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTIO\
N",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/EN\
ABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:qa.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract\
#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<
1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.
THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"\
type",params:{type:Yo.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.
push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Wo.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$d\
efs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|\
[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:te.type},message:"must be integer,\
string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs\
/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r===
"2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;
if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:La.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.
INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:ja.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!oe.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|\
1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Aa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fs(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(me(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),a.options!==
void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rn={type:["\
integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function pe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){if(a.length>
4096){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[s]:e.push(
s),t++}const r=a.length;for(let s=0;s<r;s++)re(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:
e.concat(re.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}return pe.errors=e,t===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function hs(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=hs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"mus\
t have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"library"},message:"must have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.rules===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}if(a.mappings===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mappings"},message:"must have required property 'mappings'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="library"||r==="rules"||r==="mappings")){const s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.
entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/\
type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[s]:e.push(s),t++}}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:Ae.type},message:"must be integer,string"};e===null?e=[s]:
e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.rules!==void 0){let r=a.rules;
if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"m\
ust NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const m={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"\
type",params:{type:Rn.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){
const m={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[m]:e.push(m),t++}if(d<1||isNaN(d)){const m={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}if(typeof d=="string"&&!R.test(d)){const m={instancePath:i+
"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0\
-9]{0,14}$"'};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}a.mappings!==void 0&&(pe(a.mappings,{instancePath:i+"/mappings",parentData:a,parentDataProperty:"mappings",rootData:l,
dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return hs.errors=e,t===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ys(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="copy"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(hs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?hs.errors:e.concat(hs.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,t===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ge(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ge.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){q(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length);
var r=!0}else if(s==="add")fs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?fs.errors:e.concat(fs.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="copy")ys(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ys.errors:e.concat(ys.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ge.errors=e,o.props=r,t===0}Ge.evaluated={dynamicProps:!0,
dynamicItems:!1};function xi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=xi.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ge(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?
Ge.errors:e.concat(Ge.errors),t=e.length;else var r=Ge.evaluated.props;return xi.errors=e,o.props=r,t===0}xi.evaluated={dynamicProps:!0,dynamicItems:!1};var Ii=Ri;
function Ri(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ri.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.libraryID!==void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/libraryID",schemaPath:"#/pro\
perties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/libr\
aryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.
ruleID!==void 0){let r=a.ruleID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/pro\
perties/ruleID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ri.errors=e,t===0}Ri.evaluated={props:{repository:!0,
libraryID:!0,ruleID:!0},dynamicProps:!1,dynamicItems:!1};var sp=_i,tp={type:"object",minProperties:1,additionalProperties:!1,properties:{NAME:{$ref:"contract#/$\
defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$def\
s/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"\
contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{
$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresh\
oldChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},Ei={type:["string","null"],maxLength:4e3,
pattern:"^[^\\x00]*$"},Ti={enum:["","0","1",0,1]},Oi={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},
Di={type:["string","null"],format:"condition",maxLength:1e4,pattern:"^[^\\x00]*$"},qi={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00\
]*$"},Li={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},ji={enum:["","0","1","2",0,1,2]},Ai={type:["integer","string"],minimum:0,
maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},Si={type:["integer","string","null"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},gs=new RegExp("^(100(\\.0{1,\
15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$","u");function vs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){
const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),t++}for(const r in a)if(!_.call(tp.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Ei.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="strin\
g"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==
void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:Ti.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;
if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Oi.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!gs.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:Di.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){
let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:qi.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:te.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/G\
ROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contra\
ct#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Li.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:ji.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:Ai.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!oe.test(r)){const s={instancePath:i+"/IN\
DEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match\
 pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Si.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return vs.errors=e,t===0}vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(vs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?vs.errors:e.concat(vs.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var H={enum:["","0","1",0,1]};function Ps(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ps.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="jobName"||r===
"scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Ps.errors=e,t===0}Ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=bs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ps(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ps.errors:e.concat(Ps.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){le(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),t=e.length);var r=!0}else if(s==="run")bs(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?bs.errors:e.concat(bs.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ue.
errors=e,o.props=r,t===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};function _i(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=_i.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ue(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length;else var r=Ue.evaluated.props;return _i.errors=e,o.props=r,t===0}_i.evaluated=
{dynamicProps:!0,dynamicItems:!1};var ap=Ci;function He(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Q(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Q.
errors:e.concat(Q.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===
null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"map\
ping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return He.errors=e,o.props=r,t===
0}He.evaluated={dynamicProps:!0,dynamicItems:!1};function Ci(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Ci.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!He(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?He.errors:e.concat(He.errors),t=e.length;else var r=He.evaluated.props;return Ci.errors=e,o.props=r,t===0}Ci.evaluated={dynamicProps:!0,
dynamicItems:!1};var En=Fi;function Fi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Fi.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.libraryID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(
r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more th\
an 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryI\
D",schemaPath:"#/properties/libraryID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(
r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};
e===null?e=[s]:e.push(s),t++}}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/enti\
tyID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fi.
errors=e,t===0}Fi.evaluated={props:{repository:!0,libraryID:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var ip=Gi;function ws(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ws.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enti\
ty"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.mapping===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mapping"},message:"must have required property 'mapping'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="entity"||r==="library"||r==="mapping")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be i\
nteger,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNum\
ber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.library!==
void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$\
defs/LibraryNumber/type",keyword:"type",params:{type:Ae.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"con\
tract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}a.mapping!==void 0&&(pe(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"\
mapping",rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ks(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ks.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
s]:e.push(s),t++}}if(a.data!==void 0&&(ws(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ws.errors:
e.concat(ws.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}ks.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ve.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){ks(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ks.errors:e.concat(ks.errors),
t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ve.errors=e,o.props=r,t===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};
function Gi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Gi.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ve(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Ve.errors:e.concat(
Ve.errors),t=e.length;else var r=Ve.evaluated.props;return Gi.errors=e,o.props=r,t===0}Gi.evaluated={dynamicProps:!0,dynamicItems:!1};var Bo=Ui,op={type:"object",
properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",
format:"sort-key",minLength:1,maxLength:140}},page:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageStart:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"\
listBusinessRules_query"};function Ui(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ui.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(
r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h==
"string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+
"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}
let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};
e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(a.page!==void 0){let r=a.page;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/page",schemaPath:"#/properties/page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/page",schemaPath:"#/properties/page/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/p\
roperties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}
if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r===
"1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:op.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ui.errors=e,t===0}Ui.evaluated={props:{columns:!0,where:!0,sort:!0,page:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var Sa=Hi;function Xe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){q(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Xe.errors=e,o.props=r,t===
0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};function Hi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Hi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Xe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length;else var r=Xe.evaluated.props;return Hi.errors=e,o.props=r,t===0}Hi.evaluated={dynamicProps:!0,
dynamicItems:!1};var np=Vi;function Ns(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ns.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="libraries"){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.libraries!==void 0){let r=a.libraries;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/libraries",schemaPath:"#/properties/libra\
ries/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){
let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const m={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Lib\
raryNumber/type",keyword:"type",params:{type:Ae.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d)){const m={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),t++}if(d<1||isNaN(d)){const m={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Librar\
yNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}if(typeof d=="string"&&!R.test(d)){const m={
instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pa\
ttern "^[1-9][0-9]{0,14}$"'};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/libraries",schemaPath:"#/properties/libraries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=e,t===0}Ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $s(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=$s.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="list"){const s={instancePath:i+"/command",schemaPath:"#/pro\
perties/command/const",keyword:"const",params:{allowedValue:"list"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Ns(a.data,
{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ns.errors:e.concat(Ns.errors),t=e.length)),a.options!==
void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),
t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $s.
errors=e,t===0}$s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=xs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.library===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="library"||r==="rule")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.library!==void 0){let r=a.library;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",
params:{type:Ae.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be \
<= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/lib\
rary",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$\
"'};e===null?e=[s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"type",params:{type:Rn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xs.errors=e,t===0}xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Is(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Is.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="rules"||
r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}
if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++)xs(r[n],{instancePath:i+"/rules/"+n,parentData:r,parentDataProperty:n,rootData:l,dynamicAnchors:p})||
(e=e===null?xs.errors:e.concat(xs.errors),t=e.length)}else{const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Is.errors=e,t===0}Is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Is(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Is.errors:e.concat(Is.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Rs.errors=e,t===0}Rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){q(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length);var r=!0}else if(s==="list")$s(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?$s.errors:e.concat($s.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")Rs(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Rs.errors:e.concat(Rs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return Ke.errors=e,o.props=r,t===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};function Vi(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Vi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Ke(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length;else var r=Ke.
evaluated.props;return Vi.errors=e,o.props=r,t===0}Vi.evaluated={dynamicProps:!0,dynamicItems:!1};var mp=Xi,pp={type:"object",required:["ENTITY","NAME","EXPRESS\
ION","THRESHOLD"],additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},ATTRIBUTE:{$ref:"contract#/$defs/RuleAttribute"},NAME:{$ref:"\
contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/R\
uleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/R\
uleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$de\
fs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"con\
tract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}},lp={type:["integer","\
string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})?$"},Zo={type:"string",enum:["","rows","values"]},up=new RegExp("^(0|[1-9][0-9]{0,14})\
?$","u");function Es(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Es.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[r]:e.push(r),t++}if(a.NAME===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSIO\
N'"};e===null?e=[r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},
message:"must have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(pp.properties,r)){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.ATTRIBUTE!==void 0){let r=a.ATTRIBUTE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/type",keyword:"type",params:{type:lp.type},message:"must\
 be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"\
contract#/$defs/RuleAttribute/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!up.test(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$d\
efs/RuleAttribute/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.
push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",
keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!G.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7\
f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescri\
ption/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={
instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:qa.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpres\
sion/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$def\
s/RuleThreshold/type",keyword:"type",params:{type:Yo.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Wo.test(r)){const s={instancePath:i+"/TH\
RESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must \
match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$\
defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){
const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:te.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||
isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLim\
it/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===
""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/Rul\
eAggregateMethod/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==
void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs\
/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:La.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==
void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:ja.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!oe.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([\
0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Aa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"\
contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="val\
ues")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:Zo.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Es.errors=e,t===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ts(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ts.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Es(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Es.errors:e.concat(Es.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}Ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var cp={type:"object",required:["ENTITY","RULE"],minProperties:3,additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},RULE:{$ref:"co\
ntract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/Ru\
leEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contr\
act#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{
$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlC\
hange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contr\
act#/$defs/RuleKeywords"}}};function Os(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Os.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<3){const r={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[r]:e.push(r),t++}if(a.ENTITY===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===
null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must ha\
ve required property 'RULE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(cp.properties,r)){const s={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){
let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/Entit\
yNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+
"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Da.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!R.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Ei.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="strin\
g"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==
void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:Ti.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;
if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Oi.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!gs.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:Di.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){
let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:qi.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:te.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/G\
ROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contra\
ct#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Li.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:ji.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:Ai.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!oe.test(r)){const s={instancePath:i+"/IN\
DEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match\
 pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Si.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}Os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ds(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ds.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Os(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Os.errors:e.concat(Os.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=e,t===0}Ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var dp={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})$"},Tn=new RegExp("^(0|[1-9][0-9]{0,14})$","u"),On=new RegExp(
"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$","u"),_a=new RegExp("^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})\
 [1-9][0-9]{0,14}$","u");function qs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=qs.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[r]:e.push(r),t++}if(a.OPTION===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"must have required property 'OPTION'"};e===null?e=
[r]:e.push(r),t++}for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/type",keyword:"type",params:{type:dp.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Tn.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})\
$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),t++}}if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(f(r)>8){
const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!On.test(r)){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/pattern",keyword:"pattern",params:{
pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][C\
c][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;
if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>47){const m={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?
e=[m]:e.push(m),t++}if(!_a.test(d)){const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[
m]:e.push(m),t++}}else{const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return qs.errors=e,t===0}qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ls(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ls.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(qs(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?qs.errors:e.concat(qs.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ls.errors=e,t===0}Ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){q(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length);var r=!0}else if(s==="add")Ts(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ts.errors:e.concat(Ts.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")Ds(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ds.errors:e.concat(Ds.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")Ls(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ls.errors:e.concat(Ls.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return Me.errors=e,o.props=r,t===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};function Xi(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Xi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Me(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Me.errors:e.concat(Me.errors),t=e.length;else var r=Me.
evaluated.props;return Xi.errors=e,o.props=r,t===0}Xi.evaluated={dynamicProps:!0,dynamicItems:!1};var fp=Ki,hp={type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^(0|[1-9][0-9]{0,14})$"};function js(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=js.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.attribute===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attribute"},message:"must have required property 'attribute'"};
e===null?e=[r]:e.push(r),t++}if(a.rule===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"},message:"mus\
t have required property 'rule'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="attribute"||r==="rule")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.attribute!==void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/type",keyword:"type",params:{type:hp.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"\
contract#/$defs/AttributeOfRule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Tn.test(r)){const s={instancePath:i+"/attribute",schemaPath:"contract\
#/$defs/AttributeOfRule/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[
s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rule",
schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Da.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!R.test(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.errors=e,t===0}js.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function As(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=As.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="rules"){const s={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.rules!==
void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/r\
ules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++)
js(r[n],{instancePath:i+"/rules/"+n,parentData:r,parentDataProperty:n,rootData:l,dynamicAnchors:p})||(e=e===null?js.errors:e.concat(js.errors),t=e.length)}else{
const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return As.errors=e,t===
0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ki(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Ki.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),As(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?As.errors:e.concat(As.errors),t=e.length),Ki.errors=e,t===0}Ki.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yp=Mi;
function Ss(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ss.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must\
 be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(me(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ss.errors=e,t===0}Ss.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var gp={type:"object",required:["RULE"],minProperties:2,additionalProperties:!1,properties:{RULE:{$ref:"contract#/$de\
fs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledCh\
ange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/\
RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"con\
tract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{
$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}};
function _s(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=_s.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!_.call(gp.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Da.type},message:"must be inte\
ger,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contr\
act#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.
NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="st\
ring"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Ei.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDesc\
riptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+
"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:Ti.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00\
]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpre\
ssionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r==
"number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Oi.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!gs.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Di.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_E\
XPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",
schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:qi.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract\
#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.
GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:te.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/R\
uleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(
r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'\
must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="stri\
ng"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Li.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$de\
fs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||
r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",
keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.
INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexContro\
lChange/enum",keyword:"enum",params:{allowedValues:ji.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==
void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",params:{type:Ai.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHO\
LD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!oe.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pa\
ttern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){
let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contrac\
t#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Si.type},message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
tyChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!W.test(r)){const s={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match patter\
n "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={
instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more th\
an 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/patte\
rn",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9\
][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LI\
ST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.errors=e,t===0}_s.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Cs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=Cs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(_s(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?_s.errors:e.concat(_s.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Cs.errors=e,t===0}Cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vp={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{
NAME:{$ref:"contract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"\
contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"\
contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"\
contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{
$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"cont\
ract#/$defs/RuleTrialRows"}}},Dn={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},qn={type:"string",
enum:["","first","random"]},Ln={type:["integer","string"],minimum:1,maximum:1e6,pattern:"^([1-9][0-9]{0,5}|1000000)?$"},jn=new RegExp("^([^\\x00-\\x1f\\x7f]*[^\\x00\
-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$","u"),An=new RegExp("^([1-9][0-9]{0,5}|1000000)?$","u");function Fs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must hav\
e required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(vp.properties,r)){const s={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){
let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!jn.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/\
$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "\
^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$de\
fs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;
if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$def\
s/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs\
/RuleEnabled/enum",keyword:"enum",params:{allowedValues:qa.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==
void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="n\
umber"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:Dn.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!gs.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
rialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-\
9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:te.type},message:"must be integer,\
string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs\
/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r===
"2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;
if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:La.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.
INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:ja.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!oe.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|\
1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Aa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sample!==void 0){let r=a.sample;if(typeof r!="string"){const s={instancePath:i+"/sample",schemaPath:"contrac\
t#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="first"||r==="rando\
m")){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:qn.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/type",keyword:"type",params:{type:Ln.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}
if(typeof r=="string"&&!An.test(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9\
][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fs.errors=e,t===0}Fs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Gs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Gs.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Fs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Fs.errors:e.concat(Fs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gs.errors=
e,t===0}Gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="suggest"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
suggest"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Pp={type:"object",required:["version","numbers"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,maxLength:64},numbers:{type:"array",
minItems:1,maxItems:100,items:{type:["integer","string"],minimum:1,maximum:100,pattern:"^([1-9][0-9]?|100)$"}}}},bp=new RegExp("^([1-9][0-9]?|100)$","u");function ce(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ce.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="accept"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"accept"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.version===void 0){const s={instancePath:i+"/data",schemaPath:"\
contract#/$defs/RulesAcceptance/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:
e.push(s),t++}if(r.numbers===void 0){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RulesAcceptance/required",keyword:"required",params:{missingProperty:"\
numbers"},message:"must have required property 'numbers'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="version"||s==="numbers")){const n={instancePath:i+
"/data",schemaPath:"contract#/$defs/RulesAcceptance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have ad\
ditional properties"};e===null?e=[n]:e.push(n),t++}if(r.version!==void 0){let s=r.version;if(typeof s=="string"){if(f(s)>64){const n={instancePath:i+"/data/vers\
ion",schemaPath:"contract#/$defs/RulesAcceptance/properties/version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers"};e===null?e=[n]:e.push(n),t++}if(f(s)<1){const n={instancePath:i+"/data/version",schemaPath:"contract#/$defs/RulesAcceptance/properties/version/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/version",
schemaPath:"contract#/$defs/RulesAcceptance/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(r.numbers!==void 0){let s=r.numbers;if(Array.isArray(s)){if(s.length>100){const d={instancePath:i+"/data/numbers",schemaPath:"contract#/$defs/RulesAcceptance\
/properties/numbers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[d]:e.push(d),t++}if(s.length<1){const d={
instancePath:i+"/data/numbers",schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let m=s[d];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&
typeof m!="string"){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/type",keyword:"type",params:{
type:Pp.properties.numbers.items.type},message:"must be integer,string"};e===null?e=[h]:e.push(h),t++}if(typeof m=="number"&&isFinite(m)){if(m>100||isNaN(m)){const h={
instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[h]:e.push(h),t++}if(m<1||isNaN(m)){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/\
properties/numbers/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),t++}}if(typeof m=="string"&&
!bp.test(m)){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]?|100)$"},message:'must match pattern "^([1-9][0-9]?|100)$"'};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/data/numbers",schemaPath:"\
contract#/$defs/RulesAcceptance/properties/numbers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/RulesAcceptance/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/Unuse\
dData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Sn={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"};function Us(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Us.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.OPTION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"mus\
t have required property 'OPTION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r==="jobName"||r==="scheduleN\
ow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:Sn.type},message:"must be integer,st\
ring"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#\
/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalR\
unEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}
if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(f(r)>8){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"\
maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!On.test(r)){const s={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][\
Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"con\
tract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;
for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>47){const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"\
maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[m]:e.push(m),t++}if(!_a.test(d)){const m={instancePath:i+"/RULE_IDS/"+
n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must\
 match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"\
contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==
void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLen\
gth",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pa\
ttern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"con\
tract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){
if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Us.errors=e,t===0}Us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0&&(Us(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Us.errors:
e.concat(Us.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ze(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ze.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){q(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length);var r=!0}else if(s==="add")Ss(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ss.errors:e.concat(Ss.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="edit")Cs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Cs.errors:e.concat(
Cs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="test")Gs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Gs.errors:
e.concat(Gs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="suggest")ue(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===
null?ue.errors:e.concat(ue.errors),t=e.length),r!==!0&&(r=!0);else if(s==="accept")ce(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?ce.errors:e.concat(ce.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")de(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?de.errors:e.concat(de.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ze.errors=e,o.props=r,t===
0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};function Mi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Mi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ze(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?ze.errors:e.concat(ze.errors),t=e.length;else var r=ze.evaluated.props;return Mi.errors=e,o.props=r,t===0}Mi.evaluated={dynamicProps:!0,
dynamicItems:!1};var wp=zi,kp={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleName"},
DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{
$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"\
contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{
$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{
$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}};function Hs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Hs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required p\
roperty 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!_.call(kp.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.
push(s),t++}if(f(r)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contrac\
t#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:qa.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(
r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT hav\
e more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/E\
XPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"type",params:{type:Yo.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"con\
tract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!Wo.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==
void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:te.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]\
{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/\
AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:La.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{
type:ja.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/I\
NDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!oe.test(r)){const s={instancePath:i+"/INDEX_THRES\
HOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-\
9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:Aa.type},message:"must be integer,strin\
g"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePrio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"\
^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r==
"string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"cont\
ract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'\
must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="values")){const s={instancePath:i+
"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:Zo.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Hs.errors=e,t===0}Hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vs(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Hs(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Hs.errors:e.concat(Hs.errors),t=e.length)),a.options!==
void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vs.errors=e,t===0}Vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Np={type:"o\
bject",required:["RULE"],minProperties:2,additionalProperties:!1,properties:{RULE:{$ref:"contract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{
$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{
$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},
GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/Ru\
leAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"\
contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOfChange"}}},$p={type:"\
string",enum:["","rows","values"]};function Xs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Xs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.RULE===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!_.call(Np.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Da.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RU\
LE",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$def\
s/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.
NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLe\
ngth",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/NAME",schemaPath:"\
contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pa\
ttern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contra\
ct#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;
if(typeof r!="string"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Ei.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$de\
fs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={
instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:Ti.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRE\
SSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===
null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract\
#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.
THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",
keyword:"type",params:{type:Oi.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={
instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 10\
0"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!gs.test(r)){const s={instancePath:i+"/THRESHOL\
D",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must\
 match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!=
"string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Di.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){
const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={
instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:qi.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EX\
PRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:te.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"\
/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{
pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.
AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"\
type",params:{type:Li.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_\
EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;
if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/\
$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}
if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"\
contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:ji.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",params:{type:Ai.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresh\
oldChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!oe.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThr\
esholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:
e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"&&r!==null){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Si.type},message:"must be integer,string,null"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)\
?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="\
string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"cont\
ract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'\
must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOfChan\
ge/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="values")){const s={instancePath:i+
"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOfChange/enum",keyword:"enum",params:{allowedValues:$p.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Xs.errors=e,t===0}Xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ks(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Xs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Xs.errors:e.concat(Xs.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ks.errors=e,t===0}Ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xp={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs\
/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThr\
eshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupL\
imit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/\
$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"\
contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/$defs/Rul\
eTrialRows"}}};function Ms(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ms.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!_.call(xp.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=
[s]:e.push(s),t++}if(!jn.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",
schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\\
x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleD\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||
r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:qa.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>
1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have m\
ore than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPR\
ESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:Dn.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!gs.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0\
{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==
void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:te.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ie.test(r)){const s={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]\
{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/\
AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:La.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{
type:ja.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/I\
NDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!oe.test(r)){const s={instancePath:i+"/INDEX_THRES\
HOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-\
9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:Aa.type},message:"must be integer,strin\
g"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePrio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!W.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"\
^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r==
"string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!ne.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"cont\
ract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'\
must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="values")){const s={instancePath:i+
"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:Zo.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.sample!==void 0){let r=a.sample;if(typeof r!="string"){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTria\
lSample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="first"||r==="random")){const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:qn.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/rows",schemaPath:"contract#/$defs/RuleTrialRows/type",keyword:"type",params:{type:Ln.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTria\
lRows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!An.test(r)){const s={
instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,5}|1000000)?$"},message:'must match \
pattern "^([1-9][0-9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ms.errors=e,t===0}Ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Ms(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ms.errors:e.concat(Ms.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zs.errors=e,t===0}zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Je(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Je.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){q(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length);
var r=!0}else if(s==="add")Vs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Vs.errors:e.concat(Vs.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="edit")Ks(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ks.errors:e.concat(Ks.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="test")zs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?zs.errors:e.concat(
zs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="suggest")ue(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ue.
errors:e.concat(ue.errors),t=e.length),r!==!0&&(r=!0);else if(s==="accept")ce(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?ce.errors:e.concat(ce.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")de(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?de.errors:e.concat(de.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Je.errors=e,o.props=r,t===
0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};function zi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=zi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Je(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?Je.errors:e.concat(Je.errors),t=e.length;else var r=Je.evaluated.props;return zi.errors=e,o.props=r,t===0}zi.evaluated={dynamicProps:!0,
dynamicItems:!1};var Qo=Ji;function Js(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Js.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Js.errors=e,t===0}Js.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ye(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ye.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){Js(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Js.errors:e.concat(
Js.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ye.errors=e,o.props=r,t===0}Ye.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ji(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ji.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ye(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))
e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length;else var r=Ye.evaluated.props;return Ji.errors=e,o.props=r,t===0}Ji.evaluated={dynamicProps:!0,dynamicItems:!1};
var _n=Yi;function Ys(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ys.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ys.errors=e,t===0}Ys.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function We(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=We.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){Ys(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ys.errors:e.concat(
Ys.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return We.errors=e,o.props=r,t===0}We.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Yi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Yi.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!We(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))
e=e===null?We.errors:e.concat(We.errors),t=e.length;else var r=We.evaluated.props;return Yi.errors=e,o.props=r,t===0}Yi.evaluated={dynamicProps:!0,dynamicItems:!1};
var V=Wi;function Wi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Wi.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/proper\
ties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.ruleID!==void 0){
let r=a.ruleID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wi.errors=e,t===0}Wi.evaluated={props:{repository:!0,entityID:!0,ruleID:!0},
dynamicProps:!1,dynamicItems:!1};var Ip=Bi,Rp=new RegExp("^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$",
"u");function Ws(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ws.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r===
"jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:Sn.type},message:"mus\
t be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$d\
efs/OptionalRunEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.
push(s),t++}}if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(f(r)>8){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOpt\
ion/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!Rp.test(r)){const s={instancePath:i+
"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd]\
[Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr\
][Tt][Yy])?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(
n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>47){const m={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/Ru\
leIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[m]:e.push(m),t++}if(!_a.test(d)){const m={
instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9]\
[0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/max\
Length",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jo\
bName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==
void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",
keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.
scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLengt\
h",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"con\
tract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,t===0}Ws.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Bs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Bs.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0&&(Ws(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ws.errors:
e.concat(Ws.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,t===0}Bs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Be(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Be.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){le(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),
t=e.length);var r=!0}else if(s==="run")Bs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Bs.errors:e.concat(Bs.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Be.errors=e,o.props=r,t===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};
function Bi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Bi.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Be(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Be.errors:e.concat(
Be.errors),t=e.length;else var r=Be.evaluated.props;return Bi.errors=e,o.props=r,t===0}Bi.evaluated={dynamicProps:!0,dynamicItems:!1};var Ep=Zi;function Zs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zs.errors=e,t===0}Zs.evaluated={props:{groupName:!0},dynamicProps:!1,
dynamicItems:!1};function Qs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Qs.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}a.data!==void 0&&(Zs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Zs.errors:e.
concat(Zs.errors),t=e.length)),a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Qs.errors=e,t===0}Qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Qs(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Qs.errors:e.concat(Qs.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return Ze.errors=e,o.props=r,t===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};function Zi(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Zi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!Ze(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length;else var r=Ze.evaluated.
props;return Zi.errors=e,o.props=r,t===0}Zi.evaluated={dynamicProps:!0,dynamicItems:!1};var Cn=Qi;function et(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=et.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.groupName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"\
must have required property 'groupName'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="groupName"){const s={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.groupName!==
void 0){let r=a.groupName;if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"max\
Length",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/groupName",
schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return et.errors=e,t===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(et(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?et.errors:e.concat(et.errors),t=e.length)),a.options!==void 0&&(w(a.options,
{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rt.errors=e,t===0}rt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function st(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=st.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[r]:
e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have \
required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="groupName"||r==="filename"||r==="filetype"||r==="encoding"||r==="unencoda\
ble"||r==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="stri\
ng"){if(f(r)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ko.test(r)){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066\
-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},
message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u206\
6-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/fi\
lename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==
void 0){let r=a.filetype;if(typeof r!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+
"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Vo.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/En\
coding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r===
"cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||
r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r===
"cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||
r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="is\
o8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso88\
59-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="ma\
cDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||
r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{
allowedValues:Ea.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!=
"string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable\
/enum",keyword:"enum",params:{allowedValues:Xo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&
typeof a.escapeFormulas!="boolean"){const r={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return st.errors=e,t===0}st.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=tt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}a.data!==void 0&&(st(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?st.errors:e.concat(st.
errors),t=e.length)),a.options!==void 0&&(U(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===
null?U.errors:e.concat(U.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return tt.errors=e,t===0}tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){rt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?rt.errors:e.concat(rt.errors),t=e.length);var r=!0}else if(s==="export")tt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?tt.errors:e.concat(tt.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Qe.
errors=e,o.props=r,t===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};function Qi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Qi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Qe(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length;else var r=Qe.evaluated.props;return Qi.errors=e,o.props=r,t===0}Qi.evaluated=
{dynamicProps:!0,dynamicItems:!1};var eo=ro;function ro(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=ro.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"\
must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ruleID"},message:"must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.groupName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.ruleID!==void 0){let r=a.ruleID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.
validate(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/format",keyword:"format",params:{format:"int64"},message:'must match format "int6\
4"'};e===null?e=[s]:e.push(s),t++}}}if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(f(r)>4096){const s={instancePath:i+"/groupName",schemaPath:"\
#/properties/groupName/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<
1){const s={instancePath:i+"/groupName",schemaPath:"#/properties/groupName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return ro.errors=e,t===0}ro.evaluated={props:{repository:!0,entityID:!0,ruleID:!0,groupName:!0},dynamicProps:!1,dynamicItems:!1};
var Tp=to,Op={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{
$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e3,items:{type:"string",maxLength:410,pattern:"\
^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},so=new RegExp(
"^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63}$","u");function at(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=at.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r===
"columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"m\
axItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h==
"string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+
"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}
let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical\
)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},message:"must be integer,string"};e===null?e=[s]:e.
push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={
instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{
type:Y.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=
[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/keypatternlist",schemaPath:"\
#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>410){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/\
items/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=[m]:e.push(m),t++}if(!so.test(d)){const m={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4})\
{0,63}$"},message:'must match pattern "^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+
n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"m\
axItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"\
column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="column"||m==="direction")){const h={instancePath:i+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additio\
nal properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"/sort/"+n+"/colu\
mn",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===
null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"\
contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){
let m=d.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/di\
rection",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.properties.direction.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r===""||r==="0"||r==="1"||r===
0||r===1)){const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Op.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return at.errors=e,t===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(at(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"op\
tions",rootData:l,dynamicAnchors:p})||(e=e===null?at.errors:e.concat(at.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dp={type:[
"integer","string"],minimum:1,maximum:99999,maxLength:12e3,pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$"},Ca={type:"string",enum:["","equal","different"]},
Fn=new RegExp("^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$","u");function it(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=it.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.lhs===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lhs"},message:"must have required property 'lhs'"};e===null?e=[r]:e.
push(r),t++}for(const r in a)if(!(r==="jobName"||r==="lhs"||r==="nulls"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==
void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/DependencyJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must m\
atch pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/DependencyJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.lhs!==void 0){let r=a.
lhs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/DependencyAttribute\
s/type",keyword:"type",params:{type:Dp.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>99999||isNaN(
r)){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/DependencyAttributes/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999},message:"mus\
t be <= 99999"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/DependencyAttributes/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"){if(f(r)>12e3){const s={instancePath:i+"/l\
hs",schemaPath:"contract#/$defs/DependencyAttributes/maxLength",keyword:"maxLength",params:{limit:12e3},message:"must NOT have more than 12000 characters"};e===
null?e=[s]:e.push(s),t++}if(!Fn.test(r)){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/DependencyAttributes/pattern",keyword:"pattern",params:{pattern:"\
^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$"'};e===null?e=[s]:e.push(s),t++}}}if(a.nulls!==
void 0){let r=a.nulls;if(typeof r!="string"){const s={instancePath:i+"/nulls",schemaPath:"contract#/$defs/DependencyNulls/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="equal"||r==="different")){const s={instancePath:i+"/nulls",schemaPath:"contract#/\
$defs/DependencyNulls/enum",keyword:"enum",params:{allowedValues:Ca.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.
scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunSc\
heduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==
void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return it.errors=e,t===0}it.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ot(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ot.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(it(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",
rootData:l,dynamicAnchors:p})||(e=e===null?it.errors:e.concat(it.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return ot.errors=e,t===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.keys===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keys"},message:"must have required p\
roperty 'keys'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="jobName"||r==="keys"||r==="nulls"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Dependency\
JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={
instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/DependencyJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
keys!==void 0){let r=a.keys;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/keys",schemaPath:"#/properties/ke\
ys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){
let d=r[n];if(typeof d=="string"){if(f(d)>400){const m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/maxLength",keyword:"maxLength",params:{limit:400},
message:"must NOT have more than 400 characters"};e===null?e=[m]:e.push(m),t++}if(!so.test(d)){const m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63}$"},message:'must match pattern "^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,\
63}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keys/"+n,schemaPath:"#/properties/keys/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.nulls!==void 0){let r=a.nulls;if(typeof r!="string"){const s={instancePath:i+"/nulls",schemaPath:"contract#/$\
defs/DependencyNulls/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="equal"||r==="different")){
const s={instancePath:i+"/nulls",schemaPath:"contract#/$defs/DependencyNulls/enum",keyword:"enum",params:{allowedValues:Ca.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+
"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return nt.errors=e,t===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="verify"){const s={instancePath:i+"/command",schemaPath:"#/properties/co\
mmand/const",keyword:"const",params:{allowedValue:"verify"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(nt(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?nt.errors:e.concat(nt.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return mt.errors=e,t===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pt={type:"object",additionalProperties:!1,
properties:{jobName:{$ref:"contract#/$defs/DependencyJobName"},attributes:{type:["integer","string"],minimum:1,maximum:99999,maxLength:24e3,pattern:"^( *[1-9][0\
-9]{0,4}( +[1-9][0-9]{0,4})* *)?$"},rows:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},quality:{type:["number",
"string"],minimum:50,maximum:100,pattern:"^((100(\\.0{1,15})?|[5-9][0-9](\\.[0-9]{1,15})?))?$"},maxWidth:{type:["integer","string"],minimum:1,maximum:64,pattern:"\
^([1-9]|[1-5][0-9]|6[0-4])?$"},maxResults:{type:["integer","string"],minimum:1,maximum:1e5,pattern:"^([1-9][0-9]{0,4}|100000)?$"},nulls:{$ref:"contract#/$defs/D\
ependencyNulls"},scheduleNow:{$ref:"contract#/$defs/RunScheduleNow"},scheduleTime:{$ref:"contract#/$defs/RunScheduleTime"}}},Gn=new RegExp("^( *[1-9][0-9]{0,4}(\
 +[1-9][0-9]{0,4})* *)?$","u"),Un=new RegExp("^((100(\\.0{1,15})?|[5-9][0-9](\\.[0-9]{1,15})?))?$","u"),Hn=new RegExp("^([1-9]|[1-5][0-9]|6[0-4])?$","u"),Vn=new RegExp(
"^([1-9][0-9]{0,4}|100000)?$","u");function lt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=lt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!_.call(pt.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/DependencyJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}
if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]\
*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:pt.properties.attributes.type},message:"must be integer,strin\
g"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>99999||isNaN(r)){const s={instancePath:i+"/attributes",schemaPath:"#/properties/attrib\
utes/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999},message:"must be <= 99999"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}
if(typeof r=="string"){if(f(r)>24e3){const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxLength",keyword:"maxLength",params:{limit:24e3},
message:"must NOT have more than 24000 characters"};e===null?e=[s]:e.push(s),t++}if(!Gn.test(r)){const s={instancePath:i+"/attributes",schemaPath:"#/properties/\
attributes/pattern",keyword:"pattern",params:{pattern:"^( *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *)?$"},message:'must match pattern "^( *[1-9][0-9]{0,4}( +[1-9][0\
-9]{0,4})* *)?$"'};e===null?e=[s]:e.push(s),t++}}}if(a.rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){
const s={instancePath:i+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:pt.properties.rows.type},message:"must be integer,string"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"#/properties/rows/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={
instancePath:i+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0\
,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.quality!==void 0){let r=a.quality;if(!(typeof r=="number"&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type:pt.properties.quality.type},message:"\
must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/quality",schemaPath:"#/pr\
operties/quality/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<50||isNaN(r)){const s={
instancePath:i+"/quality",schemaPath:"#/properties/quality/minimum",keyword:"minimum",params:{comparison:">=",limit:50},message:"must be >= 50"};e===null?e=[s]:
e.push(s),t++}}if(typeof r=="string"&&!Un.test(r)){const s={instancePath:i+"/quality",schemaPath:"#/properties/quality/pattern",keyword:"pattern",params:{pattern:"\
^((100(\\.0{1,15})?|[5-9][0-9](\\.[0-9]{1,15})?))?$"},message:'must match pattern "^((100(\\.0{1,15})?|[5-9][0-9](\\.[0-9]{1,15})?))?$"'};e===null?e=[s]:e.push(
s),t++}}if(a.maxWidth!==void 0){let r=a.maxWidth;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxWidt\
h",schemaPath:"#/properties/maxWidth/type",keyword:"type",params:{type:pt.properties.maxWidth.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>64||isNaN(r)){const s={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/maximum",keyword:"maximum",params:{
comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/maxWidth",schemaPath:"#/properties/m\
axWidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Hn.test(r)){const s={
instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/pattern",keyword:"pattern",params:{pattern:"^([1-9]|[1-5][0-9]|6[0-4])?$"},message:'must match patt\
ern "^([1-9]|[1-5][0-9]|6[0-4])?$"'};e===null?e=[s]:e.push(s),t++}}if(a.maxResults!==void 0){let r=a.maxResults;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/maxResults",schemaPath:"#/properties/maxResults/type",keyword:"type",params:{type:pt.properties.maxResults.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e5||isNaN(r)){const s={instancePath:i+"/maxResults",schemaPath:"\
#/properties/maxResults/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/maxResults",schemaPath:"#/properties/maxResults/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Vn.test(r)){const s={instancePath:i+"/maxResults",schemaPath:"#/properties/maxResults/pattern",keyword:"patter\
n",params:{pattern:"^([1-9][0-9]{0,4}|100000)?$"},message:'must match pattern "^([1-9][0-9]{0,4}|100000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.nulls!==void 0){
let r=a.nulls;if(typeof r!="string"){const s={instancePath:i+"/nulls",schemaPath:"contract#/$defs/DependencyNulls/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="equal"||r==="different")){const s={instancePath:i+"/nulls",schemaPath:"contract#/$defs/Dependenc\
yNulls/enum",keyword:"enum",params:{allowedValues:Ca.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==
void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",
keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.
scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLengt\
h",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"con\
tract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lt.errors=e,t===0}lt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ut(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ut.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="discover"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"discover"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(lt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",
rootData:l,dynamicAnchors:p})||(e=e===null?lt.errors:e.concat(lt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return ut.errors=e,t===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ct(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;
if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h=="string"){if(f(h)>128){
const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+
m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,
d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$def\
s/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=
[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"\
contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/keypatternlist",schemaPath:"#/prope\
rties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;
for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>410){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/m\
axLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=[m]:e.push(m),t++}if(!so.test(d)){const m={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63}$"},message:'\
must match pattern "^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/p\
roperties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+
"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.
sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"c\
olumn"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="column"||m==="direction")){const h={instancePath:i+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additio\
nal properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"/sort/"+n+"/colu\
mn",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===
null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"\
contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){
let m=d.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/di\
rection",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.properties.direction.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ct.errors=e,t===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=he.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}a.data!==void 0&&(C(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?C.
errors:e.concat(C.errors),t=e.length)),a.options!==void 0&&(ct(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?ct.errors:e.concat(ct.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=er.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){fe(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length);var r=!0}else if(s==="add")ot(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ot.errors:e.concat(ot.errors),t=e.length),r!==!0&&(r=!0);else if(s==="verify")mt(a,
{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?mt.errors:e.concat(mt.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"discover")ut(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ut.errors:e.concat(ut.errors),t=e.length),r!==!0&&(r=
!0);else if(s==="export")he(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),t=e.length),
r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'valu\
e of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return er.errors=e,o.props=r,t===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};
function to(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=to.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!er(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?er.errors:e.concat(
er.errors),t=e.length;else var r=er.evaluated.props;return to.errors=e,o.props=r,t===0}to.evaluated={dynamicProps:!0,dynamicItems:!1};var en=ao;function rr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=rr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){fe(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length);var r=!0}else if(s==="export")he(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return rr.errors=e,o.props=r,t===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};function ao(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ao.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!rr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?rr.errors:e.concat(rr.errors),t=e.length;else var r=rr.evaluated.
props;return ao.errors=e,o.props=r,t===0}ao.evaluated={dynamicProps:!0,dynamicItems:!1};var Fa=io;function io(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=io.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.keyID===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"keyID"},message:"must have required property 'keyID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.keyID!==void 0){let r=a.keyID;if(typeof r=="string"){if(f(r)>400){const s={instancePath:i+
"/keyID",schemaPath:"#/properties/keyID/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===null?e=[s]:e.push(
s),t++}if(!so.test(r)){const s={instancePath:i+"/keyID",schemaPath:"#/properties/keyID/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,4}(_[1-9][0-9]{\
0,4}){0,63}$"},message:'must match pattern "^[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/keyID",schemaPath:"\
#/properties/keyID/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return io.errors=e,t===0}io.evaluated={props:{repository:!0,
entityID:!0,keyID:!0},dynamicProps:!1,dynamicItems:!1};var qp=oo,rn={type:"string",enum:["Permanent","Discovered"]};function dt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=dt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stat\
us"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="status"){const s={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.status!==
void 0){let r=a.status;if(typeof r!="string"){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatus/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Permanent"||r==="Discovered")){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/Jo\
inStatus/enum",keyword:"enum",params:{allowedValues:rn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return dt.errors=e,t===0}dt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ft(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=ft.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(dt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?dt.errors:e.concat(dt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ft.errors=e,t===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){ft(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ft.errors:e.concat(ft.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return sr.
errors=e,o.props=r,t===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};function oo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=oo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!sr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?sr.errors:e.concat(sr.errors),t=e.length;else var r=sr.evaluated.props;return oo.errors=e,o.props=r,t===0}oo.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Lp=mo,jp={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"co\
ntract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e3,items:{
type:"string",maxLength:410,pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"}},sort:{type:"\
array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},Ga=new RegExp("^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[\
1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$","u");function ht(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=ht.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)
if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r==="clearCache")){const s={instancePath:i,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",
keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];
if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#\
/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:
e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/colum\
ns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+
" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="s\
tring"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$de\
fs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<
1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/patter\
n",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==
void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSize",schemaPath:"contract#\
/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+
"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]\
{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/\
keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=
[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>410){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=[m]:e.push(m),t++}
if(!Ga.test(d)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][\
0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9\
]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"m\
axItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"\
column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="column"||m==="direction")){const h={instancePath:i+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additio\
nal properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"/sort/"+n+"/colu\
mn",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===
null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"\
contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){
let m=d.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/di\
rection",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.properties.direction.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r===""||r==="0"||r==="1"||r===
0||r===1)){const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:jp.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ht.errors=e,t===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(ht(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"op\
tions",rootData:l,dynamicAnchors:p})||(e=e===null?ht.errors:e.concat(ht.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ap={type:[
"integer","string"],minimum:1,maximum:99999,pattern:"^[1-9][0-9]{0,4}$"},Sp={type:["integer","string"],minimum:1,maximum:99999,maxLength:12e3,pattern:"^ *([1-9]\
[0-9]{0,4}( +[1-9][0-9]{0,4})*)? *$"},_p=new RegExp("^[1-9][0-9]{0,4}$","u"),Cp=new RegExp("^ *([1-9][0-9]{0,4}( +[1-9][0-9]{0,4})*)? *$","u");function yt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=yt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rhs===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rhs"},message:"must have required property 'rhs'"};e===null?e=[r]:e.push(r),t++}if(a.lhs===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"lhs"},message:"must have required property 'lhs'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="rhs"||r==="lhs")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.rhs!==void 0){let r=a.rhs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/\
rhs",schemaPath:"contract#/$defs/DependencyAttribute/type",keyword:"type",params:{type:Ap.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>99999||isNaN(r)){const s={instancePath:i+"/rhs",schemaPath:"contract#/$defs/DependencyAttribute/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99999},message:"must be <= 99999"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rhs",schemaPath:"contract#/$defs/Dependenc\
yAttribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!_p.test(r)){
const s={instancePath:i+"/rhs",schemaPath:"contract#/$defs/DependencyAttribute/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,4}$"},message:'must mat\
ch pattern "^[1-9][0-9]{0,4}$"'};e===null?e=[s]:e.push(s),t++}}if(a.lhs!==void 0){let r=a.lhs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/LeftAttributes/type",keyword:"type",params:{type:Sp.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>99999||isNaN(r)){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/LeftAttributes\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999},message:"must be <= 99999"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/lhs",schemaPath:"contract#/$defs/LeftAttributes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}
if(typeof r=="string"){if(f(r)>12e3){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/LeftAttributes/maxLength",keyword:"maxLength",params:{limit:12e3},
message:"must NOT have more than 12000 characters"};e===null?e=[s]:e.push(s),t++}if(!Cp.test(r)){const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/Left\
Attributes/pattern",keyword:"pattern",params:{pattern:"^ *([1-9][0-9]{0,4}( +[1-9][0-9]{0,4})*)? *$"},message:'must match pattern "^ *([1-9][0-9]{0,4}( +[1-9][0\
-9]{0,4})*)? *$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return yt.errors=e,t===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=gt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.attributes===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="jobName"||r==="attributes"||r==="nulls"||
r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={
instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 c\
haracters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/pattern",keyword:"patte\
rn",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00\
-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(Array.isArray(r)){if(r.length>1e3){const n={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===
null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++)yt(r[n],{instancePath:i+"/attributes/"+n,parentData:r,
parentDataProperty:n,rootData:l,dynamicAnchors:p})||(e=e===null?yt.errors:e.concat(yt.errors),t=e.length)}else{const s={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.nulls!==void 0){let r=a.nulls;if(typeof r!=
"string"){const s={instancePath:i+"/nulls",schemaPath:"contract#/$defs/DependencyNulls/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r===""||r==="equal"||r==="different")){const s={instancePath:i+"/nulls",schemaPath:"contract#/$defs/DependencyNulls/enum",keyword:"\
enum",params:{allowedValues:Ca.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){
if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gt.errors=e,t===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ye.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="verify"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"verify"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(gt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?
gt.errors:e.concat(gt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var vt={type:"object",additionalProperties:!1,properties:{jobName:{$ref:"contract#/$defs/DependencyJobName"},attributes:{type:[
"integer","string"],minimum:1,maximum:99999,maxLength:24e3,pattern:"^( *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *)?$"},rows:{type:["integer","string"],minimum:1,maximum:9007199254740991,
pattern:"^([1-9][0-9]{0,14})?$"},quality:{type:["number","string"],minimum:50,maximum:100,pattern:"^((100(\\.0{1,15})?|[5-9][0-9](\\.[0-9]{1,15})?))?$"},maxWidth:{
type:["integer","string"],minimum:1,maximum:64,pattern:"^([1-9]|[1-5][0-9]|6[0-4])?$"},maxResults:{type:["integer","string"],minimum:1,maximum:1e5,pattern:"^([1\
-9][0-9]{0,4}|100000)?$"},nulls:{$ref:"contract#/$defs/DependencyNulls"},keys:{$ref:"contract#/$defs/JoinSwitch"},impliedByKeys:{$ref:"contract#/$defs/JoinSwitc\
h"},scheduleNow:{$ref:"contract#/$defs/RunScheduleNow"},scheduleTime:{$ref:"contract#/$defs/RunScheduleTime"}}},no={enum:["","0","1",0,1]};function Pt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!_.call(vt.properties,r)){const s={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){
let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/DependencyJobName/maxLength",keyword:"maxLeng\
th",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/DependencyJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must m\
atch pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/DependencyJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){
let r=a.attributes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/attributes",schemaPath:"#/properties/\
attributes/type",keyword:"type",params:{type:vt.properties.attributes.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>99999||isNaN(r)){const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maximum",keyword:"maximum",params:{comparison:"<=",
limit:99999},message:"must be <= 99999"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attributes",schemaPath:"#/properties/attribute\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"){if(f(r)>24e3){const s={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxLength",keyword:"maxLength",params:{limit:24e3},message:"must NOT have more than 24000 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!Gn.test(r)){const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/pattern",keyword:"pattern",params:{
pattern:"^( *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *)?$"},message:'must match pattern "^( *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *)?$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rows",schemaPath:"#/pro\
perties/rows/type",keyword:"type",params:{type:vt.properties.rows.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/row\
s",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.quality!==void 0){let r=a.quality;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/quality",schemaPath:"\
#/properties/quality/type",keyword:"type",params:{type:vt.properties.quality.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/quality",schemaPath:"#/properties/quality/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<50||isNaN(r)){const s={instancePath:i+"/quality",schemaPath:"#/properties/quality/minimum",
keyword:"minimum",params:{comparison:">=",limit:50},message:"must be >= 50"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Un.test(r)){const s={instancePath:i+
"/quality",schemaPath:"#/properties/quality/pattern",keyword:"pattern",params:{pattern:"^((100(\\.0{1,15})?|[5-9][0-9](\\.[0-9]{1,15})?))?$"},message:'must matc\
h pattern "^((100(\\.0{1,15})?|[5-9][0-9](\\.[0-9]{1,15})?))?$"'};e===null?e=[s]:e.push(s),t++}}if(a.maxWidth!==void 0){let r=a.maxWidth;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/type",keyword:"type",params:{type:vt.
properties.maxWidth.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>64||isNaN(r)){const s={instancePath:i+
"/maxWidth",schemaPath:"#/properties/maxWidth/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[s]:e.push(s),t++}
if(r<1||isNaN(r)){const s={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Hn.test(r)){const s={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/pattern",keyword:"\
pattern",params:{pattern:"^([1-9]|[1-5][0-9]|6[0-4])?$"},message:'must match pattern "^([1-9]|[1-5][0-9]|6[0-4])?$"'};e===null?e=[s]:e.push(s),t++}}if(a.maxResults!==
void 0){let r=a.maxResults;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxResults",schemaPath:"#/pro\
perties/maxResults/type",keyword:"type",params:{type:vt.properties.maxResults.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e5||isNaN(r)){const s={instancePath:i+"/maxResults",schemaPath:"#/properties/maxResults/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5},message:"must be <= 100000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/maxResults",schemaPath:"#/properties/maxRes\
ults/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Vn.test(r)){const s={
instancePath:i+"/maxResults",schemaPath:"#/properties/maxResults/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,4}|100000)?$"},message:'must match p\
attern "^([1-9][0-9]{0,4}|100000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.nulls!==void 0){let r=a.nulls;if(typeof r!="string"){const s={instancePath:i+"/nulls",
schemaPath:"contract#/$defs/DependencyNulls/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r===
"equal"||r==="different")){const s={instancePath:i+"/nulls",schemaPath:"contract#/$defs/DependencyNulls/enum",keyword:"enum",params:{allowedValues:Ca.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.keys!==void 0){let r=a.keys;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={
instancePath:i+"/keys",schemaPath:"contract#/$defs/JoinSwitch/enum",keyword:"enum",params:{allowedValues:no.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),t++}}if(a.impliedByKeys!==void 0){let r=a.impliedByKeys;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"\
/impliedByKeys",schemaPath:"contract#/$defs/JoinSwitch/enum",keyword:"enum",params:{allowedValues:no.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",
schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[
s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contra\
ct#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pt.
errors=e,t===0}Pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=bt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="discover"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"discover"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Pt(a.data,{instancePath:i+"/data",
parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Pt.errors:e.concat(Pt.errors),t=e.length)),a.options!==void 0){let r=a.options;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return bt.errors=e,t===0}bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=wt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.dependencyKeys===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dependencyKeys"},message:"must have required property 'dependencyKeys'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="dependencyKeys"){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.dependencyKeys!==void 0){let r=a.dependencyKeys;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/dependencyKeys",schemaPath:"con\
tract#/$defs/DependencyKeys/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<
1){const n={instancePath:i+"/dependencyKeys",schemaPath:"contract#/$defs/DependencyKeys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>410){const m={instancePath:i+"/de\
pendencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 charact\
ers"};e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}if(!Ga.test(d)){const m={instancePath:i+"/dependencyKe\
ys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0\
,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(\
_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/dependencyKeys",schemaPath:"c\
ontract#/$defs/DependencyKeys/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wt.errors=e,t===0}wt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ge(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ge.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="corrections"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"correcti\
ons"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(wt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"da\
ta",rootData:l,dynamicAnchors:p})||(e=e===null?wt.errors:e.concat(wt.errors),t=e.length)),a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,
parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function kt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=kt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dependencyKeys===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"dependencyKeys"},message:"must have required property 'dependencyKeys'"};e===null?e=[r]:e.push(r),t++}if(a.
status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'stat\
us'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="dependencyKeys"||r==="status")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dependencyKeys!==void 0){let r=a.
dependencyKeys;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/dependencyKeys",schemaPath:"contract#/$defs/DependencyKeys/maxItems",keyword:"max\
Items",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/dependencyKeys",schemaPath:"\
contract#/$defs/DependencyKeys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>410){const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKe\
ys/items/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+
"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[m]:e.push(m),t++}if(!Ga.test(d)){const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/pattern",keyword:"\
pattern",params:{pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match patt\
ern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[m]:e.push(m),t++}}else{const m={
instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/dependencyKeys",schemaPath:"contract#/$defs/DependencyKeys/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){let r=a.status;if(typeof r!="string"){const s={instancePath:i+"/status",schemaPath:"contract\
#/$defs/JoinStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Permanent"||r==="Discovered")){const s={
instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatus/enum",keyword:"enum",params:{allowedValues:rn.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return kt.errors=e,t===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(kt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?kt.errors:e.concat(kt.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Nt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Nt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dependencyKeys===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"dependencyKeys"},message:"must have required property 'dependencyKeys'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="dependencyKeys"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dependencyKeys!==void 0){let r=a.dependencyKeys;if(Array.isArray(r)){if(r.length>1e3){const n={
instancePath:i+"/dependencyKeys",schemaPath:"contract#/$defs/DependencyKeys/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 100\
0 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/dependencyKeys",schemaPath:"contract#/$defs/DependencyKeys/minItems",keyword:"mi\
nItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d==
"string"){if(f(d)>410){const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/maxLength",keyword:"maxLength",params:{limit:410},
message:"must NOT have more than 410 characters"};e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$de\
fs/DependencyKeys/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}if(!Ga.test(
d)){const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"contract#/$defs/DependencyKeys/items/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][0-9]{0,4}\
( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0\
,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/dependencyKeys/"+n,schemaPath:"\
contract#/$defs/DependencyKeys/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+
"/dependencyKeys",schemaPath:"contract#/$defs/DependencyKeys/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Nt.errors=e,t===
0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delete"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"delete"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Nt(a.data,{instancePath:i+"/data",
parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Nt.errors:e.concat(Nt.errors),t=e.length)),a.options!==void 0){let r=a.options;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $t(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=$t.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxIt\
ems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];
if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#\
/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:
e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/colum\
ns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+
" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?
e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>410){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=[m]:e.push(m),t++}
if(!Ga.test(d)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][\
0-9]{0,4}( +[1-9][0-9]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9\
]{0,4}){0,64} *$|^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"m\
axItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"\
column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="column"||m==="direction")){const h={instancePath:i+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additio\
nal properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"/sort/"+n+"/colu\
mn",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===
null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"\
contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){
let m=d.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/di\
rection",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.properties.direction.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $t.errors=e,t===0}$t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}a.data!==void 0&&(C(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),
t=e.length)),a.options!==void 0&&($t(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?$t.
errors:e.concat($t.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return z.errors=e,t===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){M(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);var r=!0}else if(s==="verify")ye(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length),r!==!0&&(r=!0);else if(s==="discover")bt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?bt.errors:e.concat(bt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="corrections")ge(a,{instancePath:i,parentData:u,
parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")ve(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length),r!==!0&&(r=!0);else if(s==="delete")Pe(a,
{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"export")z(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),t=e.length),r!==!0&&(r=!0);else{
const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return tr.errors=e,o.props=r,t===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};function mo(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=mo.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!tr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?tr.errors:e.concat(tr.errors),
t=e.length;else var r=tr.evaluated.props;return mo.errors=e,o.props=r,t===0}mo.evaluated={dynamicProps:!0,dynamicItems:!1};var po=lo;function ar(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){M(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);var r=!0}else if(s==="export")z(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return ar.errors=e,o.props=r,t===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};function lo(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=lo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!ar(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?ar.errors:e.concat(ar.errors),t=e.length;else var r=ar.evaluated.
props;return lo.errors=e,o.props=r,t===0}lo.evaluated={dynamicProps:!0,dynamicItems:!1};var xt=uo,Xn=new RegExp("^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0\
,4}){0,63})?$","u");function uo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=uo.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.dependencyKey===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dependencyKey"},message:"must have required property 'dependencyKey'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="s\
tring"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT\
 have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/e\
ntityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}if(a.dependencyKey!==void 0){let r=a.dependencyKey;if(typeof r=="string"){if(f(r)>410){const s={instancePath:i+"/dependencyKey",schemaPath:"#/pr\
operties/dependencyKey/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=[s]:e.push(s),t++}if(!Xn.test(
r)){const s={instancePath:i+"/dependencyKey",schemaPath:"#/properties/dependencyKey/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,4}-([1-9][0-9]{0,4\
}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/dependencyKey",schemaPath:"#/properties/dependencyKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return uo.
errors=e,t===0}uo.evaluated={props:{repository:!0,entityID:!0,dependencyKey:!0},dynamicProps:!1,dynamicItems:!1};var Kn=co,Fp={type:"object",required:["lhs","rh\
s"],additionalProperties:!1,properties:{lhs:{$ref:"contract#/$defs/LeftValues"},rhs:{type:["string","null"],maxLength:1e5,pattern:"^[^\\x00]*$"}}},sn={type:"arr\
ay",maxItems:64,items:{type:["string","null"],maxLength:1e5,pattern:"^[^\\x00]*$"}};function It(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=It.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.lhs===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lhs"},message:"must have required pro\
perty 'lhs'"};e===null?e=[r]:e.push(r),t++}if(a.rhs===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rhs"},
message:"must have required property 'rhs'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="lhs"||r==="rhs")){const s={instancePath:i,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
lhs!==void 0){let r=a.lhs;if(Array.isArray(r)){if(r.length>64){const n={instancePath:i+"/lhs",schemaPath:"contract#/$defs/LeftValues/maxItems",keyword:"maxItems",
params:{limit:64},message:"must NOT have more than 64 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d!="string"&&
d!==null){const m={instancePath:i+"/lhs/"+n,schemaPath:"contract#/$defs/LeftValues/items/type",keyword:"type",params:{type:sn.items.type},message:"must be strin\
g,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="string"){if(f(d)>1e5){const m={instancePath:i+"/lhs/"+n,schemaPath:"contract#/$defs/LeftValues/items/maxLeng\
th",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[m]:e.push(m),t++}if(!v.test(d)){const m={instancePath:i+
"/lhs/"+n,schemaPath:"contract#/$defs/LeftValues/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[m]:e.push(m),t++}}}}else{const s={instancePath:i+"/lhs",schemaPath:"contract#/$defs/LeftValues/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[s]:e.push(s),t++}}if(a.rhs!==void 0){let r=a.rhs;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/rhs",schemaPath:"#/properties\
/rhs/type",keyword:"type",params:{type:Fp.properties.rhs.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e5){const s={
instancePath:i+"/rhs",schemaPath:"#/properties/rhs/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/rhs",schemaPath:"#/properties/rhs/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return It.errors=e,t===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="resolve"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"resolve"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0&&(It(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?It.errors:e.concat(
It.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rt.errors=e,t===0}Rt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ir(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ir.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){ee(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),
t=e.length);var r=!0}else if(s==="resolve")Rt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Rt.errors:e.concat(
Rt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:
e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ir.errors=e,o.props=r,t===0}ir.evaluated=
{dynamicProps:!0,dynamicItems:!1};function co(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=co.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ir(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))
e=e===null?ir.errors:e.concat(ir.errors),t=e.length;else var r=ir.evaluated.props;return co.errors=e,o.props=r,t===0}co.evaluated={dynamicProps:!0,dynamicItems:!1};
var Gp=fo;function or(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=or.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){M(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);
var r=!0}else if(s==="verify")ye(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),t=
e.length),r!==!0&&(r=!0);else if(s==="corrections")ge(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ge.errors:e.
concat(ge.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")ve(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?
ve.errors:e.concat(ve.errors),t=e.length),r!==!0&&(r=!0);else if(s==="delete")Pe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")z(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return or.errors=e,o.props=r,t===
0}or.evaluated={dynamicProps:!0,dynamicItems:!1};function fo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=fo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!or(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?or.errors:e.concat(or.errors),t=e.length;else var r=or.evaluated.props;return fo.errors=e,o.props=r,t===0}fo.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ua=ho;function ho(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ho.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributeID"},message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.dependencyKey===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dependencyKey"},message:"must have required property 'dependencyKey'"};e===null?e=[r]:e.push(r),t++}if(a.
repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/reposit\
ory",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}\
$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"\
#/properties/attributeID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.dependencyKey!==void 0){let r=a.dependencyKey;if(typeof r==
"string"){if(f(r)>410){const s={instancePath:i+"/dependencyKey",schemaPath:"#/properties/dependencyKey/maxLength",keyword:"maxLength",params:{limit:410},message:"\
must NOT have more than 410 characters"};e===null?e=[s]:e.push(s),t++}if(!Xn.test(r)){const s={instancePath:i+"/dependencyKey",schemaPath:"#/properties/dependen\
cyKey/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,4}-([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^[1-9][0-9]{0,4}-(\
[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/dependencyKey",schemaPath:"#/properties/dependencyKey\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ho.errors=e,t===0}ho.evaluated={props:{repository:!0,entityID:!0,attributeID:!0,
dependencyKey:!0},dynamicProps:!1,dynamicItems:!1};var Mn=yo;function Et(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Et.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.attribute===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attribute"},message:"\
must have required property 'attribute'"};e===null?e=[r]:e.push(r),t++}if(a.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="attribu\
te"||r==="values"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.attribute!==void 0){let r=a.attribute;if(typeof r=="string"){if(f(r)>410){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attr\
ibute/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more than 410 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/attribute",schemaPath:"#/properties/attribute/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),t++}if(!Mo.test(r)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0\
,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern "^([1-9][0-9]{0,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.values!==void 0){let r=a.values;if(Array.isArray(r)){if(r.length>64){const n={instancePath:i+"/values",schemaPath:"contr\
act#/$defs/LeftValues/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<
s;n++){let d=r[n];if(typeof d!="string"&&d!==null){const m={instancePath:i+"/values/"+n,schemaPath:"contract#/$defs/LeftValues/items/type",keyword:"type",params:{
type:sn.items.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}if(typeof d=="string"){if(f(d)>1e5){const m={instancePath:i+"/values/"+n,schemaPath:"\
contract#/$defs/LeftValues/items/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[m]:e.push(m),
t++}if(!v.test(d)){const m={instancePath:i+"/values/"+n,schemaPath:"contract#/$defs/LeftValues/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[m]:e.push(m),t++}}}}else{const s={instancePath:i+"/values",schemaPath:"contract#/$defs/LeftValues/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:
e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Et.errors=e,t===0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Tt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.attribute===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"attribute"},message:"must have required property 'attribute'"};e===null?e=[r]:e.push(r),t++}if(a.values===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[r]:e.push(r),t++}if(a.data===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="attribute"||r==="values"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==
void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.attribute!==void 0){let r=a.attribute;if(typeof r=="string"){if(f(
r)>410){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/maxLength",keyword:"maxLength",params:{limit:410},message:"must NOT have more th\
an 410 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Mo.test(r)){const s={instancePath:i+"/attribute",schemaPath:"\
#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"},message:'must match pattern\
 "^([1-9][0-9]{0,4}-)?([1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,63})?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/attribute",schemaPath:"#/prope\
rties/attribute/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.values!==void 0){let r=a.values;if(Array.
isArray(r)){if(r.length>64){const n={instancePath:i+"/values",schemaPath:"contract#/$defs/LeftValues/maxItems",keyword:"maxItems",params:{limit:64},message:"mus\
t NOT have more than 64 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d!="string"&&d!==null){const m={instancePath:i+
"/values/"+n,schemaPath:"contract#/$defs/LeftValues/items/type",keyword:"type",params:{type:sn.items.type},message:"must be string,null"};e===null?e=[m]:e.push(
m),t++}if(typeof d=="string"){if(f(d)>1e5){const m={instancePath:i+"/values/"+n,schemaPath:"contract#/$defs/LeftValues/items/maxLength",keyword:"maxLength",params:{
limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[m]:e.push(m),t++}if(!v.test(d)){const m={instancePath:i+"/values/"+n,schemaPath:"con\
tract#/$defs/LeftValues/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[m]:e.push(m),t++}}}}else{
const s={instancePath:i+"/values",schemaPath:"contract#/$defs/LeftValues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}a.data!==void 0&&(C(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.
errors),t=e.length)),a.options!==void 0&&(U(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===
null?U.errors:e.concat(U.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Tt.errors=e,t===0}Tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Et(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?Et.errors:e.concat(Et.errors),t=e.length);var r=!0}else if(s==="export")Tt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?Tt.errors:e.concat(Tt.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return nr.
errors=e,o.props=r,t===0}nr.evaluated={dynamicProps:!0,dynamicItems:!1};function yo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=yo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!nr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?nr.errors:e.concat(nr.errors),t=e.length;else var r=nr.evaluated.props;return yo.errors=e,o.props=r,t===0}yo.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Up=vo,Hp={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"co\
ntract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e3,items:{
type:"string",format:"join-id",maxLength:250,pattern:"^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4\
}){0,15}(-[1-9][0-9]{0,14})?$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},tn=new RegExp("^[1-\
9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$","u");function Ot(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ot.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlis\
t"||r==="sort"||r==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[
m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract\
#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(
h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="str\
ing"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",
keyword:"type",params:{type:Y.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+
"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9\
]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){
const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},message:"must be integer,string"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pa\
ttern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){
let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"\
maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d==
"string"){if(f(d)>250){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maxLength",keyword:"maxLength",params:{limit:250},
message:"must NOT have more than 250 characters"};e===null?e=[m]:e.push(m),t++}if(!tn.test(d)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/proper\
ties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}\
(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"},message:'must match pattern "^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-\
9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties\
/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/keypat\
ternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==
void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},
message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(
d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},
message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sor\
t/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional p\
roperties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"\
contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(
h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/Sor\
tKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){let m=d.direction;
if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"\
contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.properties.direction.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={
instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Hp.properties.clearCache.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ot.errors=e,t===0}Ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(Ot(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"op\
tions",rootData:l,dynamicAnchors:p})||(e=e===null?Ot.errors:e.concat(Ot.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zn={type:"\
string",enum:["","value","standardize - Integer","standardize - Decimal","standardize - String","metaphone","mask","pattern"]},Jn={type:"string",enum:["","Defau\
lt","Rich","Long"]},Vp={enum:["","0","1",0,1]},Xp={type:["integer","string"],minimum:1,maximum:99999,maxLength:200,pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}\
){0,15} *$"},Kp=new RegExp("^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,15} *$","u");function we(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have requir\
ed property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.attributes===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="attributes"||r==="express\
ion")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={
instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/attributes",schemaPath:"contract#/$defs/JoinAttributes/type",keyword:"t\
ype",params:{type:Xp.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>99999||isNaN(r)){const s={instancePath:i+
"/attributes",schemaPath:"contract#/$defs/JoinAttributes/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999},message:"must be <= 99999"};e===null?e=
[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attributes",schemaPath:"contract#/$defs/JoinAttributes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"){if(f(r)>200){const s={instancePath:i+"/attributes",schemaPath:"contrac\
t#/$defs/JoinAttributes/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(!Kp.
test(r)){const s={instancePath:i+"/attributes",schemaPath:"contract#/$defs/JoinAttributes/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][0-9]{0,4}( +[1-9]\
[0-9]{0,4}){0,15} *$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,15} *$"'};e===null?e=[s]:e.push(s),t++}}}if(a.expression!==void 0){let r=a.
expression;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/expression",schemaPath:"contract#/$defs/JoinFilter/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/expression",schemaPath:"con\
tract#/$defs/JoinFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/expression",schemaPath:"contract#/$defs/JoinFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.
errors=e,t===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Dt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.LH===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"LH"},message:"must have required property 'LH'"};e===null?e=[r]:e.push(
r),t++}if(a.RH===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RH"},message:"must have required property '\
RH'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="LH"||r==="RH")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}a.LH!==void 0&&(we(a.LH,{instancePath:i+"/LH",
parentData:a,parentDataProperty:"LH",rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),t=e.length)),a.RH!==void 0&&(we(a.RH,{instancePath:i+
"/RH",parentData:a,parentDataProperty:"RH",rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Dt.errors=e,t===0}Dt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function qt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=qt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.params===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"params"},message:"must have required property 'params'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"jobName"||r==="params"||r==="function"||r==="pattern"||r==="createJoinIndex"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JoinJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match p\
attern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"co\
ntract#/$defs/JoinJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.params!==void 0&&(Dt(a.params,
{instancePath:i+"/params",parentData:a,parentDataProperty:"params",rootData:l,dynamicAnchors:p})||(e=e===null?Dt.errors:e.concat(Dt.errors),t=e.length)),a.function!==
void 0){let r=a.function;if(typeof r!="string"){const s={instancePath:i+"/function",schemaPath:"contract#/$defs/JoinFunction/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="value"||r==="standardize - Integer"||r==="standardize - Decimal"||r==="standar\
dize - String"||r==="metaphone"||r==="mask"||r==="pattern")){const s={instancePath:i+"/function",schemaPath:"contract#/$defs/JoinFunction/enum",keyword:"enum",params:{
allowedValues:zn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.pattern!==void 0){let r=a.pattern;if(typeof r!="\
string"){const s={instancePath:i+"/pattern",schemaPath:"contract#/$defs/JoinPattern/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r===""||r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/pattern",schemaPath:"contract#/$defs/JoinPattern/enum",keyword:"\
enum",params:{allowedValues:Jn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.createJoinIndex!==void 0){let r=a.
createJoinIndex;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/createJoinIndex",schemaPath:"contract#/$defs/JoinIndex/enum",keyword:"en\
um",params:{allowedValues:Vp.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){
if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qt.errors=e,t===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lt(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Lt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(qt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?
qt.errors:e.concat(qt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Lt.errors=e,t===0}Lt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Yn={type:"string",enum:["","inner","full","left","right"]},go={type:"string",enum:["","accept","ignore","reject","warning"]};
function jt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=jt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.joinKeys===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"joinKeys"},message:"must have required property 'joinKeys'"};e===null?e=[r]:e.push(r),t++}if(a.status===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),t++}for(const r in a)if(!(r==="joinKeys"||r==="status"||r==="resultSegment"||r==="leftNoMatch"||r==="rightNoMatch")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.joinKeys!==void 0){let r=a.joinKeys;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/joinKeys",schemaPath:"contract#/$defs/JoinKeys/maxItems",
keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/joinKe\
ys",schemaPath:"contract#/$defs/JoinKeys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}
const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>300){const m={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys\
/items/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+
"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),t++}if(!v.test(d)){const m={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/\
JoinKeys/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/joinKeys",schemaPath:"\
contract#/$defs/JoinKeys/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){let r=a.status;
if(typeof r!="string"){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatus/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}if(!(r==="Permanent"||r==="Discovered")){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatus/enum",keyword:"\
enum",params:{allowedValues:rn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.resultSegment!==void 0){let r=a.resultSegment;
if(typeof r!="string"){const s={instancePath:i+"/resultSegment",schemaPath:"contract#/$defs/JoinResultSegment/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="inner"||r==="full"||r==="left"||r==="right")){const s={instancePath:i+"/resultSegment",schemaPath:"\
contract#/$defs/JoinResultSegment/enum",keyword:"enum",params:{allowedValues:Yn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}if(a.leftNoMatch!==void 0){let r=a.leftNoMatch;if(typeof r!="string"){const s={instancePath:i+"/leftNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOpti\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="accept"||r==="ignore"||r==="reject"||r===
"warning")){const s={instancePath:i+"/leftNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/enum",keyword:"enum",params:{allowedValues:go.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rightNoMatch!==void 0){let r=a.rightNoMatch;if(typeof r!="string"){const s={instancePath:i+
"/rightNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(!(r===""||r==="accept"||r==="ignore"||r==="reject"||r==="warning")){const s={instancePath:i+"/rightNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/enu\
m",keyword:"enum",params:{allowedValues:go.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return jt.errors=e,t===0}jt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function At(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=At.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edi\
t"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(jt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"d\
ata",rootData:l,dynamicAnchors:p})||(e=e===null?jt.errors:e.concat(jt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return At.errors=e,t===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var an={type:"object",required:["attributes"],additionalProperties:!1,properties:{
jobName:{$ref:"contract#/$defs/JoinJobName"},attributes:{type:"object",minProperties:1,maxProperties:200,propertyNames:{pattern:"^[1-9][0-9]{0,14}$"},additionalProperties:{
type:["integer","string"],minimum:1,maximum:99999,maxLength:12e3,pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$"}},function:{$ref:"contract#/$defs/JoinFunct\
ion"},pattern:{$ref:"contract#/$defs/JoinPattern"},matchQuality:{type:["number","string"],minimum:0,maximum:100,pattern:"^((100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1\
,15})?))?$"},selfJoins:{$ref:"contract#/$defs/JoinSwitch"},manyToMany:{$ref:"contract#/$defs/JoinSwitch"},scheduleNow:{$ref:"contract#/$defs/RunScheduleNow"},scheduleTime:{
$ref:"contract#/$defs/RunScheduleTime"}}},Mp=new RegExp("^((100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?))?$","u");function St(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=St.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.attributes===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},message:"must have required property 'attributes'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!_.call(an.properties,s)){const n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.
push(n),t++}if(a.jobName!==void 0){let s=a.jobName;if(typeof s=="string"){if(f(s)>128){const n={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobNam\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[n]:e.push(n),t++}if(!D.test(s)){const n={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JoinJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/jo\
bName",schemaPath:"contract#/$defs/JoinJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(a.attributes!==
void 0){let s=a.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>200){const n={instancePath:i+"/attributes",schemaPath:"#/proper\
ties/attributes/maxProperties",keyword:"maxProperties",params:{limit:200},message:"must NOT have more than 200 properties"};e===null?e=[n]:e.push(n),t++}if(Object.
keys(s).length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minProperties",keyword:"minProperties",params:{limit:1},message:"mus\
t NOT have fewer than 1 properties"};e===null?e=[n]:e.push(n),t++}for(const n in s){const d=t;if(typeof n=="string"&&!R.test(n)){const m={instancePath:i+"/attri\
butes",schemaPath:"#/properties/attributes/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14}$"',propertyName:n};e===null?e=[m]:e.push(m),t++}var r=d===t;if(!r){const m={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"};e===null?e=[m]:e.push(m),t++}}for(const n in s){let d=s[n];if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const m={instancePath:i+"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/attributes/additionalProperties/type",keyword:"type",params:{type:an.properties.attributes.additionalProperties.type},message:"must be integer,string"};
e===null?e=[m]:e.push(m),t++}if(typeof d=="number"&&isFinite(d)){if(d>99999||isNaN(d)){const m={instancePath:i+"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/attributes/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999},message:"must be <= 99999"};e===null?
e=[m]:e.push(m),t++}if(d<1||isNaN(d)){const m={instancePath:i+"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/additi\
onalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}if(typeof d=="string"){if(f(d)>
12e3){const m={instancePath:i+"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:12e3},message:"must NOT have more than 12000 characters"};e===null?e=[m]:e.push(m),t++}if(!Fn.test(d)){const m={instancePath:i+"/attrib\
utes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][0-\
9]{0,4}( +[1-9][0-9]{0,4})* *$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$"'};e===null?e=[m]:e.push(m),t++}}}}else{const n={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(a.function!==
void 0){let s=a.function;if(typeof s!="string"){const n={instancePath:i+"/function",schemaPath:"contract#/$defs/JoinFunction/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s===""||s==="value"||s==="standardize - Integer"||s==="standardize - Decimal"||s==="standar\
dize - String"||s==="metaphone"||s==="mask"||s==="pattern")){const n={instancePath:i+"/function",schemaPath:"contract#/$defs/JoinFunction/enum",keyword:"enum",params:{
allowedValues:zn.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(a.pattern!==void 0){let s=a.pattern;if(typeof s!="\
string"){const n={instancePath:i+"/pattern",schemaPath:"contract#/$defs/JoinPattern/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}if(!(s===""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+"/pattern",schemaPath:"contract#/$defs/JoinPattern/enum",keyword:"\
enum",params:{allowedValues:Jn.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(a.matchQuality!==void 0){let s=a.matchQuality;
if(!(typeof s=="number"&&isFinite(s))&&typeof s!="string"){const n={instancePath:i+"/matchQuality",schemaPath:"#/properties/matchQuality/type",keyword:"type",params:{
type:an.properties.matchQuality.type},message:"must be number,string"};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){const n={
instancePath:i+"/matchQuality",schemaPath:"#/properties/matchQuality/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[n]:e.push(n),t++}if(s<0||isNaN(s)){const n={instancePath:i+"/matchQuality",schemaPath:"#/properties/matchQuality/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}if(typeof s=="string"&&!Mp.test(s)){const n={instancePath:i+"/matchQuality",schemaPath:"#/pro\
perties/matchQuality/pattern",keyword:"pattern",params:{pattern:"^((100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?))?$"},message:'must match pattern "^((100(\\.0{1\
,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?))?$"'};e===null?e=[n]:e.push(n),t++}}if(a.selfJoins!==void 0){let s=a.selfJoins;if(!(s===""||s==="0"||s==="1"||s===0||s===1)){
const n={instancePath:i+"/selfJoins",schemaPath:"contract#/$defs/JoinSwitch/enum",keyword:"enum",params:{allowedValues:no.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[n]:e.push(n),t++}}if(a.manyToMany!==void 0){let s=a.manyToMany;if(!(s===""||s==="0"||s==="1"||s===0||s===1)){const n={instancePath:i+
"/manyToMany",schemaPath:"contract#/$defs/JoinSwitch/enum",keyword:"enum",params:{allowedValues:no.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),t++}}if(a.scheduleNow!==void 0){let s=a.scheduleNow;if(!(s===""||s==="0"||s==="1"||s===0||s===1)){const n={instancePath:i+"/scheduleNow",schemaPath:"\
contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),
t++}}if(a.scheduleTime!==void 0){let s=a.scheduleTime;if(typeof s=="string"){if(f(s)>32){const n={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Run\
ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return St.errors=e,t===
0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _t(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=_t.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="discover"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"discover"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(St(a.data,{instancePath:i+"/data",
parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?St.errors:e.concat(St.errors),t=e.length)),a.options!==void 0){let r=a.options;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return _t.errors=e,t===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ct(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxIt\
ems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];
if(typeof h=="string"){if(f(h)>128){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#\
/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:
e.push(g),t++}}let n=r.length,d;if(n>1){const m={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/colum\
ns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+
" are identical)"};e===null?e=[g]:e.push(g),t++;break}m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?
e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>250){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maxLength",keyword:"maxLength",params:{limit:250},message:"must NOT have more than 250 characters"};e===null?e=[m]:e.push(m),t++}
if(!tn.test(d)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-\
9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"},message:'must match pattern "^[\
1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"'};e===null?e=[m]:e.push(m),
t++}}else{const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/s\
ort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contrac\
t#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)
if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="str\
ing"){if(f(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$de\
fs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){let m=d.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"\
contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m===
"asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ct.errors=e,t===0}Ct.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ke(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ke.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(C(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),a.options!==void 0&&(Ct(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?Ct.errors:e.concat(Ct.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=mr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){be(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(be.errors),t=e.length);var r=!0}else if(s==="create")Lt(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Lt.errors:e.concat(Lt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")At(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?At.errors:e.concat(At.errors),t=e.length),r!==!0&&(r=!0);else if(s==="discover")_t(
a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?_t.errors:e.concat(_t.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"export")ke(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length),r!==!0&&(r=
!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "c\
ommand" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return mr.errors=e,o.props=r,t===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};function vo(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=vo.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!mr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?mr.errors:e.concat(mr.errors),
t=e.length;else var r=mr.evaluated.props;return vo.errors=e,o.props=r,t===0}vo.evaluated={dynamicProps:!0,dynamicItems:!1};var zp=Po;function Ft(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ft.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.joinKeys===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
joinKeys"},message:"must have required property 'joinKeys'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="joinKeys"){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.joinKeys!==void 0){let r=a.joinKeys;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/joinKeys",schemaPath:"contract#/$defs/JoinKeys/maxItems",
keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/joinKe\
ys",schemaPath:"contract#/$defs/JoinKeys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}
const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>300){const m={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys\
/items/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[m]:e.push(m),t++}if(f(d)<1){const m={instancePath:i+
"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),t++}if(!v.test(d)){const m={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/\
JoinKeys/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/joinKeys",schemaPath:"\
contract#/$defs/JoinKeys/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ft.errors=e,t===0}Ft.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Gt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Gt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="delete"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"delete"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ft(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Ft.errors:e.concat(Ft.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gt.errors=
e,t===0}Gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Po(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Po.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Gt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?Gt.errors:e.concat(Gt.errors),t=e.length),Po.errors=e,t===0}Po.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ha=bo;
function pr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=pr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){be(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(be.errors),t=e.length);
var r=!0}else if(s==="export")ke(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.errors),t=
e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return pr.errors=e,o.props=r,t===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};
function bo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=bo.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!pr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?pr.errors:e.concat(
pr.errors),t=e.length;else var r=pr.evaluated.props;return bo.errors=e,o.props=r,t===0}bo.evaluated={dynamicProps:!0,dynamicItems:!1};var Jp=wo;function Ut(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ut.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ut.errors=e,t===0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=lr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"get"){Ut(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Ut.errors:e.concat(Ut.errors),t=e.length);var r=!0}else if(s===
"export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{
const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return lr.errors=e,o.props=r,t===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};function wo(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=wo.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!lr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?lr.errors:e.concat(lr.errors),
t=e.length;else var r=lr.evaluated.props;return wo.errors=e,o.props=r,t===0}wo.evaluated={dynamicProps:!0,dynamicItems:!1};var L=ko;function ko(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ko.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.joinId===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"joinId"},message:"must have required property 'joinId'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.joinId!==void 0){let r=a.joinId;if(typeof r=="string"){if(f(r)>250){const s={
instancePath:i+"/joinId",schemaPath:"#/properties/joinId/maxLength",keyword:"maxLength",params:{limit:250},message:"must NOT have more than 250 characters"};e===
null?e=[s]:e.push(s),t++}if(!tn.test(r)){const s={instancePath:i+"/joinId",schemaPath:"#/properties/joinId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-\
9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"},message:'must match pattern "^[\
1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/joinId",schemaPath:"#/properties/joinId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ko.
errors=e,t===0}ko.evaluated={props:{repository:!0,joinId:!0},dynamicProps:!1,dynamicItems:!1};var Yp=No,Wp={enum:["","0","1",0,1]};function Ht(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ht.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="jobName"||r==="createJoinIndex"||r==="scheduleNow"||r==="scheduleTime")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$de\
fs/JoinJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={
instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x\
7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JoinJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.createJoinIndex!==
void 0){let r=a.createJoinIndex;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/createJoinIndex",schemaPath:"contract#/$defs/JoinIndexCh\
ange/enum",keyword:"enum",params:{allowedValues:Wp.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==
void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",
keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.
scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLengt\
h",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"con\
tract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ht.errors=e,t===0}Ht.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Vt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Vt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0&&(Ht(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ht.errors:
e.concat(Ht.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vt.errors=e,t===0}Vt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Bp={type:"string",enum:["","Permanent","Discovered"]};function Xt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Xt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)
if(!(r==="status"||r==="resultSegment"||r==="leftNoMatch"||r==="rightNoMatch")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.status!==void 0){let r=a.status;if(typeof r!=
"string"){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatusChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r===""||r==="Permanent"||r==="Discovered")){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatusChange/enum",keyword:"\
enum",params:{allowedValues:Bp.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.resultSegment!==void 0){let r=a.resultSegment;
if(typeof r!="string"){const s={instancePath:i+"/resultSegment",schemaPath:"contract#/$defs/JoinResultSegment/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="inner"||r==="full"||r==="left"||r==="right")){const s={instancePath:i+"/resultSegment",schemaPath:"\
contract#/$defs/JoinResultSegment/enum",keyword:"enum",params:{allowedValues:Yn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}if(a.leftNoMatch!==void 0){let r=a.leftNoMatch;if(typeof r!="string"){const s={instancePath:i+"/leftNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOpti\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="accept"||r==="ignore"||r==="reject"||r===
"warning")){const s={instancePath:i+"/leftNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/enum",keyword:"enum",params:{allowedValues:go.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rightNoMatch!==void 0){let r=a.rightNoMatch;if(typeof r!="string"){const s={instancePath:i+
"/rightNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(!(r===""||r==="accept"||r==="ignore"||r==="reject"||r==="warning")){const s={instancePath:i+"/rightNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/enu\
m",keyword:"enum",params:{allowedValues:go.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xt.errors=e,t===0}Xt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Kt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Kt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edi\
t"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Xt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"d\
ata",rootData:l,dynamicAnchors:p})||(e=e===null?Xt.errors:e.concat(Xt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Kt.errors=e,t===0}Kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=ur.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="run"){Vt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?Vt.errors:e.concat(Vt.errors),t=e.length);var r=!0}else if(s==="edit")Kt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?Kt.errors:e.concat(Kt.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ur.
errors=e,o.props=r,t===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};function No(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=No.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ur(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?ur.errors:e.concat(ur.errors),t=e.length;else var r=ur.evaluated.props;return No.errors=e,o.props=r,t===0}No.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Zp=$o;function Mt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mt.errors=e,t===
0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=cr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Mt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?Mt.errors:e.concat(Mt.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return cr.errors=e,o.props=r,t===
0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};function $o(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=$o.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!cr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?cr.errors:e.concat(cr.errors),t=e.length;else var r=cr.evaluated.props;return $o.errors=e,o.props=r,t===0}$o.evaluated={dynamicProps:!0,
dynamicItems:!1};var Qp=xo;function zt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=zt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zt.errors=e,t===0}zt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var el={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function Jt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="category")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/KeywordName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!G.
test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][\
^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.category!==void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/category",schemaPath:"\
contract#/$defs/KeywordCategoryNumber/type",keyword:"type",params:{type:el.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/pattern",keyword:"patter\
n",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jt.errors=e,t===0}Jt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Yt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Yt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Jt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Jt.errors:e.concat(Jt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yt.errors=
e,t===0}Yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){zt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?zt.errors:e.concat(zt.errors),t=e.length);var r=!0}else if(s==="add")Yt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?Yt.errors:e.concat(Yt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return dr.errors=e,o.props=r,t===
0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};function xo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=xo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!dr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?dr.errors:e.concat(dr.errors),t=e.length;else var r=dr.evaluated.props;return xo.errors=e,o.props=r,t===0}xo.evaluated={dynamicProps:!0,
dynamicItems:!1};var rl=Io;function Io(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Io.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.category===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},message:"must have required prope\
rty 'category'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.category!==
void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/category",schemaPath:"#/properties/category/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/category/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/ca\
tegory/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Io.errors=e,t===0}Io.evaluated={props:{repository:!0,
category:!0},dynamicProps:!1,dynamicItems:!1};var sl=Ro;function Ro(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Ro.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.category===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},
message:"must have required property 'category'"};e===null?e=[r]:e.push(r),t++}if(a.keyword===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;
if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"\
/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]\
{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.category!==void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/category/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/category",schemaPath:"#/properties/category/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.
validate(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/category/format",keyword:"format",params:{format:"int64"},message:'must match format "\
int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.keyword!==void 0){let r=a.keyword;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/keyword",schemaPath:"#/properties/keyword/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/keyword",schemaPath:"\
#/properties/keyword/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={
instancePath:i+"/keyword",schemaPath:"#/properties/keyword/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ro.
errors=e,t===0}Ro.evaluated={props:{repository:!0,category:!0,keyword:!0},dynamicProps:!1,dynamicItems:!1};var tl=Eo;function Wt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Wt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wt.errors=e,t===0}Wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var al={type:["integer",
"string"],minimum:0,maximum:9007199254740991,pattern:"^(|0|[1-9][0-9]{0,14})$"},il=new RegExp("^(|0|[1-9][0-9]{0,14})$","u");function Bt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Bt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="folderID"||r==="description")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/maxL\
ength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.folderID!==void 0){let r=a.folderID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/type",keyword:"type",params:{type:al.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolde\
rParent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!il.test(r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/patt\
ern",keyword:"pattern",params:{pattern:"^(|0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(|0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/maxLeng\
th",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/RuleFolderDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]\
*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Bt.errors=e,t===0}Bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Zt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Bt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Bt.errors:e.concat(Bt.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zt.errors=e,t===0}Zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function fr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=fr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){Wt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Wt.errors:e.concat(Wt.errors),t=e.length);
var r=!0}else if(s==="add")Zt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?Zt.errors:e.concat(Zt.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return fr.errors=e,o.props=r,t===0}fr.evaluated={dynamicProps:!0,dynamicItems:!1};
function Eo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Eo.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!fr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?fr.errors:e.concat(
fr.errors),t=e.length;else var r=fr.evaluated.props;return Eo.errors=e,o.props=r,t===0}Eo.evaluated={dynamicProps:!0,dynamicItems:!1};var hr=To;function To(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=To.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.folder===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"folder"},message:"must have required property 'folder'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.folder!==void 0){let r=a.folder;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return To.errors=e,t===0}To.evaluated={props:{repository:!0,folder:!0},dynamicProps:!1,dynamicItems:!1};var ol=Oo;function Qt(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Qt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="name"){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/maxL\
ength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return Qt.errors=e,t===0}Qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ea(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ea.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="rename"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"rename"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Qt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Qt.errors:e.concat(Qt.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ea.errors=e,t===0}ea.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ra(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ra.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="n\
ame"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/RuleFolderName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:
e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x\
20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>
4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NO\
T have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDesc\
ription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/RuleFolderDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ra.errors=
e,t===0}ra.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=sa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ra(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ra.errors:e.concat(ra.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return sa.errors=e,t===0}sa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="rename"){ea(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ea.errors:e.concat(ea.errors),t=e.length);var r=!0}else if(s==="edit")sa(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?sa.errors:e.concat(sa.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return yr.
errors=e,o.props=r,t===0}yr.evaluated={dynamicProps:!0,dynamicItems:!1};function Oo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Oo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!yr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?yr.errors:e.concat(yr.errors),t=e.length;else var r=yr.evaluated.props;return Oo.errors=e,o.props=r,t===0}Oo.evaluated=
{dynamicProps:!0,dynamicItems:!1};var nl=Do;function ta(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=ta.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.rules===
void 0){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/required",keyword:"required",params:{missingProperty:"rules"},message:"mus\
t have required property 'rules'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="rules"){const n={instancePath:i+"/data",schemaPath:"contract#/$defs/Rul\
eFolderMembers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:
e.push(n),t++}if(r.rules!==void 0){let s=r.rules;if(Array.isArray(s)){if(s.length>1e3){const d={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFol\
derMembers/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[d]:e.push(d),t++}if(s.length<
1){const d={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let m=s[d];if(typeof m=="string"){if(f(m)>47){const h={instancePath:i+
"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have mo\
re than 47 characters"};e===null?e=[h]:e.push(h),t++}if(!_a.test(m)){const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/prop\
erties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleF\
olderMembers/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+
"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ta.errors=e,t===0}ta.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function aa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=aa.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="remove"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"r\
emove"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.rules===
void 0){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/required",keyword:"required",params:{missingProperty:"rules"},message:"mus\
t have required property 'rules'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="rules"){const n={instancePath:i+"/data",schemaPath:"contract#/$defs/Rul\
eFolderMembers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:
e.push(n),t++}if(r.rules!==void 0){let s=r.rules;if(Array.isArray(s)){if(s.length>1e3){const d={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFol\
derMembers/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[d]:e.push(d),t++}if(s.length<
1){const d={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let m=s[d];if(typeof m=="string"){if(f(m)>47){const h={instancePath:i+
"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have mo\
re than 47 characters"};e===null?e=[h]:e.push(h),t++}if(!_a.test(m)){const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/prop\
erties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleF\
olderMembers/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+
"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return aa.errors=e,t===0}aa.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ia(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ia.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="jobName"||r===
"scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return ia.errors=e,t===0}ia.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=oa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ia(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ia.errors:e.concat(ia.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return oa.errors=e,t===0}oa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){q(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length);var r=!0}else if(s==="add")ta(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ta.errors:e.concat(ta.errors),t=e.length),r!==!0&&(r=!0);else if(s==="remove")aa(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?aa.errors:e.concat(aa.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")oa(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?oa.errors:e.concat(oa.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return gr.
errors=e,o.props=r,t===0}gr.evaluated={dynamicProps:!0,dynamicItems:!1};function Do(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Do.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!gr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?gr.errors:e.concat(gr.errors),t=e.length;else var r=gr.evaluated.props;return Do.errors=e,o.props=r,t===0}Do.evaluated=
{dynamicProps:!0,dynamicItems:!1};var ml=qo;function na(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=na.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return na.errors=e,t===
0}na.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wn={type:"string",enum:["delimited"]};function ma(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ma.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must ha\
ve required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||
r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>
128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must m\
atch pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"co\
ntract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"\
enum",params:{allowedValues:Wn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;
if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.parameters;if(typeof r=="string"){if(f(r)>9e3){const s={instancePath:i+"/parame\
ters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderPara\
meters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="st\
ring"){if(f(r)>256){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT\
 have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filter",schemaPath:"\
contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ma.errors=e,t===0}ma.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function pa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=pa.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equ\
al to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(ma(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?ma.errors:e.concat(ma.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return pa.errors=e,t===0}pa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vr(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=vr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){na(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?na.errors:e.concat(na.errors),t=e.length);var r=!0}else if(s==="add")pa(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?pa.errors:e.concat(pa.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return vr.errors=e,o.props=r,t===0}vr.evaluated={dynamicProps:!0,dynamicItems:!1};function qo(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=qo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!vr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?vr.errors:e.concat(vr.errors),t=e.length;else var r=vr.
evaluated.props;return qo.errors=e,o.props=r,t===0}qo.evaluated={dynamicProps:!0,dynamicItems:!1};var xe=Lo;function Lo(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Lo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.loaderconnection===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"loaderconnection"},message:"must have required property 'loaderconnection'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){
let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/propertie\
s/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern\
 "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.loaderconnection!==void 0){let r=a.loaderconnection;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/loaderconnection",
schemaPath:"#/properties/loaderconnection/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/prope\
rties/loaderconnection/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Lo.errors=e,t===0}Lo.evaluated={props:{repository:!0,
loaderconnection:!0},dynamicProps:!1,dynamicItems:!1};var pl=jo;function la(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=la.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",
schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),t++}if(!G.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Wn.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/\
LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.
parameters;if(typeof r=="string"){if(f(r)>9e3){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",
params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/parameters",schemaPath:"\
contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="string"){if(f(r)>256){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/File\
Filter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*\
$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return la.errors=e,t===0}la.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ua(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ua.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/comm\
and/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(la(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?la.errors:e.concat(la.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ua.errors=e,t===0}ua.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ca(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ca.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="enable"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"enable"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ca.errors=e,t===0}ca.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function da(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=da.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="disable"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disable"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return da.errors=e,t===0}da.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fa(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=fa.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.
data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fa.errors=e,t===0}fa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Pr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"edit"){ua(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ua.errors:e.concat(ua.errors),t=e.length);var r=!0}else if(s===
"enable")ca(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ca.errors:e.concat(ca.errors),t=e.length),r!==!0&&(r=
!0);else if(s==="disable")da(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?da.errors:e.concat(da.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="test")fa(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?fa.errors:e.concat(fa.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Pr.errors=e,o.props=r,t===0}Pr.evaluated={dynamicProps:!0,dynamicItems:!1};
function jo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=jo.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Pr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?Pr.errors:e.concat(
Pr.errors),t=e.length;else var r=Pr.evaluated.props;return jo.errors=e,o.props=r,t===0}jo.evaluated={dynamicProps:!0,dynamicItems:!1};var ll=Ao,ul={type:"object",
additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageN\
umber"},pageSize:{$ref:"contract#/$defs/PageNumber"},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",
0,1]}}};function Ne(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ne.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r===
"pageSize"||r==="sort"||r==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let h=r[m];if(typeof h=="string"){if(f(h)>128){const g={
instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[g]:e.push(g),t++}if(f(h)<1){const g={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+m,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,d;if(n>1){const m={};
for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof m[h]=="number"){d=m[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}
m[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==
void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contrac\
t#/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"c\
ontract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!A.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'\
must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Y.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!A.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"req\
uired",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in d)if(!(m==="column"||m==="d\
irection")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let m=d.column;if(typeof m=="string"){if(f(m)>128){const h={instancePath:i+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[h]:e.push(h),t++}if(f(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}
if(d.direction!==void 0){let m=d.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m===""||m==="asc"||m==="desc")){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Z.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r==="0"||r==="1"||r===0||r===
1)){const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:ul.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ha(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ha.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="filter"||s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"\
#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),t++}if(r.filter!==void 0){let s=r.filter;if(typeof s=="string"){if(f(s)>256){const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/Fil\
eFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={
instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\\
x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){if(f(s)>256){const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};
e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/username",schemaPath:"contr\
act#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(f(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/password",schemaPath:"\
contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}a.options!==void 0&&(Ne(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return ha.errors=e,t===0}ha.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ha(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?ha.errors:e.concat(ha.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}return br.errors=e,o.props=r,t===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};function Ao(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ao.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!br(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p}))e=e===null?br.errors:e.concat(br.errors),t=e.length;else var r=br.evaluated.props;return Ao.errors=
e,o.props=r,t===0}Ao.evaluated={dynamicProps:!0,dynamicItems:!1};var cl=So;function ya(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=ya.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(!(s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){
if(f(s)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must\
 NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUser\
name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(f(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePasswor\
d/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(Ne(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"op\
tions",rootData:l,dynamicAnchors:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ya.errors=e,t===0}ya.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ga(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ga.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="preview"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?
e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.filename===void 0){const s={instancePath:i+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="filename"||s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.filename!==void 0){let s=r.
filename;if(typeof s=="string"){if(f(s)>4096){const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/maxLength",keyword:"maxLength",
params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}if(f(s)<1){const n={instancePath:i+"/data/filename",schemaPath:"\
contract#/$defs/SchemaFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){if(f(s)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#\
/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(
s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must \
match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(f(s)>1024){
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/patter\
n",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/dat\
a/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ga.errors=e,t===
0}ga.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ya(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?ya.errors:e.concat(ya.errors),t=e.length);var r=!0}else if(s==="preview")ga(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?ga.errors:e.concat(ga.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return wr.errors=e,o.props=r,t===
0}wr.evaluated={dynamicProps:!0,dynamicItems:!1};function So(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=So.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!wr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?wr.errors:e.concat(wr.errors),t=e.length;else var r=wr.evaluated.props;return So.errors=e,o.props=r,t===0}So.evaluated={dynamicProps:!0,
dynamicItems:!1};var dl=_o;function va(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=va.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return va.errors=e,t===0}va.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Bn=new RegExp("^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$","u"),fl={type:"string",enum:["rule.failed","rule.passed",
"job.failed"]};function $e(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=$e.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){if(a.length>3){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxIte\
ms",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++){let n=a[s];if(typeof n!="stri\
ng"){const d={instancePath:i+"/"+s,schemaPath:"contract#/$defs/WebhookEvent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:
e.push(d),t++}if(!(n==="rule.failed"||n==="rule.passed"||n==="job.failed")){const d={instancePath:i+"/"+s,schemaPath:"contract#/$defs/WebhookEvent/enum",keyword:"\
enum",params:{allowedValues:fl.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}$e.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function Pa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Pa.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"url"||r==="events"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(f(r)>2048){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Bn.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/pattern",keyword:"\
pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.events!==void 0&&($e(a.events,{instancePath:i+"/events",parentData:a,parentDataProperty:"events",rootData:l,dynamicAnchors:p})||
(e=e===null?$e.errors:e.concat($e.errors),t=e.length)),a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"\
/description",schemaPath:"contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contrac\
t#/$defs/WebhookDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pa.errors=e,t===0}Pa.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ba(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ba.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Pa(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?Pa.errors:e.concat(Pa.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ba.errors=
e,t===0}ba.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zn={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};
function wa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=wa.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.webhook===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="webhook"||r==="url"||r==="events"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.webhook!==void 0){let r=a.webhook;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/type",
keyword:"type",params:{type:Zn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+
"/webhook",schemaPath:"contract#/$defs/WebhookNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0\
,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(f(r)>2048){const s={instancePath:i+"/url",schemaPath:"contract#/\
$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={
instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}if(!Bn.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/pattern",keyword:"pattern",params:{pattern:"^[hH]\
[tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.events!==void 0&&($e(a.events,{instancePath:i+"/events",parentData:a,parentDataProperty:"events",rootData:l,dynamicAnchors:p})||(e=e===null?$e.errors:
e.concat($e.errors),t=e.length)),a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),
t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescrip\
tion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wa.errors=e,t===0}wa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ka(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ka.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"mu\
st be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(wa(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?wa.errors:e.concat(wa.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ka.errors=
e,t===0}ka.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Na(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Na.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.webhook===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="webhook"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.webhook!==void 0){let r=a.webhook;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/type",keyword:"type",params:{type:Zn.type},message:"must b\
e integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Na.errors=e,t===0}Na.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function $a(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=$a.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Na(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?Na.errors:e.concat(Na.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return $a.errors=e,t===0}$a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=kr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){va(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?va.errors:e.concat(va.errors),t=e.length);var r=!0}else if(s==="add")ba(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ba.errors:e.concat(ba.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")ka(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?ka.errors:e.concat(ka.errors),t=e.length),r!==!0&&(r=!0);else if(s==="test")$a(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?$a.errors:e.concat($a.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return kr.
errors=e,o.props=r,t===0}kr.evaluated={dynamicProps:!0,dynamicItems:!1};function _o(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=_o.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!kr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?kr.errors:e.concat(kr.errors),t=e.length;else var r=kr.evaluated.props;return _o.errors=e,o.props=r,t===0}_o.evaluated=
{dynamicProps:!0,dynamicItems:!1};var hl=Co;function Co(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Co.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[r]:e.push(r),t++}if(a.webhook===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"m\
ust have required property 'webhook'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.webhook!==void 0){let r=a.webhook;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/webhook",schemaPath:"#/propertie\
s/webhook/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/webhook",schemaPath:"\
#/properties/webhook/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Co.errors=e,t===0}Co.evaluated={props:{repository:!0,
webhook:!0},dynamicProps:!1,dynamicItems:!1};var yl=Fo;function xa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=xa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xa.errors=e,t===
0}xa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){xa(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?xa.errors:e.concat(xa.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Nr.errors=e,o.props=r,t===
0}Nr.evaluated={dynamicProps:!0,dynamicItems:!1};function Fo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Fo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Nr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:l,
dynamicAnchors:p}))e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length;else var r=Nr.evaluated.props;return Fo.errors=e,o.props=r,t===0}Fo.evaluated={dynamicProps:!0,
dynamicItems:!1};var Qn=Go;function Go(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Go.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.jobId===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'j\
obId'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.jobId!==void 0){let r=a.
jobId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"\
/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Go.errors=e,t===0}Go.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};
var gl=Uo;function Ia(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ia.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="cancel"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"cancel"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#\
/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Ia.errors=e,t===0}Ia.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $r(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=$r.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="cancel"){Ia(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p})||(e=e===null?Ia.errors:e.concat(Ia.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return $r.
errors=e,o.props=r,t===0}$r.evaluated={dynamicProps:!0,dynamicItems:!1};function Uo(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Uo.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!$r(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:l,dynamicAnchors:p}))e=e===null?$r.errors:e.concat($r.errors),t=e.length;else var r=$r.evaluated.props;return Uo.errors=e,o.props=r,t===0}Uo.evaluated=
{dynamicProps:!0,dynamicItems:!1};var vl={getOpenApiDocument:{headers:y},changePassword:{headers:y,body:{"application/json":dm}},listRepositories:{query:b,headers:y},
createRepository:{headers:y,body:{"application/json":hm}},getRepository:{path:k,query:X,headers:y},deleteRepository:{path:k,headers:y},login:{path:k,headers:y},
uploadFile:{path:k,headers:y},listFiles:{path:k,query:b,headers:y},deleteFile:{path:gm,headers:y},downloadExport:{path:vm,headers:Pm},listEntities:{path:k,query:b,
headers:y},runEntitiesCommand:{path:k,headers:y,body:{"application/json":bm}},runExpressionsCommand:{path:k,headers:y,body:{"application/json":Im}},countEntities:{
path:k,headers:y},getEntity:{path:$,query:X,headers:y},runEntityCommand:{path:$,headers:y,body:{"application/json":Tm}},deleteEntity:{path:$,headers:y},listRows:{
path:$,query:Dm,headers:y},runRowsCommand:{path:$,headers:y,body:{"application/json":S}},listRowDetails:{path:jm,query:b,headers:y},listDuplicatesIndicator:{path:$,
query:b,headers:y},runDuplicatesIndicatorCommand:{path:$,headers:y,body:{"application/json":Oa}},listDuplicates:{path:Nn,query:b,headers:y},runDuplicatesCommand:{
path:Nn,headers:y,body:{"application/json":S}},listRejectedRows:{path:$,query:b,headers:y},getReport:{path:$,headers:y},listAttributes:{path:$,query:b,headers:y},
runAttributesCommand:{path:$,headers:y,body:{"application/json":Am}},getAttribute:{path:j,query:X,headers:y},listValues:{path:j,query:b,headers:y},runValuesCommand:{
path:j,headers:y,body:{"application/json":Oa}},listSpaces:{path:j,query:b,headers:y},runSpacesCommand:{path:j,headers:y,body:{"application/json":S}},listMasks:{
path:j,query:b,headers:y},runMasksCommand:{path:j,headers:y,body:{"application/json":Oa}},listPatterns:{path:j,query:Sm,headers:y},runPatternsCommand:{path:j,headers:y,
body:{"application/json":Cm}},runSoundexesCommand:{path:j,headers:y,body:{"application/json":Oa}},listMetaphones:{path:j,query:b,headers:y},runMetaphonesCommand:{
path:j,headers:y,body:{"application/json":Oa}},unmaskValue:{path:k,headers:y,body:{"application/json":Fm}},listFunctions:{path:k,query:Gm,headers:y},listPriorities:{
path:k,headers:y},runPrioritiesCommand:{path:k,headers:y,body:{"application/json":Hm}},runPriorityCommand:{path:$n,headers:y,body:{"application/json":Km}},deletePriority:{
path:$n,headers:y},listLibraryEntities:{path:k,query:b,headers:y},runLibraryEntitiesCommand:{path:k,headers:y,body:{"application/json":zm}},countLibraryEntities:{
path:k,headers:y},getLibraryEntity:{path:se,query:X,headers:y},runLibraryEntityCommand:{path:se,headers:y,body:{"application/json":Wm}},deleteLibraryEntity:{path:se,
query:In,headers:y},listLibraryAttributes:{path:se,query:b,headers:y},runLibraryAttributesCommand:{path:se,headers:y,body:{"application/json":Zm}},getLibraryAttribute:{
path:Jo,query:X,headers:y},runLibraryAttributeCommand:{path:Jo,headers:y,body:{"application/json":Qm}},deleteLibraryAttribute:{path:Jo,headers:y},listLibraryEntityRules:{
path:se,query:b,headers:y},runLibraryEntityRulesCommand:{path:se,headers:y,body:{"application/json":ep}},getLibraryRule:{path:Ii,query:X,headers:y},runLibraryRuleCommand:{
path:Ii,headers:y,body:{"application/json":sp}},deleteLibraryRule:{path:Ii,query:In,headers:y},listAssociatedRules:{path:Ii,query:b,headers:y},listAssociatedEntities:{
path:se,query:b,headers:y},runAssociatedEntitiesCommand:{path:se,headers:y,body:{"application/json":ap}},getAttributeMap:{path:En,headers:y},runAttributeMapCommand:{
path:En,headers:y,body:{"application/json":ip}},listBusinessRules:{path:k,query:Bo,headers:y},runBusinessRulesCommand:{path:k,headers:y,body:{"application/json":Sa}},
countBusinessRules:{path:k,headers:y},listAggregateMethods:{path:k,headers:y},listLibraryRules:{path:k,query:Bo,headers:y},runLibraryRulesCommand:{path:k,headers:y,
body:{"application/json":np}},countLibraryRules:{path:k,headers:y},listRealBusinessRules:{path:k,query:Bo,headers:y},runRealBusinessRulesCommand:{path:k,headers:y,
body:{"application/json":mp}},deleteRealBusinessRules:{path:k,headers:y,body:{"application/json":fp}},countRealBusinessRules:{path:k,headers:y},listEntityBusinessRules:{
path:$,query:b,headers:y},runEntityBusinessRulesCommand:{path:$,headers:y,body:{"application/json":yp}},listAttributeBusinessRules:{path:j,query:b,headers:y},runAttributeBusinessRulesCommand:{
path:j,headers:y,body:{"application/json":wp}},listEntityRuleHistory:{path:$,query:b,headers:y},runEntityRuleHistoryCommand:{path:$,headers:y,body:{"application\
/json":Qo}},listAllRuleHistory:{path:k,query:b,headers:y},runAllRuleHistoryCommand:{path:k,headers:y,body:{"application/json":Qo}},listEntityCompliance:{path:$,
query:b,headers:y},runEntityComplianceCommand:{path:$,headers:y,body:{"application/json":_n}},listCompliance:{path:k,query:b,headers:y},runComplianceCommand:{path:k,
headers:y,body:{"application/json":_n}},listPassingRules:{path:$,query:b,headers:y},runPassingRulesCommand:{path:$,headers:y,body:{"application/json":Sa}},listFailingRules:{
path:$,query:b,headers:y},runFailingRulesCommand:{path:$,headers:y,body:{"application/json":Sa}},listEnabledRules:{path:$,query:b,headers:y},runEnabledRulesCommand:{
path:$,headers:y,body:{"application/json":Sa}},getBusinessRule:{path:V,query:X,headers:y},runBusinessRuleCommand:{path:V,headers:y,body:{"application/json":Ip}},
deleteBusinessRule:{path:V,headers:y},getBusinessRulePermissions:{path:V,headers:y},listRuleHistory:{path:V,query:b,headers:y},runRuleHistoryCommand:{path:V,headers:y,
body:{"application/json":Qo}},listRuleFailingRows:{path:V,query:b,headers:y},runRuleFailingRowsCommand:{path:V,headers:y,body:{"application/json":S}},listRulePassingRows:{
path:V,query:b,headers:y},runRulePassingRowsCommand:{path:V,headers:y,body:{"application/json":S}},listRuleGroups:{path:V,query:b,headers:y},runRuleGroupsCommand:{
path:V,headers:y,body:{"application/json":Ep}},runGroupFailingRowsCommand:{path:V,headers:y,body:{"application/json":Cn}},runGroupPassingRowsCommand:{path:V,headers:y,
body:{"application/json":Cn}},listGroupFailingRows:{path:eo,query:b,headers:y},runNamedGroupFailingRowsCommand:{path:eo,headers:y,body:{"application/json":S}},listGroupPassingRows:{
path:eo,query:b,headers:y},runNamedGroupPassingRowsCommand:{path:eo,headers:y,body:{"application/json":S}},listKeys:{path:$,query:b,headers:y},runKeysCommand:{path:$,
headers:y,body:{"application/json":Tp}},listPermanentKeys:{path:$,query:b,headers:y},runPermanentKeysCommand:{path:$,headers:y,body:{"application/json":en}},listDiscoveredKeys:{
path:$,query:b,headers:y},runDiscoveredKeysCommand:{path:$,headers:y,body:{"application/json":en}},getKey:{path:Fa,query:X,headers:y},runKeyCommand:{path:Fa,headers:y,
body:{"application/json":qp}},deleteKey:{path:Fa,headers:y},listKeyDuplicates:{path:Fa,query:b,headers:y},runKeyDuplicatesCommand:{path:Fa,headers:y,body:{"appl\
ication/json":S}},listDependencies:{path:$,query:b,headers:y},runDependenciesCommand:{path:$,headers:y,body:{"application/json":Lp}},listPermanentDependencies:{
path:$,query:b,headers:y},runPermanentDependenciesCommand:{path:$,headers:y,body:{"application/json":po}},listDiscoveredDependencies:{path:$,query:b,headers:y},
runDiscoveredDependenciesCommand:{path:$,headers:y,body:{"application/json":po}},getDependency:{path:xt,query:X,headers:y},verifyDependency:{path:xt,headers:y},
listConflicts:{path:xt,query:b,headers:y},runConflictsCommand:{path:xt,headers:y,body:{"application/json":Kn}},listAttributeKeys:{path:j,query:b,headers:y},runAttributeKeysCommand:{
path:j,headers:y,body:{"application/json":en}},listAttributeDependencies:{path:j,query:b,headers:y},runAttributeDependenciesCommand:{path:j,headers:y,body:{"app\
lication/json":Gp}},listPermanentAttributeDependencies:{path:j,query:b,headers:y},runPermanentAttributeDependenciesCommand:{path:j,headers:y,body:{"application/\
json":po}},listDiscoveredAttributeDependencies:{path:j,query:b,headers:y},runDiscoveredAttributeDependenciesCommand:{path:j,headers:y,body:{"application/json":po}},
verifyAttributeDependency:{path:Ua,headers:y},listAttributeConflicts:{path:Ua,query:b,headers:y},runAttributeConflictsCommand:{path:Ua,headers:y,body:{"applicat\
ion/json":Kn}},listCorrections:{path:xt,query:b,headers:y},runCorrectionsCommand:{path:xt,headers:y,body:{"application/json":S}},listAttributeCorrections:{path:Ua,
query:b,headers:y},runAttributeCorrectionsCommand:{path:Ua,headers:y,body:{"application/json":S}},runDuplicateKeyRowsCommand:{path:$,headers:y,body:{"applicatio\
n/json":Mn}},runConflictRowsCommand:{path:$,headers:y,body:{"application/json":Mn}},listEntityJoins:{path:$,query:b,headers:y},runEntityJoinsCommand:{path:$,headers:y,
body:{"application/json":Up}},deleteEntityJoins:{path:$,headers:y,body:{"application/json":zp}},listEntityPermanentJoins:{path:$,query:b,headers:y},runEntityPermanentJoinsCommand:{
path:$,headers:y,body:{"application/json":Ha}},listEntityDiscoveredJoins:{path:$,query:b,headers:y},runEntityDiscoveredJoinsCommand:{path:$,headers:y,body:{"app\
lication/json":Ha}},listJoins:{path:k,query:b,headers:y},runJoinsCommand:{path:k,headers:y,body:{"application/json":Ha}},countJoins:{path:k,headers:y},getJoinDiagram:{
path:k,headers:y},listPermanentJoins:{path:k,query:b,headers:y},runPermanentJoinsCommand:{path:k,headers:y,body:{"application/json":Ha}},listDiscoveredJoins:{path:k,
query:b,headers:y},runDiscoveredJoinsCommand:{path:k,headers:y,body:{"application/json":Ha}},listJoinJobs:{path:k,query:b,headers:y},runJoinJobsCommand:{path:k,
headers:y,body:{"application/json":Jp}},countJoinJobs:{path:k,headers:y},getJoin:{path:L,query:X,headers:y},runJoinCommand:{path:L,headers:y,body:{"application/\
json":Yp}},deleteJoin:{path:L,headers:y},getJoinReport:{path:L,headers:y},getVennDiagram:{path:L,query:b,headers:y},runVennDiagramCommand:{path:L,headers:y,body:{
"application/json":Zp}},listJoinInnerRows:{path:L,query:b,headers:y},runJoinInnerRowsCommand:{path:L,headers:y,body:{"application/json":S}},listJoinOuterRows:{path:L,
query:b,headers:y},runJoinOuterRowsCommand:{path:L,headers:y,body:{"application/json":S}},listJoinLeftOuterRows:{path:L,query:b,headers:y},runJoinLeftOuterRowsCommand:{
path:L,headers:y,body:{"application/json":S}},listJoinRightOuterRows:{path:L,query:b,headers:y},runJoinRightOuterRowsCommand:{path:L,headers:y,body:{"applicatio\
n/json":S}},listJoinLeftNoMatchRows:{path:L,query:b,headers:y},runJoinLeftNoMatchRowsCommand:{path:L,headers:y,body:{"application/json":S}},listJoinRightNoMatchRows:{
path:L,query:b,headers:y},runJoinRightNoMatchRowsCommand:{path:L,headers:y,body:{"application/json":S}},listJoinMatchingValues:{path:L,query:b,headers:y},runJoinMatchingValuesCommand:{
path:L,headers:y,body:{"application/json":S}},listJoinLeftNoMatchValues:{path:L,query:b,headers:y},runJoinLeftNoMatchValuesCommand:{path:L,headers:y,body:{"appl\
ication/json":S}},listJoinRightNoMatchValues:{path:L,query:b,headers:y},runJoinRightNoMatchValuesCommand:{path:L,headers:y,body:{"application/json":S}},listKeywords:{
path:k,query:b,headers:y},runKeywordsCommand:{path:k,headers:y,body:{"application/json":Qp}},deleteKeywordCategory:{path:rl,headers:y},deleteKeyword:{path:sl,headers:y},
listRuleFolders:{path:k,query:b,headers:y},runRuleFoldersCommand:{path:k,headers:y,body:{"application/json":tl}},getRuleFolder:{path:hr,query:X,headers:y},runRuleFolderCommand:{
path:hr,headers:y,body:{"application/json":ol}},deleteRuleFolder:{path:hr,headers:y},listRuleFolderRules:{path:hr,query:b,headers:y},runRuleFolderRulesCommand:{
path:hr,headers:y,body:{"application/json":nl}},listRuleFolderResults:{path:hr,query:b,headers:y},runRuleFolderResultsCommand:{path:hr,headers:y,body:{"applicat\
ion/json":Sa}},listLoaderConnections:{path:k,query:b,headers:y},runLoaderConnectionsCommand:{path:k,headers:y,body:{"application/json":ml}},getLoaderConnection:{
path:xe,query:X,headers:y},runLoaderConnectionCommand:{path:xe,headers:y,body:{"application/json":pl}},deleteLoaderConnection:{path:xe,headers:y},listDatasources:{
path:xe,query:b,headers:y},runDatasourcesCommand:{path:xe,headers:y,body:{"application/json":ll}},listDataschemas:{path:xe,query:b,headers:y},runDataschemasCommand:{
path:xe,headers:y,body:{"application/json":cl}},listConnectionEncodings:{path:xe,headers:y},listLoaderConnectionTypes:{headers:y},listWebhooks:{path:k,query:b,headers:y},
runWebhooksCommand:{path:k,headers:y,body:{"application/json":dl}},deleteWebhook:{path:hl,headers:y},listJobs:{path:k,query:b,headers:y},runSchedulerCommand:{path:k,
headers:y,body:{"application/json":yl}},getJob:{path:Qn,query:X,headers:y},runJobCommand:{path:Qn,headers:y,body:{"application/json":gl}}};export{vl as validators};
