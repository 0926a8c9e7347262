// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var yi=Object.getOwnPropertyNames,Da=(a,i)=>function(){try{return i||(0,a[yi(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(c){throw i=0,c}},gi=Da({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(u){const c=u.length;let p=0,m=0,e;for(;m<c;)p++,e=u.charCodeAt(
m++),e>=55296&&e<=56319&&m<c&&(e=u.charCodeAt(m),(e&64512)===56320&&m++);return p}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Pi=Da({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(w,x){
return{validate:w,compare:x}}a.fullFormats={date:i(m,e),time:i(o(!0),t),"date-time":i(d(!0),l),"iso-time":i(o(),r),"iso-date-time":i(d(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ni,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:di,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:mi,int32:{type:"number",validate:ui},int64:{type:"number",validate:ci},float:{type:"\
number",validate:Ea},double:{type:"number",validate:Ea},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
t),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,l),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
r),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function u(w){return w%4===0&&(w%100!==0||w%400===0)}var c=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,p=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function m(w){const x=c.exec(w);if(!x)return!1;const L=+x[1],R=+x[2],F=+x[3];return R>=1&&R<=12&&F>=1&&F<=(R===2&&u(L)?29:p[R])}function e(w,x){if(w&&
x)return w>x?1:w<x?-1:0}var s=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(w){return function(L){const R=s.exec(L);if(!R)return!1;
const F=+R[1],Mr=+R[2],qr=+R[3],hi=R[4],Ia=R[5]==="-"?-1:1,Ta=+(R[6]||0),Oa=+(R[7]||0);if(Ta>23||Oa>59||w&&!hi)return!1;if(F<=23&&Mr<=59&&qr<60)return!0;const fa=Mr-
Oa*Ia,La=F-Ta*Ia-(fa<0?1:0);return(La===23||La===-1)&&(fa===59||fa===-1)&&qr<61}}function t(w,x){if(!(w&&x))return;const L=new Date("2020-01-01T"+w).valueOf(),R=new Date(
"2020-01-01T"+x).valueOf();if(L&&R)return L-R}function r(w,x){if(!(w&&x))return;const L=s.exec(w),R=s.exec(x);if(L&&R)return w=L[1]+L[2]+L[3],x=R[1]+R[2]+R[3],w>
x?1:w<x?-1:0}var n=/t|\s/i;function d(w){const x=o(w);return function(R){const F=R.split(n);return F.length===2&&m(F[0])&&x(F[1])}}function l(w,x){if(!(w&&x))return;
const L=new Date(w).valueOf(),R=new Date(x).valueOf();if(L&&R)return L-R}function h(w,x){if(!(w&&x))return;const[L,R]=w.split(n),[F,Mr]=x.split(n),qr=e(L,F);if(qr!==
void 0)return qr||t(R,Mr)}var P=/\/|:/,oi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ni(w){return P.test(w)&&oi.test(w)}var Ra=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function mi(w){return Ra.lastIndex=0,Ra.
test(w)}var pi=-(2**31),li=2**31-1;function ui(w){return Number.isInteger(w)&&w<=li&&w>=pi}function ci(w){return Number.isInteger(w)}function Ea(){return!0}var fi=/[^\\]\\Z/;
function di(w){if(fi.test(w))return!1;try{return new RegExp(w),!0}catch{return!1}}}}),y=Vr,f=gi().default,Sa=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function Vr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Vr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let t=a["\
x-request-id"];if(typeof t=="string"){if(f(t)>38){const r={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!Sa.test(t)){const r={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[r]:e.push(r),
s++}}else{const r={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return Vr.errors=e,s===0}Vr.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var vi=Yr,g=new RegExp("^[^\\x00]*$","u");function Yr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Yr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[t]:e.push(t),s++}
if(a.newPassword===void 0){const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="oldPassword"||t==="newPassword")){const r={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional\
 properties"};e===null?e=[r]:e.push(r),s++}if(a.oldPassword!==void 0){let t=a.oldPassword;if(typeof t=="string"){if(f(t)>1024){const r={instancePath:i+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.newPassword!==void 0){let t=a.newPassword;if(typeof t==
"string"){if(f(t)>1024){const r={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<8){const r={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{
const t={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return Yr.errors=e,s===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=zr,bi={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},E=Pi().fullFormats.int64;function zr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[l]:e.push(l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h=="string"){if(f(h)>128){const P={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),s++}
if(f(h)<1){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}let n=t.length,d;if(n>1){const l={};for(;n--;){let h=t[n];if(typeof h=="str\
ing"){if(typeof l[h]=="number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),s++;break}l[h]=n}}}}else{const r={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.where!==
void 0){let t=a.where;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(
t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items"};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(typeof d=="string"){if(f(d)>140){const l={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};
e===null?e=[l]:e.push(l),s++}if(f(d)<1){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/\
pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||
isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"\
int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageS\
ize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(
t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const r={instancePath:i+"/ex\
ternal",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="0"||t==="\
1")){const r={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:bi.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return zr.errors=e,s===0}zr.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var wi=Kr,D=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function Ue(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:
e.push(t),s++}for(const t in a)if(!(t==="name"||t==="description")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(f(t)>
64){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/name",schemaPath:"con\
tract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=
[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),s++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(f(t)>1e3){const r={instancePath:i+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[r]:e.push(
r),s++}if(!g.test(t)){const r={instancePath:i+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ue.errors=e,s===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Kr.evaluated;return o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),Ue(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ue.errors:e.concat(Ue.errors),
s=e.length),Kr.errors=e,s===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var k=Br;function Br(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Br.
errors=e,s===0}Br.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var X=Wr,ki={type:"object",properties:{columns:{$ref:"contract#/$defs/Column\
Names"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function Wr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=Wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(
l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h=="string"){if(f(h)>128){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),s++}if(f(h)<1){const P={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}let n=t.length,d;if(n>1){const l={};for(;n--;){let h=t[n];if(typeof h=="string"){if(typeof l[h]==
"number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NO\
T have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),s++;break}l[h]=n}}}}else{const r={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const r={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(!(t==="0"||t==="1")){const r={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ki.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Wr.errors=e,s===0}Wr.evaluated={props:{columns:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var $i=Zr,Aa=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function Zr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=Zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[t]:e.push(t),s++}if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t==
"string"){if(f(t)>64){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"/filename",schemaPath:"#\
/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){
const r={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[r]:e.push(r),s++}if(!Aa.test(t)){const r={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"\
^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/filename",
schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Zr.errors=e,s===0}Zr.evaluated={props:{repository:!0,
filename:!0},dynamicProps:!1,dynamicItems:!1};var Ni=Jr;function Jr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Jr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[t]:e.push(t),s++}if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),s++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.
push(r),s++}if(!Aa.test(t)){const r={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Jr.errors=e,s===0}Jr.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var xi=Qr;function Qr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=Qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let t=a.
range;if(typeof t=="string"){if(f(t)>8192){const r={instancePath:i+"/range",schemaPath:"#/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"\
must NOT have more than 8192 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/range",schemaPath:"#/properties/range/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a["if-range"]!==void 0){let t=a["if-range"];if(typeof t=="string"){if(f(t)>8192){
const r={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 c\
haracters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a["if-none-match"]!==void 0){let t=a["if-none-match"];if(typeof t=="string"){if(f(t)>8192){const r={instancePath:i+
"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===
null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a["x-request-id"]!==void 0){let t=a["x-request-id"];if(typeof t=="string"){if(f(t)>38){const r={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!Sa.test(t)){const r={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\\
x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Qr.errors=e,s===0}Qr.evaluated={props:{range:!0,"if-\
range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var Ri=rs,qa={type:"object",additionalProperties:!1,properties:{columns:{$ref:"\
contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumbe\
r"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,
items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},es={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0\
-9]{0,14})?$"},da={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{
type:"string",enum:["","asc","desc"]}}},U=new RegExp("^([1-9][0-9]{0,14})?$","u"),ja=new RegExp("^[0-9]{1,16}$","u");function b(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=b.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="pageStart"||t==="pageSize"||t==="keypatternlist"||t==="sort"||t===
"clearCache")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have a\
dditional properties"};e===null?e=[r]:e.push(r),s++}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const l={instancePath:i+"/colu\
mns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(
l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h=="string"){if(f(h)>128){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Ch\
osenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),s++}if(f(h)<1){const P={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}let n=t.length,d;if(n>1){const l={};for(;n--;){let h=t[n];if(typeof h=="string"){if(typeof l[h]==
"number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must \
NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),s++;break}l[h]=n}}}}else{const r={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.where!==void 0){let t=a.where;
if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:es.type},
message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pa\
geStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/pageStart",schemaPath:"contract#\
/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(
r),s++}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/pageSiz\
e",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:es.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageSize",
schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!U.test(t)){const r={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})\
?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}if(a.keypatternlist!==void 0){let t=a.keypatternlist;if(Array.isArray(t)){
if(t.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must\
 NOT have more than 10000 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&typeof d!="string"){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:qa.properties.
keypatternlist.items.type},message:"must be integer,string"};e===null?e=[l]:e.push(l),s++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const l={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[l]:e.push(l),s++}if(d<0||isNaN(d)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlis\
t/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}if(typeof d=="string"&&!ja.test(d)){const l={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must matc\
h pattern "^[0-9]{1,16}$"'};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const l={instancePath:i+"/sort/"+
n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=
[l]:e.push(l),s++}for(const l in d)if(!(l==="column"||l==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),s++}if(d.column!==void 0){
let l=d.column;if(typeof l=="string"){if(f(l)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),s++}if(f(l)<1){const h={instancePath:i+"/sort/"+
n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}if(d.direction!==void 0){let l=d.direction;if(typeof l!="string"){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),s++}if(!(l===""||l==="asc"||l==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/directio\
n/enum",keyword:"enum",params:{allowedValues:da.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),s++}}}else{
const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),s++}}}else{const r={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),s++}}if(a.clearCache!==void 0){let t=a.clearCache;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/clearCache",schemaPath:"#/prop\
erties/clearCache/enum",keyword:"enum",params:{allowedValues:qa.properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.
errors=e,s===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _a={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,properties:{
entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"c\
ontract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{
enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},ts={type:"string",enum:["client","server"]},Ca={type:["integer","string"],minimum:0,
maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},A=Object.prototype.hasOwnProperty,j=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
"u"),Ga=new RegExp("^[0-9]{0,15}$","u"),S=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Fa={type:"object",required:["source\
File","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"co\
ntract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs\
/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"c\
ontract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$defs/Unused"},redefines:{
$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract#/$defs/Unused"}}},Ua={type:"\
string",enum:["","delimited"]},Ha={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},Ei={type:"string",enum:["","lf",
"cr","crlf","none"]},jr={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},N={type:["string","integer"],maxLength:1e4,pattern:"^[^\\x00]*$"};function _(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=_.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),s++}if(a.attr===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'attr'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call(Fa.properties,
t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),s++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const r={instancePath:i+"/type",schemaPath:"contract#/$defs/Sou\
rceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="delimited")){const r={instancePath:i+
"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Ua.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),s++}}if(a.connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:Ha.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(
r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}if(a.username!==void 0){let t=a.username;if(typeof t==
"string"){if(f(t)>256){const r={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.
password!==void 0){let t=a.password;if(typeof t=="string"){if(f(t)>1024){const r={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.sourceFile!==void 0){let t=a.sourceFile;if(typeof t=="string"){if(f(t)>4096){const r={instancePath:i+"/sourc\
eFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[
r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.schemaFile!==void 0){let t=a.schemaFile;if(typeof t=="string"){if(f(t)>
4096){const r={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have mor\
e than 4096 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.quote!==void 0){let t=a.quote;if(typeof t=="string"){if(f(t)>16){const r={instancePath:i+
"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[r]:e.push(
r),s++}}else{const r={instancePath:i+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t=="string"){if(f(t)>16){const r={instancePath:i+"/delimiter",schemaPath:"contract#/$def\
s/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.terminator!==
void 0){let t=a.terminator;if(typeof t!="string"){const r={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="lf"||t==="cr"||t==="crlf"||t==="none")){const r={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:Ei.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp125\
1"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp\
855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||
t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t===
"identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859\
-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||
t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGre\
ek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="t\
is-620"||t==="unicode"||t==="utf-8")){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:jr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"){const r={instancePath:i+
"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="none"||t==="n\
ames"||t==="ddl")){const r={instancePath:i+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:Fa.properties.attr.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.endian!==void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,\
integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/endian",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),
s++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/align",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){
const r={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 cha\
racters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unuse\
d/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[r]:e.push(r),s++}}}if(a.upacked!==void 0){let t=a.upacked;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+
"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.national!==void 0){let t=a.national;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/national",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.
test(t)){const r={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const r={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/sqlwhere",schemaPath:"contr\
act#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}_.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function He(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[
t]:e.push(t),s++}if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have r\
equired property 'source'"};e===null?e=[t]:e.push(t),s++}if(a.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call(_a.properties,t)){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/E\
ntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[r]:e.push(r),s++}if(!j.test(t)){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/entityDesc",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:
e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Enti\
tyDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.source!==void 0){let t=a.source;if(typeof t!=
"string"){const r={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(!(t==="client"||t==="server")){const r={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ts.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.connectInfo!==void 0&&(_(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),a.sample!==void 0){let t=a.
sample;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:Ca.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Ga.test(t)){const r={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[r]:
e.push(r),s++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:_a.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;
if(typeof t=="string"){if(f(t)>32){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return He.errors=e,s===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Xe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Xe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}if(t!=="create"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(He(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?He.errors:e.concat(He.errors),s=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const r in t)
if(r!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(t.columns!==void 0){let r=t.columns;if(Array.isArray(r)){if(r.length>100){const d={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[d]:e.push(d),s++}const n=r.length;for(let d=0;d<n;d++){let l=r[d];if(typeof l=="string"){if(f(l)>2e4){const h={instancePath:i+
"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),s++}if(!g.test(l)){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),s++}}else{
const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),s++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Xe.errors=e,s===0}Xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ii={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};
function Me(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Me.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),s++}if(a.connectInfo===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=
[t]:e.push(t),s++}for(const t in a)if(!A.call(Ii.properties,t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="str\
ing"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.
test(t)){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,int\
eger"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/entityDe\
sc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(
r),s++}}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const r={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="client"||t==="server")){const r={instancePath:i+"/source",schemaPath:"contract#/\
$defs/Source/enum",keyword:"enum",params:{allowedValues:ts.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.connectInfo!==
void 0&&(_(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?_.errors:e.concat(
_.errors),s=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sampl\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.maxRejected!==
void 0){let t=a.maxRejected;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/maxRejected",schemaPath:"con\
tract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){
const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 100\
00 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t!="s\
tring"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/jobName",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(
t)){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const r={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/scheduleNow",schemaPath:"\
contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.
scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/scheduleTime",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){
if(f(t)>1e4){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have\
 more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Me.errors=e,s===0}Me.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ve.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t!=="preview"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(Me(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const r in t)
if(r!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(t.columns!==void 0){let r=t.columns;if(Array.isArray(r)){if(r.length>100){const d={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[d]:e.push(d),s++}const n=r.length;for(let d=0;d<n;d++){let l=r[d];if(typeof l=="string"){if(f(l)>2e4){const h={instancePath:i+
"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),s++}if(!g.test(l)){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),s++}}else{
const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),s++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ve.errors=e,s===0}Ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ti={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{$ref:"contract#/$defs/Unused"},
maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$d\
efs/Unused"}}},Oi={type:"object",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contra\
ct#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/Sou\
rceFile"},encoding:{$ref:"contract#/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"contract#\
/$defs/Unused"},terminator:{$ref:"contract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$d\
efs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract\
#/$defs/Unused"}}};function Ye(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ye.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),s++}
for(const t in a)if(!A.call(Oi.properties,t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const r={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="\
delimited")){const r={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Ua.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const r={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:Ha.type},message:"mu\
st be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/connectionId",schemaPath:"contra\
ct#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:
e.push(r),s++}}if(a.username!==void 0){let t=a.username;if(typeof t=="string"){if(f(t)>256){const r={instancePath:i+"/username",schemaPath:"contract#/$defs/Sour\
ceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={
instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\
\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(f(t)>1024){const r={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===
null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/password",schemaPath:"contract#/$defs/Sou\
rcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.sourceFile!==void 0){let t=a.sourceFile;if(typeof t==
"string"){if(f(t)>4096){const r={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/sou\
rceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.encoding!==
void 0){let t=a.encoding;if(typeof t!="string"){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="c\
p1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="\
cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp95\
0"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="is\
o2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||
t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="j\
is0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||
t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||
t==="utf-8")){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:jr.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.schemaFile!==void 0){let t=a.schemaFile;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be str\
ing,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLengt\
h",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/schemaFile",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[r]:e.push(r),s++}}}if(a.quote!==void 0){let t=a.quote;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"\
/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT h\
ave more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/delimiter",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.
test(t)){const r={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.terminator!==void 0){let t=a.terminator;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const r={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"ma\
xLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),
s++}}}if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/attr",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){
const r={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 char\
acters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.endian!==void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:
e.push(r),s++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/align",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){
if(f(t)>1e4){const r={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/redefines",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.
test(t)){const r={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.upacked!==void 0){let t=a.upacked;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const r={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/upacked",schemaPath:"contra\
ct#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.national!==
void 0){let t=a.national;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/national",schemaPath:"contract#\
/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={
instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[r]:e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return Ye.errors=e,s===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.source===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have requir\
ed property 'source'"};e===null?e=[t]:e.push(t),s++}if(a.connectInfo===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call(Ti.properties,t)){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"\
/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must \
NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.entityDesc!==void 0){let t=a.
entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unuse\
d/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]\
*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const r={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="client"||
t==="server")){const r={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ts.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.connectInfo!==void 0&&(Ye(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"\
connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?Ye.errors:e.concat(Ye.errors),s=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:
e.push(r),s++}}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.jobName!==void 0){let t=a.
jobName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",
keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:
e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must b\
e string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/ma\
xLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/scheduleNow",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[r]:e.push(r),s++}}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ze.errors=e,s===0}ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ke(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ke.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.
data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="rawpreview"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
rawpreview"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(ze(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(const r in t)if(r!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(t.columns!==void 0){let r=t.columns;
if(Array.isArray(r)){if(r.length>100){const d={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[d]:e.push(d),s++}const n=r.length;for(let d=0;d<n;d++){let l=r[d];if(typeof l==
"string"){if(f(l)>2e4){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxL\
ength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[h]:e.push(h),s++}if(!g.test(l)){const h={instancePath:i+"/options/colu\
mns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const r={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ke.
errors=e,s===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ha={type:"string",enum:["","csv","json","ndjson","parquet","xlsx"]},ya={type:"string",
enum:["","error","replace"]},ga=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2\
028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function Be(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!ga.test(t)){const r={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.filetype!==void 0){let t=a.filetype;if(typeof t!="strin\
g"){const r={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const r={instancePath:i+"/filetype",schemaPath:"contract#/$def\
s/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ha.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.encoding!==
void 0){let t=a.encoding;if(typeof t!="string"){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="c\
p1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="\
cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp95\
0"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="is\
o2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||
t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="j\
is0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||
t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||
t==="utf-8")){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:jr.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){const r={instancePath:i+"/u\
nencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
""||t==="error"||t==="replace")){const r={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:ya.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const t={
instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return Be.errors=e,s===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Li={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contra\
ct#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}}}};function C(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="keypatternlist"||t==="sort")){const r={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.columns!==
void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"m\
axItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[l]:e.push(l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h==
"string"){if(f(h)>128){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),s++}if(f(h)<1){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}
let n=t.length,d;if(n>1){const l={};for(;n--;){let h=t[n];if(typeof h=="string"){if(typeof l[h]=="number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical\
)"};e===null?e=[P]:e.push(P),s++;break}l[h]=n}}}}else{const r={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[r]:e.push(r),s++}}else{const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),s++}}if(a.keypatternlist!==void 0){let t=a.keypatternlist;if(Array.isArray(t)){if(t.length>1e4){const n={instancePath:i+"/keypatte\
rnlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.
push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const l={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:Li.properties.keypatternlist.items.type},message:"must be i\
nteger,string"};e===null?e=[l]:e.push(l),s++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
l]:e.push(l),s++}if(d<0||isNaN(d)){const l={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}if(typeof d=="string"&&!ja.test(d)){const l={instancePath:i+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?
e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),s++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<
r;n++){let d=t[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/requ\
ired",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[l]:e.push(l),s++}for(const l in d)if(!(l===
"column"||l==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),s++}if(d.column!==void 0){let l=d.column;if(typeof l=="string"){if(f(
l)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),s++}if(f(l)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKe\
y/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}}else{const h={
instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),s++}}if(d.direction!==void 0){let l=d.direction;if(typeof l!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"cont\
ract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}if(!(l===""||l==="as\
c"||l==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:da.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),s++}}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}C.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function v(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=v.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t!=="export"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}}a.data!==void 0&&(Be(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?Be.errors:e.concat(Be.errors),s=e.length)),a.options!==void 0&&(C(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"\
options",rootData:p,dynamicAnchors:m})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r===
"get"){M(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?M.errors:e.concat(M.errors),s=e.length);var t=!0}else if(r===
"create")Xe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length),t!==!0&&(t=
!0);else if(r==="preview")Ve(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length),
t!==!0&&(t=!0);else if(r==="rawpreview")Ke(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ke.errors:e.concat(Ke.
errors),s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ne.errors=e,o.props=t,s===0}ne.evaluated=
{dynamicProps:!0,dynamicItems:!1};function rs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=rs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ne(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))
e=e===null?ne.errors:e.concat(ne.errors),s=e.length;else var t=ne.evaluated.props;return rs.errors=e,o.props=t,s===0}rs.evaluated={dynamicProps:!0,dynamicItems:!1};
var Di=as,ss={type:"object",required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\
\\x00]*$"},purpose:{type:"string",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},
rule:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},groupName:{$ref:"contract#/$defs/GroupName"}}},Si={type:"str\
ing",enum:["","repositories","entities","scheduler","files","libraryEntities","libraryAttributes","loaderConnections","businessRules","realBusinessRules","entit\
yBusinessRules","attributeBusinessRules","passingRules","failingRules","enabledRules","libraryRules","libraryEntityRules","associatedRules","associatedEntities",
"allRuleHistory","entityRuleHistory","ruleHistory","compliance","entityCompliance","datasources","dataschemas","rows","ruleFailingRows","rulePassingRows","group\
FailingRows","groupPassingRows","ruleGroups","rejected","attributes","values","masks","patterns","soundexes","metaphones"]};function We(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.expression===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="expression"||t==="purpose"||t==="listin\
g"||t==="entity"||t==="attribute"||t==="rule"||t==="groupName")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.expression!==void 0){let t=a.expression;if(typeof t=="str\
ing"){if(f(t)>1e4){const r={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/expression",schemaPath:"#/properties/expression/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/expres\
sion",schemaPath:"#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.purpose!==void 0){
let t=a.purpose;if(typeof t!="string"){const r={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="value"||t==="condition")){const r={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/en\
um",keyword:"enum",params:{allowedValues:ss.properties.purpose.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.listing!==
void 0){let t=a.listing;if(typeof t!="string"){const r={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="repositories"||t==="entities"||t==="scheduler"||t==="files"||t==="libraryEntit\
ies"||t==="libraryAttributes"||t==="loaderConnections"||t==="businessRules"||t==="realBusinessRules"||t==="entityBusinessRules"||t==="attributeBusinessRules"||t===
"passingRules"||t==="failingRules"||t==="enabledRules"||t==="libraryRules"||t==="libraryEntityRules"||t==="associatedRules"||t==="associatedEntities"||t==="allR\
uleHistory"||t==="entityRuleHistory"||t==="ruleHistory"||t==="compliance"||t==="entityCompliance"||t==="datasources"||t==="dataschemas"||t==="rows"||t==="ruleFa\
ilingRows"||t==="rulePassingRows"||t==="groupFailingRows"||t==="groupPassingRows"||t==="ruleGroups"||t==="rejected"||t==="attributes"||t==="values"||t==="masks"||
t==="patterns"||t==="soundexes"||t==="metaphones")){const r={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"enum",params:{
allowedValues:Si.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:ss.
properties.entity.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={
instancePath:i+"/entity",schemaPath:"#/properties/entity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992\
54740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/entity",schemaPath:"#/properties\
/entity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}
if(a.attribute!==void 0){let t=a.attribute;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/attribute",schemaPath:"\
#/properties/attribute/type",keyword:"type",params:{type:ss.properties.attribute.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/attribut\
e",schemaPath:"#/properties/attribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!U.test(t)){const r={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},
message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}if(a.rule!==void 0){let t=a.rule;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:ss.properties.rule.type},message:"\
must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/rule",schemaPath:"\
#/properties/rule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}
if(t<1||isNaN(t)){const r={instancePath:i+"/rule",schemaPath:"#/properties/rule/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/rule",schemaPath:"#/properties/rule/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}if(a.groupName!==void 0){let t=a.groupName;
if(typeof t=="string"){if(f(t)>1e5){const r={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},
message:"must NOT have more than 100000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/groupName",schemaPath:"contract#/$def\
s/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return We.errors=e,s===0}We.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){
let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="check"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"check"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(We(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?We.errors:e.concat(We.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return Ze.errors=e,s===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="check"){Ze(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return me.
errors=e,o.props=t,s===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};function as(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=as.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!me(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?me.errors:e.concat(me.errors),s=e.length;else var t=me.evaluated.props;return as.errors=e,o.props=t,s===0}as.evaluated=
{dynamicProps:!0,dynamicItems:!1};var T=is;function is(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=is.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[
t]:e.push(t),s++}if(a.entityID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must ha\
ve required property 'entityID'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/entityID",schemaPath:"#/proper\
ties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return is.errors=e,s===0}is.evaluated={props:{repository:!0,
entityID:!0},dynamicProps:!1,dynamicItems:!1};var Ai=os;function Je(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)
if(!(t==="name"||t==="description")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+
"/name",schemaPath:"contract#/$defs/EntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),s++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/description",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:
e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/description",schemaPath:"contract#/$defs/En\
tityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Je.errors=e,s===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Qe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Qe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(Je(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?Je.errors:e.concat(Je.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Qe.errors=
e,s===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qi={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:[
"source"]},properties:{source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTim\
e"}}};function et(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=et.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="source"||t==="connectInfo"||t==="sample"||
t==="maxRejected"||t==="jobName"||t==="scheduleNow"||t==="scheduleTime")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.source!==void 0){let t=a.source;if(typeof t!=
"string"){const r={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(!(t==="client"||t==="server")){const r={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ts.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.connectInfo!==void 0&&(_(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),a.sample!==void 0){let t=a.
sample;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:Ca.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Ga.test(t)){const r={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[r]:
e.push(r),s++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:qi.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;
if(typeof t=="string"){if(f(t)>32){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.source!==void 0&&a.connectInfo===void 0){const t={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInf\
o"},message:"must have property connectInfo when property source is present"};e===null?e=[t]:e.push(t),s++}if(a.connectInfo!==void 0&&a.source===void 0){const t={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"\
must have property source when property connectInfo is present"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return et.errors=e,s===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tt(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=tt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="\
data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NO\
T have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="reload"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}}if(a.data!==void 0&&(et(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?et.errors:e.concat(
et.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return tt.errors=e,s===0}tt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function pe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=pe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;
if(typeof r=="string")if(r==="edit"){Qe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Qe.errors:e.concat(Qe.errors),
s=e.length);var t=!0}else if(r==="reload")tt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?tt.errors:e.concat(tt.
errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return pe.errors=e,o.props=t,s===0}pe.evaluated={dynamicProps:!0,
dynamicItems:!1};function os(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=os.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!pe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?
pe.errors:e.concat(pe.errors),s=e.length;else var t=pe.evaluated.props;return os.errors=e,o.props=t,s===0}os.evaluated={dynamicProps:!0,dynamicItems:!1};var ji=ns,
_i={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\\
.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{
type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",
format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRows_query"},Ci=new RegExp("^[1-9][0-9]{0,5}:(n\
ull:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$","u");function ns(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ns.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.holding!==void 0){let t=a.holding;if(typeof t=="string"){if(f(t)>8e3){const r={instancePath:i+"/holding",schemaPath:"#/properties/\
holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),s++}if(!Ci.test(t)){const r={
instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|sou\
ndex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pattern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\
\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const l={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h=="string"){if(f(h)>128){const P={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[P]:e.push(P),s++}if(f(h)<1){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}let n=t.length,d;if(n>1){const l={};
for(;n--;){let h=t[n];if(typeof h=="string"){if(typeof l[h]=="number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),s++;break}
l[h]=n}}}}else{const r={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[r]:e.push(r),s++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.sort!==void 0){
let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items"};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(typeof d==
"string"){if(f(d)>140){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NO\
T have more than 140 characters"};e===null?e=[l]:e.push(l),s++}if(f(d)<1){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"#\
/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.pageStart!==void 0){let t=a.
pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+
"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/for\
mat",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const r={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="0"||t===
"1")){const r={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:_i.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return ns.errors=e,s===0}ns.evaluated={props:{holding:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var _r=ms;function rt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return rt.errors=e,s===
0}rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){rt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?rt.errors:e.concat(rt.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return le.errors=e,o.props=t,s===
0}le.evaluated={dynamicProps:!0,dynamicItems:!1};function ms(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=ms.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!le(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?le.errors:e.concat(le.errors),s=e.length;else var t=le.evaluated.props;return ms.errors=e,o.props=t,s===0}ms.evaluated={dynamicProps:!0,
dynamicItems:!1};var Gi=ps;function st(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=st.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return st.errors=e,s===0}st.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ue.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.
command;if(typeof r=="string")if(r==="get"){st(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?st.errors:e.concat(
st.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.
concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ue.errors=e,o.props=t,s===0}ue.evaluated=
{dynamicProps:!0,dynamicItems:!1};function ps(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ps.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ue(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))
e=e===null?ue.errors:e.concat(ue.errors),s=e.length;else var t=ue.evaluated.props;return ps.errors=e,o.props=t,s===0}ps.evaluated={dynamicProps:!0,dynamicItems:!1};
var G=ls;function ls(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ls.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}if(a.entityID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[t]:e.push(t),s++}if(a.attributeID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){
const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/proper\
ties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(
r),s++}}else{const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/entityID",
schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.
attributeID!==void 0){let t=a.attributeID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/attributeID",schemaPath:"#/propert\
ies/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const r={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeI\
D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/\
attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),
s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ls.errors=
e,s===0}ls.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var us=cs;function at(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=at.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,
dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return at.errors=e,s===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){at(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?at.errors:e.concat(at.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),s++}return ce.errors=e,o.props=t,s===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};function cs(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=cs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!ce(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?ce.errors:e.concat(ce.errors),s=e.length;else var t=ce.evaluated.
props;return cs.errors=e,o.props=t,s===0}cs.evaluated={dynamicProps:!0,dynamicItems:!1};var Fi=fs,Ui={type:"object",properties:{style:{$ref:"contract#/$defs/Pat\
ternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",
format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int6\
4",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},Pa={type:"string",enum:["","Default","Rich",
"Long"]};function fs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=fs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let t=a.style;if(typeof t!="string"){const r={instancePath:i+
"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||
t==="Default"||t==="Rich"||t==="Long")){const r={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Pa.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>
4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more th\
an 4096 items"};e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h=="str\
ing"){if(f(h)>128){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),s++}if(f(h)<1){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}
let n=t.length,d;if(n>1){const l={};for(;n--;){let h=t[n];if(typeof h=="string"){if(typeof l[h]=="number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};
e===null?e=[P]:e.push(P),s++;break}l[h]=n}}}}else{const r={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.
length;for(let n=0;n<r;n++){let d=t[n];if(typeof d=="string"){if(f(d)>140){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[l]:e.push(l),s++}if(f(d)<1){const l={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{const l={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{
const r={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}
if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.pageSize!==void 0){
let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const r={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(!(t==="0"||t==="1")){const r={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Ui.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return fs.errors=e,s===0}fs.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Hi=ds;function it(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=it.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.style!==void 0){let r=t.style;if(typeof r!="string"){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(r===""||r==="Default"||r==="Rich"||r==="Long")){const n={instancePath:i+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Pa.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),s++}return it.errors=e,s===0}it.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ot(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ot.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas"||t==="style")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(f(t)>255){const r={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!ga.test(t)){const r={instancePath:i+"/filename",schemaPath:"c\
ontract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\
\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'mu\
st match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\
/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/filename",schemaPath:"\
contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.filetype!==void 0){let t=a.
filetype;if(typeof t!="string"){const r={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const r={instancePath:i+"/filetype",
schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ha.enum},message:"must be equal to one of the allowed values"};e===null?e=
[r]:e.push(r),s++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t===
"cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t===
"cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp9\
36"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-ra\
w"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t===
"iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="j\
is0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t===
"macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||
t==="tis-620"||t==="unicode"||t==="utf-8")){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:jr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){
const r={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(!(t===""||t==="error"||t==="replace")){const r={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"\
enum",params:{allowedValues:ya.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.escapeFormulas!==void 0&&typeof a.
escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(a.style!==void 0){let t=a.style;if(typeof t!="string"){const r={instancePath:i+"/style",schemaPath:"c\
ontract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="Default"||t==="\
Rich"||t==="Long")){const r={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Pa.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return ot.errors=e,s===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="export"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}}a.data!==void 0&&(ot(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ot.errors:e.concat(ot.
errors),s=e.length)),a.options!==void 0&&(C(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===
null?C.errors:e.concat(C.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return nt.errors=e,s===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){it(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?it.errors:e.concat(it.errors),s=e.length);var t=!0}else if(r==="export")nt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?nt.errors:e.concat(nt.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return fe.
errors=e,o.props=t,s===0}fe.evaluated={dynamicProps:!0,dynamicItems:!1};function ds(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=ds.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!fe(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?fe.errors:e.concat(fe.errors),s=e.length;else var t=fe.evaluated.props;return ds.errors=e,o.props=t,s===0}ds.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Xi=hs;function mt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
s++}for(const t in a)if(!(t==="data"||t==="command"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.value===void 0){const r={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}if(t.mask===void 0){const r={instancePath:i+"/data",schemaPath:"#/properties\
/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[r]:e.push(r),s++}for(const r in t)if(!(r===
"value"||r==="mask")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(t.value!==void 0){let r=t.value;if(typeof r=="string"){if(f(r)>4096){const n={instancePath:i+
"/data/value",schemaPath:"#/properties/data/properties/value/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};
e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.mask!==void 0){let r=t.mask;if(typeof r=="string"){if(f(r)>1024){const n={instancePath:i+"/data\
/mask",schemaPath:"#/properties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?
e=[n]:e.push(n),s++}if(f(r)<1){const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/propertie\
s/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/command",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(
t)){const r={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/\
options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return mt.errors=e,s===0}mt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function hs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=hs.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),mt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m})||(e=e===null?mt.errors:e.concat(mt.errors),s=e.length),hs.errors=e,s===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mi=ys,Vi={
type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function ys(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.group!==void 0){let t=a.group;if(typeof t!="string"){const r={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="Date/Time"||t==="Metadata"||t==="Numeric"||t==="Set"||
t==="Statistical"||t==="String"||t==="Transformation"||t==="Type")){const r={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"en\
um",params:{allowedValues:Vi.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.name!==void 0){let t=a.name;if(typeof t==
"string"){if(f(t)>100){const r={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have mo\
re than 100 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return ys.errors=e,s===0}ys.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Yi=gs,zi={type:[
"integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)$"},Ki=new RegExp("^([1-9]|10)$","u");function pt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.priority===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[t]:e.push(t),s++}if(a.name===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="priority"||t==="name"||t==="descri\
ption")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additio\
nal properties"};e===null?e=[r]:e.push(r),s++}if(a.priority!==void 0){let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="stri\
ng"){const r={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:zi.type},message:"must be integer,string"};e===
null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/priori\
ty",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!Ki.test(t)){const r={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)$"},message:'\
must match pattern "^([1-9]|10)$"'};e===null?e=[r]:e.push(r),s++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"\
/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[
r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(f(t)>4e3){
const r={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have \
more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return pt.errors=e,s===
0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=lt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="add"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(pt(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?pt.errors:e.concat(pt.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return lt.errors=e,s===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="add"){lt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?lt.errors:e.concat(lt.errors),s=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return de.
errors=e,o.props=t,s===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function gs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!de(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?de.errors:e.concat(de.errors),s=e.length;else var t=de.evaluated.props;return gs.errors=e,o.props=t,s===0}gs.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Xa=Ps;function Ps(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Ps.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[t]:e.push(t),s++}if(a.priority===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}}if(a.priority!==void 0){let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/priority",schemaPath:"#/proper\
ties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||
isNaN(t)){const r={instancePath:i+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Ps.errors=e,s===0}Ps.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var Bi=vs,
Wi={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},H=new RegExp("^([1-9]|10)?$","u");function ut(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ut.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const t in a)if(!(t==="priority"||t==="name"||t==="description")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.priority!==void 0){let t=a.
priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityM\
ove/type",keyword:"type",params:{type:Wi.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(
t)){const r={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <\
= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/priority",schemaPath:"\
contract#/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[r]:e.push(r),
s++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/n\
ame",schemaPath:"contract#/$defs/PriorityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",schemaPath:"\
contract#/$defs/PriorityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.description!==void 0){let t=a.
description;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(
r),s++}}else{const r={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return ut.errors=e,s===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ct(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&
(ut(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ut.errors:e.concat(ut.errors),s=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ct.errors=e,s===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function he(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=he.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r==
"string")if(r==="edit"){ct(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ct.errors:e.concat(ct.errors),s=e.length);
var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return he.errors=e,o.props=t,s===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};
function vs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=vs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!he(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?he.errors:e.concat(
he.errors),s=e.length;else var t=he.evaluated.props;return vs.errors=e,o.props=t,s===0}vs.evaluated={dynamicProps:!0,dynamicItems:!1};var Zi=bs;function ft(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ft.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.
data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ft.errors=e,s===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dt(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=dt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="entity\
Name"||t==="entityDesc"||t==="attributes")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t=="string"){if(f(t)>128){const r={
instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){const r={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must matc\
h pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.entityDesc!==void 0){
let t=a.entityDesc;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"\
maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/entityDes\
c",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.attributes!==void 0){let t=a.attributes;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:
e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.name===void 0){const l={instancePath:i+"/attrib\
utes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'na\
me'"};e===null?e=[l]:e.push(l),s++}for(const l in d)if(!(l==="name"||l==="description")){const h={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/Li\
braryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=
[h]:e.push(h),s++}if(d.name!==void 0){let l=d.name;if(typeof l=="string"){if(f(l)>128){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$d\
efs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(
h),s++}if(f(l)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}if(!j.test(l)){const h={instancePath:i+"/attributes/"+n+"/nam\
e",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x\
7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+
"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),s++}}if(d.description!==void 0){let l=d.description;if(typeof l=="string"){if(f(l)>4e3){const h={instancePath:i+"/attributes/"+n+"/desc\
ription",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more \
than 4000 characters"};e===null?e=[h]:e.push(h),s++}if(!g.test(l)){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(
h),s++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{const l={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/Lib\
raryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/attribute\
s",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return dt.errors=e,s===0}dt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ht(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ht.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.
data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="add"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(dt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",
rootData:p,dynamicAnchors:m})||(e=e===null?dt.errors:e.concat(dt.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return ht.errors=e,s===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=yt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.entityName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must hav\
e required property 'entityName'"};e===null?e=[t]:e.push(t),s++}if(a.attributes===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="entityName"||t==="enti\
tyDesc"||t==="attributes")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"mu\
st NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){const r={instancePath:i+"/entityName",schemaPath:"contract\
#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match patter\
n "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/entityName",schemaPath:"contrac\
t#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.entityDesc!==void 0){let t=a.
entityDesc;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"ma\
xLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/entityDesc",
schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.attributes!==void 0){let t=a.attributes;if(Array.isArray(t)){if(t.length>4096){const n={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:
e.push(n),s++}if(t.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.
name===void 0){const l={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),s++}for(const l in d)if(!(l==="name"||l==="description")){const h={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"m\
ust NOT have additional properties"};e===null?e=[h]:e.push(h),s++}if(d.name!==void 0){let l=d.name;if(typeof l=="string"){if(f(l)>128){const h={instancePath:i+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[h]:e.push(h),s++}if(f(l)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}if(!j.test(
l)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}if(d.description!==void 0){let l=d.description;if(typeof l=="string"){if(f(
l)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),s++}if(!g.test(l)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{const l={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
s++}}}else{const r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
s++}return yt.errors=e,s===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=gt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="create"){const r={instancePath:i+"/command",schemaPath:"#/properties/co\
mmand/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(yt(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?yt.errors:e.concat(yt.errors),s=e.length)),a.options!==void 0){let t=a.
options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return gt.errors=e,s===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ye={type:["integer","string"],
minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},V={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},I=new RegExp(
"^[1-9][0-9]{0,14}$","u"),Ji={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},Qi={type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function Y(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.realAttr===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"realAttr"},message:"must have required property 'realAttr'"};e===null?e=[t]:e.
push(t),s++}if(a.libAttr===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libAttr"},message:"must have requ\
ired property 'libAttr'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="realAttr"||t==="libAttr")){const r={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.realAttr!==
void 0){let t=a.realAttr;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/realAttr",schemaPath:"contract#\
/$defs/RealAttributeNumber/type",keyword:"type",params:{type:Ji.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/realAttr",schemaPath:"\
contract#/$defs/RealAttributeNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!I.test(t)){const r={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9\
]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.libAttr!==void 0){let t=a.libAttr;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/type",keyword:"type",params:{
type:Qi.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+
"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/lib\
Attr",schemaPath:"contract#/$defs/LibraryAttributeNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return Y.errors=e,s===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){
if(a.length>4096){const r={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?
e=[r]:e.push(r),s++}const t=a.length;for(let r=0;r<t;r++)Y(a[r],{instancePath:i+"/"+r,parentData:a,parentDataProperty:r,rootData:p,dynamicAnchors:m})||(e=e===null?
Y.errors:e.concat(Y.errors),s=e.length)}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),s++}return Pt.errors=e,s===0}Pt.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function vt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=vt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.library===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"m\
ust have required property 'library'"};e===null?e=[t]:e.push(t),s++}if(a.entity===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="library"||t==="entity"||t==="m\
apping")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additi\
onal properties"};e===null?e=[r]:e.push(r),s++}if(a.library!==void 0){let t=a.library;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="strin\
g"){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:ye.type},message:"must be integer,string"};e===
null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/Lib\
raryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||
isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.entity!==void 0){let t=a.
entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/\
type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[r]:e.push(r),s++}}a.mapping!==void 0&&(Pt(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"mapping",rootData:p,dynamicAnchors:m})||
(e=e===null?Pt.errors:e.concat(Pt.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return vt.errors=e,s===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=bt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="associate"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"associate"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}}if(a.data!==void 0&&(vt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?vt.errors:e.concat(
vt.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return bt.errors=e,s===0}bt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ma={enum:["","0","1",0,1]};function wt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=wt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[t]:e.push(
t),s++}if(a.library===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required \
property 'library'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="entity"||t==="library"||t==="deleteRules")){const r={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.
entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="stri\
ng"&&!I.test(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.library!==void 0){let t=a.library;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:ye.type},message:"must b\
e integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"\
contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.
push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.deleteRules!==
void 0){let t=a.deleteRules;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/\
enum",keyword:"enum",params:{allowedValues:Ma.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return wt.errors=e,s===0}wt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function kt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=kt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.
data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="disassociate"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
disassociate"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(wt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?wt.errors:e.concat(wt.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return kt.errors=e,s===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cr={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^[1-9][0-9]{0,14}$"};function $t(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=$t.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[t]:e.push(t),s++}if(a.rules===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[t]:
e.push(t),s++}if(a.library===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have re\
quired property 'library'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="entity"||t==="rules"||t==="library")){const r={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.
entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="stri\
ng"&&!I.test(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.rules!==void 0){let t=a.rules;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),s++}
if(t.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="stri\
ng"){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Cr.type},message:"must be integer,string"};e===
null?e=[l]:e.push(l),s++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/Ru\
leNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[l]:e.push(l),s++}if(d<1||
isNaN(d)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1"};e===null?e=[l]:e.push(l),s++}}if(typeof d=="string"&&!I.test(d)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/\
rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.library!==void 0){let t=a.
library;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/type",keyword:"type",params:{type:ye.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern\
 "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return $t.errors=e,s===0}$t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="promote"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"promote"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}}if(a.data!==void 0&&($t(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?$t.errors:e.concat(
$t.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Nt.errors=e,s===0}Nt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ge(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ge.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;
if(typeof r=="string")if(r==="get"){ft(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ft.errors:e.concat(ft.errors),
s=e.length);var t=!0}else if(r==="add")ht(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ht.errors:e.concat(ht.errors),
s=e.length),t!==!0&&(t=!0);else if(r==="create")gt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?gt.errors:e.concat(
gt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="associate")bt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?
bt.errors:e.concat(bt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="disassociate")kt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?kt.errors:e.concat(kt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="promote")Nt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Nt.errors:e.concat(Nt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ge.errors=e,o.props=t,s===
0}ge.evaluated={dynamicProps:!0,dynamicItems:!1};function bs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=bs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ge(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?ge.errors:e.concat(ge.errors),s=e.length;else var t=ge.evaluated.props;return bs.errors=e,o.props=t,s===0}bs.evaluated={dynamicProps:!0,
dynamicItems:!1};var z=ws;function ws(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ws.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}
if(a.libraryID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={instancePath:i+"/repos\
itory",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(
r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.libraryID!==
void 0){let t=a.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/libraryID",schemaPath:"\
#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ws.errors=e,s===0}ws.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var eo=ks;function xt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=xt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const t={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="name"||t==="description")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.name!==void 0){let t=a.name;if(typeof t==
"string"){if(f(t)>128){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityR\
ename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.description!==void 0){let t=a.description;if(typeof t==
"string"){if(f(t)>4e3){const r={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/description",schemaPath:"contract#/$def\
s/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.
push(t),s++}return xt.errors=e,s===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&
(xt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?xt.errors:e.concat(xt.errors),s=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Rt.errors=e,s===0}Rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Et(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Et.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="ent\
ity"||t==="deleteRules")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must\
 NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/\
EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<
1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.deleteRules!==void 0){
let t=a.deleteRules;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/enum",keyword:"\
enum",params:{allowedValues:Ma.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Et.errors=e,s===0}Et.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function It(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=It.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t!=="disassociate"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disasso\
ciate"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(Et(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?Et.errors:e.concat(Et.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return It.errors=e,s===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="edit"){Rt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Rt.errors:e.concat(Rt.errors),s=e.length);var t=!0}else if(r==="disassociate")It(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?It.errors:e.concat(It.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Pe.
errors=e,o.props=t,s===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};function ks(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Pe(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length;else var t=Pe.evaluated.props;return ks.errors=e,o.props=t,s===0}ks.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Va=$s,to={type:"object",properties:{deleteRules:{type:"string",enum:["0","1"]}},required:[],$id:"deleteLibraryEntity_query"};
function $s(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=$s.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.deleteRules!==void 0){let t=a.deleteRules;if(typeof t!="string"){
const r={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}if(!(t==="0"||t==="1")){const r={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/enum",keyword:"enum",params:{allowedValues:to.
properties.deleteRules.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $s.errors=e,s===0}$s.evaluated={props:{deleteRules:!0},dynamicProps:!1,
dynamicItems:!1};var ro=Ns;function Tt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Tt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Tt.errors=e,s===0}Tt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ot(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ot.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.
data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="add"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){
const r={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"name"},message:"must hav\
e required property 'name'"};e===null?e=[r]:e.push(r),s++}for(const r in t)if(!(r==="name"||r==="description")){const n={instancePath:i+"/data",schemaPath:"cont\
ract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propertie\
s"};e===null?e=[n]:e.push(n),s++}if(t.name!==void 0){let r=t.name;if(typeof r=="string"){if(f(r)>128){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[n]:
e.push(n),s++}if(f(r)<1){const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}if(!j.test(r)){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/name",schemaPath:"\
contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.description!==
void 0){let r=t.description;if(typeof r=="string"){if(f(r)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(
r)){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$\
defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const r={
instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}}if(a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$de\
fs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ot.errors=e,s===0}Ot.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ve(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ve.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;
if(typeof r=="string")if(r==="get"){Tt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Tt.errors:e.concat(Tt.errors),
s=e.length);var t=!0}else if(r==="add")Ot(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ot.errors:e.concat(Ot.errors),
s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(
v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ve.errors=e,o.props=t,s===0}ve.evaluated={dynamicProps:!0,
dynamicItems:!1};function Ns(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ns.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ve(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?
ve.errors:e.concat(ve.errors),s=e.length;else var t=ve.evaluated.props;return Ns.errors=e,o.props=t,s===0}Ns.evaluated={dynamicProps:!0,dynamicItems:!1};var va=xs;
function xs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=xs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}if(a.libraryID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[t]:e.push(t),s++}if(a.attributeID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){
const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/proper\
ties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(
r),s++}}else{const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(a.libraryID!==void 0){let t=a.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/library\
ID",schemaPath:"#/properties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&
isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/libraryID",schemaPath:"\
#/properties/libraryID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={
instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=
[r]:e.push(r),s++}}}if(a.attributeID!==void 0){let t=a.attributeID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/attribute\
ID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="numb\
er"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/attribut\
eID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.
validate(t)){const r={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match fo\
rmat "int64"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return xs.errors=e,s===0}xs.evaluated={props:{repository:!0,libraryID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var so=Rs;
function Lt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Lt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"mu\
st be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){
const r={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeChange/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT hav\
e fewer than 1 properties"};e===null?e=[r]:e.push(r),s++}for(const r in t)if(!(r==="name"||r==="description")){const n={instancePath:i+"/data",schemaPath:"contr\
act#/$defs/LibraryAttributeChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propertie\
s"};e===null?e=[n]:e.push(n),s++}if(t.name!==void 0){let r=t.name;if(typeof r=="string"){if(f(r)>128){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeChange/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[n]:
e.push(n),s++}if(!S.test(r)){const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/pattern",keyword:"pattern",
params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1\
f\\x7f]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.description!==void 0){let r=t.description;if(typeof r=="string"){if(f(
r)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(r)){const n={instancePath:i+"/data/description",schemaPath:"\
contract#/$defs/LibraryAttributeChange/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAt\
tributeChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(a.options!==void 0){let t=a.options;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return Lt.errors=e,s===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="edit"){Lt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Lt.errors:e.concat(Lt.errors),s=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return be.
errors=e,o.props=t,s===0}be.evaluated={dynamicProps:!0,dynamicItems:!1};function Rs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!be(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?be.errors:e.concat(be.errors),s=e.length;else var t=be.evaluated.props;return Rs.errors=e,o.props=t,s===0}Rs.evaluated=
{dynamicProps:!0,dynamicItems:!1};var ao=Es;function O(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}
O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var io={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{
$ref:"contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$\
defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$\
defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contrac\
t#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"\
contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},Gr={enum:["","0","1",0,1]},ba={type:["number","string"],minimum:0,maximum:100,
pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},K={type:["integer","string"],minimum:0,maximum:1e6,pattern:"^([0-9]{1,6}|1000000)?$"},B={enum:["","0",
"1","2","3","4",0,1,2,3,4]},Fr={enum:["","0","1","2",0,1,2]},Ur={type:["integer","string"],minimum:0,maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},Hr={type:[
"integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},wa=new RegExp("^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$","u"),W=new RegExp("^([0-9]{1,\
6}|1000000)?$","u"),Z=new RegExp("^([0-9]{1,9}|1000000000)?$","u"),J=new RegExp("^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))\
*)?$","u");function Q(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Q.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.NAME===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[t]:e.push(t),s++}if(a.EXPRESSION===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[
t]:e.push(t),s++}if(a.THRESHOLD===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must \
have required property 'THRESHOLD'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call(io.properties,t)){const r={instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.NAME!==
void 0){let t=a.NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs\
/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){const r={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){
let t=a.DESCRIPTION;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"m\
axLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/DESCRIPTIO\
N",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[r]:e.push(r),s++}}else{const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/EN\
ABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Gr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),s++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract\
#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<
1){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.
THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"\
type",params:{type:ba.type},message:"must be number,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.
push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!wa.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$d\
efs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|\
[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[r]:e.push(r),s++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_EXPRESSION!==
void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},message:"must be integer,s\
tring"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/\
RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t===
"2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;
if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const r={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:Fr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.
INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:Ur.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>1e9||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&
!Z.test(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1\
000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Hr.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(
r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Dt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="add"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(Q(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),a.options!==
void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Dt.errors=e,s===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya={type:["\
integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function ee(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){if(a.length>
4096){const r={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[r]:e.push(
r),s++}const t=a.length;for(let r=0;r<t;r++)Y(a[r],{instancePath:i+"/"+r,parentData:a,parentDataProperty:r,rootData:p,dynamicAnchors:m})||(e=e===null?Y.errors:e.
concat(Y.errors),s=e.length)}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}return ee.errors=e,s===0}ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function St(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=St.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.entity===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have requir\
ed property 'entity'"};e===null?e=[t]:e.push(t),s++}if(a.library===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
library"},message:"must have required property 'library'"};e===null?e=[t]:e.push(t),s++}if(a.rules===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[t]:e.push(t),s++}if(a.mappings===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mappings"},message:"must have required property 'mappings'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="entity"||t==="library"||t==="rules"||t==="mappings")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.
type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:
e.push(r),s++}}if(a.library!==void 0){let t=a.library;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/li\
brary",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:ye.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/\
library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),
s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.rules!==void 0){let t=a.rules;if(Array.isArray(t)){if(t.
length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 100\
0 items"};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&typeof d!="string"){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"type",params:{type:Ya.type},
message:"must be integer,string"};e===null?e=[l]:e.push(l),s++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const l={instancePath:i+"/ru\
les/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"};e===null?e=[l]:e.push(l),s++}if(d<1||isNaN(d)){const l={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}if(typeof d=="string"&&!I.test(d)){const l={instancePath:i+"/rules/"+
n,schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$\
"'};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),s++}}a.mappings!==void 0&&(ee(a.mappings,{instancePath:i+"/mappings",parentData:a,parentDataProperty:"mappings",rootData:p,
dynamicAnchors:m})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return St.errors=e,s===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function At(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=At.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="copy"){const r={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}
if(a.data!==void 0&&(St(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?St.errors:e.concat(St.errors),
s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return At.errors=e,s===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function we(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=we.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r==
"string")if(r==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length);
var t=!0}else if(r==="add")Dt(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Dt.errors:e.concat(Dt.errors),s=e.length),
t!==!0&&(t=!0);else if(r==="copy")At(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?At.errors:e.concat(At.errors),
s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(
v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return we.errors=e,o.props=t,s===0}we.evaluated={dynamicProps:!0,
dynamicItems:!1};function Es(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Es.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!we(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?
we.errors:e.concat(we.errors),s=e.length;else var t=we.evaluated.props;return Es.errors=e,o.props=t,s===0}Es.evaluated={dynamicProps:!0,dynamicItems:!1};var Is=Ts;
function Ts(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ts.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}if(a.libraryID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[t]:e.push(t),s++}if(a.ruleID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}}if(a.libraryID!==void 0){let t=a.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/libraryID",schemaPath:"#/pro\
perties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t)){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/libr\
aryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.
ruleID!==void 0){let t=a.ruleID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/ruleID",schemaPath:"#/pro\
perties/ruleID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ts.errors=e,s===0}Ts.evaluated={props:{repository:!0,
libraryID:!0,ruleID:!0},dynamicProps:!1,dynamicItems:!1};var oo=Gs,no={type:"object",minProperties:1,additionalProperties:!1,properties:{NAME:{$ref:"contract#/$\
defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$def\
s/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"\
contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{
$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresh\
oldChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},Os={type:["string","null"],maxLength:4e3,
pattern:"^[^\\x00]*$"},Ls={enum:["","0","1",0,1]},Ds={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},
Ss={type:["string","null"],format:"condition",maxLength:1e4,pattern:"^[^\\x00]*$"},As={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00\
]*$"},qs={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},js={enum:["","0","1","2",0,1,2]},_s={type:["integer","string"],minimum:0,
maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},Cs={type:["integer","string","null"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},qt=new RegExp("^(100(\\.0{1,\
15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$","u");function jt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){
const t={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.
push(t),s++}for(const t in a)if(!A.call(no.properties,t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:
e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Os.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="strin\
g"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.ENABLED!==
void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:Ls.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;
if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),
s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ds.type},message:"must be number,string"};e===null?e=[r]:e.push(r),
s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!qt.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.
FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:Ss.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.GROUP_EXPRESSION!==void 0){
let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:As.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:K.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const r={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[r]:
e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:qs.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}
if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===
1||t===2)){const r={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:js.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:_s.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const r={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Z.test(t)){const r={instancePath:i+"/IND\
EX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match \
pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"&&t!==null){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Cs.type},
message:"must be integer,string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(
t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return jt.errors=e,s===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&
(jt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?jt.errors:e.concat(jt.errors),s=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return te.errors=e,s===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Xr={enum:["","0","1",0,1]};function _t(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=_t.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="jobName"||t===
"scheduleNow"||t==="scheduleTime")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),s++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(f(t)>32){const r={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
s++}return _t.errors=e,s===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ct(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="run"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(_t(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?_t.errors:e.concat(_t.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return Ct.errors=e,s===0}Ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="edit"){te(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?te.errors:e.concat(te.errors),s=e.length);var t=!0}else if(r==="run")Ct(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Ct.errors:e.concat(Ct.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ke.
errors=e,o.props=t,s===0}ke.evaluated={dynamicProps:!0,dynamicItems:!1};function Gs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ke(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?ke.errors:e.concat(ke.errors),s=e.length;else var t=ke.evaluated.props;return Gs.errors=e,o.props=t,s===0}Gs.evaluated=
{dynamicProps:!0,dynamicItems:!1};var mo=Fs;function $e(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=$e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){M(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?M.
errors:e.concat(M.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===
null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"map\
ping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $e.errors=e,o.props=t,s===
0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};function Fs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!$e(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?$e.errors:e.concat($e.errors),s=e.length;else var t=$e.evaluated.props;return Fs.errors=e,o.props=t,s===0}Fs.evaluated={dynamicProps:!0,
dynamicItems:!1};var za=Us;function Us(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Us.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}
if(a.libraryID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[t]:e.push(t),s++}if(a.entityID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entityID"},message:"must have required property 'entityID'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(
t)>64){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more th\
an 64 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}}if(a.libraryID!==void 0){let t=a.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"\
/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/libraryI\
D",schemaPath:"#/properties/libraryID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(
t)){const r={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};
e===null?e=[r]:e.push(r),s++}}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/enti\
tyID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="numbe\
r"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={
instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:
e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Us.
errors=e,s===0}Us.evaluated={props:{repository:!0,libraryID:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var po=Hs;function Gt(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Gt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enti\
ty"},message:"must have required property 'entity'"};e===null?e=[t]:e.push(t),s++}if(a.library===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===null?e=[t]:e.push(t),s++}if(a.mapping===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mapping"},message:"must have required property 'mapping'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="entity"||t==="library"||t==="mapping")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be i\
nteger,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.
push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNum\
ber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.library!==
void 0){let t=a.library;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/library",schemaPath:"contract#/$\
defs/LibraryNumber/type",keyword:"type",params:{type:ye.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"con\
tract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="strin\
g"&&!I.test(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}a.mapping!==void 0&&(ee(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"\
mapping",rootData:p,dynamicAnchors:m})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Gt.errors=e,s===0}Gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ft(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ft.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="edit"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
r]:e.push(r),s++}}if(a.data!==void 0&&(Gt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Gt.errors:
e.concat(Gt.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ft.errors=e,s===0}Ft.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ne(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ne.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;
if(typeof r=="string")if(r==="edit"){Ft(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ft.errors:e.concat(Ft.errors),
s=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,o.props=t,s===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};
function Hs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Hs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ne(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Ne.errors:e.concat(
Ne.errors),s=e.length;else var t=Ne.evaluated.props;return Hs.errors=e,o.props=t,s===0}Hs.evaluated={dynamicProps:!0,dynamicItems:!1};var ka=Xs,lo={type:"object",
properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",
format:"sort-key",minLength:1,maxLength:140}},page:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageStart:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"\
listBusinessRules_query"};function Xs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Xs.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(
t)){if(t.length>4096){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h==
"string"){if(f(h)>128){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[P]:e.push(P),s++}if(f(h)<1){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}
let n=t.length,d;if(n>1){const l={};for(;n--;){let h=t[n];if(typeof h=="string"){if(typeof l[h]=="number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};
e===null?e=[P]:e.push(P),s++;break}l[h]=n}}}}else{const r={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.
length;for(let n=0;n<r;n++){let d=t[n];if(typeof d=="string"){if(f(d)>140){const l={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[l]:e.push(l),s++}if(f(d)<1){const l={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{const l={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{
const r={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}
if(a.page!==void 0){let t=a.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/page",schemaPath:"#/properties/page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={
instancePath:i+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/page",schemaPath:"#/properties/page/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="n\
umber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/p\
roperties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}
if(t<1||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const r={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="0"||t===
"1")){const r={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:lo.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return Xs.errors=e,s===0}Xs.evaluated={props:{columns:!0,where:!0,sort:!0,page:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var Ms=Vs;function xe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?O.errors:e.concat(O.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xe.errors=e,o.props=t,s===
0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};function Vs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!xe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?xe.errors:e.concat(xe.errors),s=e.length;else var t=xe.evaluated.props;return Vs.errors=e,o.props=t,s===0}Vs.evaluated={dynamicProps:!0,
dynamicItems:!1};var uo=Ys;function Ut(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ut.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(t!=="libraries"){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.libraries!==void 0){let t=a.libraries;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+"/libraries",schemaPath:"#/properties/libra\
ries/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){
let d=t[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const l={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Lib\
raryNumber/type",keyword:"type",params:{type:ye.type},message:"must be integer,string"};e===null?e=[l]:e.push(l),s++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d)){const l={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[l]:e.push(l),s++}if(d<1||isNaN(d)){const l={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Librar\
yNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}if(typeof d=="string"&&!I.test(d)){const l={
instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pa\
ttern "^[1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/libraries",schemaPath:"#/properties/libraries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Ut.errors=e,s===0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ht(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ht.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="list"){const r={instancePath:i+"/command",schemaPath:"#/pro\
perties/command/const",keyword:"const",params:{allowedValue:"list"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}a.data!==void 0&&(Ut(a.data,
{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Ut.errors:e.concat(Ut.errors),s=e.length)),a.options!==
void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ht.
errors=e,s===0}Ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Xt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.library===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===
null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="library"||t==="rule")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.library!==void 0){let t=a.library;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",
params:{type:ye.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be \
<= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/lib\
rary",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$\
"'};e===null?e=[r]:e.push(r),s++}}if(a.rule!==void 0){let t=a.rule;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"type",params:{type:Ya.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(
r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Xt.errors=e,s===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Mt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Mt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="rules"||
t==="jobName"||t==="scheduleNow"||t==="scheduleTime")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.rules!==void 0){let t=a.rules;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),s++}
if(t.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++)Xt(t[n],{instancePath:i+"/rules/"+n,parentData:t,parentDataProperty:n,rootData:p,dynamicAnchors:m})||
(e=e===null?Xt.errors:e.concat(Xt.errors),s=e.length)}else{const r={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),s++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(f(t)>32){const r={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
s++}return Mt.errors=e,s===0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=Vt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="run"){const r={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(Mt(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Mt.errors:e.concat(Mt.errors),s=e.length)),a.options!==void 0){let t=a.
options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Vt.errors=e,s===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){O(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length);var t=!0}else if(r==="list")Ht(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ht.errors:e.concat(Ht.errors),s=e.length),t!==!0&&(t=!0);else if(r==="run")Vt(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Vt.errors:e.concat(Vt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Re.errors=e,o.props=t,s===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};function Ys(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Re(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Re.errors:e.concat(Re.errors),s=e.length;else var t=Re.
evaluated.props;return Ys.errors=e,o.props=t,s===0}Ys.evaluated={dynamicProps:!0,dynamicItems:!1};var co=zs,fo={type:"object",required:["ENTITY","NAME","EXPRESS\
ION","THRESHOLD"],additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},ATTRIBUTE:{$ref:"contract#/$defs/RuleAttribute"},NAME:{$ref:"\
contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/R\
uleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/R\
uleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$de\
fs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"con\
tract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}},ho={type:["integer","\
string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})?$"},$a={type:"string",enum:["","rows","values"]},yo=new RegExp("^(0|[1-9][0-9]{0,14})\
?$","u");function Yt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Yt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[t]:e.push(t),s++}if(a.NAME===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[t]:e.push(t),s++}if(a.EXPRESSION===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSIO\
N'"};e===null?e=[t]:e.push(t),s++}if(a.THRESHOLD===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},
message:"must have required property 'THRESHOLD'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call(fo.properties,t)){const r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}
if(a.ENTITY!==void 0){let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="stri\
ng"&&!I.test(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.ATTRIBUTE!==void 0){let t=a.ATTRIBUTE;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const r={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/type",keyword:"type",params:{type:ho.type},message:"must\
 be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/ATTRIBUTE",schemaPath:"\
contract#/$defs/RuleAttribute/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.
push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!yo.test(t)){const r={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$d\
efs/RuleAttribute/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.
push(r),s++}}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",
keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}
if(!j.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7\
f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescri\
ption/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={
instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Gr.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:
e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpres\
sion/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.
THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$def\
s/RuleThreshold/type",keyword:"type",params:{type:ba.type},message:"must be number,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>
100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!wa.test(t)){const r={instancePath:i+"/TH\
RESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must \
match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[r]:e.push(r),s++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}
if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$\
defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){
const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},
message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<0||
isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimi\
t/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.
AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.
test(t)){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===
""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/Rul\
eAggregateMethod/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==
void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const r={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs\
/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Fr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==
void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Ur.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="numbe\
r"&&isFinite(t)){if(t>1e9||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!Z.test(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0\
-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Hr.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(
r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD_OF!==void 0){let t=a.THRESHOLD_OF;if(typeof t!="string"){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"\
contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="rows"||t==="val\
ues")){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:$a.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Yt.errors=e,s===0}Yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=zt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="add"){const r={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}
if(a.data!==void 0&&(Yt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Yt.errors:e.concat(Yt.errors),
s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return zt.errors=e,s===0}zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var go={type:"object",required:["ENTITY","RULE"],minProperties:3,additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},RULE:{$ref:"co\
ntract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/Ru\
leEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contr\
act#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{
$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlC\
hange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contr\
act#/$defs/RuleKeywords"}}};function Kt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Kt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<3){const t={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[t]:e.push(t),s++}if(a.ENTITY===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===
null?e=[t]:e.push(t),s++}if(a.RULE===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must ha\
ve required property 'RULE'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call(go.properties,t)){const r={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.ENTITY!==void 0){
let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/Entit\
yNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+
"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE!==void 0){let t=a.RULE;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Cr.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/RULE",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="strin\
g"&&!I.test(t)){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:
e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Os.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="strin\
g"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.ENABLED!==
void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:Ls.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;
if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),
s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ds.type},message:"must be number,string"};e===null?e=[r]:e.push(r),
s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!qt.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.
FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:Ss.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.GROUP_EXPRESSION!==void 0){
let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:As.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:K.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const r={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[r]:
e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:qs.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}
if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===
1||t===2)){const r={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:js.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:_s.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const r={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Z.test(t)){const r={instancePath:i+"/IND\
EX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match \
pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"&&t!==null){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Cs.type},
message:"must be integer,string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(
t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return Kt.errors=e,s===0}Kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Bt(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Bt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&
(Kt(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Kt.errors:e.concat(Kt.errors),s=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Bt.errors=e,s===0}Bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Po={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})$"},Ka=new RegExp("^(0|[1-9][0-9]{0,14})$","u"),Ba=new RegExp(
"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$","u"),Na=new RegExp("^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})\
 [1-9][0-9]{0,14}$","u");function Wt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Wt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[t]:e.push(t),s++}if(a.OPTION===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"must have required property 'OPTION'"};e===null?e=
[t]:e.push(t),s++}for(const t in a)if(!(t==="ENTITY"||t==="OPTION"||t==="RULE_IDS"||t==="jobName"||t==="scheduleNow"||t==="scheduleTime")){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.ENTITY!==void 0){let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/type",keyword:"type",params:{type:Po.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="nu\
mber"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!Ka.test(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})\
$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[r]:e.push(r),s++}}if(a.OPTION!==void 0){let t=a.OPTION;if(typeof t=="string"){if(f(t)>8){
const r={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 chara\
cters"};e===null?e=[r]:e.push(r),s++}if(!Ba.test(t)){const r={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/pattern",keyword:"pattern",params:{
pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][C\
c][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.RULE_IDS!==void 0){let t=a.RULE_IDS;
if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(typeof d=="string"){if(f(d)>47){const l={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?
e=[l]:e.push(l),s++}if(!Na.test(d)){const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[
l]:e.push(l),s++}}else{const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),s++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(f(t)>32){const r={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
s++}return Wt.errors=e,s===0}Wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=Zt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="run"){const r={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(Wt(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Wt.errors:e.concat(Wt.errors),s=e.length)),a.options!==void 0){let t=a.
options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Zt.errors=e,s===0}Zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){O(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length);var t=!0}else if(r==="add")zt(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?zt.errors:e.concat(zt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="edit")Bt(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Bt.errors:e.concat(Bt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="run")Zt(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Zt.errors:e.concat(Zt.errors),s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{
instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,o.props=t,s===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function zs(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Ee(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length;else var t=Ee.
evaluated.props;return zs.errors=e,o.props=t,s===0}zs.evaluated={dynamicProps:!0,dynamicItems:!1};var vo=Ks,bo={type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^(0|[1-9][0-9]{0,14})$"};function Jt(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Jt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[t]:e.push(t),s++}if(a.attribute===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attribute"},message:"must have required property 'attribute'"};
e===null?e=[t]:e.push(t),s++}if(a.rule===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"},message:"mus\
t have required property 'rule'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="entity"||t==="attribute"||t==="rule")){const r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}
if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="stri\
ng"&&!I.test(t)){const r={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.attribute!==void 0){let t=a.attribute;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const r={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/type",keyword:"type",params:{type:bo.type},message:"mu\
st be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/attribute",schemaPath:"\
contract#/$defs/AttributeOfRule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:
e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Ka.test(t)){const r={instancePath:i+"/attribute",schemaPath:"contract\
#/$defs/AttributeOfRule/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[
r]:e.push(r),s++}}if(a.rule!==void 0){let t=a.rule;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/rule",
schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Cr.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="n\
umber"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/rule",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="strin\
g"&&!I.test(t)){const r={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return Jt.errors=e,s===0}Jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qt(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Qt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rules"},message:"must have required property 'rules'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(t!=="rules"){const r={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.rules!==
void 0){let t=a.rules;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/r\
ules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++)
Jt(t[n],{instancePath:i+"/rules/"+n,parentData:t,parentDataProperty:n,rootData:p,dynamicAnchors:m})||(e=e===null?Jt.errors:e.concat(Jt.errors),s=e.length)}else{
const r={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Qt.errors=e,s===
0}Qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ks(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Ks.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Qt(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Qt.errors:e.concat(Qt.errors),s=e.length),Ks.errors=e,s===0}Ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wo=Bs;
function er(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=er.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}if(t!=="add"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must\
 be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(Q(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||
(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+
"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return er.errors=e,s===0}er.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ko={type:"object",required:["RULE"],minProperties:2,additionalProperties:!1,properties:{RULE:{$ref:"contract#/$de\
fs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledCh\
ange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/\
RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"con\
tract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{
$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}};
function tr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=tr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const t={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[t]:e.push(t),s++}if(a.RULE===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[t]:e.push(t),
s++}for(const t in a)if(!A.call(ko.properties,t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.RULE!==void 0){let t=a.RULE;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Cr.type},message:"must be inte\
ger,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/RULE",schemaPath:"contr\
act#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
s++}if(t<1||isNaN(t)){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.NAME!==void 0){let t=a.
NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t!="st\
ring"&&t!==null){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Os.type},message:"mu\
st be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDesc\
riptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+
"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:Ls.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(
r),s++}if(!g.test(t)){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00\
]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpre\
ssionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t==
"number"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ds.
type},message:"must be number,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!qt.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t!="string"&&t!==null){const r={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Ss.type},message:"must be string,null"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/FILTER_E\
XPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[r]:e.push(r),s++}}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/GROUP_EXPRESSION",
schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:As.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract\
#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.
GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>1e6||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([\
0-9]{1,6}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const r={
instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:qs.type},message:"must be string,null"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^\
[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||
t===0||t===1||t===2||t===3||t===4)){const r={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:B.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||
t==="1"||t==="2"||t===0||t===1||t===2)){const r={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{
allowedValues:js.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexTh\
resholdChange/type",keyword:"type",params:{type:_s.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>
1e9||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e9},message:"must be <= 1000000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$def\
s/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="strin\
g"&&!Z.test(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0\
-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"&&t!==null){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",
keyword:"type",params:{type:Cs.type},message:"must be integer,string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){
const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be\
 <= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/PRIORI\
TY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===
null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/RULE_KE\
YWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,1\
4})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$def\
s/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return tr.errors=e,s===0}tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function rr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=rr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(tr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?tr.errors:e.concat(tr.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return rr.errors=
e,s===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $o={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"co\
ntract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$def\
s/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#\
/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contr\
act#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"\
contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/\
$defs/RuleTrialRows"}}},Wa={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},Za={type:"string",enum:[
"","first","random"]},Ja={type:["integer","string"],minimum:1,maximum:1e6,pattern:"^([1-9][0-9]{0,5}|1000000)?$"},Qa=new RegExp("^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\\
x7f][^\\x00-\\x1f\\x7f]*)?$","u"),ei=new RegExp("^([1-9][0-9]{0,5}|1000000)?$","u");function sr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must hav\
e required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call($o.properties,t)){const r={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.NAME!==void 0){
let t=a.NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(!Qa.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/\
$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "\
^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/NAME",schemaPath:"contract#/$de\
fs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;
if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$def\
s/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),s++}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs\
/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Gr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==
void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),s++}if(!g.test(t)){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="n\
umber"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:Wa.
type},message:"must be number,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!qt.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
rialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-\
9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_EXPRESSION!==
void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},message:"must be integer,s\
tring"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/\
RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t===
"2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;
if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const r={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:Fr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.
INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:Ur.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(
t)){if(t>1e9||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&
!Z.test(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1\
000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:Hr.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(
r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.sample!==void 0){let t=a.sample;if(typeof t!="string"){const r={instancePath:i+"/sample",schemaPath:"contrac\
t#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="first"||t==="rando\
m")){const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:Za.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.rows!==void 0){let t=a.rows;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const r={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/type",keyword:"type",params:{type:Ja.type},message:"must be integer,string"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const r={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+
"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}
if(typeof t=="string"&&!ei.test(t)){const r={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9\
][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-9]{0,5}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return sr.errors=e,s===0}sr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ar(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ar.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}if(t!=="test"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(sr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?sr.errors:e.concat(sr.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ar.errors=
e,s===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="suggest"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
suggest"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={
instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}
if(a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return re.errors=e,s===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var No={type:"object",required:["version","numbers"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,maxLength:64},numbers:{type:"array",
minItems:1,maxItems:100,items:{type:["integer","string"],minimum:1,maximum:100,pattern:"^([1-9][0-9]?|100)$"}}}},xo=new RegExp("^([1-9][0-9]?|100)$","u");function se(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="accept"){
const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"accept"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){const r={instancePath:i+"/data",schemaPath:"\
contract#/$defs/RulesAcceptance/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:
e.push(r),s++}if(t.numbers===void 0){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/RulesAcceptance/required",keyword:"required",params:{missingProperty:"\
numbers"},message:"must have required property 'numbers'"};e===null?e=[r]:e.push(r),s++}for(const r in t)if(!(r==="version"||r==="numbers")){const n={instancePath:i+
"/data",schemaPath:"contract#/$defs/RulesAcceptance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties"};e===null?e=[n]:e.push(n),s++}if(t.version!==void 0){let r=t.version;if(typeof r=="string"){if(f(r)>64){const n={instancePath:i+"/data/vers\
ion",schemaPath:"contract#/$defs/RulesAcceptance/properties/version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers"};e===null?e=[n]:e.push(n),s++}if(f(r)<1){const n={instancePath:i+"/data/version",schemaPath:"contract#/$defs/RulesAcceptance/properties/version/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/version",
schemaPath:"contract#/$defs/RulesAcceptance/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(t.numbers!==void 0){let r=t.numbers;if(Array.isArray(r)){if(r.length>100){const d={instancePath:i+"/data/numbers",schemaPath:"contract#/$defs/RulesAcceptance\
/properties/numbers/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[d]:e.push(d),s++}if(r.length<1){const d={
instancePath:i+"/data/numbers",schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const n=r.length;for(let d=0;d<n;d++){let l=r[d];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&
typeof l!="string"){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/type",keyword:"type",params:{
type:No.properties.numbers.items.type},message:"must be integer,string"};e===null?e=[h]:e.push(h),s++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const h={
instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[h]:e.push(h),s++}if(l<1||isNaN(l)){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/\
properties/numbers/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),s++}}if(typeof l=="string"&&
!xo.test(l)){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]?|100)$"},message:'must match pattern "^([1-9][0-9]?|100)$"'};e===null?e=[h]:e.push(h),s++}}}else{const n={instancePath:i+"/data/numbers",schemaPath:"\
contract#/$defs/RulesAcceptance/properties/numbers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const r={
instancePath:i+"/data",schemaPath:"contract#/$defs/RulesAcceptance/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
s++}}if(a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/Unuse\
dData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return se.errors=e,s===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ti={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"};function ir(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.OPTION===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"mus\
t have required property 'OPTION'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="ENTITY"||t==="OPTION"||t==="RULE_IDS"||t==="jobName"||t==="scheduleN\
ow"||t==="scheduleTime")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must\
 NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.ENTITY!==void 0){let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:ti.type},message:"must be integer,st\
ring"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#\
/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(
r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalR\
unEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}
if(a.OPTION!==void 0){let t=a.OPTION;if(typeof t=="string"){if(f(t)>8){const r={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"\
maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[r]:e.push(r),s++}if(!Ba.test(t)){const r={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][\
Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[r]:e.
push(r),s++}}else{const r={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}}if(a.RULE_IDS!==void 0){let t=a.RULE_IDS;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"con\
tract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;
for(let n=0;n<r;n++){let d=t[n];if(typeof d=="string"){if(f(d)>47){const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"\
maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[l]:e.push(l),s++}if(!Na.test(d)){const l={instancePath:i+"/RULE_IDS/"+
n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must\
 match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"\
contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.jobName!==
void 0){let t=a.jobName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLen\
gth",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pa\
ttern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/jobName",schemaPath:"con\
tract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Xr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){
if(f(t)>32){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ir.errors=e,s===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="run"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0&&(ir(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ir.errors:
e.concat(ir.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ae.errors=e,s===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ie(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ie.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;
if(typeof r=="string")if(r==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),
s=e.length);var t=!0}else if(r==="add")er(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?er.errors:e.concat(er.errors),
s=e.length),t!==!0&&(t=!0);else if(r==="edit")rr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?rr.errors:e.concat(
rr.errors),s=e.length),t!==!0&&(t=!0);else if(r==="test")ar(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ar.errors:
e.concat(ar.errors),s=e.length),t!==!0&&(t=!0);else if(r==="suggest")re(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===
null?re.errors:e.concat(re.errors),s=e.length),t!==!0&&(t=!0);else if(r==="accept")se(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?se.errors:e.concat(se.errors),s=e.length),t!==!0&&(t=!0);else if(r==="run")ae(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?ae.errors:e.concat(ae.errors),s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,o.props=t,s===
0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};function Bs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Bs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ie(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length;else var t=Ie.evaluated.props;return Bs.errors=e,o.props=t,s===0}Bs.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ro=Ws,Eo={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleName"},
DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{
$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"\
contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{
$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{
$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}};function or(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=or.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.NAME===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required p\
roperty 'NAME'"};e===null?e=[t]:e.push(t),s++}if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),s++}if(a.THRESHOLD===void 0){const t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must have required property 'THRESHOLD'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!A.call(Eo.properties,t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.
push(r),s++}if(f(t)<1){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/DESCRIPTION",schemaPath:"contrac\
t#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.ENABLED!==void 0){let t=a.ENABLED;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Gr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(f(
t)>1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT hav\
e more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/E\
XPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"type",params:{type:ba.type},message:"must be number,string"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"con\
tract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="strin\
g"&&!wa.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[r]:e.push(r),s++}}if(a.FILTER_EXPRESSION!==
void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:K.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){
const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GRO\
UP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{\
1,6}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 chara\
cters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_METHOD!==
void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={instancePath:i+"/AGGREGA\
TE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const r={instancePath:i+
"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Fr.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Ur.type},message:"must be \
integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"con\
tract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[r]:e.push(r),s++}if(t<
0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Z.test(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/\
RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?
e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:Hr.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
ty/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([\
1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pat\
tern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|\
[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"\
contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD_OF!==void 0){let t=a.
THRESHOLD_OF;if(typeof t!="string"){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="rows"||t==="values")){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$de\
fs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:$a.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return or.errors=e,s===0}or.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function nr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){
let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="add"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
add"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0&&(or(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?or.errors:e.concat(or.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return nr.errors=e,s===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Io={type:"object",required:["RULE"],minProperties:2,additionalProperties:!1,
properties:{RULE:{$ref:"contract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{
$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{
$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{
$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlC\
hange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contr\
act#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOfChange"}}},To={type:"string",enum:["","rows","values"]};function mr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=mr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const t={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperti\
es",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[t]:e.push(t),s++}if(a.RULE===void 0){const t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!A.call(
Io.properties,t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT hav\
e additional properties"};e===null?e=[r]:e.push(r),s++}if(a.RULE!==void 0){let t=a.RULE;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="str\
ing"){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:Cr.type},message:"must be integer,string"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){
const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[r]:e.push(r),s++}}if(typeof t=="string"&&!I.test(t)){const r={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),s++}}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="st\
ring"){if(f(t)>255){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT h\
ave more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"\
pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][\
^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t!="string"&&t!==null){const r={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:Os.type},message:"must be string,null"};e===null?e=[r]:e.push(
r),s++}if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLengt\
h",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(
r),s++}}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/Rul\
eEnabledChange/enum",keyword:"enum",params:{allowedValues:Ls.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==
void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"\
/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="strin\
g"){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:Ds.type},message:"must be number,stri\
ng"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),s++}}if(typeof t=="string"&&!qt.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"patter\
n",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?
e=[r]:e.push(r),s++}}if(a.FILTER_EXPRESSION!==void 0){let t=a.FILTER_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"\
contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:Ss.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(
t)>1e4){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/Rul\
eFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.GROUP_EXPRESSION!==
void 0){let t=a.GROUP_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",
keyword:"type",params:{type:As.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/G\
ROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"\
type",params:{type:K.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const r={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=
[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t!="string"&&t!==null){const r={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:qs.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"){if(f(t)>1e4){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}}
if(a.AGGREGATE_METHOD!==void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===
1||t===2)){const r={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:js.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:_s.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const r={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Z.test(t)){const r={instancePath:i+"/IND\
EX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match \
pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"&&t!==null){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:Cs.type},
message:"must be integer,string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(
t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD_OF!==void 0){let t=a.THRESHOLD_OF;if(typeof t!="string"){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"\
contract#/$defs/ThresholdOfChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="rows"||t===
"values")){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOfChange/enum",keyword:"enum",params:{allowedValues:To.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return mr.errors=e,s===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}
if(a.data!==void 0&&(mr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?mr.errors:e.concat(mr.errors),
s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return pr.errors=e,s===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Oo={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs\
/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThr\
eshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupL\
imit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/\
$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"\
contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/$defs/Rul\
eTrialRows"}}};function lr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=lr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.EXPRESSION===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!A.call(Oo.properties,t)){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.NAME!==void 0){let t=a.NAME;if(typeof t=="string"){if(f(t)>255){const r={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=
[r]:e.push(r),s++}if(!Qa.test(t)){const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),s++}}if(a.DESCRIPTION!==void 0){let t=a.DESCRIPTION;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/DESCRIPTION",
schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:
e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\\
x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleD\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.ENABLED!==void 0){let t=a.ENABLED;if(!(t===""||
t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:Gr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.EXPRESSION!==void 0){let t=a.EXPRESSION;if(typeof t=="string"){if(f(t)>
1e4){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have m\
ore than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/EXPR\
ESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD!==void 0){let t=a.THRESHOLD;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:Wa.type},message:"must be number,string"};e===null?e=[r]:e.push(r),
s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t==
"string"&&!qt.test(t)){const r={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0\
{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.FILTER_EXPRESSION!==
void 0){let t=a.FILTER_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_EXPRESSION!==void 0){let t=a.GROUP_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.GROUP_LIMIT!==void 0){let t=a.GROUP_LIMIT;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:K.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){
const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){const r={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!W.test(t)){const r={instancePath:i+"/GRO\
UP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{\
1,6}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_EXPRESSION!==void 0){let t=a.AGGREGATE_EXPRESSION;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 chara\
cters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.AGGREGATE_METHOD!==
void 0){let t=a.AGGREGATE_METHOD;if(!(t===""||t==="0"||t==="1"||t==="2"||t==="3"||t==="4"||t===0||t===1||t===2||t===3||t===4)){const r={instancePath:i+"/AGGREGA\
TE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_CONTROL!==void 0){let t=a.INDEX_CONTROL;if(!(t===""||t==="0"||t==="1"||t==="2"||t===0||t===1||t===2)){const r={instancePath:i+
"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:Fr.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[r]:e.push(r),s++}}if(a.INDEX_THRESHOLD!==void 0){let t=a.INDEX_THRESHOLD;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!=
"string"){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:Ur.type},message:"must be \
integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e9||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"con\
tract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[r]:e.push(r),s++}if(t<
0||isNaN(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!Z.test(t)){const r={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/\
RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?
e=[r]:e.push(r),s++}}if(a.PRIORITY!==void 0){let t=a.PRIORITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:Hr.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"number"&&isFinite(t)){if(t>10||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
ty/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!H.test(t)){const r={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([\
1-9]|10)?$"'};e===null?e=[r]:e.push(r),s++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let t=a.RULE_KEYWORD_ID_LIST;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[r]:e.push(r),s++}if(!J.test(t)){const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pat\
tern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|\
[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"\
contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.THRESHOLD_OF!==void 0){let t=a.
THRESHOLD_OF;if(typeof t!="string"){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="rows"||t==="values")){const r={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$de\
fs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:$a.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.sample!==
void 0){let t=a.sample;if(typeof t!="string"){const r={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="first"||t==="random")){const r={instancePath:i+"/sample",schemaPath:"contract#/\
$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:Za.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.
rows!==void 0){let t=a.rows;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/rows",schemaPath:"contract#/\
$defs/RuleTrialRows/type",keyword:"type",params:{type:Ja.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){
if(t>1e6||isNaN(t)){const r={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!ei.test(t)){const r={instancePath:i+"/ro\
ws",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-\
9]{0,5}|1000000)?$"'};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),s++}return lr.errors=e,s===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ur.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="test"){const r={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}
if(a.data!==void 0&&(lr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?lr.errors:e.concat(lr.errors),
s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return ur.errors=e,s===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Te(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Te.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r==
"string")if(r==="get"){O(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?O.errors:e.concat(O.errors),s=e.length);
var t=!0}else if(r==="add")nr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?nr.errors:e.concat(nr.errors),s=e.length),
t!==!0&&(t=!0);else if(r==="edit")pr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?pr.errors:e.concat(pr.errors),
s=e.length),t!==!0&&(t=!0);else if(r==="test")ur(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?ur.errors:e.concat(
ur.errors),s=e.length),t!==!0&&(t=!0);else if(r==="suggest")re(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?re.
errors:e.concat(re.errors),s=e.length),t!==!0&&(t=!0);else if(r==="accept")se(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?se.errors:e.concat(se.errors),s=e.length),t!==!0&&(t=!0);else if(r==="run")ae(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?ae.errors:e.concat(ae.errors),s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Te.errors=e,o.props=t,s===
0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};function Ws(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=Ws.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Te(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Te.errors:e.concat(Te.errors),s=e.length;else var t=Te.evaluated.props;return Ws.errors=e,o.props=t,s===0}Ws.evaluated={dynamicProps:!0,
dynamicItems:!1};var xa=Zs;function cr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=cr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return cr.errors=e,s===0}cr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Oe(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Oe.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.
command;if(typeof r=="string")if(r==="get"){cr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?cr.errors:e.concat(
cr.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.
concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Oe.errors=e,o.props=t,s===0}Oe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Zs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Zs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Oe(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))
e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length;else var t=Oe.evaluated.props;return Zs.errors=e,o.props=t,s===0}Zs.evaluated={dynamicProps:!0,dynamicItems:!1};
var ri=Js;function fr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=fr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t===
"command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return fr.errors=e,s===0}fr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Le(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Le.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.
command;if(typeof r=="string")if(r==="get"){fr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?fr.errors:e.concat(
fr.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.
concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Le.errors=e,o.props=t,s===0}Le.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Js(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Js.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Le(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))
e=e===null?Le.errors:e.concat(Le.errors),s=e.length;else var t=Le.evaluated.props;return Js.errors=e,o.props=t,s===0}Js.evaluated={dynamicProps:!0,dynamicItems:!1};
var q=Qs;function Qs(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Qs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}if(a.entityID===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[t]:e.push(t),s++}if(a.ruleID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/entityID",schemaPath:"#/proper\
ties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.ruleID!==void 0){
let t=a.ruleID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+
"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Qs.errors=e,s===0}Qs.evaluated={props:{repository:!0,entityID:!0,ruleID:!0},
dynamicProps:!1,dynamicItems:!1};var Lo=ea,Do=new RegExp("^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$",
"u");function dr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=dr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="ENTITY"||t==="OPTION"||t==="RULE_IDS"||t===
"jobName"||t==="scheduleNow"||t==="scheduleTime")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.ENTITY!==void 0){let t=a.ENTITY;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:ti.type},message:"mus\
t be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/ENTITY",schemaPath:"contract#/$d\
efs/OptionalRunEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.
push(r),s++}}if(a.OPTION!==void 0){let t=a.OPTION;if(typeof t=="string"){if(f(t)>8){const r={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOpt\
ion/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[r]:e.push(r),s++}if(!Do.test(t)){const r={instancePath:i+
"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd]\
[Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr\
][Tt][Yy])?$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.RULE_IDS!==void 0){let t=a.RULE_IDS;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(
n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];if(typeof d=="string"){if(f(d)>47){const l={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/Ru\
leIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[l]:e.push(l),s++}if(!Na.test(d)){const l={
instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9]\
[0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{
const r={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),s++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/max\
Length",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(!S.test(t)){const r={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/jo\
bName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleNow!==
void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const r={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",
keyword:"enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.scheduleTime!==void 0){let t=a.
scheduleTime;if(typeof t=="string"){if(f(t)>32){const r={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLengt\
h",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/scheduleTime",schemaPath:"con\
tract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return dr.errors=e,s===0}dr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function hr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=hr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="run"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0&&(dr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?dr.errors:
e.concat(dr.errors),s=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return hr.errors=e,s===0}hr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function De(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=De.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;
if(typeof r=="string")if(r==="edit"){te(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?te.errors:e.concat(te.errors),
s=e.length);var t=!0}else if(r==="run")hr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?hr.errors:e.concat(hr.errors),
s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return De.errors=e,o.props=t,s===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};
function ea(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ea.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!De(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?De.errors:e.concat(
De.errors),s=e.length;else var t=De.evaluated.props;return ea.errors=e,o.props=t,s===0}ea.evaluated={dynamicProps:!0,dynamicItems:!1};var So=ta;function yr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName!==void 0){let t=a.groupName;if(typeof t=="string"){if(f(t)>1e5){const r={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return yr.errors=e,s===0}yr.evaluated={props:{groupName:!0},dynamicProps:!1,
dynamicItems:!1};function gr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=gr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}a.data!==void 0&&(yr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?yr.errors:e.
concat(yr.errors),s=e.length)),a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),s++}return gr.errors=e,s===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){gr(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?gr.errors:e.concat(gr.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),s++}return Se.errors=e,o.props=t,s===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};function ta(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ta.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!Se(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?Se.errors:e.concat(Se.errors),s=e.length;else var t=Se.evaluated.
props;return ta.errors=e,o.props=t,s===0}ta.evaluated={dynamicProps:!0,dynamicItems:!1};var si=ra;function Pr(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.groupName===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"\
must have required property 'groupName'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(t!=="groupName"){const r={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.groupName!==
void 0){let t=a.groupName;if(typeof t=="string"){if(f(t)>1e5){const r={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"max\
Length",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/groupName",
schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(
r),s++}}else{const r={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return Pr.errors=e,s===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,s=0;const o=vr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}a.data!==void 0&&(Pr(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Pr.errors:e.concat(Pr.errors),s=e.length)),a.options!==void 0&&(b(a.options,
{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return vr.errors=e,s===0}vr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function br(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[t]:
e.push(t),s++}if(a.filename===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have \
required property 'filename'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="groupName"||t==="filename"||t==="filetype"||t==="encoding"||t==="unencoda\
ble"||t==="escapeFormulas")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.groupName!==void 0){let t=a.groupName;if(typeof t=="string"){if(f(t)>1e5){const r={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="stri\
ng"){if(f(t)>255){const r={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!ga.test(t)){const r={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066\
-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},
message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u206\
6-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/fi\
lename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.filetype!==
void 0){let t=a.filetype;if(typeof t!="string"){const r={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const r={instancePath:i+
"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ha.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),s++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/En\
coding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t===
"cp1250"||t==="cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||
t==="cp852"||t==="cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t===
"cp932"||t==="cp936"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||
t==="gb2312-raw"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="is\
o8859-5"||t==="iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso88\
59-16"||t==="jis0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="ma\
cDingbats"||t==="macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||
t==="symbol"||t==="tis-620"||t==="unicode"||t==="utf-8")){const r={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{
allowedValues:jr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!=
"string"){const r={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),s++}if(!(t===""||t==="error"||t==="replace")){const r={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable\
/enum",keyword:"enum",params:{allowedValues:ya.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.escapeFormulas!==void 0&&
typeof a.escapeFormulas!="boolean"){const t={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return br.errors=e,s===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wr(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="export"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}}a.data!==void 0&&(br(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?br.errors:e.concat(br.
errors),s=e.length)),a.options!==void 0&&(C(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===
null?C.errors:e.concat(C.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return wr.errors=e,s===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){vr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?vr.errors:e.concat(vr.errors),s=e.length);var t=!0}else if(r==="export")wr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?wr.errors:e.concat(wr.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ae.
errors=e,o.props=t,s===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};function ra(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=ra.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ae(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length;else var t=Ae.evaluated.props;return ra.errors=e,o.props=t,s===0}ra.evaluated=
{dynamicProps:!0,dynamicItems:!1};var sa=aa;function aa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=aa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[t]:e.push(t),s++}if(a.entityID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"\
must have required property 'entityID'"};e===null?e=[t]:e.push(t),s++}if(a.ruleID===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ruleID"},message:"must have required property 'ruleID'"};e===null?e=[t]:e.push(t),s++}if(a.groupName===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==
void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(
t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(
t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}if(a.ruleID!==void 0){let t=a.ruleID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+
"/ruleID",schemaPath:"#/properties/ruleID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}if(!E.
validate(t)){const r={instancePath:i+"/ruleID",schemaPath:"#/properties/ruleID/format",keyword:"format",params:{format:"int64"},message:'must match format "int6\
4"'};e===null?e=[r]:e.push(r),s++}}}if(a.groupName!==void 0){let t=a.groupName;if(typeof t=="string"){if(f(t)>4096){const r={instancePath:i+"/groupName",schemaPath:"\
#/properties/groupName/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<
1){const r={instancePath:i+"/groupName",schemaPath:"#/properties/groupName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),s++}return aa.errors=e,s===0}aa.evaluated={props:{repository:!0,entityID:!0,ruleID:!0,groupName:!0},dynamicProps:!1,dynamicItems:!1};
var Ao=ia;function kr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=kr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t===
"command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return kr.errors=e,s===0}kr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ai={type:"string",enum:["delimited"]};function $r(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=$r.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:
e.push(t),s++}if(a.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required\
 property 'type'"};e===null?e=[t]:e.push(t),s++}if(a.parameters===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="name"||t==="type"||t==="description"||t===
"parameters"||t==="filter")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"m\
ust NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(f(t)>128){const r={instancePath:i+"\
/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===
null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderC\
onnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConne\
ctionName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.type!==void 0){let t=a.type;if(typeof t!="str\
ing"){const r={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}if(t!=="delimited"){const r={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:ai.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){
if(f(t)>4e3){const r={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderC\
onnectionDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}}if(a.parameters!==void 0){let t=a.parameters;if(typeof t=="string"){if(f(t)>9e3){const r={instancePath:i+"/parameters",schemaPath:"con\
tract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[r]:e.push(r),s++}
if(f(t)<1){const r={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.filter!==void 0){let t=a.filter;if(typeof t=="string"){if(f(t)>256){const r={
instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 character\
s"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileF\
ilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $r.errors=e,s===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Nr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Nr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
s++}for(const t in a)if(!(t==="command"||t==="data")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="add"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}a.data!==void 0&&($r(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?$r.errors:e.
concat($r.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.
push(t),s++}return Nr.errors=e,s===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){kr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?kr.errors:e.concat(kr.errors),s=e.length);var t=!0}else if(r==="add")Nr(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Nr.errors:e.concat(Nr.errors),s=e.length),t!==!0&&(t=!0);else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return qe.
errors=e,o.props=t,s===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};function ia(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=ia.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!qe(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?qe.errors:e.concat(qe.errors),s=e.length;else var t=qe.evaluated.props;return ia.errors=e,o.props=t,s===0}ia.evaluated=
{dynamicProps:!0,dynamicItems:!1};var oe=oa;function oa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=oa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[t]:e.push(t),s++}if(a.loaderconnection===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loaderconne\
ction"},message:"must have required property 'loaderconnection'"};e===null?e=[t]:e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){
if(f(t)>64){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have mo\
re than 64 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}}if(a.loaderconnection!==void 0){let t=a.loaderconnection;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+
"/loaderconnection",schemaPath:"#/properties/loaderconnection/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={
instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return oa.errors=e,s===0}oa.evaluated={props:{repository:!0,loaderconnection:!0},dynamicProps:!1,
dynamicItems:!1};var qo=na;function xr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=xr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const t={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="name"||t==="type"||t==="description"||t==="parameters"||t==="filter")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.name!==void 0){let t=a.name;if(typeof t==
"string"){if(f(t)>128){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionNam\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}if(!j.test(t)){const r={instancePath:i+
"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/name",
schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.type!==
void 0){let t=a.type;if(typeof t!="string"){const r={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="delimited"){const r={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnection\
Type/enum",keyword:"enum",params:{allowedValues:ai.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}if(a.description!==
void 0){let t=a.description;if(typeof t=="string"){if(f(t)>4e3){const r={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/m\
axLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+
"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[\
^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.parameters!==void 0){let t=a.parameters;if(typeof t=="string"){if(f(t)>9e3){
const r={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more\
 than 9000 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/parameters",schemaPath:"\
contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.filter!==void 0){let t=a.
filter;if(typeof t=="string"){if(f(t)>256){const r={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters"};e===null?e=[r]:e.push(r),s++}if(!g.test(t)){const r={instancePath:i+"/filter",schemaPath:"contract#/$defs/File\
Filter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return xr.errors=e,s===0}xr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;
const o=Rr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),s++}if(a.data===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="edit"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edi\
t"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}a.data!==void 0&&(xr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",
rootData:p,dynamicAnchors:m})||(e=e===null?xr.errors:e.concat(xr.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Rr.errors=e,s===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Er(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Er.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="\
data")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="enable"){const r={instancePath:i+"/com\
mand",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"enable"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}
if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Er.errors=e,s===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ir.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="\
data")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="disable"){const r={instancePath:i+"/co\
mmand",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disable"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}
if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Ir.errors=e,s===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Tr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="\
data")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="test"){const r={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.
data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Tr.errors=e,s===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r===
"edit"){Rr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Rr.errors:e.concat(Rr.errors),s=e.length);var t=!0}else if(r===
"enable")Er(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Er.errors:e.concat(Er.errors),s=e.length),t!==!0&&(t=
!0);else if(r==="disable")Ir(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Ir.errors:e.concat(Ir.errors),s=e.length),
t!==!0&&(t=!0);else if(r==="test")Tr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Tr.errors:e.concat(Tr.errors),
s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return je.errors=e,o.props=t,s===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};
function na(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=na.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!je(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?je.errors:e.concat(
je.errors),s=e.length;else var t=je.evaluated.props;return na.errors=e,o.props=t,s===0}na.evaluated={dynamicProps:!0,dynamicItems:!1};var jo=ma,_o={type:"object",
additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageN\
umber"},pageSize:{$ref:"contract#/$defs/PageNumber"},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",
0,1]}}};function ie(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ie.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="pageStart"||t===
"pageSize"||t==="sort"||t==="clearCache")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const l={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),s++}const r=t.length;for(let l=0;l<r;l++){let h=t[l];if(typeof h=="string"){if(f(h)>128){const P={
instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[P]:e.push(P),s++}if(f(h)<1){const P={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}let n=t.length,d;if(n>1){const l={};
for(;n--;){let h=t[n];if(typeof h=="string"){if(typeof l[h]=="number"){d=l[h];const P={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[P]:e.push(P),s++;break}
l[h]=n}}}}else{const r={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[r]:e.push(r),s++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(f(t)>1e4){const r={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.pageStart!==
void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/pageStart",schemaPath:"contrac\
t#/$defs/PageNumber/type",keyword:"type",params:{type:es.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageStart",schemaPath:"c\
ontract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&
!U.test(t)){const r={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'\
must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))&&typeof t!="string"){const r={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:es.type},message:"\
must be integer,string"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(
r),s++}if(t<1||isNaN(t)){const r={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}}if(typeof t=="string"&&!U.test(t)){const r={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[r]:e.push(r),s++}}if(a.
sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const r=t.length;for(let n=0;n<r;n++){let d=t[n];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"req\
uired",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[l]:e.push(l),s++}for(const l in d)if(!(l==="column"||l==="d\
irection")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),s++}if(d.column!==void 0){let l=d.column;if(typeof l=="string"){if(f(l)>128){const h={instancePath:i+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[h]:e.push(h),s++}if(f(l)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}
if(d.direction!==void 0){let l=d.direction;if(typeof l!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}if(!(l===""||l==="asc"||l==="desc")){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:da.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),s++}}}else{const l={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}}else{const r={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}}if(a.clearCache!==void 0){let t=a.clearCache;if(!(t==="0"||t==="1"||t===0||t===
1)){const r={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:_o.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return ie.errors=e,s===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Or(a,{instancePath:i="",
parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Or.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.
data;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const r in t)if(!(r==="filter"||r==="username"||r==="password")){const n={instancePath:i+"/data",schemaPath:"\
#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),s++}if(t.filter!==void 0){let r=t.filter;if(typeof r=="string"){if(f(r)>256){const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/Fil\
eFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(r)){const n={
instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\\
x00]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.username!==void 0){let r=t.username;if(typeof r=="string"){if(f(r)>256){const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};
e===null?e=[n]:e.push(n),s++}if(!g.test(r)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/username",schemaPath:"contr\
act#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.password!==void 0){let r=t.password;
if(typeof r=="string"){if(f(r)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(r)){const n={instancePath:i+"/data/password",schemaPath:"\
contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),s++}}else{
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}}else{const r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}}a.options!==void 0&&(ie(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?ie.errors:e.concat(ie.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return Or.errors=e,s===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(a,{instancePath:i="",parentData:u,
parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=_e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){Or(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Or.errors:e.concat(Or.errors),s=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return _e.errors=e,o.props=t,s===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};function ma(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ma.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!_e(a,{instancePath:i,
parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))e=e===null?_e.errors:e.concat(_e.errors),s=e.length;else var t=_e.evaluated.props;return ma.errors=
e,o.props=t,s===0}ma.evaluated={dynamicProps:!0,dynamicItems:!1};var Co=pa;function Lr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Lr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const r in t)
if(!(r==="username"||r==="password")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(t.username!==void 0){let r=t.username;if(typeof r=="string"){
if(f(r)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must\
 NOT have more than 256 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(r)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUser\
name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(t.password!==void 0){let r=t.password;if(typeof r=="string"){if(f(r)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePasswor\
d/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(r)){const n={instancePath:i+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(ie(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"op\
tions",rootData:p,dynamicAnchors:m})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length))}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Lr.errors=e,s===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(a,{
instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Dr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}if(a.data===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="preview"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.filename===void 0){const r={instancePath:i+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),s++}
for(const r in t)if(!(r==="filename"||r==="username"||r==="password")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(t.filename!==void 0){let r=t.
filename;if(typeof r=="string"){if(f(r)>4096){const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/maxLength",keyword:"maxLength",
params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),s++}if(f(r)<1){const n={instancePath:i+"/data/filename",schemaPath:"\
contract#/$defs/SchemaFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
const n={instancePath:i+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}if(t.username!==void 0){let r=t.username;if(typeof r=="string"){if(f(r)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#\
/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(
r)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must \
match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.password!==void 0){let r=t.password;if(typeof r=="string"){if(f(r)>1024){
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters"};e===null?e=[n]:e.push(n),s++}if(!g.test(r)){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/patter\
n",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/dat\
a/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{
const r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Dr.errors=e,s===
0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=Ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="get"){Lr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Lr.errors:e.concat(Lr.errors),s=e.length);var t=!0}else if(r==="preview")Dr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||
(e=e===null?Dr.errors:e.concat(Dr.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,o.props=t,s===
0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};function pa(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
s=0;const o=pa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ce(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,
dynamicAnchors:m}))e=e===null?Ce.errors:e.concat(Ce.errors),s=e.length;else var t=Ce.evaluated.props;return pa.errors=e,o.props=t,s===0}pa.evaluated={dynamicProps:!0,
dynamicItems:!1};var Go=la;function Sr(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Sr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="get"){const r={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Sr.errors=e,s===0}Sr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ge(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ge.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.
command;if(typeof r=="string")if(r==="get"){Sr(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?Sr.errors:e.concat(
Sr.errors),s=e.length);var t=!0}else if(r==="export")v(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m})||(e=e===null?v.errors:e.
concat(v.errors),s=e.length),t!==!0&&(t=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),s++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ge.errors=e,o.props=t,s===0}Ge.evaluated=
{dynamicProps:!0,dynamicItems:!1};function la(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=la.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ge(a,{instancePath:i,parentData:u,parentDataProperty:c,rootData:p,dynamicAnchors:m}))
e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length;else var t=Ge.evaluated.props;return la.errors=e,o.props=t,s===0}la.evaluated={dynamicProps:!0,dynamicItems:!1};
var ii=ua;function ua(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=ua.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),s++}if(a.jobId===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'jobId'"};e===null?e=[t]:
e.push(t),s++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(f(t)>64){const r={instancePath:i+"/repository",schemaPath:"#/properties/rep\
ository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(f(t)<1){const r={instancePath:i+
"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:
e.push(r),s++}if(!D.test(t)){const r={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-\
]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i+"/repository",schemaPath:"#/properti\
es/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}if(a.jobId!==void 0){let t=a.jobId;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const r={instancePath:i+"/jobId",schemaPath:"\
#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),s++}
if(t<1||isNaN(t)){const r={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[r]:e.push(r),s++}if(!E.validate(t)){const r={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"i\
nt64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),s++}}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return ua.errors=e,s===0}ua.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};var Fo=ca;
function Ar(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Ar.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t===
"command"||t==="data"||t==="options")){const r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),s++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const r={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t!=="cancel"){
const r={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"cancel"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),s++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/data",schemaPath:"contract#\
/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(a.options!==void 0){let t=a.options;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return Ar.errors=e,s===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(a,{instancePath:i="",parentData:u,parentDataProperty:c,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,s=0;const o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),s++}const r=a.command;if(typeof r=="string")if(r==="cancel"){Ar(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m})||(e=e===null?Ar.errors:e.concat(Ar.errors),s=e.length);var t=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Fe.
errors=e,o.props=t,s===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};function ca(a,{instancePath:i="",parentData:u,parentDataProperty:c,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,s=0;const o=ca.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Fe(a,{instancePath:i,parentData:u,parentDataProperty:c,
rootData:p,dynamicAnchors:m}))e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length;else var t=Fe.evaluated.props;return ca.errors=e,o.props=t,s===0}ca.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Uo={getOpenApiDocument:{headers:y},changePassword:{headers:y,body:{"application/json":vi}},listRepositories:{query:$,headers:y},
createRepository:{headers:y,body:{"application/json":wi}},getRepository:{path:k,query:X,headers:y},deleteRepository:{path:k,headers:y},login:{path:k,headers:y},
uploadFile:{path:k,headers:y},listFiles:{path:k,query:$,headers:y},deleteFile:{path:$i,headers:y},downloadExport:{path:Ni,headers:xi},listEntities:{path:k,query:$,
headers:y},runEntitiesCommand:{path:k,headers:y,body:{"application/json":Ri}},runExpressionsCommand:{path:k,headers:y,body:{"application/json":Di}},countEntities:{
path:k,headers:y},getEntity:{path:T,query:X,headers:y},runEntityCommand:{path:T,headers:y,body:{"application/json":Ai}},deleteEntity:{path:T,headers:y},listRows:{
path:T,query:ji,headers:y},runRowsCommand:{path:T,headers:y,body:{"application/json":_r}},listRejectedRows:{path:T,query:$,headers:y},getReport:{path:T,headers:y},
listAttributes:{path:T,query:$,headers:y},runAttributesCommand:{path:T,headers:y,body:{"application/json":Gi}},getAttribute:{path:G,query:X,headers:y},listValues:{
path:G,query:$,headers:y},runValuesCommand:{path:G,headers:y,body:{"application/json":us}},listMasks:{path:G,query:$,headers:y},runMasksCommand:{path:G,headers:y,
body:{"application/json":us}},listPatterns:{path:G,query:Fi,headers:y},runPatternsCommand:{path:G,headers:y,body:{"application/json":Hi}},runSoundexesCommand:{path:G,
headers:y,body:{"application/json":us}},listMetaphones:{path:G,query:$,headers:y},runMetaphonesCommand:{path:G,headers:y,body:{"application/json":us}},unmaskValue:{
path:k,headers:y,body:{"application/json":Xi}},listFunctions:{path:k,query:Mi,headers:y},listPriorities:{path:k,headers:y},runPrioritiesCommand:{path:k,headers:y,
body:{"application/json":Yi}},runPriorityCommand:{path:Xa,headers:y,body:{"application/json":Bi}},deletePriority:{path:Xa,headers:y},listLibraryEntities:{path:k,
query:$,headers:y},runLibraryEntitiesCommand:{path:k,headers:y,body:{"application/json":Zi}},countLibraryEntities:{path:k,headers:y},getLibraryEntity:{path:z,query:X,
headers:y},runLibraryEntityCommand:{path:z,headers:y,body:{"application/json":eo}},deleteLibraryEntity:{path:z,query:Va,headers:y},listLibraryAttributes:{path:z,
query:$,headers:y},runLibraryAttributesCommand:{path:z,headers:y,body:{"application/json":ro}},getLibraryAttribute:{path:va,query:X,headers:y},runLibraryAttributeCommand:{
path:va,headers:y,body:{"application/json":so}},deleteLibraryAttribute:{path:va,headers:y},listLibraryEntityRules:{path:z,query:$,headers:y},runLibraryEntityRulesCommand:{
path:z,headers:y,body:{"application/json":ao}},getLibraryRule:{path:Is,query:X,headers:y},runLibraryRuleCommand:{path:Is,headers:y,body:{"application/json":oo}},
deleteLibraryRule:{path:Is,query:Va,headers:y},listAssociatedRules:{path:Is,query:$,headers:y},listAssociatedEntities:{path:z,query:$,headers:y},runAssociatedEntitiesCommand:{
path:z,headers:y,body:{"application/json":mo}},getAttributeMap:{path:za,headers:y},runAttributeMapCommand:{path:za,headers:y,body:{"application/json":po}},listBusinessRules:{
path:k,query:ka,headers:y},runBusinessRulesCommand:{path:k,headers:y,body:{"application/json":Ms}},countBusinessRules:{path:k,headers:y},listAggregateMethods:{path:k,
headers:y},listLibraryRules:{path:k,query:ka,headers:y},runLibraryRulesCommand:{path:k,headers:y,body:{"application/json":uo}},countLibraryRules:{path:k,headers:y},
listRealBusinessRules:{path:k,query:ka,headers:y},runRealBusinessRulesCommand:{path:k,headers:y,body:{"application/json":co}},deleteRealBusinessRules:{path:k,headers:y,
body:{"application/json":vo}},countRealBusinessRules:{path:k,headers:y},listEntityBusinessRules:{path:T,query:$,headers:y},runEntityBusinessRulesCommand:{path:T,
headers:y,body:{"application/json":wo}},listAttributeBusinessRules:{path:G,query:$,headers:y},runAttributeBusinessRulesCommand:{path:G,headers:y,body:{"applicat\
ion/json":Ro}},listEntityRuleHistory:{path:T,query:$,headers:y},runEntityRuleHistoryCommand:{path:T,headers:y,body:{"application/json":xa}},listAllRuleHistory:{
path:k,query:$,headers:y},runAllRuleHistoryCommand:{path:k,headers:y,body:{"application/json":xa}},listEntityCompliance:{path:T,query:$,headers:y},runEntityComplianceCommand:{
path:T,headers:y,body:{"application/json":ri}},listCompliance:{path:k,query:$,headers:y},runComplianceCommand:{path:k,headers:y,body:{"application/json":ri}},listPassingRules:{
path:T,query:$,headers:y},runPassingRulesCommand:{path:T,headers:y,body:{"application/json":Ms}},listFailingRules:{path:T,query:$,headers:y},runFailingRulesCommand:{
path:T,headers:y,body:{"application/json":Ms}},listEnabledRules:{path:T,query:$,headers:y},runEnabledRulesCommand:{path:T,headers:y,body:{"application/json":Ms}},
getBusinessRule:{path:q,query:X,headers:y},runBusinessRuleCommand:{path:q,headers:y,body:{"application/json":Lo}},deleteBusinessRule:{path:q,headers:y},getBusinessRulePermissions:{
path:q,headers:y},listRuleHistory:{path:q,query:$,headers:y},runRuleHistoryCommand:{path:q,headers:y,body:{"application/json":xa}},listRuleFailingRows:{path:q,query:$,
headers:y},runRuleFailingRowsCommand:{path:q,headers:y,body:{"application/json":_r}},listRulePassingRows:{path:q,query:$,headers:y},runRulePassingRowsCommand:{path:q,
headers:y,body:{"application/json":_r}},listRuleGroups:{path:q,query:$,headers:y},runRuleGroupsCommand:{path:q,headers:y,body:{"application/json":So}},runGroupFailingRowsCommand:{
path:q,headers:y,body:{"application/json":si}},runGroupPassingRowsCommand:{path:q,headers:y,body:{"application/json":si}},listGroupFailingRows:{path:sa,query:$,
headers:y},runNamedGroupFailingRowsCommand:{path:sa,headers:y,body:{"application/json":_r}},listGroupPassingRows:{path:sa,query:$,headers:y},runNamedGroupPassingRowsCommand:{
path:sa,headers:y,body:{"application/json":_r}},listLoaderConnections:{path:k,query:$,headers:y},runLoaderConnectionsCommand:{path:k,headers:y,body:{"applicatio\
n/json":Ao}},getLoaderConnection:{path:oe,query:X,headers:y},runLoaderConnectionCommand:{path:oe,headers:y,body:{"application/json":qo}},deleteLoaderConnection:{
path:oe,headers:y},listDatasources:{path:oe,query:$,headers:y},runDatasourcesCommand:{path:oe,headers:y,body:{"application/json":jo}},listDataschemas:{path:oe,query:$,
headers:y},runDataschemasCommand:{path:oe,headers:y,body:{"application/json":Co}},listConnectionEncodings:{path:oe,headers:y},listLoaderConnectionTypes:{headers:y},
listJobs:{path:k,query:$,headers:y},runSchedulerCommand:{path:k,headers:y,body:{"application/json":Go}},getJob:{path:ii,query:X,headers:y},runJobCommand:{path:ii,
headers:y,body:{"application/json":Fo}}};export{Uo as validators};
