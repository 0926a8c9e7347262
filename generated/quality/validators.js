// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var zo=Object.getOwnPropertyNames,eo=(a,i)=>function(){try{return i||(0,a[zo(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(c){throw i=0,c}},Ko=eo({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(u){const c=u.length;let p=0,m=0,e;for(;m<c;)p++,e=u.charCodeAt(
m++),e>=55296&&e<=56319&&m<c&&(e=u.charCodeAt(m),(e&64512)===56320&&m++);return p}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Jo=eo({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(N,E){
return{validate:N,compare:E}}a.fullFormats={date:i(m,e),time:i(o(!0),r),"date-time":i(f(!0),l),"iso-time":i(o(),s),"iso-date-time":i(f(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:_o,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Vo,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Co,int32:{type:"number",validate:Uo},int64:{type:"number",validate:Ho},float:{type:"\
number",validate:Yi},double:{type:"number",validate:Yi},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,l),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function u(N){return N%4===0&&(N%100!==0||N%400===0)}var c=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,p=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function m(N){const E=c.exec(N);if(!E)return!1;const j=+E[1],T=+E[2],X=+E[3];return T>=1&&T<=12&&X>=1&&X<=(T===2&&u(j)?29:p[T])}function e(N,E){if(N&&
E)return N>E?1:N<E?-1:0}var t=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(N){return function(j){const T=t.exec(j);if(!T)return!1;
const X=+T[1],Wt=+T[2],Ct=+T[3],Mo=T[4],Wi=T[5]==="-"?-1:1,Bi=+(T[6]||0),Zi=+(T[7]||0);if(Bi>23||Zi>59||N&&!Mo)return!1;if(X<=23&&Wt<=59&&Ct<60)return!0;const Ai=Wt-
Zi*Wi,Qi=X-Bi*Wi-(Ai<0?1:0);return(Qi===23||Qi===-1)&&(Ai===59||Ai===-1)&&Ct<61}}function r(N,E){if(!(N&&E))return;const j=new Date("2020-01-01T"+N).valueOf(),T=new Date(
"2020-01-01T"+E).valueOf();if(j&&T)return j-T}function s(N,E){if(!(N&&E))return;const j=t.exec(N),T=t.exec(E);if(j&&T)return N=j[1]+j[2]+j[3],E=T[1]+T[2]+T[3],N>
E?1:N<E?-1:0}var n=/t|\s/i;function f(N){const E=o(N);return function(T){const X=T.split(n);return X.length===2&&m(X[0])&&E(X[1])}}function l(N,E){if(!(N&&E))return;
const j=new Date(N).valueOf(),T=new Date(E).valueOf();if(j&&T)return j-T}function h(N,E){if(!(N&&E))return;const[j,T]=N.split(n),[X,Wt]=E.split(n),Ct=e(j,X);if(Ct!==
void 0)return Ct||r(T,Wt)}var g=/\/|:/,So=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _o(N){return g.test(N)&&So.test(N)}var Ji=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Co(N){return Ji.lastIndex=0,Ji.
test(N)}var Fo=-(2**31),Go=2**31-1;function Uo(N){return Number.isInteger(N)&&N<=Go&&N>=Fo}function Ho(N){return Number.isInteger(N)}function Yi(){return!0}var Xo=/[^\\]\\Z/;
function Vo(N){if(Xo.test(N))return!1;try{return new RegExp(N),!0}catch{return!1}}}}),y=Bt,d=Ko().default,ro=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function Bt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Bt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(d(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!ro.test(r)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Bt.errors=e,t===0}Bt.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var Yo=Zt,v=new RegExp("^[^\\x00]*$","u");function Zt(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Zt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[r]:e.push(r),t++}
if(a.newPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="oldPassword"||r==="newPassword")){const s={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),t++}if(a.oldPassword!==void 0){let r=a.oldPassword;if(typeof r=="string"){if(d(r)>1024){const s={instancePath:i+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.newPassword!==void 0){let r=a.newPassword;if(typeof r==
"string"){if(d(r)>1024){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<8){const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Zt.errors=e,t===0}Zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var w=Qt,Wo={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},$=Jo().fullFormats.int64;function Qt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Qt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),t++}if(r.length<1){const l={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}
if(d(h)<1){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h=="str\
ing"){if(typeof l[h]=="number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:f},message:"must NOT have duplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(
r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>140){const l={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};
e===null?e=[l]:e.push(l),t++}if(d(f)<1){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/\
pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||
isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"\
int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageS\
ize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+"/ex\
ternal",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="\
1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Wo.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Qt.errors=e,t===0}Qt.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var Bo=ea,D=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function or(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=or.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>
64){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/name",schemaPath:"con\
tract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(d(r)>1e3){const s={instancePath:i+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return or.errors=e,t===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ea(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ea.evaluated;return o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),or(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?or.errors:e.concat(or.errors),
t=e.length),ea.errors=e,t===0}ea.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var k=ra;function ra(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ra.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ra.
errors=e,t===0}ra.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var V=sa,Zo={type:"object",properties:{columns:{$ref:"contract#/$defs/Column\
Names"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function sa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=sa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),t++}if(r.length<1){const l={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(
l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]==
"number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:f},message:"must NO\
T have duplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Zo.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return sa.errors=e,t===0}sa.evaluated={props:{columns:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var Qo=ta,so=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function ta(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ta.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r==
"string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"/filename",schemaPath:"#\
/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){
const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!so.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"\
^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",
schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ta.errors=e,t===0}ta.evaluated={props:{repository:!0,
filename:!0},dynamicProps:!1,dynamicItems:!1};var en=aa;function aa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=aa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}if(!so.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return aa.errors=e,t===0}aa.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var rn=ia;function ia(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=ia.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let r=a.
range;if(typeof r=="string"){if(d(r)>8192){const s={instancePath:i+"/range",schemaPath:"#/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"\
must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/range",schemaPath:"#/properties/range/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["if-range"]!==void 0){let r=a["if-range"];if(typeof r=="string"){if(d(r)>8192){
const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 c\
haracters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["if-none-match"]!==void 0){let r=a["if-none-match"];if(typeof r=="string"){if(d(r)>8192){const s={instancePath:i+
"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(d(r)>38){const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!ro.test(r)){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\\
x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ia.errors=e,t===0}ia.evaluated={props:{range:!0,"if-\
range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var sn=na,to={type:"object",additionalProperties:!1,properties:{columns:{$ref:"\
contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumbe\
r"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,
items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},nr={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0\
-9]{0,14})?$"},Ft={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{
type:"string",enum:["","asc","desc"]}}},G=new RegExp("^([1-9][0-9]{0,14})?$","u"),ao=new RegExp("^[0-9]{1,16}$","u");function b(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=b.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r===
"clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have a\
dditional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={instancePath:i+"/colu\
mns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(
l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Ch\
osenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]==
"number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:f},message:"must \
NOT have duplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;
if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:nr.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pa\
geStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#\
/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(
s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSiz\
e",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:nr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",
schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!G.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})\
?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){
if(r.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must\
 NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f))&&typeof f!="string"){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:to.properties.
keypatternlist.items.type},message:"must be integer,string"};e===null?e=[l]:e.push(l),t++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const l={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[l]:e.push(l),t++}if(f<0||isNaN(f)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlis\
t/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),t++}}if(typeof f=="string"&&!ao.test(f)){const l={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must matc\
h pattern "^[0-9]{1,16}$"'};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.column===void 0){const l={instancePath:i+"/sort/"+
n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=
[l]:e.push(l),t++}for(const l in f)if(!(l==="column"||l==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.column!==void 0){
let l=f.column;if(typeof l=="string"){if(d(l)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(d(l)<1){const h={instancePath:i+"/sort/"+
n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.direction!==void 0){let l=f.direction;if(typeof l!="string"){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),t++}if(!(l===""||l==="asc"||l==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/directio\
n/enum",keyword:"enum",params:{allowedValues:Ft.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{
const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/clearCache",schemaPath:"#/prop\
erties/clearCache/enum",keyword:"enum",params:{allowedValues:to.properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return b.
errors=e,t===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.errors=e,t===0}
K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var io={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,properties:{
entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"c\
ontract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{
enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},oa={type:"string",enum:["client","server"]},oo={type:["integer","string"],minimum:0,
maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},_=Object.prototype.hasOwnProperty,A=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
"u"),no=new RegExp("^[0-9]{0,15}$","u"),q=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),mo={type:"object",required:["source\
File","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"co\
ntract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs\
/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"c\
ontract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$defs/Unused"},redefines:{
$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract#/$defs/Unused"}}},po={type:"\
string",enum:["","delimited"]},lo={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},tn={type:"string",enum:["","lf",
"cr","crlf","none"]},Gt={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},x={type:["string","integer"],maxLength:1e4,pattern:"^[^\\x00]*$"};function U(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}if(a.attr===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'attr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(mo.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/Sou\
rceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="delimited")){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:po.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:lo.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r==
"string"){if(d(r)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
password!==void 0){let r=a.password;if(typeof r=="string"){if(d(r)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sourceFile!==void 0){let r=a.sourceFile;if(typeof r=="string"){if(d(r)>4096){const s={instancePath:i+"/sourc\
eFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[
s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.schemaFile!==void 0){let r=a.schemaFile;if(typeof r=="string"){if(d(r)>
4096){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have mor\
e than 4096 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.quote!==void 0){let r=a.quote;if(typeof r=="string"){if(d(r)>16){const s={instancePath:i+
"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r=="string"){if(d(r)>16){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$def\
s/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.terminator!==
void 0){let r=a.terminator;if(typeof r!="string"){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="lf"||r==="cr"||r==="crlf"||r==="none")){const s={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:tn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp125\
1"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp\
855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||
r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r===
"identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859\
-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||
r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGre\
ek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="t\
is-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Gt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"){const s={instancePath:i+
"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="none"||r==="n\
ames"||r==="ddl")){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:mo.properties.attr.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.endian!==void 0){let r=a.endian;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,\
integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/endian",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}}if(a.align!==void 0){let r=a.align;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/align",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){
const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 cha\
racters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.redefines!==void 0){let r=a.redefines;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unuse\
d/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}}if(a.upacked!==void 0){let r=a.upacked;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.national!==void 0){let r=a.national;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/national",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.sqlwhere!==void 0){let r=a.sqlwhere;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/sqlwhere",schemaPath:"contr\
act#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}U.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function mr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=mr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[
r]:e.push(r),t++}if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have r\
equired property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(io.properties,r)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/E\
ntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/entityDesc",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Enti\
tyDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!=
"string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:oa.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(U(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),a.sample!==void 0){let r=a.
sample;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:oo.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!no.test(r)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:io.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;
if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mr.errors=e,t===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function pr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=pr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(mr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const f={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let l=s[f];if(typeof l=="string"){if(d(l)>2e4){const h={instancePath:i+
"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(l)){const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}pr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var an={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};
function lr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=lr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=
[r]:e.push(r),t++}for(const r in a)if(!_.call(an.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r!="str\
ing"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,int\
eger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDe\
sc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/\
$defs/Source/enum",keyword:"enum",params:{allowedValues:oa.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==
void 0&&(U(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?U.errors:e.concat(
U.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sampl\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==
void 0){let r=a.maxRejected;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/maxRejected",schemaPath:"con\
tract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){
const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 100\
00 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r!="s\
tring"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/jobName",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(
r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/scheduleNow",schemaPath:"\
contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.
scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/scheduleTime",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){
if(d(r)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have\
 more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lr.errors=e,t===0}lr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ur(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ur.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(lr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const f={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let l=s[f];if(typeof l=="string"){if(d(l)>2e4){const h={instancePath:i+
"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(l)){const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var on={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{$ref:"contract#/$defs/Unused"},
maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$d\
efs/Unused"}}},nn={type:"object",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contra\
ct#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/Sou\
rceFile"},encoding:{$ref:"contract#/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"contract#\
/$defs/Unused"},terminator:{$ref:"contract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$d\
efs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract\
#/$defs/Unused"}}};function cr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=cr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!_.call(nn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="\
delimited")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:po.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:lo.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contra\
ct#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:
e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(d(r)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/Sour\
ceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\
\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.password;if(typeof r=="string"){if(d(r)>1024){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===
null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/password",schemaPath:"contract#/$defs/Sou\
rcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sourceFile!==void 0){let r=a.sourceFile;if(typeof r==
"string"){if(d(r)>4096){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/m\
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
r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Gt.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.schemaFile!==void 0){let r=a.schemaFile;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be str\
ing,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLengt\
h",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/schemaFile",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}}if(a.quote!==void 0){let r=a.quote;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT h\
ave more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/delimiter",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.terminator!==void 0){let r=a.terminator;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"ma\
xLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attr",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){
const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 char\
acters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.endian!==void 0){let r=a.endian;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}}if(a.align!==void 0){let r=a.align;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/align",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){
if(d(r)>1e4){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.redefines!==void 0){let r=a.redefines;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/redefines",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.upacked!==void 0){let r=a.upacked;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/upacked",schemaPath:"contra\
ct#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.national!==
void 0){let r=a.national;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/national",schemaPath:"contract#\
/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={
instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.sqlwhere!==void 0){let r=a.sqlwhere;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return cr.errors=e,t===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have requir\
ed property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(on.properties,r)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must \
NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.entityDesc!==void 0){let r=a.
entityDesc;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unuse\
d/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]\
*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||
r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:oa.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(cr(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"\
connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.
jobName;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",
keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(typeof r!="string"&&!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must b\
e string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/ma\
xLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/scheduleNow",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}dr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function fr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=fr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="rawpreview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
rawpreview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(dr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?dr.errors:e.concat(dr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(const s in r)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;
if(Array.isArray(s)){if(s.length>100){const f={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let l=s[f];if(typeof l==
"string"){if(d(l)>2e4){const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxL\
ength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(l)){const h={instancePath:i+"/options/colu\
mns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fr.
errors=e,t===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Si={type:"string",enum:["","csv","json","ndjson","parquet","xlsx"]},_i={type:"string",
enum:["","error","replace"]},Ci=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2\
028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function J(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="filename"||r==="filetype"||r==="encoding"||r===
"unencodable"||r==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ci.test(r)){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="strin\
g"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+"/filetype",schemaPath:"contract#/$def\
s/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Si.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==
void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="c\
p1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="\
cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp95\
0"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="is\
o2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||
r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="j\
is0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||
r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||
r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Gt.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){const s={instancePath:i+"/u\
nencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:_i.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={
instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return J.errors=e,t===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mn={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract\
#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}}}};function H(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=H.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"m\
axItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h==
"string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}
let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]=="number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:f},message:"must NOT have duplicate items (items ## "+f+" and "+n+" are identical\
)"};e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/keypatte\
rnlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&typeof f!="string"){const l={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:mn.properties.keypatternlist.items.type},message:"must be i\
nteger,string"};e===null?e=[l]:e.push(l),t++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
l]:e.push(l),t++}if(f<0||isNaN(f)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),t++}}if(typeof f=="string"&&!ao.test(f)){const l={instancePath:i+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?
e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<
s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.column===void 0){const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/requ\
ired",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[l]:e.push(l),t++}for(const l in f)if(!(l===
"column"||l==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.column!==void 0){let l=f.column;if(typeof l=="string"){if(d(
l)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(d(l)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKe\
y/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={
instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}if(f.direction!==void 0){let l=f.direction;if(typeof l!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"cont\
ract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(l===""||l==="as\
c"||l==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Ft.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function P(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=P.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(J(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||
(e=e===null?J.errors:e.concat(J.errors),t=e.length)),a.options!==void 0&&(H(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,
dynamicAnchors:m})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=he.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){K(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?K.errors:e.concat(K.errors),t=e.length);var r=!0}else if(s==="create")pr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="preview")ur(a,
{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ur.errors:e.concat(ur.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"rawpreview")fr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?fr.errors:e.concat(fr.errors),t=e.length),r!==!0&&
(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),
r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'valu\
e of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return he.errors=e,o.props=r,t===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};
function na(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=na.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!he(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?he.errors:e.concat(
he.errors),t=e.length;else var r=he.evaluated.props;return na.errors=e,o.props=r,t===0}na.evaluated={dynamicProps:!0,dynamicItems:!1};var pn=pa,ma={type:"object",
required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},purpose:{type:"st\
ring",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},rule:{type:["integer","string"],
minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},groupName:{$ref:"contract#/$defs/GroupName"},join:{type:"string",format:"join-id",maxLength:250,
pattern:"^([1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?)?$"}}},ln={type:"\
string",enum:["","repositories","entities","scheduler","files","libraryEntities","libraryAttributes","loaderConnections","businessRules","realBusinessRules","en\
tityBusinessRules","attributeBusinessRules","passingRules","failingRules","enabledRules","libraryRules","libraryEntityRules","associatedRules","associatedEntiti\
es","allRuleHistory","entityRuleHistory","ruleHistory","compliance","entityCompliance","keywords","ruleFolders","ruleFolderRules","ruleFolderResults","webhooks",
"joins","permanentJoins","discoveredJoins","entityJoins","entityPermanentJoins","entityDiscoveredJoins","joinJobs","vennDiagram","joinInnerRows","joinOuterRows",
"joinLeftOuterRows","joinRightOuterRows","joinLeftNoMatchRows","joinRightNoMatchRows","joinMatchingValues","joinLeftNoMatchValues","joinRightNoMatchValues","dat\
asources","dataschemas","rows","rowDetails","duplicatesIndicator","duplicates","ruleFailingRows","rulePassingRows","groupFailingRows","groupPassingRows","ruleGr\
oups","rejected","attributes","values","spaces","masks","patterns","soundexes","metaphones"]},un=new RegExp("^([1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}\
){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?)?$","u");function hr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=hr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.expression===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="expression"||r==="purpose"||r==="listing"||r==="entity"||r===
"attribute"||r==="rule"||r==="groupName"||r==="join")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.expression!==void 0){let r=a.expression;if(typeof r=="string"){if(d(r)>1e4){const s={
instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/expression",schemaPath:"#/proper\
ties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.purpose!==void 0){let r=a.purpose;if(typeof r!=
"string"){const s={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(!(r===""||r==="value"||r==="condition")){const s={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:ma.
properties.purpose.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.listing!==void 0){let r=a.listing;if(typeof r!=
"string"){const s={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="repositories"||r==="entities"||r==="scheduler"||r==="files"||r==="libraryEntities"||r==="libraryAttributes"||r===
"loaderConnections"||r==="businessRules"||r==="realBusinessRules"||r==="entityBusinessRules"||r==="attributeBusinessRules"||r==="passingRules"||r==="failingRule\
s"||r==="enabledRules"||r==="libraryRules"||r==="libraryEntityRules"||r==="associatedRules"||r==="associatedEntities"||r==="allRuleHistory"||r==="entityRuleHist\
ory"||r==="ruleHistory"||r==="compliance"||r==="entityCompliance"||r==="keywords"||r==="ruleFolders"||r==="ruleFolderRules"||r==="ruleFolderResults"||r==="webho\
oks"||r==="joins"||r==="permanentJoins"||r==="discoveredJoins"||r==="entityJoins"||r==="entityPermanentJoins"||r==="entityDiscoveredJoins"||r==="joinJobs"||r===
"vennDiagram"||r==="joinInnerRows"||r==="joinOuterRows"||r==="joinLeftOuterRows"||r==="joinRightOuterRows"||r==="joinLeftNoMatchRows"||r==="joinRightNoMatchRows"||
r==="joinMatchingValues"||r==="joinLeftNoMatchValues"||r==="joinRightNoMatchValues"||r==="datasources"||r==="dataschemas"||r==="rows"||r==="rowDetails"||r==="du\
plicatesIndicator"||r==="duplicates"||r==="ruleFailingRows"||r==="rulePassingRows"||r==="groupFailingRows"||r==="groupPassingRows"||r==="ruleGroups"||r==="rejec\
ted"||r==="attributes"||r==="values"||r==="spaces"||r==="masks"||r==="patterns"||r==="soundexes"||r==="metaphones")){const s={instancePath:i+"/listing",schemaPath:"\
contract#/$defs/ExpressionListing/enum",keyword:"enum",params:{allowedValues:ln.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"\
#/properties/entity/type",keyword:"type",params:{type:ma.properties.entity.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"\
#/properties/entity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.
test(r)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must mat\
ch pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.attribute!==void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/type",keyword:"type",params:{type:ma.properties.attribute.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/at\
tribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/attribute",schemaPath:"#/propert\
ies/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),
t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rule",schemaPath:"\
#/properties/rule/type",keyword:"type",params:{type:ma.properties.rule.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/rul\
e",schemaPath:"#/properties/rule/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(d(r)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$\
defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){
const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.join!==void 0){let r=a.join;if(typeof r=="string"){if(d(r)>250){const s={instancePath:i+"/\
join",schemaPath:"#/properties/join/maxLength",keyword:"maxLength",params:{limit:250},message:"must NOT have more than 250 characters"};e===null?e=[s]:e.push(s),
t++}if(!un.test(r)){const s={instancePath:i+"/join",schemaPath:"#/properties/join/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14}-[1-9][0-9]{0,4}\
(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?)?$"},message:'must match pattern "^([1-9][0-9]{0,14}-[1-9]\
[0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/join",schemaPath:"#/properties/join/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hr.errors=e,t===0}hr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function yr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="check"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"check"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(hr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return yr.errors=e,t===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="check"){yr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?yr.errors:e.concat(yr.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ye.
errors=e,o.props=r,t===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};function pa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=pa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ye(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?ye.errors:e.concat(ye.errors),t=e.length;else var r=ye.evaluated.props;return pa.errors=e,o.props=r,t===0}pa.evaluated=
{dynamicProps:!0,dynamicItems:!1};var I=la;function la(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=la.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[
r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must ha\
ve required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/proper\
ties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return la.errors=e,t===0}la.evaluated={props:{repository:!0,
entityID:!0},dynamicProps:!1,dynamicItems:!1};var cn=ua;function gr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)
if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/EntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/description",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/En\
tityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}gr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function vr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=vr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(gr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vr.errors=
e,t===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dn={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:[
"source"]},properties:{source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTim\
e"}}};function Pr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Pr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample"||
r==="maxRejected"||r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){let r=a.source;if(typeof r!=
"string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:oa.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(U(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),a.sample!==void 0){let r=a.
sample;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:oo.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!no.test(r)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:dn.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;
if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0&&a.connectInfo===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInf\
o"},message:"must have property connectInfo when property source is present"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo!==void 0&&a.source===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"\
must have property source when property connectInfo is present"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pr.errors=e,t===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=br.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="reload"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0&&(Pr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Pr.errors:e.concat(
Pr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return br.errors=e,t===0}br.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ge(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ge.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){vr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?vr.errors:e.concat(vr.errors),
t=e.length);var r=!0}else if(s==="reload")br(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?br.errors:e.concat(br.
errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ge.errors=e,o.props=r,t===0}ge.evaluated={dynamicProps:!0,
dynamicItems:!1};function ua(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ua.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ge(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?
ge.errors:e.concat(ge.errors),t=e.length;else var r=ge.evaluated.props;return ua.errors=e,o.props=r,t===0}ua.evaluated={dynamicProps:!0,dynamicItems:!1};var fn=ca,
hn={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\\
.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{
type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",
format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRows_query"},yn=new RegExp("^[1-9][0-9]{0,5}:(n\
ull:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$","u");function ca(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ca.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.holding!==void 0){let r=a.holding;if(typeof r=="string"){if(d(r)>8e3){const s={instancePath:i+"/holding",schemaPath:"#/properties/\
holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}if(!yn.test(r)){const s={
instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|sou\
ndex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pattern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\
\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[l]:e.push(l),t++}if(r.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};
for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]=="number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:f},message:"must NOT have duplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}
l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){
let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f==
"string"){if(d(f)>140){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NO\
T have more than 140 characters"};e===null?e=[l]:e.push(l),t++}if(d(f)<1){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"#\
/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.
pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/for\
mat",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r===
"1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:hn.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ca.errors=e,t===0}ca.evaluated={props:{holding:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var S=da;function wr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wr.errors=e,t===
0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){wr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?wr.errors:e.concat(wr.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ve.errors=e,o.props=r,t===
0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};function da(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=da.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ve(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?ve.errors:e.concat(ve.errors),t=e.length;else var r=ve.evaluated.props;return da.errors=e,o.props=r,t===0}da.evaluated={dynamicProps:!0,
dynamicItems:!1};var gn=fa;function fa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=fa.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.row===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},
message:"must have required property 'row'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.
row!==void 0){let r=a.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/row",schemaPath:"#/properties/row/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/row",schemaPath:"#/properties/row/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/row",schemaPath:"#/properties/row/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fa.errors=e,t===0}fa.evaluated={props:{repository:!0,entityID:!0,row:!0},
dynamicProps:!1,dynamicItems:!1};var Ut=ha;function kr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=kr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return kr.errors=e,t===
0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){kr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?kr.errors:e.concat(kr.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Pe.errors=e,o.props=r,t===
0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};function ha(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ha.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Pe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length;else var r=Pe.evaluated.props;return ha.errors=e,o.props=r,t===0}ha.evaluated={dynamicProps:!0,
dynamicItems:!1};var uo=ya;function ya(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ya.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.copies===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
copies"},message:"must have required property 'copies'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>
64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/e\
ntityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}if(a.copies!==void 0){let r=a.copies;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/copies",schemaPath:"#/p\
roperties/copies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/copies",schemaPath:"#/properties/copies/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/copies",schemaPath:"#/properties/copies/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/copies",schemaPath:"\
#/properties/copies/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ya.errors=e,t===0}ya.evaluated={props:{repository:!0,
entityID:!0,copies:!0},dynamicProps:!1,dynamicItems:!1};var vn=ga;function Nr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Nr.errors=e,t===
0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Nr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return be.errors=e,o.props=r,t===
0}be.evaluated={dynamicProps:!0,dynamicItems:!1};function ga(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ga.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!be(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?be.errors:e.concat(be.errors),t=e.length;else var r=be.evaluated.props;return ga.errors=e,o.props=r,t===0}ga.evaluated={dynamicProps:!0,
dynamicItems:!1};var C=va;function va(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=va.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributeID"},message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="strin\
g"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
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
t++}return va.errors=e,t===0}va.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var Pn=Pa,bn={type:"object",properties:{
style:{$ref:"contract#/$defs/PatternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,
maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{
type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},Fi={type:"strin\
g",enum:["","Default","Rich","Long"]};function Pa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Pa.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let r=a.style;if(typeof r!=
"string"){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r===""||r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"\
enum",params:{allowedValues:Fi.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;
if(Array.isArray(r)){if(r.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),t++}if(r.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){
let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={instancePath:i+"/columns/"+l,schemaPath:"c\
ontract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{
const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]=="number"){f=l[h];const g={instancePath:i+"\
/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:f},message:"must NOT have duplicate items (items ## "+f+" and\
 "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(d(r)>1e4){const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>140){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sor\
t/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[l]:e.push(l),t++}if(d(f)<1){const l={instancePath:i+
"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.
push(l),t++}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pag\
eStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStar\
t",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(
r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};
e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/page\
Size",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/pr\
operties/external/enum",keyword:"enum",params:{allowedValues:bn.properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pa.
errors=e,t===0}Pa.evaluated={props:{style:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var wn=ba;function $r(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=$r.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.style!==void 0){let s=r.style;if(typeof s!="string"){const n={instancePath:i+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s===
""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Fi.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,
parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $r.errors=e,t===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function xr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"filename"||r==="filetype"||r==="encoding"||r==="unencodable"||r==="escapeFormulas"||r==="style")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.
filename;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$\
defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ci.test(r)){
const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\\
u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2\
066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\\
u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){
const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Si.enum},message:"must be equal to one\
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
keyword:"enum",params:{allowedValues:Gt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.
unencodable;if(typeof r!="string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract\
#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:_i.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}
if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={
instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(r===""||r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{
allowedValues:Fi.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xr.errors=e,t===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ir(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ir.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(xr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?xr.errors:e.concat(xr.errors),t=e.length)),a.options!==void 0&&(H(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"\
options",rootData:p,dynamicAnchors:m})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,t===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"get"){$r(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?$r.errors:e.concat($r.errors),t=e.length);var r=!0}else if(s===
"export")Ir(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length),r!==!0&&(r=
!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "c\
ommand" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return we.errors=e,o.props=r,t===0}we.evaluated={dynamicProps:!0,dynamicItems:!1};function ba(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ba.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!we(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?we.errors:e.concat(we.errors),
t=e.length;else var r=we.evaluated.props;return ba.errors=e,o.props=r,t===0}ba.evaluated={dynamicProps:!0,dynamicItems:!1};var kn=wa;function Rr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Rr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="data"||r==="command"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===void 0){const s={instancePath:i+"/data",schemaPath:"#/pro\
perties/data/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.mask===
void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required p\
roperty 'mask'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="value"||s==="mask")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.
value!==void 0){let s=r.value;if(typeof s=="string"){if(d(s)>4096){const n={instancePath:i+"/data/value",schemaPath:"#/properties/data/properties/value/maxLengt\
h",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/\
value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.mask!==
void 0){let s=r.mask;if(typeof s=="string"){if(d(s)>1024){const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(d(s)<1){const n={instancePath:i+"/data/mask",schemaPath:"\
#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}if(a.command!==void 0){let r=a.command;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:x.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.options!==void 0){let r=a.options;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Rr.errors=e,t===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wa(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=wa.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Rr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Rr.errors:e.concat(Rr.errors),t=e.length),wa.errors=e,t===0}wa.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Nn=ka,$n={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function ka(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ka.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:i+"/g\
roup",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Dat\
e/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:i+"/group",schemaPath:"\
contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:$n.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>100){const s={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"#/pro\
perties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ka.errors=e,t===0}ka.evaluated={props:{group:!0,name:!0},
dynamicProps:!1,dynamicItems:!1};var xn=Na,In={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)$"},Rn=new RegExp("^([1-9]|10)$","u");function Er(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Er.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.name===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="priority"||r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:In.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"con\
tract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={
instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(typeof r=="string"&&!Rn.test(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/pattern",keyword:"pattern",params:{
pattern:"^([1-9]|10)$"},message:'must match pattern "^([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(
r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more t\
han 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"c\
ontract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match patt\
ern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$\
defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;
if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"con\
tract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Er.errors=e,t===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Er(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Er.errors:e.concat(Er.errors),t=e.length)),a.options!==
void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tr.errors=e,t===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"add"){Tr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Tr.errors:e.concat(Tr.errors),t=e.length);var r=!0}else{
const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ke.errors=e,o.props=r,t===0}ke.evaluated={dynamicProps:!0,dynamicItems:!1};function Na(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Na.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!ke(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?ke.errors:e.concat(ke.errors),
t=e.length;else var r=ke.evaluated.props;return Na.errors=e,o.props=r,t===0}Na.evaluated={dynamicProps:!0,dynamicItems:!1};var co=$a;function $a(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=$a.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.priority===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priorit\
y",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $a.errors=e,t===0}$a.evaluated=
{props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var En=xa,Tn={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},M=new RegExp(
"^([1-9]|10)?$","u");function Or(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Or.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="priority"||r==="name"||
r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/type",keyword:"type",params:{type:Tn.type},message:"must be integer,strin\
g"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/Priority\
Move/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"\
^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>128){
const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/pattern",keyword:"pattern",
params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1\
f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 character\
s"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Or.errors=e,t===0}Or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Lr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Lr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edi\
t"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Or(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"d\
ata",rootData:p,dynamicAnchors:m})||(e=e===null?Or.errors:e.concat(Or.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Lr.errors=e,t===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){Lr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Lr.errors:e.concat(Lr.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ne.
errors=e,o.props=r,t===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};function xa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=xa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ne(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length;else var r=Ne.evaluated.props;return xa.errors=e,o.props=r,t===0}xa.evaluated=
{dynamicProps:!0,dynamicItems:!1};var On=Ia;function Dr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Dr.errors=e,t===
0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityNam\
e'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entityName"||r==="entityDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==
void 0){let r=a.entityName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!A.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]\
*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"\
contract#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Libr\
aryEntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;
if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.name===void 0){const l={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),t++}for(const l in f)if(!(l==="name"||l==="description")){const h={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"m\
ust NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.name!==void 0){let l=f.name;if(typeof l=="string"){if(d(l)>128){const h={instancePath:i+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(d(l)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!A.test(
l)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.description!==void 0){let l=f.description;if(typeof l=="string"){if(d(
l)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(l)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const l={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
t++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return qr.errors=e,t===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=jr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(qr(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?qr.errors:e.concat(qr.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return jr.errors=e,t===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[r]:e.push(r),t++}if(a.attributes===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!(r==="entityName"||r==="entityDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r==
"string"){if(d(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntity\
Name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entit\
yName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==
void 0){let r=a.entityDesc;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLen\
gth",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x0\
0]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(Array.isArray(r)){if(r.length>4096){const n={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.name===void 0){const l={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),t++}for(const l in f)if(!(l==="name"||l==="description")){const h={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"m\
ust NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.name!==void 0){let l=f.name;if(typeof l=="string"){if(d(l)>128){const h={instancePath:i+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(d(l)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!A.test(
l)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.description!==void 0){let l=f.description;if(typeof l=="string"){if(d(
l)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!v.test(l)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const l={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
t++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Ar.errors=e,t===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/co\
mmand/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ar(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Ar.errors:e.concat(Ar.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Sr.errors=e,t===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $e={type:["integer","string"],
minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},z={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},R=new RegExp(
"^[1-9][0-9]{0,14}$","u"),Ln={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},Dn={type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function Y(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.realAttr===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"realAttr"},message:"must have required property 'realAttr'"};e===null?e=[r]:e.
push(r),t++}if(a.libAttr===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libAttr"},message:"must have requ\
ired property 'libAttr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="realAttr"||r==="libAttr")){const s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.realAttr!==
void 0){let r=a.realAttr;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/realAttr",schemaPath:"contract#\
/$defs/RealAttributeNumber/type",keyword:"type",params:{type:Ln.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/realAttr",schemaPath:"\
contract#/$defs/RealAttributeNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!R.test(r)){const s={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9\
]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.libAttr!==void 0){let r=a.libAttr;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/type",keyword:"type",params:{
type:Dn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/lib\
Attr",schemaPath:"contract#/$defs/LibraryAttributeNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _r(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_r.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){
if(a.length>4096){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?
e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++)Y(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:p,dynamicAnchors:m})||(e=e===null?
Y.errors:e.concat(Y.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[r]:e.push(r),t++}return _r.errors=e,t===0}_r.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Cr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Cr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"m\
ust have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="library"||r==="entity"||r==="m\
apping")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[s]:e.push(s),t++}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="strin\
g"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:$e.type},message:"must be integer,string"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/Lib\
raryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||
isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.entity!==void 0){let r=a.
entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/\
type",keyword:"type",params:{type:z.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[s]:e.push(s),t++}}a.mapping!==void 0&&(_r(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"mapping",rootData:p,dynamicAnchors:m})||
(e=e===null?_r.errors:e.concat(_r.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Cr.errors=e,t===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Fr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="associate"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"associate"},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),t++}}if(a.data!==void 0&&(Cr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Cr.errors:e.concat(
Cr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fr.errors=e,t===0}Fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var fo={enum:["","0","1",0,1]};function Gr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(
r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required \
property 'library'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="library"||r==="deleteRules")){const s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:$e.type},message:"must b\
e integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"\
contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.deleteRules!==
void 0){let r=a.deleteRules;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/\
enum",keyword:"enum",params:{allowedValues:fo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gr.errors=e,t===0}Gr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ur(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ur.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="disassociate"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
disassociate"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Gr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?Gr.errors:e.concat(Gr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ur.errors=e,t===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ht={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^[1-9][0-9]{0,14}$"};function Hr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Hr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.rules===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:
e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have re\
quired property 'library'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="rules"||r==="library")){const s={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}
if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&typeof f!="stri\
ng"){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Ht.type},message:"must be integer,string"};e===
null?e=[l]:e.push(l),t++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/Ru\
leNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[l]:e.push(l),t++}if(f<1||
isNaN(f)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1"};e===null?e=[l]:e.push(l),t++}}if(typeof f=="string"&&!R.test(f)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/\
rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.library!==void 0){let r=a.
library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/type",keyword:"type",params:{type:$e.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern\
 "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Hr.errors=e,t===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xr(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="promote"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"promote"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0&&(Hr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Hr.errors:e.concat(
Hr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xr.errors=e,t===0}Xr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function xe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){Dr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Dr.errors:e.concat(Dr.errors),
t=e.length);var r=!0}else if(s==="add")jr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?jr.errors:e.concat(jr.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="create")Sr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Sr.errors:e.concat(
Sr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="associate")Fr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?
Fr.errors:e.concat(Fr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="disassociate")Ur(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Ur.errors:e.concat(Ur.errors),t=e.length),r!==!0&&(r=!0);else if(s==="promote")Xr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Xr.errors:e.concat(Xr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return xe.errors=e,o.props=r,t===
0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};function Ia(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Ia.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!xe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?xe.errors:e.concat(xe.errors),t=e.length;else var r=xe.evaluated.props;return Ia.errors=e,o.props=r,t===0}Ia.evaluated={dynamicProps:!0,
dynamicItems:!1};var W=Ra;function Ra(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ra.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.libraryID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/repos\
itory",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==
void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/libraryID",schemaPath:"\
#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ra.errors=e,t===0}Ra.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var qn=Ea;function Vr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Vr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r==
"string"){if(d(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityR\
ename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r==
"string"){if(d(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$def\
s/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Vr.errors=e,t===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Mr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Mr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Vr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Vr.errors:e.concat(Vr.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mr.errors=e,t===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function zr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=zr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="ent\
ity"||r==="deleteRules")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/\
EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<
1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.deleteRules!==void 0){
let r=a.deleteRules;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/enum",keyword:"\
enum",params:{allowedValues:fo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zr.errors=e,t===0}zr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Kr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Kr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="disassociate"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disasso\
ciate"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(zr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?zr.errors:e.concat(zr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Kr.errors=e,t===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){Mr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Mr.errors:e.concat(Mr.errors),t=e.length);var r=!0}else if(s==="disassociate")Kr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Kr.errors:e.concat(Kr.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ie.
errors=e,o.props=r,t===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};function Ea(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ea.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ie(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length;else var r=Ie.evaluated.props;return Ea.errors=e,o.props=r,t===0}Ea.evaluated=
{dynamicProps:!0,dynamicItems:!1};var ho=Ta,jn={type:"object",properties:{deleteRules:{type:"string",enum:["0","1"]}},required:[],$id:"deleteLibraryEntity_query"};
function Ta(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ta.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.deleteRules!==void 0){let r=a.deleteRules;if(typeof r!="string"){
const s={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/enum",keyword:"enum",params:{allowedValues:jn.
properties.deleteRules.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ta.errors=e,t===0}Ta.evaluated={props:{deleteRules:!0},dynamicProps:!1,
dynamicItems:!1};var An=Oa;function Jr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Jr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jr.errors=e,t===0}Jr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Yr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Yr.
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
s"};e===null?e=[n]:e.push(n),t++}if(r.name!==void 0){let s=r.name;if(typeof s=="string"){if(d(s)>128){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[n]:
e.push(n),t++}if(d(s)<1){const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!A.test(s)){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/name",schemaPath:"\
contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.description!==
void 0){let s=r.description;if(typeof s=="string"){if(d(s)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(
s)){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$\
defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$de\
fs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yr.errors=e,t===0}Yr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Re(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Re.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){Jr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Jr.errors:e.concat(Jr.errors),
t=e.length);var r=!0}else if(s==="add")Yr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Yr.errors:e.concat(Yr.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Re.errors=e,o.props=r,t===0}Re.evaluated={dynamicProps:!0,
dynamicItems:!1};function Oa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Oa.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Re(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?
Re.errors:e.concat(Re.errors),t=e.length;else var r=Re.evaluated.props;return Oa.errors=e,o.props=r,t===0}Oa.evaluated={dynamicProps:!0,dynamicItems:!1};var Gi=La;
function La(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=La.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/proper\
ties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.libraryID!==void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/library\
ID",schemaPath:"#/properties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"\
#/properties/libraryID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={
instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=
[s]:e.push(s),t++}}}if(a.attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attribute\
ID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numb\
er"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attribut\
eID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.
validate(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match fo\
rmat "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return La.errors=e,t===0}La.evaluated={props:{repository:!0,libraryID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var Sn=Da;
function Wr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Wr.evaluated;if(o.dynamicProps&&
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
s"};e===null?e=[n]:e.push(n),t++}if(r.name!==void 0){let s=r.name;if(typeof s=="string"){if(d(s)>128){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeChange/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[n]:
e.push(n),t++}if(!q.test(s)){const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/pattern",keyword:"pattern",
params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1\
f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.description!==void 0){let s=r.description;if(typeof s=="string"){if(d(
s)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/description",schemaPath:"\
contract#/$defs/LibraryAttributeChange/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAt\
tributeChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){Wr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Wr.errors:e.concat(Wr.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ee.
errors=e,o.props=r,t===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Da(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Da.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ee(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length;else var r=Ee.evaluated.props;return Da.errors=e,o.props=r,t===0}Da.evaluated=
{dynamicProps:!0,dynamicItems:!1};var _n=qa;function O(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return O.errors=e,t===0}
O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cn={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{
$ref:"contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$\
defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$\
defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contrac\
t#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"\
contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},Xt={enum:["","0","1",0,1]},Ui={type:["number","string"],minimum:0,maximum:100,
pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},B={type:["integer","string"],minimum:0,maximum:1e6,pattern:"^([0-9]{1,6}|1000000)?$"},Z={enum:["","0",
"1","2","3","4",0,1,2,3,4]},Vt={enum:["","0","1","2",0,1,2]},Mt={type:["integer","string"],minimum:0,maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},zt={type:[
"integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},Hi=new RegExp("^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$","u"),Q=new RegExp("^([0-9]{1,\
6}|1000000)?$","u"),ee=new RegExp("^([0-9]{1,9}|1000000000)?$","u"),re=new RegExp("^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}\
))*)?$","u");function se(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=se.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.NAME===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[
r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must \
have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(Cn.properties,r)){const s={instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==
void 0){let r=a.NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs\
/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){
let r=a.DESCRIPTION;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"m\
axLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTIO\
N",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/EN\
ABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Xt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract\
#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<
1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.
THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"\
type",params:{type:Ui.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.
push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Hi.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$d\
efs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|\
[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:B.type},message:"must be integer,s\
tring"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/\
RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r===
"2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:Z.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;
if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:Vt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.
INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:Mt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!ee.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|\
1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(se(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),a.options!==
void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Br.errors=e,t===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yo={type:["\
integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function te(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){if(a.length>
4096){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[s]:e.push(
s),t++}const r=a.length;for(let s=0;s<r;s++)Y(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:p,dynamicAnchors:m})||(e=e===null?Y.errors:e.
concat(Y.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),t++}return te.errors=e,t===0}te.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Zr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have requir\
ed property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
library"},message:"must have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}if(a.mappings===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mappings"},message:"must have required property 'mappings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="entity"||r==="library"||r==="rules"||r==="mappings")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.
type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:
e.push(s),t++}}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/li\
brary",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:$e.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/\
library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.
length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 100\
0 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))&&typeof f!="string"){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"type",params:{type:yo.type},
message:"must be integer,string"};e===null?e=[l]:e.push(l),t++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const l={instancePath:i+"/ru\
les/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"};e===null?e=[l]:e.push(l),t++}if(f<1||isNaN(f)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}if(typeof f=="string"&&!R.test(f)){const l={instancePath:i+"/rules/"+
n,schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$\
"'};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}a.mappings!==void 0&&(te(a.mappings,{instancePath:i+"/mappings",parentData:a,parentDataProperty:"mappings",rootData:p,
dynamicAnchors:m})||(e=e===null?te.errors:e.concat(te.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zr.errors=e,t===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="copy"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Zr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Zr.errors:e.concat(Zr.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Te(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Te.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);
var r=!0}else if(s==="add")Br(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Br.errors:e.concat(Br.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="copy")Qr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Qr.errors:e.concat(Qr.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Te.errors=e,o.props=r,t===0}Te.evaluated={dynamicProps:!0,
dynamicItems:!1};function qa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=qa.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Te(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?
Te.errors:e.concat(Te.errors),t=e.length;else var r=Te.evaluated.props;return qa.errors=e,o.props=r,t===0}qa.evaluated={dynamicProps:!0,dynamicItems:!1};var ja=Aa;
function Aa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Aa.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.libraryID!==void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/libraryID",schemaPath:"#/pro\
perties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/libr\
aryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.
ruleID!==void 0){let r=a.ruleID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/pro\
perties/ruleID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Aa.errors=e,t===0}Aa.evaluated={props:{repository:!0,
libraryID:!0,ruleID:!0},dynamicProps:!1,dynamicItems:!1};var Fn=Ma,Gn={type:"object",minProperties:1,additionalProperties:!1,properties:{NAME:{$ref:"contract#/$\
defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$def\
s/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"\
contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{
$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresh\
oldChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},Sa={type:["string","null"],maxLength:4e3,
pattern:"^[^\\x00]*$"},_a={enum:["","0","1",0,1]},Ca={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},
Fa={type:["string","null"],format:"condition",maxLength:1e4,pattern:"^[^\\x00]*$"},Ga={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00\
]*$"},Ua={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},Ha={enum:["","0","1","2",0,1,2]},Xa={type:["integer","string"],minimum:0,
maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},Va={type:["integer","string","null"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},es=new RegExp("^(100(\\.0{1,\
15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$","u");function rs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){
const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),t++}for(const r in a)if(!_.call(Gn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Sa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="strin\
g"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==
void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:_a.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;
if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ca.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!es.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:Fa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){
let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:Ga.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Ua.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:Ha.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:Xa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ee.test(r)){const s={instancePath:i+"/IN\
DEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match\
 pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Va.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(rs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?rs.errors:e.concat(rs.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ie={enum:["","0","1",0,1]};function ss(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ss.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="jobName"||r===
"scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return ss.errors=e,t===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ts(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ts.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ss(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ss.errors:e.concat(ss.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ts.errors=e,t===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){ae(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length);var r=!0}else if(s==="run")ts(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?ts.errors:e.concat(ts.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Oe.
errors=e,o.props=r,t===0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};function Ma(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ma.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Oe(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length;else var r=Oe.evaluated.props;return Ma.errors=e,o.props=r,t===0}Ma.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Un=za;function Le(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){K(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?K.
errors:e.concat(K.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===
null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"map\
ping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Le.errors=e,o.props=r,t===
0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};function za(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=za.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Le(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Le.errors:e.concat(Le.errors),t=e.length;else var r=Le.evaluated.props;return za.errors=e,o.props=r,t===0}za.evaluated={dynamicProps:!0,
dynamicItems:!1};var go=Ka;function Ka(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ka.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.libraryID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(
r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more th\
an 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryI\
D",schemaPath:"#/properties/libraryID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(
r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};
e===null?e=[s]:e.push(s),t++}}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/enti\
tyID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ka.
errors=e,t===0}Ka.evaluated={props:{repository:!0,libraryID:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var Hn=Ja;function as(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=as.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enti\
ty"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.mapping===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mapping"},message:"must have required property 'mapping'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="entity"||r==="library"||r==="mapping")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.type},message:"must be i\
nteger,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNum\
ber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.library!==
void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$\
defs/LibraryNumber/type",keyword:"type",params:{type:$e.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"con\
tract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!R.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}a.mapping!==void 0&&(te(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"\
mapping",rootData:p,dynamicAnchors:m})||(e=e===null?te.errors:e.concat(te.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return as.errors=e,t===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function is(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=is.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
s]:e.push(s),t++}}if(a.data!==void 0&&(as(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?as.errors:
e.concat(as.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return is.errors=e,t===0}is.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function De(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=De.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){is(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?is.errors:e.concat(is.errors),
t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return De.errors=e,o.props=r,t===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};
function Ja(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ja.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!De(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?De.errors:e.concat(
De.errors),t=e.length;else var r=De.evaluated.props;return Ja.errors=e,o.props=r,t===0}Ja.evaluated={dynamicProps:!0,dynamicItems:!1};var Xi=Ya,Xn={type:"object",
properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",
format:"sort-key",minLength:1,maxLength:140}},page:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageStart:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"\
listBusinessRules_query"};function Ya(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ya.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(
r)){if(r.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[l]:e.push(l),t++}if(r.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h==
"string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}
let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]=="number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:f},message:"must NOT have duplicate items (items ## "+f+" and "+n+" are identical)"};
e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>140){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[l]:e.push(l),t++}if(d(f)<1){const l={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(a.page!==void 0){let r=a.page;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/page",schemaPath:"#/properties/page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/page",schemaPath:"#/properties/page/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/p\
roperties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}
if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r===
"1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Xn.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ya.errors=e,t===0}Ya.evaluated={props:{columns:!0,where:!0,sort:!0,page:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var Kt=Wa;function qe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return qe.errors=e,o.props=r,t===
0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};function Wa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Wa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!qe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?qe.errors:e.concat(qe.errors),t=e.length;else var r=qe.evaluated.props;return Wa.errors=e,o.props=r,t===0}Wa.evaluated={dynamicProps:!0,
dynamicItems:!1};var Vn=Ba;function os(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=os.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="libraries"){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.libraries!==void 0){let r=a.libraries;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/libraries",schemaPath:"#/properties/libra\
ries/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){
let f=r[n];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&typeof f!="string"){const l={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Lib\
raryNumber/type",keyword:"type",params:{type:$e.type},message:"must be integer,string"};e===null?e=[l]:e.push(l),t++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||
isNaN(f)){const l={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[l]:e.push(l),t++}if(f<1||isNaN(f)){const l={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Librar\
yNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}if(typeof f=="string"&&!R.test(f)){const l={
instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pa\
ttern "^[1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/libraries",schemaPath:"#/properties/libraries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return os.errors=e,t===0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ns(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ns.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="list"){const s={instancePath:i+"/command",schemaPath:"#/pro\
perties/command/const",keyword:"const",params:{allowedValue:"list"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(os(a.data,
{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?os.errors:e.concat(os.errors),t=e.length)),a.options!==
void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ns.
errors=e,t===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ms(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ms.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.library===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="library"||r==="rule")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.library!==void 0){let r=a.library;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",
params:{type:$e.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be \
<= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/lib\
rary",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$\
"'};e===null?e=[s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"type",params:{type:yo.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,t===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ps(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ps.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="rules"||
r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}
if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++)ms(r[n],{instancePath:i+"/rules/"+n,parentData:r,parentDataProperty:n,rootData:p,dynamicAnchors:m})||
(e=e===null?ms.errors:e.concat(ms.errors),t=e.length)}else{const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return ps.errors=e,t===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ls(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ls.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ps(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ps.errors:e.concat(ps.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ls.errors=e,t===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){O(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);var r=!0}else if(s==="list")ns(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ns.errors:e.concat(ns.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")ls(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ls.errors:e.concat(ls.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return je.errors=e,o.props=r,t===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};function Ba(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ba.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!je(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?je.errors:e.concat(je.errors),t=e.length;else var r=je.
evaluated.props;return Ba.errors=e,o.props=r,t===0}Ba.evaluated={dynamicProps:!0,dynamicItems:!1};var Mn=Za,zn={type:"object",required:["ENTITY","NAME","EXPRESS\
ION","THRESHOLD"],additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},ATTRIBUTE:{$ref:"contract#/$defs/RuleAttribute"},NAME:{$ref:"\
contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/R\
uleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/R\
uleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$de\
fs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"con\
tract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}},Kn={type:["integer","\
string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})?$"},Vi={type:"string",enum:["","rows","values"]},Jn=new RegExp("^(0|[1-9][0-9]{0,14})\
?$","u");function us(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=us.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[r]:e.push(r),t++}if(a.NAME===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSIO\
N'"};e===null?e=[r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},
message:"must have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(zn.properties,r)){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.ATTRIBUTE!==void 0){let r=a.ATTRIBUTE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/type",keyword:"type",params:{type:Kn.type},message:"must\
 be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"\
contract#/$defs/RuleAttribute/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Jn.test(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$d\
efs/RuleAttribute/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.
push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",
keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!A.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7\
f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescri\
ption/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={
instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Xt.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpres\
sion/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$def\
s/RuleThreshold/type",keyword:"type",params:{type:Ui.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Hi.test(r)){const s={instancePath:i+"/TH\
RESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must \
match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$\
defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){
const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:B.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||
isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimi\
t/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.
test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===
""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/Rul\
eAggregateMethod/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==
void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs\
/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Vt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==
void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Mt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!ee.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([\
0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"\
contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="val\
ues")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:Vi.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=cs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(us(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?us.errors:e.concat(us.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cs.errors=e,t===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Yn={type:"object",required:["ENTITY","RULE"],minProperties:3,additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},RULE:{$ref:"co\
ntract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/Ru\
leEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contr\
act#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{
$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlC\
hange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contr\
act#/$defs/RuleKeywords"}}};function ds(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ds.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<3){const r={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[r]:e.push(r),t++}if(a.ENTITY===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===
null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must ha\
ve required property 'RULE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(Yn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){
let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/Entit\
yNumber/type",keyword:"type",params:{type:z.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+
"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Ht.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!R.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Sa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="strin\
g"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==
void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:_a.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;
if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ca.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!es.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:Fa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){
let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:Ga.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Ua.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:Ha.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:Xa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ee.test(r)){const s={instancePath:i+"/IN\
DEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match\
 pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Va.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ds.errors=e,t===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fs(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(ds(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Wn={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})$"},vo=new RegExp("^(0|[1-9][0-9]{0,14})$","u"),Po=new RegExp(
"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$","u"),Jt=new RegExp("^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})\
 [1-9][0-9]{0,14}$","u");function hs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=hs.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[r]:e.push(r),t++}if(a.OPTION===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"must have required property 'OPTION'"};e===null?e=
[r]:e.push(r),t++}for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/type",keyword:"type",params:{type:Wn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!vo.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})\
$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),t++}}if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(d(r)>8){
const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!Po.test(r)){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/pattern",keyword:"pattern",params:{
pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][C\
c][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;
if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>47){const l={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?
e=[l]:e.push(l),t++}if(!Jt.test(f)){const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[
l]:e.push(l),t++}}else{const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return hs.errors=e,t===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ys(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(hs(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?hs.errors:e.concat(hs.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,t===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){O(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);var r=!0}else if(s==="add")cs(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?cs.errors:e.concat(cs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")fs(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?fs.errors:e.concat(fs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")ys(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ys.errors:e.concat(ys.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return Ae.errors=e,o.props=r,t===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};function Za(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Za.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Ae(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length;else var r=Ae.
evaluated.props;return Za.errors=e,o.props=r,t===0}Za.evaluated={dynamicProps:!0,dynamicItems:!1};var Bn=Qa,Zn={type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^(0|[1-9][0-9]{0,14})$"};function gs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=gs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.attribute===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attribute"},message:"must have required property 'attribute'"};
e===null?e=[r]:e.push(r),t++}if(a.rule===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"},message:"mus\
t have required property 'rule'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="attribute"||r==="rule")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.attribute!==void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/type",keyword:"type",params:{type:Zn.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"\
contract#/$defs/AttributeOfRule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!vo.test(r)){const s={instancePath:i+"/attribute",schemaPath:"contract\
#/$defs/AttributeOfRule/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[
s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rule",
schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Ht.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!R.test(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="rules"){const s={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.rules!==
void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/r\
ules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++)
gs(r[n],{instancePath:i+"/rules/"+n,parentData:r,parentDataProperty:n,rootData:p,dynamicAnchors:m})||(e=e===null?gs.errors:e.concat(gs.errors),t=e.length)}else{
const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vs.errors=e,t===
0}vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Qa.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),vs(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?vs.errors:e.concat(vs.errors),t=e.length),Qa.errors=e,t===0}Qa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qn=ei;
function Ps(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ps.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must\
 be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(se(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||
(e=e===null?se.errors:e.concat(se.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,t===0}Ps.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var em={type:"object",required:["RULE"],minProperties:2,additionalProperties:!1,properties:{RULE:{$ref:"contract#/$de\
fs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledCh\
ange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/\
RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"con\
tract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{
$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}};
function bs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=bs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!_.call(em.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Ht.type},message:"must be inte\
ger,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contr\
act#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.
NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="st\
ring"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Sa.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDesc\
riptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+
"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:_a.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00\
]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpre\
ssionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r==
"number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ca.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!es.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Fa.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_E\
XPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",
schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:Ga.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract\
#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.
GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([\
0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={
instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Ua.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^\
[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||
r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:Z.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||
r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{
allowedValues:Ha.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexTh\
resholdChange/type",keyword:"type",params:{type:Xa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$def\
s/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!ee.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([\
0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",
keyword:"type",params:{type:Va.type},message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){
const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be\
 <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/PRIORI\
TY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===
null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/RULE_KE\
YWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,1\
4})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$def\
s/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}bs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ws(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ws.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(bs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?bs.errors:e.concat(bs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=
e,t===0}ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rm={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"co\
ntract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$def\
s/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#\
/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contr\
act#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"\
contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/\
$defs/RuleTrialRows"}}},bo={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},wo={type:"string",enum:[
"","first","random"]},ko={type:["integer","string"],minimum:1,maximum:1e6,pattern:"^([1-9][0-9]{0,5}|1000000)?$"},No=new RegExp("^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\\
x7f][^\\x00-\\x1f\\x7f]*)?$","u"),$o=new RegExp("^([1-9][0-9]{0,5}|1000000)?$","u");function ks(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must hav\
e required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(rm.properties,r)){const s={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){
let r=a.NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!No.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/\
$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "\
^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$de\
fs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;
if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$def\
s/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs\
/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Xt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==
void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="n\
umber"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:bo.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!es.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
rialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-\
9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:B.type},message:"must be integer,s\
tring"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/\
RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r===
"2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:Z.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;
if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:Vt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.
INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:Mt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!ee.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|\
1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sample!==void 0){let r=a.sample;if(typeof r!="string"){const s={instancePath:i+"/sample",schemaPath:"contrac\
t#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="first"||r==="rando\
m")){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:wo.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/type",keyword:"type",params:{type:ko.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}
if(typeof r=="string"&&!$o.test(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9\
][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}ks.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ns(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ns.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ks(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?ks.errors:e.concat(ks.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=
e,t===0}Ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="suggest"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
suggest"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var sm={type:"object",required:["version","numbers"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,maxLength:64},numbers:{type:"array",
minItems:1,maxItems:100,items:{type:["integer","string"],minimum:1,maximum:100,pattern:"^([1-9][0-9]?|100)$"}}}},tm=new RegExp("^([1-9][0-9]?|100)$","u");function ne(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),
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
ditional properties"};e===null?e=[n]:e.push(n),t++}if(r.version!==void 0){let s=r.version;if(typeof s=="string"){if(d(s)>64){const n={instancePath:i+"/data/vers\
ion",schemaPath:"contract#/$defs/RulesAcceptance/properties/version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers"};e===null?e=[n]:e.push(n),t++}if(d(s)<1){const n={instancePath:i+"/data/version",schemaPath:"contract#/$defs/RulesAcceptance/properties/version/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/version",
schemaPath:"contract#/$defs/RulesAcceptance/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(r.numbers!==void 0){let s=r.numbers;if(Array.isArray(s)){if(s.length>100){const f={instancePath:i+"/data/numbers",schemaPath:"contract#/$defs/RulesAcceptance\
/properties/numbers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[f]:e.push(f),t++}if(s.length<1){const f={
instancePath:i+"/data/numbers",schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let l=s[f];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&
typeof l!="string"){const h={instancePath:i+"/data/numbers/"+f,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/type",keyword:"type",params:{
type:sm.properties.numbers.items.type},message:"must be integer,string"};e===null?e=[h]:e.push(h),t++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const h={
instancePath:i+"/data/numbers/"+f,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[h]:e.push(h),t++}if(l<1||isNaN(l)){const h={instancePath:i+"/data/numbers/"+f,schemaPath:"contract#/$defs/RulesAcceptance/\
properties/numbers/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),t++}}if(typeof l=="string"&&
!tm.test(l)){const h={instancePath:i+"/data/numbers/"+f,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]?|100)$"},message:'must match pattern "^([1-9][0-9]?|100)$"'};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/data/numbers",schemaPath:"\
contract#/$defs/RulesAcceptance/properties/numbers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/RulesAcceptance/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/Unuse\
dData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xo={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"};function $s(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=$s.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.OPTION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"mus\
t have required property 'OPTION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r==="jobName"||r==="scheduleN\
ow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:xo.type},message:"must be integer,st\
ring"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#\
/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalR\
unEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}
if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(d(r)>8){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"\
maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!Po.test(r)){const s={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][\
Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"con\
tract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;
for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>47){const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"\
maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[l]:e.push(l),t++}if(!Jt.test(f)){const l={instancePath:i+"/RULE_IDS/"+
n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must\
 match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"\
contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==
void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLen\
gth",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pa\
ttern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"con\
tract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){
if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $s.errors=e,t===0}$s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0&&($s(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?$s.errors:
e.concat($s.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Se(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Se.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),
t=e.length);var r=!0}else if(s==="add")Ps(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ps.errors:e.concat(Ps.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="edit")ws(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ws.errors:e.concat(
ws.errors),t=e.length),r!==!0&&(r=!0);else if(s==="test")Ns(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ns.errors:
e.concat(Ns.errors),t=e.length),r!==!0&&(r=!0);else if(s==="suggest")oe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===
null?oe.errors:e.concat(oe.errors),t=e.length),r!==!0&&(r=!0);else if(s==="accept")ne(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")me(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Se.errors=e,o.props=r,t===
0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};function ei(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ei.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Se(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Se.errors:e.concat(Se.errors),t=e.length;else var r=Se.evaluated.props;return ei.errors=e,o.props=r,t===0}ei.evaluated={dynamicProps:!0,
dynamicItems:!1};var am=ri,im={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleName"},
DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{
$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"\
contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{
$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{
$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}};function xs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=xs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required p\
roperty 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!_.call(im.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.
push(s),t++}if(d(r)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contrac\
t#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Xt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(d(
r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT hav\
e more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/E\
XPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"type",params:{type:Ui.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"con\
tract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!Hi.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==
void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GRO\
UP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{\
1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==
void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGA\
TE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+
"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Vt.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Mt.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"con\
tract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ee.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs\
/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
ty/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([\
1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pa\
ttern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0\
|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"\
contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.
THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="values")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$de\
fs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:Vi.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xs.errors=e,t===0}xs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Is(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Is.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(xs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?xs.errors:e.concat(xs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Is.errors=e,t===0}Is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var om={type:"object",required:["RULE"],minProperties:2,additionalProperties:!1,
properties:{RULE:{$ref:"contract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{
$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{
$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{
$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlC\
hange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contr\
act#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOfChange"}}},nm={type:"string",enum:["","rows","values"]};function Rs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperti\
es",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!_.call(
om.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT hav\
e additional properties"};e===null?e=[s]:e.push(s),t++}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="str\
ing"){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Ht.type},message:"must be integer,string"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="st\
ring"){if(d(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT h\
ave more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"\
pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][\
^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Sa.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLengt\
h",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/Rul\
eEnabledChange/enum",keyword:"enum",params:{allowedValues:_a.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==
void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"\
/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="strin\
g"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ca.type},message:"must be number,stri\
ng"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:
e.push(s),t++}}if(typeof r=="string"&&!es.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"patter\
n",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"\
contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Fa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(
r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/Rul\
eFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",
keyword:"type",params:{type:Ga.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/G\
ROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"\
type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=
[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:Ua.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:Ha.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:Xa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ee.test(r)){const s={instancePath:i+"/IN\
DEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match\
 pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Va.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"\
contract#/$defs/ThresholdOfChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r===
"values")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOfChange/enum",keyword:"enum",params:{allowedValues:nm.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rs.errors=e,t===0}Rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Es(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Es.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Rs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Rs.errors:e.concat(Rs.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Es.errors=e,t===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var mm={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs\
/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThr\
eshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupL\
imit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/\
$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"\
contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/$defs/Rul\
eTrialRows"}}};function Ts(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ts.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!_.call(mm.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(d(r)>255){const s={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=
[s]:e.push(s),t++}if(!No.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/DESCRIPTION",
schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\\
x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleD\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||
r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Xt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(d(r)>
1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have m\
ore than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/EXPR\
ESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:bo.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!es.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0\
{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==
void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:B.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Q.test(r)){const s={instancePath:i+"/GRO\
UP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{\
1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==
void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGA\
TE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+
"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Vt.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Mt.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"con\
tract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ee.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs\
/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:zt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
ty/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!M.test(r)){const s={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([\
1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[s]:e.push(s),t++}if(!re.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pa\
ttern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0\
|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"\
contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.
THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="values")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$de\
fs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:Vi.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.sample!==
void 0){let r=a.sample;if(typeof r!="string"){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="first"||r==="random")){const s={instancePath:i+"/sample",schemaPath:"contract#/\
$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:wo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.
rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rows",schemaPath:"contract#/\
$defs/RuleTrialRows/type",keyword:"type",params:{type:ko.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>1e6||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!$o.test(r)){const s={instancePath:i+"/ro\
ws",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-\
9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}Ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Os(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Os.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Ts(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Ts.errors:e.concat(Ts.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}Os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function _e(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_e.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);
var r=!0}else if(s==="add")Is(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Is.errors:e.concat(Is.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="edit")Es(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Es.errors:e.concat(Es.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="test")Os(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Os.errors:e.concat(
Os.errors),t=e.length),r!==!0&&(r=!0);else if(s==="suggest")oe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?oe.
errors:e.concat(oe.errors),t=e.length),r!==!0&&(r=!0);else if(s==="accept")ne(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")me(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _e.errors=e,o.props=r,t===
0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};function ri(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ri.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!_e(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?_e.errors:e.concat(_e.errors),t=e.length;else var r=_e.evaluated.props;return ri.errors=e,o.props=r,t===0}ri.evaluated={dynamicProps:!0,
dynamicItems:!1};var Mi=si;function Ls(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ls.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ls.errors=e,t===0}Ls.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ce(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ce.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){Ls(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ls.errors:e.concat(
Ls.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ce.errors=e,o.props=r,t===0}Ce.evaluated=
{dynamicProps:!0,dynamicItems:!1};function si(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=si.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ce(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))
e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length;else var r=Ce.evaluated.props;return si.errors=e,o.props=r,t===0}si.evaluated={dynamicProps:!0,dynamicItems:!1};
var Io=ti;function Ds(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ds.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=e,t===0}Ds.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Fe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Fe.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){Ds(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ds.errors:e.concat(
Ds.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Fe.errors=e,o.props=r,t===0}Fe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function ti(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ti.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Fe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))
e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length;else var r=Fe.evaluated.props;return ti.errors=e,o.props=r,t===0}ti.evaluated={dynamicProps:!0,dynamicItems:!1};
var F=ai;function ai(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ai.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/proper\
ties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.ruleID!==void 0){
let r=a.ruleID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ai.errors=e,t===0}ai.evaluated={props:{repository:!0,entityID:!0,ruleID:!0},
dynamicProps:!1,dynamicItems:!1};var pm=ii,lm=new RegExp("^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$",
"u");function qs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=qs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r===
"jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:xo.type},message:"mus\
t be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$d\
efs/OptionalRunEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.
push(s),t++}}if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(d(r)>8){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOpt\
ion/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!lm.test(r)){const s={instancePath:i+
"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd]\
[Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr\
][Tt][Yy])?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(
n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>47){const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/Ru\
leIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[l]:e.push(l),t++}if(!Jt.test(f)){const l={
instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9]\
[0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{
const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/max\
Length",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jo\
bName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==
void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",
keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.
scheduleTime;if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLengt\
h",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"con\
tract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qs.errors=e,t===0}qs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function js(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=js.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0&&(qs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?qs.errors:
e.concat(qs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.errors=e,t===0}js.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ge(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ge.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){ae(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ae.errors:e.concat(ae.errors),
t=e.length);var r=!0}else if(s==="run")js(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?js.errors:e.concat(js.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ge.errors=e,o.props=r,t===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};
function ii(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ii.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ge(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Ge.errors:e.concat(
Ge.errors),t=e.length;else var r=Ge.evaluated.props;return ii.errors=e,o.props=r,t===0}ii.evaluated={dynamicProps:!0,dynamicItems:!1};var um=oi;function As(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=As.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(d(r)>1e5){const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return As.errors=e,t===0}As.evaluated={props:{groupName:!0},dynamicProps:!1,
dynamicItems:!1};function Ss(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ss.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}a.data!==void 0&&(As(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?As.errors:e.
concat(As.errors),t=e.length)),a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Ss.errors=e,t===0}Ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Ss(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ss.errors:e.concat(Ss.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return Ue.errors=e,o.props=r,t===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};function oi(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=oi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!Ue(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length;else var r=Ue.evaluated.
props;return oi.errors=e,o.props=r,t===0}oi.evaluated={dynamicProps:!0,dynamicItems:!1};var Ro=ni;function _s(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_s.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.groupName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"\
must have required property 'groupName'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="groupName"){const s={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.groupName!==
void 0){let r=a.groupName;if(typeof r=="string"){if(d(r)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"max\
Length",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/groupName",
schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return _s.errors=e,t===0}_s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Cs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(_s(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?_s.errors:e.concat(_s.errors),t=e.length)),a.options!==void 0&&(b(a.options,
{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Cs.errors=e,t===0}Cs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Fs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[r]:
e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have \
required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="groupName"||r==="filename"||r==="filetype"||r==="encoding"||r==="unencoda\
ble"||r==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(d(r)>1e5){const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="stri\
ng"){if(d(r)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ci.test(r)){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066\
-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},
message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u206\
6-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/fi\
lename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==
void 0){let r=a.filetype;if(typeof r!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+
"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Si.enum},message:"must be equal to one of the allowed values"};
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
allowedValues:Gt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!=
"string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable\
/enum",keyword:"enum",params:{allowedValues:_i.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&
typeof a.escapeFormulas!="boolean"){const r={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Fs.errors=e,t===0}Fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}a.data!==void 0&&(Fs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Fs.errors:e.concat(Fs.
errors),t=e.length)),a.options!==void 0&&(H(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===
null?H.errors:e.concat(H.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Gs.errors=e,t===0}Gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Cs(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Cs.errors:e.concat(Cs.errors),t=e.length);var r=!0}else if(s==="export")Gs(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Gs.errors:e.concat(Gs.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return He.
errors=e,o.props=r,t===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};function ni(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ni.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!He(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?He.errors:e.concat(He.errors),t=e.length;else var r=He.evaluated.props;return ni.errors=e,o.props=r,t===0}ni.evaluated=
{dynamicProps:!0,dynamicItems:!1};var mi=pi;function pi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=pi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"\
must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ruleID"},message:"must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.groupName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.ruleID!==void 0){let r=a.ruleID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.
validate(r)){const s={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/format",keyword:"format",params:{format:"int64"},message:'must match format "int6\
4"'};e===null?e=[s]:e.push(s),t++}}}if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(d(r)>4096){const s={instancePath:i+"/groupName",schemaPath:"\
#/properties/groupName/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<
1){const s={instancePath:i+"/groupName",schemaPath:"#/properties/groupName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return pi.errors=e,t===0}pi.evaluated={props:{repository:!0,entityID:!0,ruleID:!0,groupName:!0},dynamicProps:!1,dynamicItems:!1};
var cm=ui,dm={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{
$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e3,items:{type:"string",format:"join-id",
maxLength:250,pattern:"^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"}},
sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},zi=new RegExp("^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1\
-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$","u");function Us(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Us.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r==="clearCache")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),t++}const s=r.
length;for(let l=0;l<s;l++){let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]=="number"){
f=l[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:f},message:"must NOT have d\
uplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contr\
act#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r==
"string"){if(d(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NO\
T have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:nr.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",
schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#\
/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(
s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSiz\
e",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:nr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",
schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!G.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})\
?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){
if(r.length>1e3){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must\
 NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>250){const l={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maxLength",keyword:"maxLength",params:{limit:250},message:"must NOT have more than 250 charac\
ters"};e===null?e=[l]:e.push(l),t++}if(!zi.test(f)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?\
$"},message:'must match pattern "^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{\
0,14})?$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>
16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===
null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.column===void 0){const l={instancePath:i+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===
null?e=[l]:e.push(l),t++}for(const l in f)if(!(l==="column"||l==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.column!==
void 0){let l=f.column;if(typeof l=="string"){if(d(l)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/ma\
xLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(d(l)<1){const h={instancePath:i+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.direction!==void 0){let l=f.direction;if(typeof l!="string"){const h={
instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[h]:e.push(h),t++}if(!(l===""||l==="asc"||l==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/prop\
erties/direction/enum",keyword:"enum",params:{allowedValues:Ft.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.
push(h),t++}}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/clearCa\
che",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:dm.properties.clearCache.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Us.errors=e,t===0}Us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(Us(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?Us.errors:e.concat(Us.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Eo={type:"string",enum:["","value","st\
andardize - Integer","standardize - Decimal","standardize - String","metaphone","mask","pattern"]},To={type:"string",enum:["","Default","Rich","Long"]},fm={enum:[
"","0","1",0,1]},hm={type:["integer","string"],minimum:1,maximum:99999,maxLength:200,pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,15} *$"},ym=new RegExp("^ \
*[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,15} *$","u");function le(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(
r),t++}if(a.attributes===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have req\
uired property 'attributes'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="attributes"||r==="expression")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:z.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!R.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/attributes",schemaPath:"contract#/$defs/JoinAttributes/type",keyword:"type",params:{type:hm.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>99999||isNaN(r)){const s={instancePath:i+"/attributes",schemaPath:"\
contract#/$defs/JoinAttributes/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999},message:"must be <= 99999"};e===null?e=[s]:e.push(s),t++}if(r<1||
isNaN(r)){const s={instancePath:i+"/attributes",schemaPath:"contract#/$defs/JoinAttributes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"){if(d(r)>200){const s={instancePath:i+"/attributes",schemaPath:"contract#/$defs/JoinAttribute\
s/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(!ym.test(r)){const s={instancePath:i+
"/attributes",schemaPath:"contract#/$defs/JoinAttributes/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,15} *$"},message:'m\
ust match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4}){0,15} *$"'};e===null?e=[s]:e.push(s),t++}}}if(a.expression!==void 0){let r=a.expression;if(typeof r=="s\
tring"){if(d(r)>1e4){const s={instancePath:i+"/expression",schemaPath:"contract#/$defs/JoinFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/expression",schemaPath:"contract#/$defs/JoinFilter\
/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/expression",schemaPath:"contract#/$defs/JoinFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Hs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Hs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.LH===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"LH"},message:"must have required property 'LH'"};e===null?e=[r]:e.push(r),t++}if(a.RH===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RH"},message:"must have required property 'RH'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="LH"||r==="RH")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}a.LH!==void 0&&(le(a.LH,{instancePath:i+"/LH",parentData:a,parentDataProperty:"LH",rootData:p,
dynamicAnchors:m})||(e=e===null?le.errors:e.concat(le.errors),t=e.length)),a.RH!==void 0&&(le(a.RH,{instancePath:i+"/RH",parentData:a,parentDataProperty:"RH",rootData:p,
dynamicAnchors:m})||(e=e===null?le.errors:e.concat(le.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Hs.errors=e,t===0}Hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Xs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.params===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
params"},message:"must have required property 'params'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="jobName"||r==="params"||r==="function"||r==="pa\
ttern"||r==="createJoinIndex"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="s\
tring"){if(d(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must \
NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/patte\
rn",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x\
00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.params!==void 0&&(Hs(a.params,{instancePath:i+"/params",parentData:a,parentDataProperty:"\
params",rootData:p,dynamicAnchors:m})||(e=e===null?Hs.errors:e.concat(Hs.errors),t=e.length)),a.function!==void 0){let r=a.function;if(typeof r!="string"){const s={
instancePath:i+"/function",schemaPath:"contract#/$defs/JoinFunction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(!(r===""||r==="value"||r==="standardize - Integer"||r==="standardize - Decimal"||r==="standardize - String"||r==="metaphone"||r==="mask"||r==="pattern")){
const s={instancePath:i+"/function",schemaPath:"contract#/$defs/JoinFunction/enum",keyword:"enum",params:{allowedValues:Eo.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.pattern!==void 0){let r=a.pattern;if(typeof r!="string"){const s={instancePath:i+"/pattern",schemaPath:"\
contract#/$defs/JoinPattern/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="Default"||r==="\
Rich"||r==="Long")){const s={instancePath:i+"/pattern",schemaPath:"contract#/$defs/JoinPattern/enum",keyword:"enum",params:{allowedValues:To.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.createJoinIndex!==void 0){let r=a.createJoinIndex;if(!(r===""||r==="0"||r==="1"||r===
0||r===1)){const s={instancePath:i+"/createJoinIndex",schemaPath:"contract#/$defs/JoinIndex/enum",keyword:"enum",params:{allowedValues:fm.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){
const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Xs.errors=e,t===0}Xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vs(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Xs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Xs.errors:e.concat(Xs.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vs.errors=e,t===0}Vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var gm={type:"string",enum:["Permanent","Discovered"]},Oo={type:"string",enum:["","inner","full","left","right"]},li={type:"string",enum:["","accept","ignore","\
reject","warning"]};function Ms(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ms.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.joinKeys===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"joinKeys"},message:"must have required property 'joinKeys'"};e===null?e=[r]:e.push(r),t++}if(a.status===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="joinKeys"||r==="status"||r==="resultSegment"||r==="leftNoMatch"||r==="rightNoMatch")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.joinKeys!==void 0){let r=a.joinKeys;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/joinKeys",schemaPath:"contract#/$defs/JoinK\
eys/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+
"/joinKeys",schemaPath:"contract#/$defs/JoinKeys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(
n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>300){const l={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/J\
oinKeys/items/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(l),t++}if(d(f)<1){const l={
instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[l]:e.push(l),t++}if(!v.test(f)){const l={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/pattern",keyword:"patter\
n",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/joinKeys/"+n,schemaPath:"\
contract#/$defs/JoinKeys/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+
"/joinKeys",schemaPath:"contract#/$defs/JoinKeys/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.status!==
void 0){let r=a.status;if(typeof r!="string"){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatus/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Permanent"||r==="Discovered")){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/Jo\
inStatus/enum",keyword:"enum",params:{allowedValues:gm.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.resultSegment!==
void 0){let r=a.resultSegment;if(typeof r!="string"){const s={instancePath:i+"/resultSegment",schemaPath:"contract#/$defs/JoinResultSegment/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="inner"||r==="full"||r==="left"||r==="right")){const s={instancePath:i+
"/resultSegment",schemaPath:"contract#/$defs/JoinResultSegment/enum",keyword:"enum",params:{allowedValues:Oo.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(a.leftNoMatch!==void 0){let r=a.leftNoMatch;if(typeof r!="string"){const s={instancePath:i+"/leftNoMatch",schemaPath:"\
contract#/$defs/JoinNoMatchOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="accept"||
r==="ignore"||r==="reject"||r==="warning")){const s={instancePath:i+"/leftNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/enum",keyword:"enum",params:{allowedValues:li.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rightNoMatch!==void 0){let r=a.rightNoMatch;if(typeof r!="string"){
const s={instancePath:i+"/rightNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r===""||r==="accept"||r==="ignore"||r==="reject"||r==="warning")){const s={instancePath:i+"/rightNoMatch",schemaPath:"contract#/$d\
efs/JoinNoMatchOption/enum",keyword:"enum",params:{allowedValues:li.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ms.errors=e,t===
0}Ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ms(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Ms.errors:e.concat(Ms.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return zs.errors=e,t===0}zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ki={type:"object",required:["attributes"],additionalProperties:!1,
properties:{jobName:{$ref:"contract#/$defs/JoinJobName"},attributes:{type:"object",minProperties:1,maxProperties:200,propertyNames:{pattern:"^[1-9][0-9]{0,14}$"},
additionalProperties:{type:["integer","string"],minimum:1,maximum:99999,maxLength:12e3,pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$"}},function:{$ref:"con\
tract#/$defs/JoinFunction"},pattern:{$ref:"contract#/$defs/JoinPattern"},matchQuality:{type:["number","string"],minimum:0,maximum:100,pattern:"^((100(\\.0{1,15})\
?|[0-9]{1,2}(\\.[0-9]{1,15})?))?$"},selfJoins:{$ref:"contract#/$defs/JoinSwitch"},manyToMany:{$ref:"contract#/$defs/JoinSwitch"},scheduleNow:{$ref:"contract#/$d\
efs/RunScheduleNow"},scheduleTime:{$ref:"contract#/$defs/RunScheduleTime"}}},Lo={enum:["","0","1",0,1]},vm=new RegExp("^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$",
"u"),Pm=new RegExp("^((100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?))?$","u");function Ks(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.attributes===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attribute\
s'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!_.call(Ki.properties,s)){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(a.jobName!==void 0){let s=a.jobName;if(typeof s==
"string"){if(d(s)>128){const n={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"mus\
t NOT have more than 128 characters"};e===null?e=[n]:e.push(n),t++}if(!q.test(s)){const n={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/pat\
tern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\
\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(a.attributes!==void 0){let s=a.attributes;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length>200){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/maxProperties",keyword:"maxProperties",params:{
limit:200},message:"must NOT have more than 200 properties"};e===null?e=[n]:e.push(n),t++}if(Object.keys(s).length<1){const n={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[n]:e.push(n),t++}for(const n in s){
const f=t;if(typeof n=="string"&&!R.test(n)){const l={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/propertyNames/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"',propertyName:n};e===null?e=[l]:e.push(l),t++}var r=f===t;if(!r){const l={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be v\
alid"};e===null?e=[l]:e.push(l),t++}}for(const n in s){let f=s[n];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&typeof f!="string"){const l={instancePath:i+
"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/additionalProperties/type",keyword:"type",params:{type:Ki.properties.
attributes.additionalProperties.type},message:"must be integer,string"};e===null?e=[l]:e.push(l),t++}if(typeof f=="number"&&isFinite(f)){if(f>99999||isNaN(f)){const l={
instancePath:i+"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/additionalProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:99999},message:"must be <= 99999"};e===null?e=[l]:e.push(l),t++}if(f<1||isNaN(f)){const l={instancePath:i+"/attributes/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >=\
 1"};e===null?e=[l]:e.push(l),t++}}if(typeof f=="string"){if(d(f)>12e3){const l={instancePath:i+"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/attributes/additionalProperties/maxLength",keyword:"maxLength",params:{limit:12e3},message:"must NOT have more than 12000 characters"};e===null?e=[
l]:e.push(l),t++}if(!vm.test(f)){const l={instancePath:i+"/attributes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/additionalP\
roperties/pattern",keyword:"pattern",params:{pattern:"^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0,4})* *$"},message:'must match pattern "^ *[1-9][0-9]{0,4}( +[1-9][0-9]{0\
,4})* *$"'};e===null?e=[l]:e.push(l),t++}}}}else{const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}if(a.function!==void 0){let s=a.function;if(typeof s!="string"){const n={instancePath:i+"/functio\
n",schemaPath:"contract#/$defs/JoinFunction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s===""||s===
"value"||s==="standardize - Integer"||s==="standardize - Decimal"||s==="standardize - String"||s==="metaphone"||s==="mask"||s==="pattern")){const n={instancePath:i+
"/function",schemaPath:"contract#/$defs/JoinFunction/enum",keyword:"enum",params:{allowedValues:Eo.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),t++}}if(a.pattern!==void 0){let s=a.pattern;if(typeof s!="string"){const n={instancePath:i+"/pattern",schemaPath:"contract#/$defs/JoinPatte\
rn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s===""||s==="Default"||s==="Rich"||s==="Long")){const n={
instancePath:i+"/pattern",schemaPath:"contract#/$defs/JoinPattern/enum",keyword:"enum",params:{allowedValues:To.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[n]:e.push(n),t++}}if(a.matchQuality!==void 0){let s=a.matchQuality;if(!(typeof s=="number"&&isFinite(s))&&typeof s!="string"){const n={instancePath:i+
"/matchQuality",schemaPath:"#/properties/matchQuality/type",keyword:"type",params:{type:Ki.properties.matchQuality.type},message:"must be number,string"};e===null?
e=[n]:e.push(n),t++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){const n={instancePath:i+"/matchQuality",schemaPath:"#/properties/matchQuality/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(n),t++}if(s<0||isNaN(s)){const n={instancePath:i+"/match\
Quality",schemaPath:"#/properties/matchQuality/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}
if(typeof s=="string"&&!Pm.test(s)){const n={instancePath:i+"/matchQuality",schemaPath:"#/properties/matchQuality/pattern",keyword:"pattern",params:{pattern:"^(\
(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?))?$"},message:'must match pattern "^((100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?))?$"'};e===null?e=[n]:e.push(n),
t++}}if(a.selfJoins!==void 0){let s=a.selfJoins;if(!(s===""||s==="0"||s==="1"||s===0||s===1)){const n={instancePath:i+"/selfJoins",schemaPath:"contract#/$defs/J\
oinSwitch/enum",keyword:"enum",params:{allowedValues:Lo.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(a.manyToMany!==
void 0){let s=a.manyToMany;if(!(s===""||s==="0"||s==="1"||s===0||s===1)){const n={instancePath:i+"/manyToMany",schemaPath:"contract#/$defs/JoinSwitch/enum",keyword:"\
enum",params:{allowedValues:Lo.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(a.scheduleNow!==void 0){let s=a.scheduleNow;
if(!(s===""||s==="0"||s==="1"||s===0||s===1)){const n={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(a.scheduleTime!==void 0){let s=a.scheduleTime;if(typeof s=="string"){
if(d(s)>32){const n={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ks.errors=e,t===0}Ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Js(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Js.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="discover"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"discover"},message:"must be equal to constant"};
e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ks(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===
null?Ks.errors:e.concat(Ks.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/op\
tions",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Js.errors=e,t===0}Js.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ys(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="c\
olumns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[g]:e.push(g),
t++}if(d(h)<1){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};for(;n--;){let h=r[n];if(typeof h==
"string"){if(typeof l[h]=="number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:f},message:"must NOT have duplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}l[h]=n}}}}else{const s={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;
if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e3},
message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>250){
const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maxLength",keyword:"maxLength",params:{limit:250},message:"must NOT h\
ave more than 250 characters"};e===null?e=[l]:e.push(l),t++}if(!zi.test(f)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist\
/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){\
0,15}(-[1-9][0-9]{0,14})?$"},message:'must match pattern "^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]\
{0,4}){0,15}(-[1-9][0-9]{0,14})?$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"\
#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.
isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have \
more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.column===void 0){
const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have require\
d property 'column'"};e===null?e=[l]:e.push(l),t++}for(const l in f)if(!(l==="column"||l==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract\
#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:
e.push(h),t++}if(f.column!==void 0){let l=f.column;if(typeof l=="string"){if(d(l)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/\
SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(d(
l)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/prop\
erties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.direction!==void 0){let l=f.direction;if(typeof l!=
"string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}if(!(l===""||l==="asc"||l==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/S\
ortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Ft.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?
e=[h]:e.push(h),t++}}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Ys.errors=e,t===0}Ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(J(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),a.options!==
void 0&&(Ys(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?Ys.errors:e.concat(Ys.errors),
t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.
errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){pe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length);var r=!0}else if(s==="create")Vs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Vs.errors:e.concat(Vs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")zs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?zs.errors:e.concat(zs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="discover")Js(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Js.errors:e.concat(Js.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")ue(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?ue.errors:e.concat(ue.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Xe.errors=e,o.props=r,t===
0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};function ui(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ui.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Xe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length;else var r=Xe.evaluated.props;return ui.errors=e,o.props=r,t===0}ui.evaluated={dynamicProps:!0,
dynamicItems:!1};var bm=ci;function Ws(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ws.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.joinKeys===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"joinKeys"},message:"must have required property 'joinKeys'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="joinKeys"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(a.joinKeys!==void 0){let r=a.joinKeys;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"\
/joinKeys",schemaPath:"contract#/$defs/JoinKeys/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(
n),t++}if(r.length<1){const n={instancePath:i+"/joinKeys",schemaPath:"contract#/$defs/JoinKeys/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(d(f)>300){const l={instancePath:i+
"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===
null?e=[l]:e.push(l),t++}if(d(f)<1){const l={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!v.test(f)){const l={instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/\
JoinKeys/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:i+"/joinKeys/"+n,schemaPath:"contract#/$defs/JoinKeys/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),t++}}}else{const s={instancePath:i+"/joinKeys",schemaPath:"contract#/$defs/JoinKeys/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Ws.errors=e,t===0}Ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Bs(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Bs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delete"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"delete"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Ws(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Ws.errors:e.concat(Ws.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,t===0}Bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ci(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ci.evaluated;return o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),Bs(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Bs.errors:e.
concat(Bs.errors),t=e.length),ci.errors=e,t===0}ci.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yt=di;function Ve(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){pe(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length);var r=!0}else if(s==="export")ue(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return Ve.errors=e,o.props=r,t===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};function di(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=di.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!Ve(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length;else var r=Ve.evaluated.
props;return di.errors=e,o.props=r,t===0}di.evaluated={dynamicProps:!0,dynamicItems:!1};var wm=fi;function Zs(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Zs.errors=e,t===0}Zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Zs(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Zs.errors:e.concat(Zs.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return Me.errors=e,o.props=r,t===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};function fi(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=fi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!Me(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Me.errors:e.concat(Me.errors),t=e.length;else var r=Me.evaluated.
props;return fi.errors=e,o.props=r,t===0}fi.evaluated={dynamicProps:!0,dynamicItems:!1};var L=hi;function hi(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=hi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.joinId===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"joinId"},message:"must have required property 'joinId'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r==
"string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.joinId!==void 0){let r=a.joinId;if(typeof r=="string"){if(d(r)>250){const s={instancePath:i+"/joinId",schemaPath:"#/prope\
rties/joinId/maxLength",keyword:"maxLength",params:{limit:250},message:"must NOT have more than 250 characters"};e===null?e=[s]:e.push(s),t++}if(!zi.test(r)){const s={
instancePath:i+"/joinId",schemaPath:"#/properties/joinId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}-[\
1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"},message:'must match pattern "^[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){\
0,15}-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}(_[1-9][0-9]{0,4}){0,15}(-[1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/joinId",schemaPath:"\
#/properties/joinId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hi.errors=e,t===0}hi.evaluated={props:{repository:!0,
joinId:!0},dynamicProps:!1,dynamicItems:!1};var km=yi,Nm={enum:["","0","1",0,1]};function Qs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Qs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){for(const r in a)if(!(r==="jobName"||r==="createJoinIndex"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==
void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JoinJobName/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JoinJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match p\
attern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"co\
ntract#/$defs/JoinJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.createJoinIndex!==void 0){let r=a.
createJoinIndex;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/createJoinIndex",schemaPath:"contract#/$defs/JoinIndexChange/enum",keyword:"\
enum",params:{allowedValues:Nm.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){
if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qs.errors=e,t===0}Qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function et(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=et.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Qs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Qs.errors:e.concat(Qs.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return et.errors=e,t===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var $m={type:"string",enum:["","Permanent","Discovered"]};function rt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)
if(!(r==="status"||r==="resultSegment"||r==="leftNoMatch"||r==="rightNoMatch")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.status!==void 0){let r=a.status;if(typeof r!=
"string"){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatusChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r===""||r==="Permanent"||r==="Discovered")){const s={instancePath:i+"/status",schemaPath:"contract#/$defs/JoinStatusChange/enum",keyword:"\
enum",params:{allowedValues:$m.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.resultSegment!==void 0){let r=a.resultSegment;
if(typeof r!="string"){const s={instancePath:i+"/resultSegment",schemaPath:"contract#/$defs/JoinResultSegment/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="inner"||r==="full"||r==="left"||r==="right")){const s={instancePath:i+"/resultSegment",schemaPath:"\
contract#/$defs/JoinResultSegment/enum",keyword:"enum",params:{allowedValues:Oo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}if(a.leftNoMatch!==void 0){let r=a.leftNoMatch;if(typeof r!="string"){const s={instancePath:i+"/leftNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOpti\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="accept"||r==="ignore"||r==="reject"||r===
"warning")){const s={instancePath:i+"/leftNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/enum",keyword:"enum",params:{allowedValues:li.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rightNoMatch!==void 0){let r=a.rightNoMatch;if(typeof r!="string"){const s={instancePath:i+
"/rightNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(!(r===""||r==="accept"||r==="ignore"||r==="reject"||r==="warning")){const s={instancePath:i+"/rightNoMatch",schemaPath:"contract#/$defs/JoinNoMatchOption/enu\
m",keyword:"enum",params:{allowedValues:li.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rt.errors=e,t===0}rt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function st(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=st.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edi\
t"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(rt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"d\
ata",rootData:p,dynamicAnchors:m})||(e=e===null?rt.errors:e.concat(rt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return st.errors=e,t===0}st.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="run"){et(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?et.errors:e.concat(et.errors),t=e.length);var r=!0}else if(s==="edit")st(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?st.errors:e.concat(st.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ze.
errors=e,o.props=r,t===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};function yi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=yi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ze(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?ze.errors:e.concat(ze.errors),t=e.length;else var r=ze.evaluated.props;return yi.errors=e,o.props=r,t===0}yi.evaluated=
{dynamicProps:!0,dynamicItems:!1};var xm=gi;function tt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=tt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tt.errors=e,t===
0}tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){tt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?tt.errors:e.concat(tt.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ke.errors=e,o.props=r,t===
0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};function gi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=gi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ke(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length;else var r=Ke.evaluated.props;return gi.errors=e,o.props=r,t===0}gi.evaluated={dynamicProps:!0,
dynamicItems:!1};var Im=vi;function at(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=at.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return at.errors=e,t===0}at.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Rm={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function it(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=it.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="category")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/KeywordName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.
test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][\
^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.category!==void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/category",schemaPath:"\
contract#/$defs/KeywordCategoryNumber/type",keyword:"type",params:{type:Rm.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/pattern",keyword:"patter\
n",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return it.errors=e,t===0}it.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ot(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ot.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(it(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?it.errors:e.concat(it.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ot.errors=
e,t===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){at(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?at.errors:e.concat(at.errors),t=e.length);var r=!0}else if(s==="add")ot(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?ot.errors:e.concat(ot.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Je.errors=e,o.props=r,t===
0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};function vi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=vi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Je(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Je.errors:e.concat(Je.errors),t=e.length;else var r=Je.evaluated.props;return vi.errors=e,o.props=r,t===0}vi.evaluated={dynamicProps:!0,
dynamicItems:!1};var Em=Pi;function Pi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Pi.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.category===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},message:"must have required prope\
rty 'category'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.category!==
void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/category",schemaPath:"#/properties/category/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/category/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/ca\
tegory/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pi.errors=e,t===0}Pi.evaluated={props:{repository:!0,
category:!0},dynamicProps:!1,dynamicItems:!1};var Tm=bi;function bi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=bi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.category===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},
message:"must have required property 'category'"};e===null?e=[r]:e.push(r),t++}if(a.keyword===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;
if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"\
/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]\
{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.category!==void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/category/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/category",schemaPath:"#/properties/category/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.
validate(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/category/format",keyword:"format",params:{format:"int64"},message:'must match format "\
int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.keyword!==void 0){let r=a.keyword;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/keyword",schemaPath:"#/properties/keyword/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/keyword",schemaPath:"\
#/properties/keyword/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={
instancePath:i+"/keyword",schemaPath:"#/properties/keyword/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:
e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bi.
errors=e,t===0}bi.evaluated={props:{repository:!0,category:!0,keyword:!0},dynamicProps:!1,dynamicItems:!1};var Om=wi;function nt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,
dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return nt.errors=e,t===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lm={type:["integer",
"string"],minimum:0,maximum:9007199254740991,pattern:"^(|0|[1-9][0-9]{0,14})$"},Dm=new RegExp("^(|0|[1-9][0-9]{0,14})$","u");function mt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="folderID"||r==="description")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/maxL\
ength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.folderID!==void 0){let r=a.folderID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/type",keyword:"type",params:{type:Lm.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolde\
rParent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Dm.test(r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/patt\
ern",keyword:"pattern",params:{pattern:"^(|0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(|0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0){let r=a.description;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/maxLeng\
th",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/RuleFolderDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]\
*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return mt.errors=e,t===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(mt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?mt.errors:e.concat(mt.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pt.errors=e,t===0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ye(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){nt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?nt.errors:e.concat(nt.errors),t=e.length);
var r=!0}else if(s==="add")pt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?pt.errors:e.concat(pt.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ye.errors=e,o.props=r,t===0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};
function wi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=wi.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ye(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Ye.errors:e.concat(
Ye.errors),t=e.length;else var r=Ye.evaluated.props;return wi.errors=e,o.props=r,t===0}wi.evaluated={dynamicProps:!0,dynamicItems:!1};var We=ki;function ki(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ki.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.folder===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"folder"},message:"must have required property 'folder'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.folder!==void 0){let r=a.folder;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return ki.errors=e,t===0}ki.evaluated={props:{repository:!0,folder:!0},dynamicProps:!1,dynamicItems:!1};var qm=Ni;function lt(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=lt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="name"){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/maxL\
ength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return lt.errors=e,t===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ut(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ut.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="rename"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"rename"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(lt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?lt.errors:e.concat(lt.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ut.errors=e,t===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ct(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ct.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="n\
ame"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/RuleFolderName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:
e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x\
20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(d(r)>
4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NO\
T have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDesc\
ription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/RuleFolderDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ct.errors=
e,t===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=dt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ct(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ct.errors:e.concat(ct.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return dt.errors=e,t===0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="rename"){ut(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?ut.errors:e.concat(ut.errors),t=e.length);var r=!0}else if(s==="edit")dt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?dt.errors:e.concat(dt.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Be.
errors=e,o.props=r,t===0}Be.evaluated={dynamicProps:!0,dynamicItems:!1};function Ni(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ni.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Be(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Be.errors:e.concat(Be.errors),t=e.length;else var r=Be.evaluated.props;return Ni.errors=e,o.props=r,t===0}Ni.evaluated=
{dynamicProps:!0,dynamicItems:!1};var jm=$i;function ft(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ft.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
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
e.push(n),t++}if(r.rules!==void 0){let s=r.rules;if(Array.isArray(s)){if(s.length>1e3){const f={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFol\
derMembers/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[f]:e.push(f),t++}if(s.length<
1){const f={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let l=s[f];if(typeof l=="string"){if(d(l)>47){const h={instancePath:i+
"/data/rules/"+f,schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have mo\
re than 47 characters"};e===null?e=[h]:e.push(h),t++}if(!Jt.test(l)){const h={instancePath:i+"/data/rules/"+f,schemaPath:"contract#/$defs/RuleFolderMembers/prop\
erties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/data/rules/"+f,schemaPath:"contract#/$defs/RuleF\
olderMembers/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+
"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ft.errors=e,t===0}ft.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ht(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ht.
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
e.push(n),t++}if(r.rules!==void 0){let s=r.rules;if(Array.isArray(s)){if(s.length>1e3){const f={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFol\
derMembers/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[f]:e.push(f),t++}if(s.length<
1){const f={instancePath:i+"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let l=s[f];if(typeof l=="string"){if(d(l)>47){const h={instancePath:i+
"/data/rules/"+f,schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have mo\
re than 47 characters"};e===null?e=[h]:e.push(h),t++}if(!Jt.test(l)){const h={instancePath:i+"/data/rules/"+f,schemaPath:"contract#/$defs/RuleFolderMembers/prop\
erties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/data/rules/"+f,schemaPath:"contract#/$defs/RuleF\
olderMembers/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+
"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ht.errors=e,t===0}ht.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function yt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=yt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="jobName"||r===
"scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(d(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return yt.errors=e,t===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=gt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(yt(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?yt.errors:e.concat(yt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return gt.errors=e,t===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);var r=!0}else if(s==="add")ft(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?ft.errors:e.concat(ft.errors),t=e.length),r!==!0&&(r=!0);else if(s==="remove")ht(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?ht.errors:e.concat(ht.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")gt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?gt.errors:e.concat(gt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ze.
errors=e,o.props=r,t===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};function $i(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=$i.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ze(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length;else var r=Ze.evaluated.props;return $i.errors=e,o.props=r,t===0}$i.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Am=xi;function vt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=vt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vt.errors=e,t===
0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Do={type:"string",enum:["delimited"]};function Pt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must ha\
ve required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||
r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>
128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must m\
atch pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"co\
ntract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"\
enum",params:{allowedValues:Do.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;
if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.parameters;if(typeof r=="string"){if(d(r)>9e3){const s={instancePath:i+"/parame\
ters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?
e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderPara\
meters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="st\
ring"){if(d(r)>256){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT\
 have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filter",schemaPath:"\
contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pt.errors=e,t===0}Pt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function bt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=bt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equ\
al to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Pt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||
(e=e===null?Pt.errors:e.concat(Pt.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return bt.errors=e,t===0}bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){vt(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?vt.errors:e.concat(vt.errors),t=e.length);var r=!0}else if(s==="add")bt(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?bt.errors:e.concat(bt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return Qe.errors=e,o.props=r,t===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};function xi(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Qe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length;else var r=Qe.
evaluated.props;return xi.errors=e,o.props=r,t===0}xi.evaluated={dynamicProps:!0,dynamicItems:!1};var fe=Ii;function Ii(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ii.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.loaderconnection===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"loaderconnection"},message:"must have required property 'loaderconnection'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){
let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/propertie\
s/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern\
 "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.loaderconnection!==void 0){let r=a.loaderconnection;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/loaderconnection",
schemaPath:"#/properties/loaderconnection/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/prope\
rties/loaderconnection/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ii.errors=e,t===0}Ii.evaluated={props:{repository:!0,
loaderconnection:!0},dynamicProps:!1,dynamicItems:!1};var Sm=Ri;function wt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=wt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(d(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/name",
schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Do.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/\
LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.
parameters;if(typeof r=="string"){if(d(r)>9e3){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",
params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/parameters",schemaPath:"\
contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="string"){if(d(r)>256){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/File\
Filter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={
instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*\
$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return wt.errors=e,t===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=kt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/comm\
and/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(wt(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?wt.errors:e.concat(wt.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return kt.errors=e,t===0}kt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Nt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Nt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="enable"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"enable"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Nt.errors=e,t===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $t(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=$t.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="disable"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disable"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $t.errors=e,t===0}$t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xt(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.
data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xt.errors=e,t===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=er.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"edit"){kt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?kt.errors:e.concat(kt.errors),t=e.length);var r=!0}else if(s===
"enable")Nt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Nt.errors:e.concat(Nt.errors),t=e.length),r!==!0&&(r=
!0);else if(s==="disable")$t(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?$t.errors:e.concat($t.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="test")xt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?xt.errors:e.concat(xt.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return er.errors=e,o.props=r,t===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};
function Ri(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ri.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!er(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?er.errors:e.concat(
er.errors),t=e.length;else var r=er.evaluated.props;return Ri.errors=e,o.props=r,t===0}Ri.evaluated={dynamicProps:!0,dynamicItems:!1};var _m=Ei,Cm={type:"object",
additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageN\
umber"},pageSize:{$ref:"contract#/$defs/PageNumber"},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",
0,1]}}};function ce(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ce.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r===
"pageSize"||r==="sort"||r==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const l={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[l]:e.push(l),t++}if(r.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let h=r[l];if(typeof h=="string"){if(d(h)>128){const g={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[g]:e.push(g),t++}if(d(h)<1){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}let n=r.length,f;if(n>1){const l={};
for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof l[h]=="number"){f=l[h];const g={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:f},message:"must NOT have duplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[g]:e.push(g),t++;break}
l[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(d(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==
void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contrac\
t#/$defs/PageNumber/type",keyword:"type",params:{type:nr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"c\
ontract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!G.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'\
must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:nr.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!G.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];
if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.column===void 0){const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"req\
uired",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[l]:e.push(l),t++}for(const l in f)if(!(l==="column"||l==="d\
irection")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.column!==void 0){let l=f.column;if(typeof l=="string"){if(d(l)>128){const h={instancePath:i+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[h]:e.push(h),t++}if(d(l)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}
if(f.direction!==void 0){let l=f.direction;if(typeof l!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(l===""||l==="asc"||l==="desc")){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Ft.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r==="0"||r==="1"||r===0||r===
1)){const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Cm.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function It(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=It.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="filter"||s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"\
#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),t++}if(r.filter!==void 0){let s=r.filter;if(typeof s=="string"){if(d(s)>256){const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/Fil\
eFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={
instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\\
x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){if(d(s)>256){const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};
e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/username",schemaPath:"contr\
act#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(d(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/password",schemaPath:"\
contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}a.options!==void 0&&(ce(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?ce.errors:e.concat(ce.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return It.errors=e,t===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=rr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){It(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?It.errors:e.concat(It.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}return rr.errors=e,o.props=r,t===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};function Ei(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ei.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!rr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?rr.errors:e.concat(rr.errors),t=e.length;else var r=rr.evaluated.props;return Ei.errors=
e,o.props=r,t===0}Ei.evaluated={dynamicProps:!0,dynamicItems:!1};var Fm=Ti;function Rt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(!(s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){
if(d(s)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must\
 NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUser\
name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(d(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePasswor\
d/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(ce(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"op\
tions",rootData:p,dynamicAnchors:m})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rt.errors=e,t===0}Rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Et(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Et.evaluated;if(o.dynamicProps&&(o.props=void 0),
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
filename;if(typeof s=="string"){if(d(s)>4096){const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/maxLength",keyword:"maxLength",
params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}if(d(s)<1){const n={instancePath:i+"/data/filename",schemaPath:"\
contract#/$defs/SchemaFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){if(d(s)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#\
/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(
s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must \
match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(d(s)>1024){
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!v.test(s)){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/patter\
n",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/dat\
a/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Et.errors=e,t===
0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Rt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Rt.errors:e.concat(Rt.errors),t=e.length);var r=!0}else if(s==="preview")Et(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Et.errors:e.concat(Et.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return sr.errors=e,o.props=r,t===
0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};function Ti(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Ti.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!sr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?sr.errors:e.concat(sr.errors),t=e.length;else var r=sr.evaluated.props;return Ti.errors=e,o.props=r,t===0}Ti.evaluated={dynamicProps:!0,
dynamicItems:!1};var Gm=Oi;function Tt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Tt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tt.errors=e,t===0}Tt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var qo=new RegExp("^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$","u"),Um={type:"string",enum:["rule.failed","rule.passed",
"job.failed"]};function de(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=de.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){if(a.length>3){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxIte\
ms",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++){let n=a[s];if(typeof n!="stri\
ng"){const f={instancePath:i+"/"+s,schemaPath:"contract#/$defs/WebhookEvent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),t++}if(!(n==="rule.failed"||n==="rule.passed"||n==="job.failed")){const f={instancePath:i+"/"+s,schemaPath:"contract#/$defs/WebhookEvent/enum",keyword:"\
enum",params:{allowedValues:Um.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function Ot(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ot.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"url"||r==="events"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(d(r)>2048){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[
s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!qo.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/pattern",keyword:"\
pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.events!==void 0&&(de(a.events,{instancePath:i+"/events",parentData:a,parentDataProperty:"events",rootData:p,dynamicAnchors:m})||
(e=e===null?de.errors:e.concat(de.errors),t=e.length)),a.description!==void 0){let r=a.description;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"\
/description",schemaPath:"contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contrac\
t#/$defs/WebhookDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ot.errors=e,t===0}Ot.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Lt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Lt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ot(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?Ot.errors:e.concat(Ot.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Lt.errors=
e,t===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jo={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};
function Dt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Dt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.webhook===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="webhook"||r==="url"||r==="events"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.webhook!==void 0){let r=a.webhook;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/type",
keyword:"type",params:{type:jo.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+
"/webhook",schemaPath:"contract#/$defs/WebhookNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0\
,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(d(r)>2048){const s={instancePath:i+"/url",schemaPath:"contract#/\
$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){const s={
instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}if(!qo.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/pattern",keyword:"pattern",params:{pattern:"^[hH]\
[tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.events!==void 0&&(de(a.events,{instancePath:i+"/events",parentData:a,parentDataProperty:"events",rootData:p,dynamicAnchors:m})||(e=e===null?de.errors:
e.concat(de.errors),t=e.length)),a.description!==void 0){let r=a.description;if(typeof r=="string"){if(d(r)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),
t++}if(!v.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescrip\
tion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Dt.errors=e,t===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=qt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"mu\
st be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Dt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?Dt.errors:e.concat(Dt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qt.errors=
e,t===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.webhook===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="webhook"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.webhook!==void 0){let r=a.webhook;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/type",keyword:"type",params:{type:jo.type},message:"must b\
e integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!R.test(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return jt.errors=e,t===0}jt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function At(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=At.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(jt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?jt.errors:e.concat(jt.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return At.errors=e,t===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Tt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Tt.errors:e.concat(Tt.errors),t=e.length);var r=!0}else if(s==="add")Lt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Lt.errors:e.concat(Lt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")qt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?qt.errors:e.concat(qt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="test")At(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?At.errors:e.concat(At.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return tr.
errors=e,o.props=r,t===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};function Oi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Oi.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!tr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?tr.errors:e.concat(tr.errors),t=e.length;else var r=tr.evaluated.props;return Oi.errors=e,o.props=r,t===0}Oi.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Hm=Li;function Li(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Li.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[r]:e.push(r),t++}if(a.webhook===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"m\
ust have required property 'webhook'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(d(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.webhook!==void 0){let r=a.webhook;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/webhook",schemaPath:"#/propertie\
s/webhook/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/webhook",schemaPath:"\
#/properties/webhook/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Li.errors=e,t===0}Li.evaluated={props:{repository:!0,
webhook:!0},dynamicProps:!1,dynamicItems:!1};var Xm=Di;function St(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=St.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return St.errors=e,t===
0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){St(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?St.errors:e.concat(St.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ar.errors=e,o.props=r,t===
0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};function Di(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Di.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ar(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?ar.errors:e.concat(ar.errors),t=e.length;else var r=ar.evaluated.props;return Di.errors=e,o.props=r,t===0}Di.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ao=qi;function qi(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=qi.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.jobId===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'j\
obId'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(d(r)>64){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),t++}if(!D.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.jobId!==void 0){let r=a.
jobId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"\
/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!$.validate(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qi.errors=e,t===0}qi.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Vm=ji;function _t(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_t.evaluated;if(o.dynamicProps&&
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
e===null?e=[r]:e.push(r),t++}return _t.errors=e,t===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="cancel"){_t(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?_t.errors:e.concat(_t.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ir.
errors=e,o.props=r,t===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};function ji(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ji.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ir(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?ir.errors:e.concat(ir.errors),t=e.length;else var r=ir.evaluated.props;return ji.errors=e,o.props=r,t===0}ji.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Mm={getOpenApiDocument:{headers:y},changePassword:{headers:y,body:{"application/json":Yo}},listRepositories:{query:w,headers:y},
createRepository:{headers:y,body:{"application/json":Bo}},getRepository:{path:k,query:V,headers:y},deleteRepository:{path:k,headers:y},login:{path:k,headers:y},
uploadFile:{path:k,headers:y},listFiles:{path:k,query:w,headers:y},deleteFile:{path:Qo,headers:y},downloadExport:{path:en,headers:rn},listEntities:{path:k,query:w,
headers:y},runEntitiesCommand:{path:k,headers:y,body:{"application/json":sn}},runExpressionsCommand:{path:k,headers:y,body:{"application/json":pn}},countEntities:{
path:k,headers:y},getEntity:{path:I,query:V,headers:y},runEntityCommand:{path:I,headers:y,body:{"application/json":cn}},deleteEntity:{path:I,headers:y},listRows:{
path:I,query:fn,headers:y},runRowsCommand:{path:I,headers:y,body:{"application/json":S}},listRowDetails:{path:gn,query:w,headers:y},listDuplicatesIndicator:{path:I,
query:w,headers:y},runDuplicatesIndicatorCommand:{path:I,headers:y,body:{"application/json":Ut}},listDuplicates:{path:uo,query:w,headers:y},runDuplicatesCommand:{
path:uo,headers:y,body:{"application/json":S}},listRejectedRows:{path:I,query:w,headers:y},getReport:{path:I,headers:y},listAttributes:{path:I,query:w,headers:y},
runAttributesCommand:{path:I,headers:y,body:{"application/json":vn}},getAttribute:{path:C,query:V,headers:y},listValues:{path:C,query:w,headers:y},runValuesCommand:{
path:C,headers:y,body:{"application/json":Ut}},listSpaces:{path:C,query:w,headers:y},runSpacesCommand:{path:C,headers:y,body:{"application/json":S}},listMasks:{
path:C,query:w,headers:y},runMasksCommand:{path:C,headers:y,body:{"application/json":Ut}},listPatterns:{path:C,query:Pn,headers:y},runPatternsCommand:{path:C,headers:y,
body:{"application/json":wn}},runSoundexesCommand:{path:C,headers:y,body:{"application/json":Ut}},listMetaphones:{path:C,query:w,headers:y},runMetaphonesCommand:{
path:C,headers:y,body:{"application/json":Ut}},unmaskValue:{path:k,headers:y,body:{"application/json":kn}},listFunctions:{path:k,query:Nn,headers:y},listPriorities:{
path:k,headers:y},runPrioritiesCommand:{path:k,headers:y,body:{"application/json":xn}},runPriorityCommand:{path:co,headers:y,body:{"application/json":En}},deletePriority:{
path:co,headers:y},listLibraryEntities:{path:k,query:w,headers:y},runLibraryEntitiesCommand:{path:k,headers:y,body:{"application/json":On}},countLibraryEntities:{
path:k,headers:y},getLibraryEntity:{path:W,query:V,headers:y},runLibraryEntityCommand:{path:W,headers:y,body:{"application/json":qn}},deleteLibraryEntity:{path:W,
query:ho,headers:y},listLibraryAttributes:{path:W,query:w,headers:y},runLibraryAttributesCommand:{path:W,headers:y,body:{"application/json":An}},getLibraryAttribute:{
path:Gi,query:V,headers:y},runLibraryAttributeCommand:{path:Gi,headers:y,body:{"application/json":Sn}},deleteLibraryAttribute:{path:Gi,headers:y},listLibraryEntityRules:{
path:W,query:w,headers:y},runLibraryEntityRulesCommand:{path:W,headers:y,body:{"application/json":_n}},getLibraryRule:{path:ja,query:V,headers:y},runLibraryRuleCommand:{
path:ja,headers:y,body:{"application/json":Fn}},deleteLibraryRule:{path:ja,query:ho,headers:y},listAssociatedRules:{path:ja,query:w,headers:y},listAssociatedEntities:{
path:W,query:w,headers:y},runAssociatedEntitiesCommand:{path:W,headers:y,body:{"application/json":Un}},getAttributeMap:{path:go,headers:y},runAttributeMapCommand:{
path:go,headers:y,body:{"application/json":Hn}},listBusinessRules:{path:k,query:Xi,headers:y},runBusinessRulesCommand:{path:k,headers:y,body:{"application/json":Kt}},
countBusinessRules:{path:k,headers:y},listAggregateMethods:{path:k,headers:y},listLibraryRules:{path:k,query:Xi,headers:y},runLibraryRulesCommand:{path:k,headers:y,
body:{"application/json":Vn}},countLibraryRules:{path:k,headers:y},listRealBusinessRules:{path:k,query:Xi,headers:y},runRealBusinessRulesCommand:{path:k,headers:y,
body:{"application/json":Mn}},deleteRealBusinessRules:{path:k,headers:y,body:{"application/json":Bn}},countRealBusinessRules:{path:k,headers:y},listEntityBusinessRules:{
path:I,query:w,headers:y},runEntityBusinessRulesCommand:{path:I,headers:y,body:{"application/json":Qn}},listAttributeBusinessRules:{path:C,query:w,headers:y},runAttributeBusinessRulesCommand:{
path:C,headers:y,body:{"application/json":am}},listEntityRuleHistory:{path:I,query:w,headers:y},runEntityRuleHistoryCommand:{path:I,headers:y,body:{"application\
/json":Mi}},listAllRuleHistory:{path:k,query:w,headers:y},runAllRuleHistoryCommand:{path:k,headers:y,body:{"application/json":Mi}},listEntityCompliance:{path:I,
query:w,headers:y},runEntityComplianceCommand:{path:I,headers:y,body:{"application/json":Io}},listCompliance:{path:k,query:w,headers:y},runComplianceCommand:{path:k,
headers:y,body:{"application/json":Io}},listPassingRules:{path:I,query:w,headers:y},runPassingRulesCommand:{path:I,headers:y,body:{"application/json":Kt}},listFailingRules:{
path:I,query:w,headers:y},runFailingRulesCommand:{path:I,headers:y,body:{"application/json":Kt}},listEnabledRules:{path:I,query:w,headers:y},runEnabledRulesCommand:{
path:I,headers:y,body:{"application/json":Kt}},getBusinessRule:{path:F,query:V,headers:y},runBusinessRuleCommand:{path:F,headers:y,body:{"application/json":pm}},
deleteBusinessRule:{path:F,headers:y},getBusinessRulePermissions:{path:F,headers:y},listRuleHistory:{path:F,query:w,headers:y},runRuleHistoryCommand:{path:F,headers:y,
body:{"application/json":Mi}},listRuleFailingRows:{path:F,query:w,headers:y},runRuleFailingRowsCommand:{path:F,headers:y,body:{"application/json":S}},listRulePassingRows:{
path:F,query:w,headers:y},runRulePassingRowsCommand:{path:F,headers:y,body:{"application/json":S}},listRuleGroups:{path:F,query:w,headers:y},runRuleGroupsCommand:{
path:F,headers:y,body:{"application/json":um}},runGroupFailingRowsCommand:{path:F,headers:y,body:{"application/json":Ro}},runGroupPassingRowsCommand:{path:F,headers:y,
body:{"application/json":Ro}},listGroupFailingRows:{path:mi,query:w,headers:y},runNamedGroupFailingRowsCommand:{path:mi,headers:y,body:{"application/json":S}},listGroupPassingRows:{
path:mi,query:w,headers:y},runNamedGroupPassingRowsCommand:{path:mi,headers:y,body:{"application/json":S}},listEntityJoins:{path:I,query:w,headers:y},runEntityJoinsCommand:{
path:I,headers:y,body:{"application/json":cm}},deleteEntityJoins:{path:I,headers:y,body:{"application/json":bm}},listEntityPermanentJoins:{path:I,query:w,headers:y},
runEntityPermanentJoinsCommand:{path:I,headers:y,body:{"application/json":Yt}},listEntityDiscoveredJoins:{path:I,query:w,headers:y},runEntityDiscoveredJoinsCommand:{
path:I,headers:y,body:{"application/json":Yt}},listJoins:{path:k,query:w,headers:y},runJoinsCommand:{path:k,headers:y,body:{"application/json":Yt}},countJoins:{
path:k,headers:y},getJoinDiagram:{path:k,headers:y},listPermanentJoins:{path:k,query:w,headers:y},runPermanentJoinsCommand:{path:k,headers:y,body:{"application/\
json":Yt}},listDiscoveredJoins:{path:k,query:w,headers:y},runDiscoveredJoinsCommand:{path:k,headers:y,body:{"application/json":Yt}},listJoinJobs:{path:k,query:w,
headers:y},runJoinJobsCommand:{path:k,headers:y,body:{"application/json":wm}},countJoinJobs:{path:k,headers:y},getJoin:{path:L,query:V,headers:y},runJoinCommand:{
path:L,headers:y,body:{"application/json":km}},deleteJoin:{path:L,headers:y},getJoinReport:{path:L,headers:y},getVennDiagram:{path:L,query:w,headers:y},runVennDiagramCommand:{
path:L,headers:y,body:{"application/json":xm}},listJoinInnerRows:{path:L,query:w,headers:y},runJoinInnerRowsCommand:{path:L,headers:y,body:{"application/json":S}},
listJoinOuterRows:{path:L,query:w,headers:y},runJoinOuterRowsCommand:{path:L,headers:y,body:{"application/json":S}},listJoinLeftOuterRows:{path:L,query:w,headers:y},
runJoinLeftOuterRowsCommand:{path:L,headers:y,body:{"application/json":S}},listJoinRightOuterRows:{path:L,query:w,headers:y},runJoinRightOuterRowsCommand:{path:L,
headers:y,body:{"application/json":S}},listJoinLeftNoMatchRows:{path:L,query:w,headers:y},runJoinLeftNoMatchRowsCommand:{path:L,headers:y,body:{"application/jso\
n":S}},listJoinRightNoMatchRows:{path:L,query:w,headers:y},runJoinRightNoMatchRowsCommand:{path:L,headers:y,body:{"application/json":S}},listJoinMatchingValues:{
path:L,query:w,headers:y},runJoinMatchingValuesCommand:{path:L,headers:y,body:{"application/json":S}},listJoinLeftNoMatchValues:{path:L,query:w,headers:y},runJoinLeftNoMatchValuesCommand:{
path:L,headers:y,body:{"application/json":S}},listJoinRightNoMatchValues:{path:L,query:w,headers:y},runJoinRightNoMatchValuesCommand:{path:L,headers:y,body:{"ap\
plication/json":S}},listKeywords:{path:k,query:w,headers:y},runKeywordsCommand:{path:k,headers:y,body:{"application/json":Im}},deleteKeywordCategory:{path:Em,headers:y},
deleteKeyword:{path:Tm,headers:y},listRuleFolders:{path:k,query:w,headers:y},runRuleFoldersCommand:{path:k,headers:y,body:{"application/json":Om}},getRuleFolder:{
path:We,query:V,headers:y},runRuleFolderCommand:{path:We,headers:y,body:{"application/json":qm}},deleteRuleFolder:{path:We,headers:y},listRuleFolderRules:{path:We,
query:w,headers:y},runRuleFolderRulesCommand:{path:We,headers:y,body:{"application/json":jm}},listRuleFolderResults:{path:We,query:w,headers:y},runRuleFolderResultsCommand:{
path:We,headers:y,body:{"application/json":Kt}},listLoaderConnections:{path:k,query:w,headers:y},runLoaderConnectionsCommand:{path:k,headers:y,body:{"applicatio\
n/json":Am}},getLoaderConnection:{path:fe,query:V,headers:y},runLoaderConnectionCommand:{path:fe,headers:y,body:{"application/json":Sm}},deleteLoaderConnection:{
path:fe,headers:y},listDatasources:{path:fe,query:w,headers:y},runDatasourcesCommand:{path:fe,headers:y,body:{"application/json":_m}},listDataschemas:{path:fe,query:w,
headers:y},runDataschemasCommand:{path:fe,headers:y,body:{"application/json":Fm}},listConnectionEncodings:{path:fe,headers:y},listLoaderConnectionTypes:{headers:y},
listWebhooks:{path:k,query:w,headers:y},runWebhooksCommand:{path:k,headers:y,body:{"application/json":Gm}},deleteWebhook:{path:Hm,headers:y},listJobs:{path:k,query:w,
headers:y},runSchedulerCommand:{path:k,headers:y,body:{"application/json":Xm}},getJob:{path:Ao,query:V,headers:y},runJobCommand:{path:Ao,headers:y,body:{"applic\
ation/json":Vm}}};export{Mm as validators};
