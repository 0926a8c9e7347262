// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var ro=Object.getOwnPropertyNames,hi=(a,i)=>function(){try{return i||(0,a[ro(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(u){throw i=0,u}},so=hi({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(l){const u=l.length;let p=0,m=0,e;for(;m<u;)p++,e=l.charCodeAt(
m++),e>=55296&&e<=56319&&m<u&&(e=l.charCodeAt(m),(e&64512)===56320&&m++);return p}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),to=hi({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(w,R){
return{validate:w,compare:R}}a.fullFormats={date:i(m,e),time:i(o(!0),r),"date-time":i(d(!0),c),"iso-time":i(o(),s),"iso-date-time":i(d(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Yi,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Qi,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:zi,int32:{type:"number",validate:Bi},int64:{type:"number",validate:Zi},float:{type:"\
number",validate:li},double:{type:"number",validate:li},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,c),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function l(w){return w%4===0&&(w%100!==0||w%400===0)}var u=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,p=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function m(w){const R=u.exec(w);if(!R)return!1;const D=+R[1],I=+R[2],G=+R[3];return I>=1&&I<=12&&G>=1&&G<=(I===2&&l(D)?29:p[I])}function e(w,R){if(w&&
R)return w>R?1:w<R?-1:0}var t=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(w){return function(D){const I=t.exec(D);if(!I)return!1;
const G=+I[1],bt=+I[2],lt=+I[3],eo=I[4],ui=I[5]==="-"?-1:1,ci=+(I[6]||0),fi=+(I[7]||0);if(ci>23||fi>59||w&&!eo)return!1;if(G<=23&&bt<=59&&lt<60)return!0;const Za=bt-
fi*ui,di=G-ci*ui-(Za<0?1:0);return(di===23||di===-1)&&(Za===59||Za===-1)&&lt<61}}function r(w,R){if(!(w&&R))return;const D=new Date("2020-01-01T"+w).valueOf(),I=new Date(
"2020-01-01T"+R).valueOf();if(D&&I)return D-I}function s(w,R){if(!(w&&R))return;const D=t.exec(w),I=t.exec(R);if(D&&I)return w=D[1]+D[2]+D[3],R=I[1]+I[2]+I[3],w>
R?1:w<R?-1:0}var n=/t|\s/i;function d(w){const R=o(w);return function(I){const G=I.split(n);return G.length===2&&m(G[0])&&R(G[1])}}function c(w,R){if(!(w&&R))return;
const D=new Date(w).valueOf(),I=new Date(R).valueOf();if(D&&I)return D-I}function h(w,R){if(!(w&&R))return;const[D,I]=w.split(n),[G,bt]=R.split(n),lt=e(D,G);if(lt!==
void 0)return lt||r(I,bt)}var v=/\/|:/,Vi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Yi(w){return v.test(w)&&Vi.test(w)}var pi=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function zi(w){return pi.lastIndex=0,pi.
test(w)}var Ki=-(2**31),Wi=2**31-1;function Bi(w){return Number.isInteger(w)&&w<=Wi&&w>=Ki}function Zi(w){return Number.isInteger(w)}function li(){return!0}var Ji=/[^\\]\\Z/;
function Qi(w){if(Ji.test(w))return!1;try{return new RegExp(w),!0}catch{return!1}}}}),y=wt,f=so().default,yi=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function wt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=wt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(f(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!yi.test(r)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return wt.errors=e,t===0}wt.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var ao=kt,g=new RegExp("^[^\\x00]*$","u");function kt(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=kt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[r]:e.push(r),t++}
if(a.newPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="oldPassword"||r==="newPassword")){const s={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),t++}if(a.oldPassword!==void 0){let r=a.oldPassword;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:i+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.newPassword!==void 0){let r=a.newPassword;if(typeof r==
"string"){if(f(r)>1024){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<8){const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return kt.errors=e,t===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=$t,io={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},x=to().fullFormats.int64;function $t(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=$t.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const c={instancePath:i+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[c]:e.push(c),t++}if(r.length<1){const c={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[c]:e.push(c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h=="string"){if(f(h)>128){const v={instancePath:i+"/columns/"+c,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[v]:e.push(v),t++}
if(f(h)<1){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}let n=r.length,d;if(n>1){const c={};for(;n--;){let h=r[n];if(typeof h=="str\
ing"){if(typeof c[h]=="number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[v]:e.push(v),t++;break}c[h]=n}}}}else{const s={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(
r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>140){const c={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};
e===null?e=[c]:e.push(c),t++}if(f(d)<1){const c={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
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
1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:io.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return $t.errors=e,t===0}$t.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var oo=Nt,L=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function Ke(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>
64){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/name",schemaPath:"con\
tract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>1e3){const s={instancePath:i+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(
s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Nt.evaluated;return o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),Ke(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Ke.errors:e.concat(Ke.errors),
t=e.length),Nt.errors=e,t===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var k=xt;function xt(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xt.
errors=e,t===0}xt.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var H=Rt,no={type:"object",properties:{columns:{$ref:"contract#/$defs/Column\
Names"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function Rt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[c]:e.push(c),t++}if(r.length<1){const c={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(
c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h=="string"){if(f(h)>128){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[v]:e.push(v),t++}if(f(h)<1){const v={
instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}let n=r.length,d;if(n>1){const c={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof c[h]==
"number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NO\
T have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[v]:e.push(v),t++;break}c[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:no.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rt.errors=e,t===0}Rt.evaluated={props:{columns:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var mo=It,gi=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function It(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=It.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r==
"string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/filename",schemaPath:"#\
/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){
const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!gi.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"\
^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",
schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return It.errors=e,t===0}It.evaluated={props:{repository:!0,
filename:!0},dynamicProps:!1,dynamicItems:!1};var po=Et;function Et(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Et.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}if(!gi.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Et.errors=e,t===0}Et.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var lo=Tt;function Tt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Tt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let r=a.
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
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!yi.test(r)){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\\
x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tt.errors=e,t===0}Tt.evaluated={props:{range:!0,"if-\
range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var uo=Dt,vi={type:"object",additionalProperties:!1,properties:{columns:{$ref:"\
contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumbe\
r"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,
items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},Ot={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0\
-9]{0,14})?$"},Ja={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{
type:"string",enum:["","asc","desc"]}}},U=new RegExp("^([1-9][0-9]{0,14})?$","u"),Pi=new RegExp("^[0-9]{1,16}$","u");function b(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=b.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r===
"clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have a\
dditional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const c={instancePath:i+"/colu\
mns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[c]:e.push(
c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h=="string"){if(f(h)>128){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/Ch\
osenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[v]:e.push(v),t++}if(f(h)<1){const v={
instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}let n=r.length,d;if(n>1){const c={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof c[h]==
"number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must \
NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[v]:e.push(v),t++;break}c[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;
if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Ot.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pa\
geStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#\
/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(
s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSiz\
e",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Ot.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",
schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!U.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})\
?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){
if(r.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must\
 NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&typeof d!="string"){const c={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:vi.properties.
keypatternlist.items.type},message:"must be integer,string"};e===null?e=[c]:e.push(c),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const c={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[c]:e.push(c),t++}if(d<0||isNaN(d)){const c={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlis\
t/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[c]:e.push(c),t++}}if(typeof d=="string"&&!Pi.test(d)){const c={
instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must matc\
h pattern "^[0-9]{1,16}$"'};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={
instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const c={instancePath:i+"/sort/"+
n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=
[c]:e.push(c),t++}for(const c in d)if(!(c==="column"||c==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){
let c=d.column;if(typeof c=="string"){if(f(c)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(c)<1){const h={instancePath:i+"/sort/"+
n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){let c=d.direction;if(typeof c!="string"){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),t++}if(!(c===""||c==="asc"||c==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/directio\
n/enum",keyword:"enum",params:{allowedValues:Ja.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{
const c={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(
c),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/clearCache",schemaPath:"#/prop\
erties/clearCache/enum",keyword:"enum",params:{allowedValues:vi.properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return b.
errors=e,t===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bi={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,properties:{
entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"c\
ontract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{
enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},Lt={type:"string",enum:["client","server"]},wi={type:["integer","string"],minimum:0,
maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},j=Object.prototype.hasOwnProperty,q=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
"u"),ki=new RegExp("^[0-9]{0,15}$","u"),A=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),$i={type:"object",required:["source\
File","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"co\
ntract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs\
/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"c\
ontract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$defs/Unused"},redefines:{
$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract#/$defs/Unused"}}},Ni={type:"\
string",enum:["","delimited"]},xi={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},co={type:"string",enum:["","lf",
"cr","crlf","none"]},ut={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},N={type:["string","integer"],maxLength:1e4,pattern:"^[^\\x00]*$"};function _(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}if(a.attr===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'attr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call($i.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/Sou\
rceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="delimited")){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Ni.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:xi.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r==
"string"){if(f(r)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
password!==void 0){let r=a.password;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
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
schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:co.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp125\
1"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp\
855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||
r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r===
"identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859\
-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||
r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGre\
ek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="t\
is-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ut.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"){const s={instancePath:i+
"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="none"||r==="n\
ames"||r==="ddl")){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:$i.properties.attr.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.endian!==void 0){let r=a.endian;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,\
integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/endian",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}}if(a.align!==void 0){let r=a.align;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/align",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){
const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 cha\
racters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.redefines!==void 0){let r=a.redefines;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unuse\
d/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}}if(a.upacked!==void 0){let r=a.upacked;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.national!==void 0){let r=a.national;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/national",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.
test(r)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.sqlwhere!==void 0){let r=a.sqlwhere;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/sqlwhere",schemaPath:"contr\
act#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}_.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function We(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[
r]:e.push(r),t++}if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have r\
equired property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call(bi.properties,r)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/E\
ntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/entityDesc",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Enti\
tyDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!=
"string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Lt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(_(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),a.sample!==void 0){let r=a.
sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:wi.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ki.test(r)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:bi.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;
if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Be(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Be.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(We(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?We.errors:e.concat(We.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const d={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let c=s[d];if(typeof c=="string"){if(f(c)>2e4){const h={instancePath:i+
"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!g.test(c)){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var fo={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};
function Ze(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ze.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=
[r]:e.push(r),t++}for(const r in a)if(!j.call(fo.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r!="str\
ing"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.
test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,int\
eger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/entityDe\
sc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/\
$defs/Source/enum",keyword:"enum",params:{allowedValues:Lt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==
void 0&&(_(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?_.errors:e.concat(
_.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sampl\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==
void 0){let r=a.maxRejected;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/maxRejected",schemaPath:"con\
tract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){
const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 100\
00 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r!="s\
tring"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/jobName",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(
r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/scheduleNow",schemaPath:"\
contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.
scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/scheduleTime",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){
if(f(r)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have\
 more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}Ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Je(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Je.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ze(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const d={
instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let c=s[d];if(typeof c=="string"){if(f(c)>2e4){const h={instancePath:i+
"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!g.test(c)){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ho={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{$ref:"contract#/$defs/Unused"},
maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$d\
efs/Unused"}}},yo={type:"object",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contra\
ct#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/Sou\
rceFile"},encoding:{$ref:"contract#/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"contract#\
/$defs/Unused"},terminator:{$ref:"contract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$d\
efs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract\
#/$defs/Unused"}}};function Qe(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Qe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!j.call(yo.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="\
delimited")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Ni.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:xi.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contra\
ct#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:
e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(f(r)>256){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/Sour\
ceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={
instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\
\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.password;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:i+
"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===
null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"\
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
r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.schemaFile!==void 0){let r=a.schemaFile;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be str\
ing,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLengt\
h",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/schemaFile",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}}if(a.quote!==void 0){let r=a.quote;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT h\
ave more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/quote",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/delimiter",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.
test(r)){const s={instancePath:i+"/delimiter",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.terminator!==void 0){let r=a.terminator;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"ma\
xLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/terminator",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attr",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){
const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 char\
acters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/attr",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.endian!==void 0){let r=a.endian;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/endian",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}}if(a.align!==void 0){let r=a.align;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/align",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){
if(f(r)>1e4){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.redefines!==void 0){let r=a.redefines;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/redefines",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.
test(r)){const s={instancePath:i+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.upacked!==void 0){let r=a.upacked;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/upacked",schemaPath:"contra\
ct#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.national!==
void 0){let r=a.national;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/national",schemaPath:"contract#\
/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.sqlwhere!==void 0){let r=a.sqlwhere;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/sqlwhere",schemaPath:"contract#/$defs/Unused\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Qe.errors=e,t===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=er.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have requir\
ed property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call(ho.properties,r)){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must \
NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/Unused/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.entityDesc!==void 0){let r=a.
entityDesc;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unuse\
d/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]\
*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+
"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||
r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Lt.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(Qe(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"\
connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r!="string"&&!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/Unused/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.
jobName;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/type",
keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(typeof r!="string"&&!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must b\
e string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/Unused/ma\
xLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/scheduleNow",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Unused/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}er.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function rr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=rr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="rawpreview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
rawpreview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(er(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?er.errors:e.concat(er.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(const s in r)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;
if(Array.isArray(s)){if(s.length>100){const d={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let c=s[d];if(typeof c==
"string"){if(f(c)>2e4){const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxL\
ength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!g.test(c)){const h={instancePath:i+"/options/colu\
mns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/options/columns/"+d,schemaPath:"contract#/$defs/SourceOptions/properties/columns/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rr.
errors=e,t===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qa={type:"string",enum:["","csv","json","ndjson","parquet","xlsx"]},ei={type:"string",
enum:["","error","replace"]},ri=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2\
028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function sr(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="filename"||r==="filetype"||r==="encoding"||r===
"unencodable"||r==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!ri.test(r)){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="strin\
g"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+"/filetype",schemaPath:"contract#/$def\
s/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==
void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="c\
p1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="\
cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp95\
0"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="is\
o2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||
r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="j\
is0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||
r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||
r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ut.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){const s={instancePath:i+"/u\
nencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:ei.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={
instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return sr.errors=e,t===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var go={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contra\
ct#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}}}};function C(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"m\
axItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[c]:e.push(c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h==
"string"){if(f(h)>128){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[v]:e.push(v),t++}if(f(h)<1){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ChosenColumns\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+
"/columns/"+c,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}
let n=r.length,d;if(n>1){const c={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof c[h]=="number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical\
)"};e===null?e=[v]:e.push(v),t++;break}c[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/keypatte\
rnlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.
push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const c={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:go.properties.keypatternlist.items.type},message:"must be i\
nteger,string"};e===null?e=[c]:e.push(c),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const c={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
c]:e.push(c),t++}if(d<0||isNaN(d)){const c={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[c]:e.push(c),t++}}if(typeof d=="string"&&!Pi.test(d)){const c={instancePath:i+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?
e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<
s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const c={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/requ\
ired",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[c]:e.push(c),t++}for(const c in d)if(!(c===
"column"||c==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let c=d.column;if(typeof c=="string"){if(f(
c)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(c)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKe\
y/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={
instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}if(d.direction!==void 0){let c=d.direction;if(typeof c!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"cont\
ract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(c===""||c==="as\
c"||c==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Ja.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const c={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return C.errors=e,t===0}C.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function P(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=P.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(sr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length)),a.options!==void 0&&(C(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"\
options",rootData:p,dynamicAnchors:m})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return P.errors=e,t===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"get"){M(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);var r=!0}else if(s===
"create")Be(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Be.errors:e.concat(Be.errors),t=e.length),r!==!0&&(r=
!0);else if(s==="preview")Je(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="rawpreview")rr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?rr.errors:e.concat(rr.
errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:
e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return me.errors=e,o.props=r,t===0}me.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Dt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Dt.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!me(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))
e=e===null?me.errors:e.concat(me.errors),t=e.length;else var r=me.evaluated.props;return Dt.errors=e,o.props=r,t===0}Dt.evaluated={dynamicProps:!0,dynamicItems:!1};
var vo=At,qt={type:"object",required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\
\\x00]*$"},purpose:{type:"string",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},
rule:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},groupName:{$ref:"contract#/$defs/GroupName"}}},Po={type:"str\
ing",enum:["","repositories","entities","scheduler","files","libraryEntities","libraryAttributes","loaderConnections","businessRules","realBusinessRules","entit\
yBusinessRules","attributeBusinessRules","passingRules","failingRules","enabledRules","libraryRules","libraryEntityRules","associatedRules","associatedEntities",
"allRuleHistory","entityRuleHistory","ruleHistory","compliance","entityCompliance","keywords","ruleFolders","ruleFolderRules","ruleFolderResults","webhooks","da\
tasources","dataschemas","rows","ruleFailingRows","rulePassingRows","groupFailingRows","groupPassingRows","ruleGroups","rejected","attributes","values","masks",
"patterns","soundexes","metaphones"]};function tr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=tr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.expression===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!(r==="expression"||r==="purpose"||r==="listing"||r==="entity"||r==="attribute"||r==="rule"||r==="groupName")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.expression!==void 0){let r=a.expression;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLe\
ngth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/expression",schemaPath:"#/properties/expression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.purpose!==void 0){let r=a.purpose;if(typeof r!="string"){const s={instancePath:i+"/purpose",schemaPath:"#/propertie\
s/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="value"||r==="condition")){const s={
instancePath:i+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:qt.properties.purpose.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.listing!==void 0){let r=a.listing;if(typeof r!="string"){const s={instancePath:i+"/listing",schemaPath:"\
contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="repositor\
ies"||r==="entities"||r==="scheduler"||r==="files"||r==="libraryEntities"||r==="libraryAttributes"||r==="loaderConnections"||r==="businessRules"||r==="realBusin\
essRules"||r==="entityBusinessRules"||r==="attributeBusinessRules"||r==="passingRules"||r==="failingRules"||r==="enabledRules"||r==="libraryRules"||r==="library\
EntityRules"||r==="associatedRules"||r==="associatedEntities"||r==="allRuleHistory"||r==="entityRuleHistory"||r==="ruleHistory"||r==="compliance"||r==="entityCo\
mpliance"||r==="keywords"||r==="ruleFolders"||r==="ruleFolderRules"||r==="ruleFolderResults"||r==="webhooks"||r==="datasources"||r==="dataschemas"||r==="rows"||
r==="ruleFailingRows"||r==="rulePassingRows"||r==="groupFailingRows"||r==="groupPassingRows"||r==="ruleGroups"||r==="rejected"||r==="attributes"||r==="values"||
r==="masks"||r==="patterns"||r==="soundexes"||r==="metaphones")){const s={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"\
enum",params:{allowedValues:Po.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.entity!==void 0){let r=a.entity;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:qt.
properties.entity.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/entity",schemaPath:"#/properties/entity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992\
54740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/entity",schemaPath:"#/properties\
/entity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}
if(a.attribute!==void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/attribute",schemaPath:"\
#/properties/attribute/type",keyword:"type",params:{type:qt.properties.attribute.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attribut\
e",schemaPath:"#/properties/attribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!U.test(r)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},
message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:qt.properties.rule.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"\
#/properties/rule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}
if(r<1||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/rule",schemaPath:"#/properties/rule/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.groupName!==void 0){let r=a.groupName;
if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},
message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$def\
s/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,t===0}tr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ar(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=ar.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="check"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"check"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(tr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ar.errors=e,t===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="check"){ar(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return pe.
errors=e,o.props=r,t===0}pe.evaluated={dynamicProps:!0,dynamicItems:!1};function At(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=At.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!pe(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?pe.errors:e.concat(pe.errors),t=e.length;else var r=pe.evaluated.props;return At.errors=e,o.props=r,t===0}At.evaluated=
{dynamicProps:!0,dynamicItems:!1};var O=jt;function jt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[
r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must ha\
ve required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/proper\
ties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"\
#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return jt.errors=e,t===0}jt.evaluated={props:{repository:!0,
entityID:!0},dynamicProps:!1,dynamicItems:!1};var bo=St;function ir(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)
if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/EntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/En\
tityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ir.errors=e,t===0}ir.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function or(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=or.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ir(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return or.errors=
e,t===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wo={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:[
"source"]},properties:{source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTim\
e"}}};function nr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=nr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample"||
r==="maxRejected"||r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){let r=a.source;if(typeof r!=
"string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:Lt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(_(a.connectInfo,{instancePath:i+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:p,dynamicAnchors:m})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),a.sample!==void 0){let r=a.
sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:wi.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ki.test(r)){const s={instancePath:i+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:wo.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;
if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0&&a.connectInfo===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInf\
o"},message:"must have property connectInfo when property source is present"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo!==void 0&&a.source===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"\
must have property source when property connectInfo is present"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nr.errors=e,t===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=mr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="reload"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0&&(nr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?nr.errors:e.concat(
nr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mr.errors=e,t===0}mr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function le(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=le.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){or(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?or.errors:e.concat(or.errors),
t=e.length);var r=!0}else if(s==="reload")mr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?mr.errors:e.concat(mr.
errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return le.errors=e,o.props=r,t===0}le.evaluated={dynamicProps:!0,
dynamicItems:!1};function St(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=St.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!le(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?
le.errors:e.concat(le.errors),t=e.length;else var r=le.evaluated.props;return St.errors=e,o.props=r,t===0}St.evaluated={dynamicProps:!0,dynamicItems:!1};var ko=_t,
$o={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\\
.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{
type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",
format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRows_query"},No=new RegExp("^[1-9][0-9]{0,5}:(n\
ull:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$","u");function _t(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_t.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.holding!==void 0){let r=a.holding;if(typeof r=="string"){if(f(r)>8e3){const s={instancePath:i+"/holding",schemaPath:"#/properties/\
holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}if(!No.test(r)){const s={
instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|sou\
ndex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pattern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\
\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const c={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[c]:e.push(c),t++}if(r.length<1){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h=="string"){if(f(h)>128){const v={
instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[v]:e.push(v),t++}if(f(h)<1){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+"/columns/"+c,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}let n=r.length,d;if(n>1){const c={};
for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof c[h]=="number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[v]:e.push(v),t++;break}
c[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){
let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"\
must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d==
"string"){if(f(d)>140){const c={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NO\
T have more than 140 characters"};e===null?e=[c]:e.push(c),t++}if(f(d)<1){const c={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/sort/"+n,schemaPath:"#\
/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.
pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/for\
mat",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r===
"1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:$o.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return _t.errors=e,t===0}_t.evaluated={props:{holding:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var ct=Ct;function pr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===
0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){pr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?pr.errors:e.concat(pr.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ue.errors=e,o.props=r,t===
0}ue.evaluated={dynamicProps:!0,dynamicItems:!1};function Ct(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ue(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?ue.errors:e.concat(ue.errors),t=e.length;else var r=ue.evaluated.props;return Ct.errors=e,o.props=r,t===0}Ct.evaluated={dynamicProps:!0,
dynamicItems:!1};var xo=Ft;function lr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=lr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lr.errors=e,t===0}lr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ce(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ce.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){lr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?lr.errors:e.concat(
lr.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ce.errors=e,o.props=r,t===0}ce.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ft(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ft.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ce(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))
e=e===null?ce.errors:e.concat(ce.errors),t=e.length;else var r=ce.evaluated.props;return Ft.errors=e,o.props=r,t===0}Ft.evaluated={dynamicProps:!0,dynamicItems:!1};
var F=Gt;function Gt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Gt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/proper\
ties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entityID",
schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.
attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/attributeID",schemaPath:"#/propert\
ies/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeI\
D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/\
attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),
t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gt.errors=
e,t===0}Gt.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var Ut=Ht;function ur(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ur.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,
dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ur(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?ur.errors:e.concat(ur.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return fe.errors=e,o.props=r,t===0}fe.evaluated={dynamicProps:!0,dynamicItems:!1};function Ht(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ht.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!fe(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?fe.errors:e.concat(fe.errors),t=e.length;else var r=fe.evaluated.
props;return Ht.errors=e,o.props=r,t===0}Ht.evaluated={dynamicProps:!0,dynamicItems:!1};var Ro=Xt,Io={type:"object",properties:{style:{$ref:"contract#/$defs/Pat\
ternStyle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",
format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int6\
4",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},si={type:"string",enum:["","Default","Rich",
"Long"]};function Xt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Xt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={instancePath:i+
"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||
r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:si.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>
4096){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more th\
an 4096 items"};e===null?e=[c]:e.push(c),t++}if(r.length<1){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h=="str\
ing"){if(f(h)>128){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[v]:e.push(v),t++}if(f(h)<1){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+
"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}
let n=r.length,d;if(n>1){const c={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof c[h]=="number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};
e===null?e=[v]:e.push(v),t++;break}c[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>140){const c={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[c]:e.push(c),t++}if(f(d)<1){const c={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{const c={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{
const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){
let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Io.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xt.errors=e,t===0}Xt.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Eo=Mt;function cr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=cr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.style!==void 0){let s=r.style;if(typeof s!="string"){const n={instancePath:i+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s===""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:i+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:si.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return cr.errors=e,t===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fr(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=fr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="filename"||r==="filetype"||r==="encoding"||r===
"unencodable"||r==="escapeFormulas"||r==="style")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!ri.test(r)){const s={instancePath:i+"/filename",schemaPath:"c\
ontract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\
\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'mu\
st match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\
/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"\
contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==void 0){let r=a.
filetype;if(typeof r!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+"/filetype",
schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r===
"cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r===
"cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp9\
36"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-ra\
w"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r===
"iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="j\
is0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r===
"macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||
r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ut.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){
const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r===""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"\
enum",params:{allowedValues:ei.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&typeof a.
escapeFormulas!="boolean"){const r={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={instancePath:i+"/style",schemaPath:"c\
ontract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="Default"||r==="\
Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:si.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return fr.errors=e,t===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}a.data!==void 0&&(fr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?fr.errors:e.concat(fr.
errors),t=e.length)),a.options!==void 0&&(C(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===
null?C.errors:e.concat(C.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){cr(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length);var r=!0}else if(s==="export")dr(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?dr.errors:e.concat(dr.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return de.
errors=e,o.props=r,t===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function Mt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!de(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?de.errors:e.concat(de.errors),t=e.length;else var r=de.evaluated.props;return Mt.errors=e,o.props=r,t===0}Mt.evaluated=
{dynamicProps:!0,dynamicItems:!1};var To=Vt;function hr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=hr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="data"||r==="command"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.value===void 0){const s={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.mask===void 0){const s={instancePath:i+"/data",schemaPath:"#/properties\
/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s===
"value"||s==="mask")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.value!==void 0){let s=r.value;if(typeof s=="string"){if(f(s)>4096){const n={instancePath:i+
"/data/value",schemaPath:"#/properties/data/properties/value/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.mask!==void 0){let s=r.mask;if(typeof s=="string"){if(f(s)>1024){const n={instancePath:i+"/data\
/mask",schemaPath:"#/properties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?
e=[n]:e.push(n),t++}if(f(s)<1){const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/mask",schemaPath:"#/properties/data/propertie\
s/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:N.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/command",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(
r)){const s={instancePath:i+"/command",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/\
options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hr.errors=e,t===0}hr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Vt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Vt.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),hr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length),Vt.errors=e,t===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oo=Yt,Lo={
type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function Yt(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Yt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||
r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"en\
um",params:{allowedValues:Lo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r==
"string"){if(f(r)>100){const s={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have mo\
re than 100 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return Yt.errors=e,t===0}Yt.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Do=zt,qo={type:[
"integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)$"},Ao=new RegExp("^([1-9]|10)$","u");function yr(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="priority"||r==="name"||r==="descri\
ption")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additio\
nal properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="stri\
ng"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:qo.type},message:"must be integer,string"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priori\
ty",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Ao.test(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)$"},message:'\
must match pattern "^([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"\
/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){
const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have \
more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return yr.errors=e,t===
0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(yr(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?yr.errors:e.concat(yr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=he.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="add"){gr(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return he.
errors=e,o.props=r,t===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};function zt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=zt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!he(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?he.errors:e.concat(he.errors),t=e.length;else var r=he.evaluated.props;return zt.errors=e,o.props=r,t===0}zt.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ri=Kt;function Kt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Kt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[r]:e.push(r),t++}if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"#/proper\
ties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||
isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Kt.errors=e,t===0}Kt.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var jo=Wt,
So={type:["integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},X=new RegExp("^([1-9]|10)?$","u");function vr(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=vr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const r in a)if(!(r==="priority"||r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.
priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityM\
ove/type",keyword:"type",params:{type:So.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(
r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <\
= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/priority",schemaPath:"\
contract#/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),
t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityRename/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/n\
ame",schemaPath:"contract#/$defs/PriorityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/PriorityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.
description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return vr.errors=e,t===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(vr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?vr.errors:e.concat(vr.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pr.errors=e,t===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ye(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="edit"){Pr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Pr.errors:e.concat(Pr.errors),t=e.length);
var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ye.errors=e,o.props=r,t===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};
function Wt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Wt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ye(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?ye.errors:e.concat(
ye.errors),t=e.length;else var r=ye.evaluated.props;return Wt.errors=e,o.props=r,t===0}Wt.evaluated={dynamicProps:!0,dynamicItems:!1};var _o=Bt;function br(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return br.errors=e,t===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wr(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=wr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity\
Name"||r==="entityDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(f(r)>128){const s={
instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must matc\
h pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"\
contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){
let r=a.entityDesc;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"\
maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/entityDes\
c",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:
e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.name===void 0){const c={instancePath:i+"/attrib\
utes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'na\
me'"};e===null?e=[c]:e.push(c),t++}for(const c in d)if(!(c==="name"||c==="description")){const h={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/Li\
braryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=
[h]:e.push(h),t++}if(d.name!==void 0){let c=d.name;if(typeof c=="string"){if(f(c)>128){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$d\
efs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(
h),t++}if(f(c)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!q.test(c)){const h={instancePath:i+"/attributes/"+n+"/nam\
e",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x\
7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+
"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}if(d.description!==void 0){let c=d.description;if(typeof c=="string"){if(f(c)>4e3){const h={instancePath:i+"/attributes/"+n+"/desc\
ription",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more \
than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!g.test(c)){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(
h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const c={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/Lib\
raryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/attribute\
s",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wr.errors=e,t===0}wr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function kr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=kr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(wr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",
rootData:p,dynamicAnchors:m})||(e=e===null?wr.errors:e.concat(wr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return kr.errors=e,t===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $r(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=$r.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.entityName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must hav\
e required property 'entityName'"};e===null?e=[r]:e.push(r),t++}if(a.attributes===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entityName"||r==="enti\
tyDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract\
#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match patter\
n "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contrac\
t#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.
entityDesc;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"ma\
xLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/entityDesc",
schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:
e.push(n),t++}if(r.length<1){const n={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.
name===void 0){const c={instancePath:i+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[c]:e.push(c),t++}for(const c in d)if(!(c==="name"||c==="description")){const h={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"m\
ust NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.name!==void 0){let c=d.name;if(typeof c=="string"){if(f(c)>128){const h={instancePath:i+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[h]:e.push(h),t++}if(f(c)<1){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!q.test(
c)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(d.description!==void 0){let c=d.description;if(typeof c=="string"){if(f(
c)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!g.test(c)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const c={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),
t++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return $r.errors=e,t===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/co\
mmand/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&($r(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?$r.errors:e.concat($r.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Nr.errors=e,t===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ge={type:["integer","string"],
minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},V={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},E=new RegExp(
"^[1-9][0-9]{0,14}$","u"),Co={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},Fo={type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function Y(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.realAttr===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"realAttr"},message:"must have required property 'realAttr'"};e===null?e=[r]:e.
push(r),t++}if(a.libAttr===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libAttr"},message:"must have requ\
ired property 'libAttr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="realAttr"||r==="libAttr")){const s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.realAttr!==
void 0){let r=a.realAttr;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/realAttr",schemaPath:"contract#\
/$defs/RealAttributeNumber/type",keyword:"type",params:{type:Co.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/realAttr",schemaPath:"\
contract#/$defs/RealAttributeNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!E.test(r)){const s={instancePath:i+"/realAttr",schemaPath:"contract#/$defs/RealAttributeNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9\
]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.libAttr!==void 0){let r=a.libAttr;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/type",keyword:"type",params:{
type:Fo.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libAttr",schemaPath:"contract#/$defs/LibraryAttributeNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/lib\
Attr",schemaPath:"contract#/$defs/LibraryAttributeNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){
if(a.length>4096){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?
e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++)Y(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:p,dynamicAnchors:m})||(e=e===null?
Y.errors:e.concat(Y.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[r]:e.push(r),t++}return xr.errors=e,t===0}xr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Rr(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Rr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"m\
ust have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="library"||r==="entity"||r==="m\
apping")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[s]:e.push(s),t++}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="strin\
g"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:ge.type},message:"must be integer,string"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/Lib\
raryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||
isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.entity!==void 0){let r=a.
entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/\
type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[s]:e.push(s),t++}}a.mapping!==void 0&&(xr(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"mapping",rootData:p,dynamicAnchors:m})||
(e=e===null?xr.errors:e.concat(xr.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,t===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="associate"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"associate"},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),t++}}if(a.data!==void 0&&(Rr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Rr.errors:e.concat(
Rr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,t===0}Ir.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ii={enum:["","0","1",0,1]};function Er(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Er.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(
r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required \
property 'library'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="library"||r==="deleteRules")){const s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!E.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:ge.type},message:"must b\
e integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"\
contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.deleteRules!==
void 0){let r=a.deleteRules;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/\
enum",keyword:"enum",params:{allowedValues:Ii.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Er.errors=e,t===0}Er.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Tr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Tr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="disassociate"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
disassociate"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Er(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?Er.errors:e.concat(Er.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Tr.errors=e,t===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ft={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"\
^[1-9][0-9]{0,14}$"};function Or(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Or.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.rules===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:
e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have re\
quired property 'library'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="rules"||r==="library")){const s={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"cont\
ract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!E.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}
if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="stri\
ng"){const c={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:ft.type},message:"must be integer,string"};e===
null?e=[c]:e.push(c),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const c={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/Ru\
leNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[c]:e.push(c),t++}if(d<1||
isNaN(d)){const c={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1"};e===null?e=[c]:e.push(c),t++}}if(typeof d=="string"&&!E.test(d)){const c={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/\
rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.library!==void 0){let r=a.
library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/type",keyword:"type",params:{type:ge.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumb\
er/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern\
 "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Or.errors=e,t===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Lr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="promote"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"promote"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0&&(Or(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Or.errors:e.concat(
Or.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Lr.errors=e,t===0}Lr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ve(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ve.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){br(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?br.errors:e.concat(br.errors),
t=e.length);var r=!0}else if(s==="add")kr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?kr.errors:e.concat(kr.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="create")Nr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Nr.errors:e.concat(
Nr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="associate")Ir(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?
Ir.errors:e.concat(Ir.errors),t=e.length),r!==!0&&(r=!0);else if(s==="disassociate")Tr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?Tr.errors:e.concat(Tr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="promote")Lr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?Lr.errors:e.concat(Lr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ve.errors=e,o.props=r,t===
0}ve.evaluated={dynamicProps:!0,dynamicItems:!1};function Bt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Bt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ve(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?ve.errors:e.concat(ve.errors),t=e.length;else var r=ve.evaluated.props;return Bt.errors=e,o.props=r,t===0}Bt.evaluated={dynamicProps:!0,
dynamicItems:!1};var z=Zt;function Zt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Zt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.libraryID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repos\
itory",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==
void 0){let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/libraryID",schemaPath:"\
#/properties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zt.errors=e,t===0}Zt.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var Go=Jt;function Dr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r==
"string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRename/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LibraryEntityR\
ename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r==
"string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$def\
s/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Dr.errors=e,t===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qr(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Dr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Dr.errors:e.concat(Dr.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qr.errors=e,t===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ar(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ar.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="ent\
ity"||r==="deleteRules")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/\
EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<
1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.deleteRules!==void 0){
let r=a.deleteRules;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/deleteRules",schemaPath:"contract#/$defs/DeleteDerivedRules/enum",keyword:"\
enum",params:{allowedValues:Ii.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ar.errors=e,t===0}Ar.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function jr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=jr.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="disassociate"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disasso\
ciate"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ar(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?Ar.errors:e.concat(Ar.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return jr.errors=e,t===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){qr(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?qr.errors:e.concat(qr.errors),t=e.length);var r=!0}else if(s==="disassociate")jr(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?jr.errors:e.concat(jr.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Pe.
errors=e,o.props=r,t===0}Pe.evaluated={dynamicProps:!0,dynamicItems:!1};function Jt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Pe(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length;else var r=Pe.evaluated.props;return Jt.errors=e,o.props=r,t===0}Jt.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ei=Qt,Uo={type:"object",properties:{deleteRules:{type:"string",enum:["0","1"]}},required:[],$id:"deleteLibraryEntity_query"};
function Qt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Qt.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.deleteRules!==void 0){let r=a.deleteRules;if(typeof r!="string"){
const s={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/deleteRules",schemaPath:"#/properties/deleteRules/enum",keyword:"enum",params:{allowedValues:Uo.
properties.deleteRules.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qt.errors=e,t===0}Qt.evaluated={props:{deleteRules:!0},dynamicProps:!1,
dynamicItems:!1};var Ho=ea;function Sr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Sr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Sr.errors=e,t===0}Sr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function _r(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_r.
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
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!q.test(s)){const n={instancePath:i+"/data/name",schemaPath:"contract#\
/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/name",schemaPath:"\
contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.description!==
void 0){let s=r.description;if(typeof s=="string"){if(f(s)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(
s)){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$\
defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$de\
fs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _r.errors=e,t===0}_r.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function be(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=be.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){Sr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Sr.errors:e.concat(Sr.errors),
t=e.length);var r=!0}else if(s==="add")_r(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?_r.errors:e.concat(_r.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return be.errors=e,o.props=r,t===0}be.evaluated={dynamicProps:!0,
dynamicItems:!1};function ea(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ea.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!be(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?
be.errors:e.concat(be.errors),t=e.length;else var r=be.evaluated.props;return ea.errors=e,o.props=r,t===0}ea.evaluated={dynamicProps:!0,dynamicItems:!1};var ti=ra;
function ra(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ra.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/proper\
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
e===null?e=[r]:e.push(r),t++}return ra.errors=e,t===0}ra.evaluated={props:{repository:!0,libraryID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var Xo=sa;
function Cr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Cr.evaluated;if(o.dynamicProps&&
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
e.push(n),t++}if(!A.test(s)){const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/pattern",keyword:"pattern",
params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1\
f\\x7f]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/name",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.description!==void 0){let s=r.description;if(typeof s=="string"){if(f(
s)>4e3){const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(s)){const n={instancePath:i+"/data/description",schemaPath:"\
contract#/$defs/LibraryAttributeChange/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/description",schemaPath:"contract#/$defs/LibraryAttributeChange/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/LibraryAt\
tributeChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Cr.errors=e,t===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){Cr(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Cr.errors:e.concat(Cr.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return we.
errors=e,o.props=r,t===0}we.evaluated={dynamicProps:!0,dynamicItems:!1};function sa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=sa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!we(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?we.errors:e.concat(we.errors),t=e.length;else var r=we.evaluated.props;return sa.errors=e,o.props=r,t===0}sa.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Mo=ta;function T(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=T.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}
T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vo={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{
$ref:"contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$\
defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$\
defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contrac\
t#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"\
contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},dt={enum:["","0","1",0,1]},ai={type:["number","string"],minimum:0,maximum:100,
pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},K={type:["integer","string"],minimum:0,maximum:1e6,pattern:"^([0-9]{1,6}|1000000)?$"},W={enum:["","0",
"1","2","3","4",0,1,2,3,4]},ht={enum:["","0","1","2",0,1,2]},yt={type:["integer","string"],minimum:0,maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},gt={type:[
"integer","string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},ii=new RegExp("^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$","u"),B=new RegExp("^([0-9]{1,\
6}|1000000)?$","u"),Z=new RegExp("^([0-9]{1,9}|1000000000)?$","u"),J=new RegExp("^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))\
*)?$","u");function Q(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Q.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.NAME===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[
r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must \
have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call(Vo.properties,r)){const s={instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==
void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs\
/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){
let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"m\
axLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/DESCRIPTIO\
N",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/EN\
ABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:dt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract\
#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<
1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.
THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"\
type",params:{type:ai.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.
push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ii.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$d\
efs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|\
[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},message:"must be integer,s\
tring"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/\
RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r===
"2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:W.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;
if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.
INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:yt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!Z.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1\
000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:gt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Fr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Q(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),a.options!==
void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fr.errors=e,t===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ti={type:["\
integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function ee(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){if(a.length>
4096){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[s]:e.push(
s),t++}const r=a.length;for(let s=0;s<r;s++)Y(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:p,dynamicAnchors:m})||(e=e===null?Y.errors:e.
concat(Y.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),t++}return ee.errors=e,t===0}ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Gr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have requir\
ed property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
library"},message:"must have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}if(a.mappings===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mappings"},message:"must have required property 'mappings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="entity"||r==="library"||r==="rules"||r==="mappings")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.
type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:
e.push(s),t++}}if(a.library!==void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/li\
brary",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",params:{type:ge.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/\
library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.
length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 100\
0 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&typeof d!="string"){const c={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"type",params:{type:Ti.type},
message:"must be integer,string"};e===null?e=[c]:e.push(c),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const c={instancePath:i+"/ru\
les/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"};e===null?e=[c]:e.push(c),t++}if(d<1||isNaN(d)){const c={instancePath:i+"/rules/"+n,schemaPath:"contract#/$defs/LibraryRuleNumber/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[c]:e.push(c),t++}}if(typeof d=="string"&&!E.test(d)){const c={instancePath:i+"/rules/"+
n,schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$\
"'};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}a.mappings!==void 0&&(ee(a.mappings,{instancePath:i+"/mappings",parentData:a,parentDataProperty:"mappings",rootData:p,
dynamicAnchors:m})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gr.errors=e,t===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ur(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ur.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="copy"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(Gr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Gr.errors:e.concat(Gr.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,t===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ke(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ke.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){T(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);
var r=!0}else if(s==="add")Fr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="copy")Ur(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Ur.errors:e.concat(Ur.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ke.errors=e,o.props=r,t===0}ke.evaluated={dynamicProps:!0,
dynamicItems:!1};function ta(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ta.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ke(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?
ke.errors:e.concat(ke.errors),t=e.length;else var r=ke.evaluated.props;return ta.errors=e,o.props=r,t===0}ta.evaluated={dynamicProps:!0,dynamicItems:!1};var aa=ia;
function ia(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ia.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
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
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ia.errors=e,t===0}ia.evaluated={props:{repository:!0,
libraryID:!0,ruleID:!0},dynamicProps:!1,dynamicItems:!1};var Yo=ha,zo={type:"object",minProperties:1,additionalProperties:!1,properties:{NAME:{$ref:"contract#/$\
defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$def\
s/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"\
contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{
$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresh\
oldChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}},oa={type:["string","null"],maxLength:4e3,
pattern:"^[^\\x00]*$"},na={enum:["","0","1",0,1]},ma={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},
pa={type:["string","null"],format:"condition",maxLength:1e4,pattern:"^[^\\x00]*$"},la={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00\
]*$"},ua={type:["string","null"],format:"expression",maxLength:1e4,pattern:"^[^\\x00]*$"},ca={enum:["","0","1","2",0,1,2]},fa={type:["integer","string"],minimum:0,
maximum:1e9,pattern:"^([0-9]{1,9}|1000000000)?$"},da={type:["integer","string","null"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},Hr=new RegExp("^(100(\\.0{1,\
15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$","u");function Xr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){
const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.
push(r),t++}for(const r in a)if(!j.call(zo.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:oa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="strin\
g"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==
void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:na.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;
if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:ma.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Hr.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:pa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){
let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:la.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:K.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:ua.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:ca.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:fa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Z.test(r)){const s={instancePath:i+"/IND\
EX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match \
pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:da.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Xr.errors=e,t===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Xr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Xr.errors:e.concat(Xr.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Mr={enum:["","0","1",0,1]};function Vr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Vr.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="jobName"||r===
"scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Vr.errors=e,t===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Yr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Vr(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Vr.errors:e.concat(Vr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Yr.errors=e,t===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=$e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){re(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?re.errors:e.concat(re.errors),t=e.length);var r=!0}else if(s==="run")Yr(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Yr.errors:e.concat(Yr.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return $e.
errors=e,o.props=r,t===0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};function ha(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ha.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!$e(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?$e.errors:e.concat($e.errors),t=e.length;else var r=$e.evaluated.props;return ha.errors=e,o.props=r,t===0}ha.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ko=ya;function Ne(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){M(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?M.
errors:e.concat(M.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===
null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"map\
ping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ne.errors=e,o.props=r,t===
0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};function ya(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ya.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ne(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length;else var r=Ne.evaluated.props;return ya.errors=e,o.props=r,t===0}ya.evaluated={dynamicProps:!0,
dynamicItems:!1};var Oi=ga;function ga(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ga.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.libraryID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required pro\
perty 'libraryID'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(
r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more th\
an 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"\
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
e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ga.
errors=e,t===0}ga.evaluated={props:{repository:!0,libraryID:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var Wo=va;function zr(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enti\
ty"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.library===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===null?e=[r]:e.push(r),t++}if(a.mapping===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mapping"},message:"must have required property 'mapping'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="entity"||r==="library"||r==="mapping")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be i\
nteger,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNum\
ber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.library!==
void 0){let r=a.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$\
defs/LibraryNumber/type",keyword:"type",params:{type:ge.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"con\
tract#/$defs/LibraryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!E.test(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}a.mapping!==void 0&&(ee(a.mapping,{instancePath:i+"/mapping",parentData:a,parentDataProperty:"\
mapping",rootData:p,dynamicAnchors:m})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zr.errors=e,t===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kr(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Kr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
s]:e.push(s),t++}}if(a.data!==void 0&&(zr(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?zr.errors:
e.concat(zr.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Kr.errors=e,t===0}Kr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function xe(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){Kr(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Kr.errors:e.concat(Kr.errors),
t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return xe.errors=e,o.props=r,t===0}xe.evaluated={dynamicProps:!0,dynamicItems:!1};
function va(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=va.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!xe(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?xe.errors:e.concat(
xe.errors),t=e.length;else var r=xe.evaluated.props;return va.errors=e,o.props=r,t===0}va.evaluated={dynamicProps:!0,dynamicItems:!1};var oi=Pa,Bo={type:"object",
properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",
format:"sort-key",minLength:1,maxLength:140}},page:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageStart:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"\
listBusinessRules_query"};function Pa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Pa.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(
r)){if(r.length>4096){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[c]:e.push(c),t++}if(r.length<1){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h==
"string"){if(f(h)>128){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[v]:e.push(v),t++}if(f(h)<1){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+
"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}
let n=r.length,d;if(n>1){const c={};for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof c[h]=="number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};
e===null?e=[v]:e.push(v),t++;break}c[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>140){const c={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[c]:e.push(c),t++}if(f(d)<1){const c={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{const c={
instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{
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
"1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Bo.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pa.errors=e,t===0}Pa.evaluated={props:{columns:!0,where:!0,sort:!0,page:!0,pageStart:!0,pageSize:!0,
external:!0},dynamicProps:!1,dynamicItems:!1};var vt=ba;function Re(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){T(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?T.errors:e.concat(T.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Re.errors=e,o.props=r,t===
0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};function ba(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=ba.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Re(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?Re.errors:e.concat(Re.errors),t=e.length;else var r=Re.evaluated.props;return ba.errors=e,o.props=r,t===0}ba.evaluated={dynamicProps:!0,
dynamicItems:!1};var Zo=wa;function Wr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Wr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="libraries"){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.libraries!==void 0){let r=a.libraries;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/libraries",schemaPath:"#/properties/libra\
ries/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){
let d=r[n];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string"){const c={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Lib\
raryNumber/type",keyword:"type",params:{type:ge.type},message:"must be integer,string"};e===null?e=[c]:e.push(c),t++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d)){const c={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[c]:e.push(c),t++}if(d<1||isNaN(d)){const c={instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/Librar\
yNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[c]:e.push(c),t++}}if(typeof d=="string"&&!E.test(d)){const c={
instancePath:i+"/libraries/"+n,schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pa\
ttern "^[1-9][0-9]{0,14}$"'};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/libraries",schemaPath:"#/properties/libraries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="list"){const s={instancePath:i+"/command",schemaPath:"#/pro\
perties/command/const",keyword:"const",params:{allowedValue:"list"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Wr(a.data,
{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Wr.errors:e.concat(Wr.errors),t=e.length)),a.options!==
void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Br.
errors=e,t===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.library===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"library"},message:"must have required property 'library'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="library"||r==="rule")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.library!==void 0){let r=a.library;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/type",keyword:"type",
params:{type:ge.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be \
<= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/library",schemaPath:"contract#/$defs/LibraryNumber/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/lib\
rary",schemaPath:"contract#/$defs/LibraryNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$\
"'};e===null?e=[s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/type",keyword:"type",params:{type:Ti.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/LibraryRuleNumber/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zr.errors=e,t===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Jr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Jr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="rules"||
r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.rules!==void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}
if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++)Zr(r[n],{instancePath:i+"/rules/"+n,parentData:r,parentDataProperty:n,rootData:p,dynamicAnchors:m})||
(e=e===null?Zr.errors:e.concat(Zr.errors),t=e.length)}else{const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Jr.errors=e,t===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Jr(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){T(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);var r=!0}else if(s==="list")Br(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Br.errors:e.concat(Br.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")Qr(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Qr.errors:e.concat(Qr.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return Ie.errors=e,o.props=r,t===0}Ie.evaluated={dynamicProps:!0,dynamicItems:!1};function wa(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=wa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Ie(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length;else var r=Ie.
evaluated.props;return wa.errors=e,o.props=r,t===0}wa.evaluated={dynamicProps:!0,dynamicItems:!1};var Jo=ka,Qo={type:"object",required:["ENTITY","NAME","EXPRESS\
ION","THRESHOLD"],additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},ATTRIBUTE:{$ref:"contract#/$defs/RuleAttribute"},NAME:{$ref:"\
contract#/$defs/RuleName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/R\
uleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/R\
uleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$de\
fs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"con\
tract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}},en={type:["integer","\
string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})?$"},ni={type:"string",enum:["","rows","values"]},rn=new RegExp("^(0|[1-9][0-9]{0,14})\
?$","u");function es(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=es.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[r]:e.push(r),t++}if(a.NAME===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required property 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSIO\
N'"};e===null?e=[r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"THRESHOLD"},
message:"must have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call(Qo.properties,r)){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!E.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.ATTRIBUTE!==void 0){let r=a.ATTRIBUTE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/type",keyword:"type",params:{type:en.type},message:"must\
 be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"\
contract#/$defs/RuleAttribute/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$defs/RuleAttribute/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!rn.test(r)){const s={instancePath:i+"/ATTRIBUTE",schemaPath:"contract#/$d\
efs/RuleAttribute/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.
push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",
keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/NAME",
schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!q.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7\
f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescri\
ption/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={
instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:dt.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpres\
sion/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$def\
s/RuleThreshold/type",keyword:"type",params:{type:ai.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!ii.test(r)){const s={instancePath:i+"/TH\
RESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must \
match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$\
defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){
const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||
isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimi\
t/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.
test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===
""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/Rul\
eAggregateMethod/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==
void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs\
/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==
void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:yt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"\
contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Z.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0\
-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:gt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"\
contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="val\
ues")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:ni.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return es.errors=e,t===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rs(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(es(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?es.errors:e.concat(es.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var sn={type:"object",required:["ENTITY","RULE"],minProperties:3,additionalProperties:!1,properties:{ENTITY:{$ref:"contract#/$defs/EntityNumber"},RULE:{$ref:"co\
ntract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/Ru\
leEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contr\
act#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{
$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlC\
hange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contr\
act#/$defs/RuleKeywords"}}};function ss(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ss.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<3){const r={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:3},message:"must NOT have fewer than 3 properties"};e===null?e=[r]:e.push(r),t++}if(a.ENTITY===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===
null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must ha\
ve required property 'RULE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call(sn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){
let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/Entit\
yNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/EntityNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+
"/ENTITY",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,1\
4}$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:ft.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!E.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+
"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:
e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:oa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="strin\
g"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"\
must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDes\
criptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==
void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"\
enum",params:{allowedValues:na.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;
if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"con\
tract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:ma.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Hr.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.\
0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/\
RuleFilterChange/type",keyword:"type",params:{type:pa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){
let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"\
type",params:{type:la.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPR\
ESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{
type:K.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GR\
OUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:ua.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:ca.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:fa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Z.test(r)){const s={instancePath:i+"/IND\
EX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match \
pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:da.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ss.errors=e,t===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ts(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ts.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(ss(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ss.errors:e.concat(ss.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ts.errors=e,t===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var tn={type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^(0|[1-9][0-9]{0,14})$"},Li=new RegExp("^(0|[1-9][0-9]{0,14})$","u"),Di=new RegExp(
"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$","u"),Pt=new RegExp("^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})\
 [1-9][0-9]{0,14}$","u");function as(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=as.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.ENTITY===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ENTITY"},message:"must have required property 'ENTITY'"};e===null?e=[r]:e.push(r),t++}if(a.OPTION===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"must have required property 'OPTION'"};e===null?e=
[r]:e.push(r),t++}for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/type",keyword:"type",params:{type:tn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/ENTITY",
schemaPath:"contract#/$defs/RunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Li.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/RunEntity/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})\
$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),t++}}if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(f(r)>8){
const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!Di.test(r)){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/pattern",keyword:"pattern",params:{
pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][C\
c][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;
if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>47){const c={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?
e=[c]:e.push(c),t++}if(!Pt.test(d)){const c={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[
c]:e.push(c),t++}}else{const c={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"\
/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return as.errors=e,t===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function is(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=is.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(as(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?as.errors:e.concat(as.errors),t=e.length)),a.options!==void 0){let r=a.
options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return is.errors=e,t===0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){T(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);var r=!0}else if(s==="add")rs(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?rs.errors:e.concat(rs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")ts(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?ts.errors:e.concat(ts.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")is(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?is.errors:e.concat(is.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return Ee.errors=e,o.props=r,t===0}Ee.evaluated={dynamicProps:!0,dynamicItems:!1};function ka(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ka.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Ee(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length;else var r=Ee.
evaluated.props;return ka.errors=e,o.props=r,t===0}ka.evaluated={dynamicProps:!0,dynamicItems:!1};var an=$a,on={type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^(0|[1-9][0-9]{0,14})$"};function os(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=os.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entity===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),t++}if(a.attribute===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attribute"},message:"must have required property 'attribute'"};
e===null?e=[r]:e.push(r),t++}if(a.rule===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"},message:"mus\
t have required property 'rule'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="entity"||r==="attribute"||r==="rule")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/entity",schemaPath:"\
contract#/$defs/EntityNumber/type",keyword:"type",params:{type:V.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"c\
ontract#/$defs/EntityNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="stri\
ng"&&!E.test(r)){const s={instancePath:i+"/entity",schemaPath:"contract#/$defs/EntityNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.attribute!==void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/type",keyword:"type",params:{type:on.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"\
contract#/$defs/AttributeOfRule/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:
e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"contract#/$defs/AttributeOfRule/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Li.test(r)){const s={instancePath:i+"/attribute",schemaPath:"contract\
#/$defs/AttributeOfRule/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(0|[1-9][0-9]{0,14})$"'};e===null?e=[
s]:e.push(s),t++}}if(a.rule!==void 0){let r=a.rule;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rule",
schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:ft.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rule",schemaPath:"\
contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!E.test(r)){const s={instancePath:i+"/rule",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return os.errors=e,t===0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ns(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ns.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="rules"){const s={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.rules!==
void 0){let r=a.rules;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/rules",schemaPath:"#/properties/r\
ules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++)
os(r[n],{instancePath:i+"/rules/"+n,parentData:r,parentDataProperty:n,rootData:p,dynamicAnchors:m})||(e=e===null?os.errors:e.concat(os.errors),t=e.length)}else{
const s={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ns.errors=e,t===
0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $a(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=$a.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),ns(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?ns.errors:e.concat(ns.errors),t=e.length),$a.errors=e,t===0}$a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nn=Na;
function ms(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ms.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must\
 be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Q(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,t===0}ms.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var mn={type:"object",required:["RULE"],minProperties:2,additionalProperties:!1,properties:{RULE:{$ref:"contract#/$de\
fs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{$ref:"contract#/$defs/RuleEnabledCh\
ange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{$ref:"contract#/$defs/\
RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"con\
tract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlChange"},INDEX_THRESHOLD:{
$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"}}};
function ps(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ps.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!j.call(mn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:ft.type},message:"must be inte\
ger,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contr\
act#/$defs/RuleNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.
NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRe\
name/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\
\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="st\
ring"&&r!==null){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:oa.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDesc\
riptionChange/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+
"/ENABLED",schemaPath:"contract#/$defs/RuleEnabledChange/enum",keyword:"enum",params:{allowedValues:na.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"\
contract#/$defs/RuleExpressionChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),t++}if(!g.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00\
]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpre\
ssionChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r==
"number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:ma.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Hr.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:pa.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/FILTER_E\
XPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",
schemaPath:"contract#/$defs/RuleGroupChange/type",keyword:"type",params:{type:la.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract\
#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.
GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"\
contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},
message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([\
0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={
instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:ua.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^\
[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||
r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:W.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||
r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{
allowedValues:ca.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexTh\
resholdChange/type",keyword:"type",params:{type:fa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$def\
s/RuleIndexThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!Z.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0\
-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",
keyword:"type",params:{type:da.type},message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){
const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be\
 <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/PRIORI\
TY",schemaPath:"contract#/$defs/RulePriorityChange/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===
null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KE\
YWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,1\
4})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$def\
s/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.errors=e,t===0}ps.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ls(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ls.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ps(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?ps.errors:e.concat(ps.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ls.errors=
e,t===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pn={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"co\
ntract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$def\
s/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#\
/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contr\
act#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"\
contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"contract#/$defs/RuleKeywords"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/\
$defs/RuleTrialRows"}}},qi={type:["number","string"],minimum:0,maximum:100,pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},Ai={type:"string",enum:[
"","first","random"]},ji={type:["integer","string"],minimum:1,maximum:1e6,pattern:"^([1-9][0-9]{0,5}|1000000)?$"},Si=new RegExp("^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\\
x7f][^\\x00-\\x1f\\x7f]*)?$","u"),_i=new RegExp("^([1-9][0-9]{0,5}|1000000)?$","u");function us(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=us.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must hav\
e required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call(pn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){
let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!Si.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/\
$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "\
^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$de\
fs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;
if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$def\
s/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs\
/RuleEnabled/enum",keyword:"enum",params:{allowedValues:dt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==
void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",
schemaPath:"contract#/$defs/RuleExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}if(!g.test(r)){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="n\
umber"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:qi.
type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",
schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Hr.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
rialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-\
9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={
instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10\
000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSI\
ON",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"\
/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"type",params:{type:K.type},message:"must be integer,s\
tring"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/\
RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==
void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggrega\
te/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00\
]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r===
"2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"\
enum",params:{allowedValues:W.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;
if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"\
enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.
INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$\
defs/RuleIndexThreshold/type",keyword:"type",params:{type:yt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/\
$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!Z.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1\
000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",
params:{type:gt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePri\
ority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sample!==void 0){let r=a.sample;if(typeof r!="string"){const s={instancePath:i+"/sample",schemaPath:"contrac\
t#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="first"||r==="rando\
m")){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:Ai.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/type",keyword:"type",params:{type:ji.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}
if(typeof r=="string"&&!_i.test(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9\
][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}us.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function cs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=cs.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(us(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?us.errors:e.concat(us.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cs.errors=
e,t===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="suggest"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
suggest"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ln={type:"object",required:["version","numbers"],additionalProperties:!1,properties:{version:{type:"string",minLength:1,maxLength:64},numbers:{type:"array",
minItems:1,maxItems:100,items:{type:["integer","string"],minimum:1,maximum:100,pattern:"^([1-9][0-9]?|100)$"}}}},un=new RegExp("^([1-9][0-9]?|100)$","u");function te(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),
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
ve fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let c=s[d];if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&
typeof c!="string"){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/type",keyword:"type",params:{
type:ln.properties.numbers.items.type},message:"must be integer,string"};e===null?e=[h]:e.push(h),t++}if(typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c)){const h={
instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[h]:e.push(h),t++}if(c<1||isNaN(c)){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/\
properties/numbers/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),t++}}if(typeof c=="string"&&
!un.test(c)){const h={instancePath:i+"/data/numbers/"+d,schemaPath:"contract#/$defs/RulesAcceptance/properties/numbers/items/pattern",keyword:"pattern",params:{
pattern:"^([1-9][0-9]?|100)$"},message:'must match pattern "^([1-9][0-9]?|100)$"'};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/data/numbers",schemaPath:"\
contract#/$defs/RulesAcceptance/properties/numbers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:i+"/data",schemaPath:"contract#/$defs/RulesAcceptance/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/Unuse\
dData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ci={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"};function fs(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.OPTION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"OPTION"},message:"mus\
t have required property 'OPTION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r==="jobName"||r==="scheduleN\
ow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:Ci.type},message:"must be integer,st\
ring"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#\
/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalR\
unEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}
if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(f(r)>8){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/maxLength",keyword:"\
maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!Di.test(r)){const s={instancePath:i+"/OPTION",schemaPath:"\
contract#/$defs/RunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][\
Tt][Yy])$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])$"'};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/RunOption/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+"/RULE_IDS",schemaPath:"con\
tract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;
for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>47){const c={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/maxLength",keyword:"\
maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[c]:e.push(c),t++}if(!Pt.test(d)){const c={instancePath:i+"/RULE_IDS/"+
n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must\
 match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/RULE_IDS/"+n,schemaPath:"\
contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.jobName!==
void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLen\
gth",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/jobName",schemaPath:"\
contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pa\
ttern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"con\
tract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Mr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){
if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must N\
OT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0&&(fs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?fs.errors:
e.concat(fs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Te(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Te.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){T(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?T.errors:e.concat(T.errors),
t=e.length);var r=!0}else if(s==="add")ms(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?ms.errors:e.concat(ms.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="edit")ls(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?ls.errors:e.concat(
ls.errors),t=e.length),r!==!0&&(r=!0);else if(s==="test")cs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?cs.errors:
e.concat(cs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="suggest")se(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===
null?se.errors:e.concat(se.errors),t=e.length),r!==!0&&(r=!0);else if(s==="accept")te(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")ae(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?ae.errors:e.concat(ae.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Te.errors=e,o.props=r,t===
0}Te.evaluated={dynamicProps:!0,dynamicItems:!1};function Na(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Na.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Te(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?Te.errors:e.concat(Te.errors),t=e.length;else var r=Te.evaluated.props;return Na.errors=e,o.props=r,t===0}Na.evaluated={dynamicProps:!0,
dynamicItems:!1};var cn=xa,fn={type:"object",required:["NAME","EXPRESSION","THRESHOLD"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleName"},
DESCRIPTION:{$ref:"contract#/$defs/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{
$ref:"contract#/$defs/RuleThreshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"\
contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{
$ref:"contract#/$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{
$ref:"contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"}}};function ds(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=ds.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"NAME"},message:"must have required p\
roperty 'NAME'"};e===null?e=[r]:e.push(r),t++}if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}if(a.THRESHOLD===void 0){const r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"THRESHOLD"},message:"must have required property 'THRESHOLD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!j.call(fn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.
push(s),t++}if(f(r)<1){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleName/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contrac\
t#/$defs/RuleDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;
if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:dt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(
r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT hav\
e more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/E\
XPRESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/type",keyword:"type",params:{type:ai.type},message:"must be number,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"con\
tract#/$defs/RuleThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!ii.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0{1,15})?|[0\
-9]{1,2}(\\.[0-9]{1,15})?)$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==
void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:K.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GRO\
UP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{\
1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==
void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGA\
TE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+
"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:yt.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"con\
tract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Z.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/\
RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:gt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
ty/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([\
1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pat\
tern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|\
[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"\
contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.
THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="values")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$de\
fs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:ni.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ds.errors=e,t===0}ds.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function hs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=hs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ds(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return hs.errors=e,t===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dn={type:"object",required:["RULE"],minProperties:2,additionalProperties:!1,
properties:{RULE:{$ref:"contract#/$defs/RuleNumber"},NAME:{$ref:"contract#/$defs/RuleRename"},DESCRIPTION:{$ref:"contract#/$defs/RuleDescriptionChange"},ENABLED:{
$ref:"contract#/$defs/RuleEnabledChange"},EXPRESSION:{$ref:"contract#/$defs/RuleExpressionChange"},THRESHOLD:{$ref:"contract#/$defs/RuleThresholdChange"},FILTER_EXPRESSION:{
$ref:"contract#/$defs/RuleFilterChange"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroupChange"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupLimit"},AGGREGATE_EXPRESSION:{
$ref:"contract#/$defs/RuleAggregateChange"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/$defs/RuleIndexControlC\
hange"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThresholdChange"},PRIORITY:{$ref:"contract#/$defs/RulePriorityChange"},RULE_KEYWORD_ID_LIST:{$ref:"contr\
act#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOfChange"}}},hn={type:"string",enum:["","rows","values"]};function ys(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperti\
es",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.RULE===void 0){const r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"RULE"},message:"must have required property 'RULE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!j.call(
dn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT hav\
e additional properties"};e===null?e=[s]:e.push(s),t++}if(a.RULE!==void 0){let r=a.RULE;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="str\
ing"){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/type",keyword:"type",params:{type:ft.type},message:"must be integer,string"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/RULE",schemaPath:"contract#/$defs/RuleNumber/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="st\
ring"){if(f(r)>255){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT h\
ave more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/pattern",keyword:"\
pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][\
^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleRename/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r!="string"&&r!==null){const s={instancePath:i+
"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/type",keyword:"type",params:{type:oa.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescriptionChange/maxLength",keyword:"maxLengt\
h",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"\
contract#/$defs/RuleDescriptionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/Rul\
eEnabledChange/enum",keyword:"enum",params:{allowedValues:na.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==
void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/maxLength",
keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"\
/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpressionChange/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="strin\
g"){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/type",keyword:"type",params:{type:ma.type},message:"must be number,stri\
ng"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleT\
hresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:
e.push(s),t++}}if(typeof r=="string"&&!Hr.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleThresholdChange/pattern",keyword:"patter\
n",params:{pattern:"^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==void 0){let r=a.FILTER_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"\
contract#/$defs/RuleFilterChange/type",keyword:"type",params:{type:pa.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(
r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilterChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/Rul\
eFilterChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_EXPRESSION!==
void 0){let r=a.GROUP_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/type",
keyword:"type",params:{type:la.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/G\
ROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroupChange/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/type",keyword:"\
type",params:{type:K.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:i+
"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=
[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contrac\
t#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{1,6}|1000000)?$"'};e===null?e=
[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/AGGREGATE_EXPRESS\
ION",schemaPath:"contract#/$defs/RuleAggregateChange/type",keyword:"type",params:{type:ua.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregateChange/maxLength",keyword:"maxLength",params:{limit:1e4},
message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"cont\
ract#/$defs/RuleAggregateChange/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}}
if(a.AGGREGATE_METHOD!==void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={
instancePath:i+"/AGGREGATE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===
1||r===2)){const s={instancePath:i+"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControlChange/enum",keyword:"enum",params:{allowedValues:ca.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/type",keyword:"type",
params:{type:fa.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+
"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 100000\
0000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Z.test(r)){const s={instancePath:i+"/IND\
EX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThresholdChange/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match \
pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"&&r!==null){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/type",keyword:"type",params:{type:da.type},
message:"must be integer,string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"\
contract#/$defs/RulePriorityChange/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriorityChange/p\
attern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==
void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeyword\
s/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]\
{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"\
contract#/$defs/ThresholdOfChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r===
"values")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOfChange/enum",keyword:"enum",params:{allowedValues:hn.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,t===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gs(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(ys(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ys.errors:e.concat(ys.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var yn={type:"object",required:["EXPRESSION"],additionalProperties:!1,properties:{NAME:{$ref:"contract#/$defs/RuleTrialName"},DESCRIPTION:{$ref:"contract#/$defs\
/RuleDescription"},ENABLED:{$ref:"contract#/$defs/RuleEnabled"},EXPRESSION:{$ref:"contract#/$defs/RuleExpression"},THRESHOLD:{$ref:"contract#/$defs/RuleTrialThr\
eshold"},FILTER_EXPRESSION:{$ref:"contract#/$defs/RuleFilter"},GROUP_EXPRESSION:{$ref:"contract#/$defs/RuleGroup"},GROUP_LIMIT:{$ref:"contract#/$defs/RuleGroupL\
imit"},AGGREGATE_EXPRESSION:{$ref:"contract#/$defs/RuleAggregate"},AGGREGATE_METHOD:{$ref:"contract#/$defs/RuleAggregateMethod"},INDEX_CONTROL:{$ref:"contract#/\
$defs/RuleIndexControl"},INDEX_THRESHOLD:{$ref:"contract#/$defs/RuleIndexThreshold"},PRIORITY:{$ref:"contract#/$defs/RulePriority"},RULE_KEYWORD_ID_LIST:{$ref:"\
contract#/$defs/RuleKeywords"},THRESHOLD_OF:{$ref:"contract#/$defs/ThresholdOf"},sample:{$ref:"contract#/$defs/RuleTrialSample"},rows:{$ref:"contract#/$defs/Rul\
eTrialRows"}}};function vs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=vs.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.EXPRESSION===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"EXPRESSION"},message:"must have required property 'EXPRESSION'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!j.call(yn.properties,r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.NAME!==void 0){let r=a.NAME;if(typeof r=="string"){if(f(r)>255){const s={instancePath:i+"\
/NAME",schemaPath:"contract#/$defs/RuleTrialName/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=
[s]:e.push(s),t++}if(!Si.test(r)){const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/pattern",keyword:"pattern",params:{pattern:"^([^\\x00\
-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"},message:'must match pattern "^([^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*)?$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/NAME",schemaPath:"contract#/$defs/RuleTrialName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.DESCRIPTION!==void 0){let r=a.DESCRIPTION;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/DESCRIPTION",
schemaPath:"contract#/$defs/RuleDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\\
x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/DESCRIPTION",schemaPath:"contract#/$defs/RuleD\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.ENABLED!==void 0){let r=a.ENABLED;if(!(r===""||
r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/ENABLED",schemaPath:"contract#/$defs/RuleEnabled/enum",keyword:"enum",params:{allowedValues:dt.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.EXPRESSION!==void 0){let r=a.EXPRESSION;if(typeof r=="string"){if(f(r)>
1e4){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have m\
ore than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/EXPR\
ESSION",schemaPath:"contract#/$defs/RuleExpression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/EXPRESSION",schemaPath:"contract#/$defs/RuleExpression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD!==void 0){let r=a.THRESHOLD;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/type",keyword:"type",params:{type:qi.type},message:"must be number,string"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"\
contract#/$defs/RuleTrialThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Hr.test(r)){const s={instancePath:i+"/THRESHOLD",schemaPath:"contract#/$defs/RuleTrialThreshold/pattern",keyword:"pattern",params:{pattern:"^(100(\\.0\
{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"},message:'must match pattern "^(100(\\.0{1,15})?|[0-9]{1,2}(\\.[0-9]{1,15})?)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.FILTER_EXPRESSION!==
void 0){let r=a.FILTER_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/maxLen\
gth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/FILTER_EXPRESSION",schemaPath:"contract#/$defs/RuleFilter/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_EXPRESSION!==void 0){let r=a.GROUP_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"contract#/$defs/RuleGroup/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/GROUP_EXPRESSION",schemaPath:"co\
ntract#/$defs/RuleGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.GROUP_LIMIT!==void 0){let r=a.GROUP_LIMIT;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/\
type",keyword:"type",params:{type:K.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){
const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be\
 <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/GROUP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!B.test(r)){const s={instancePath:i+"/GRO\
UP_LIMIT",schemaPath:"contract#/$defs/RuleGroupLimit/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,6}|1000000)?$"},message:'must match pattern "^([0-9]{\
1,6}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_EXPRESSION!==void 0){let r=a.AGGREGATE_EXPRESSION;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+
"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/AGGREGATE_EXPRESSION",schemaPath:"contract#/$defs/RuleAggregate/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/AGGREGATE_EXPRE\
SSION",schemaPath:"contract#/$defs/RuleAggregate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.AGGREGATE_METHOD!==
void 0){let r=a.AGGREGATE_METHOD;if(!(r===""||r==="0"||r==="1"||r==="2"||r==="3"||r==="4"||r===0||r===1||r===2||r===3||r===4)){const s={instancePath:i+"/AGGREGA\
TE_METHOD",schemaPath:"contract#/$defs/RuleAggregateMethod/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_CONTROL!==void 0){let r=a.INDEX_CONTROL;if(!(r===""||r==="0"||r==="1"||r==="2"||r===0||r===1||r===2)){const s={instancePath:i+
"/INDEX_CONTROL",schemaPath:"contract#/$defs/RuleIndexControl/enum",keyword:"enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[s]:e.push(s),t++}}if(a.INDEX_THRESHOLD!==void 0){let r=a.INDEX_THRESHOLD;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!=
"string"){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/type",keyword:"type",params:{type:yt.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"con\
tract#/$defs/RuleIndexThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/RuleIndexThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Z.test(r)){const s={instancePath:i+"/INDEX_THRESHOLD",schemaPath:"contract#/$defs/\
RuleIndexThreshold/pattern",keyword:"pattern",params:{pattern:"^([0-9]{1,9}|1000000000)?$"},message:'must match pattern "^([0-9]{1,9}|1000000000)?$"'};e===null?
e=[s]:e.push(s),t++}}if(a.PRIORITY!==void 0){let r=a.PRIORITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/type",keyword:"type",params:{type:gt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriori\
ty/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!X.test(r)){const s={
instancePath:i+"/PRIORITY",schemaPath:"contract#/$defs/RulePriority/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([\
1-9]|10)?$"'};e===null?e=[s]:e.push(s),t++}}if(a.RULE_KEYWORD_ID_LIST!==void 0){let r=a.RULE_KEYWORD_ID_LIST;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+
"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 charact\
ers"};e===null?e=[s]:e.push(s),t++}if(!J.test(r)){const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"contract#/$defs/RuleKeywords/pattern",keyword:"pat\
tern",params:{pattern:"^([1-9][0-9]{0,14} (0|[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"},message:'must match pattern "^([1-9][0-9]{0,14} (0|\
[1-9][0-9]{0,14})(:[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}))*)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/RULE_KEYWORD_ID_LIST",schemaPath:"\
contract#/$defs/RuleKeywords/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.THRESHOLD_OF!==void 0){let r=a.
THRESHOLD_OF;if(typeof r!="string"){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$defs/ThresholdOf/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="rows"||r==="values")){const s={instancePath:i+"/THRESHOLD_OF",schemaPath:"contract#/$de\
fs/ThresholdOf/enum",keyword:"enum",params:{allowedValues:ni.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.sample!==
void 0){let r=a.sample;if(typeof r!="string"){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/RuleTrialSample/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="first"||r==="random")){const s={instancePath:i+"/sample",schemaPath:"contract#/\
$defs/RuleTrialSample/enum",keyword:"enum",params:{allowedValues:Ai.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.
rows!==void 0){let r=a.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/rows",schemaPath:"contract#/\
$defs/RuleTrialRows/type",keyword:"type",params:{type:ji.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>1e6||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/rows",schemaPath:"contract#/$defs/RuleTrialRows/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!_i.test(r)){const s={instancePath:i+"/ro\
ws",schemaPath:"contract#/$defs/RuleTrialRows/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,5}|1000000)?$"},message:'must match pattern "^([1-9][0-\
9]{0,5}|1000000)?$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return vs.errors=e,t===0}vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ps(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ps.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(vs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?vs.errors:e.concat(vs.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,t===0}Ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Oe(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Oe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){T(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);
var r=!0}else if(s==="add")hs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?hs.errors:e.concat(hs.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="edit")gs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?gs.errors:e.concat(gs.errors),
t=e.length),r!==!0&&(r=!0);else if(s==="test")Ps(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Ps.errors:e.concat(
Ps.errors),t=e.length),r!==!0&&(r=!0);else if(s==="suggest")se(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?se.
errors:e.concat(se.errors),t=e.length),r!==!0&&(r=!0);else if(s==="accept")te(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")ae(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?ae.errors:e.concat(ae.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Oe.errors=e,o.props=r,t===
0}Oe.evaluated={dynamicProps:!0,dynamicItems:!1};function xa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=xa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Oe(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length;else var r=Oe.evaluated.props;return xa.errors=e,o.props=r,t===0}xa.evaluated={dynamicProps:!0,
dynamicItems:!1};var mi=Ra;function bs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=bs.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}bs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Le(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Le.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){bs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?bs.errors:e.concat(
bs.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Le.errors=e,o.props=r,t===0}Le.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ra(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ra.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Le(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))
e=e===null?Le.errors:e.concat(Le.errors),t=e.length;else var r=Le.evaluated.props;return Ra.errors=e,o.props=r,t===0}Ra.evaluated={dynamicProps:!0,dynamicItems:!1};
var Fi=Ia;function ws(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ws.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}ws.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function De(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=De.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){ws(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?ws.errors:e.concat(
ws.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return De.errors=e,o.props=r,t===0}De.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ia(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ia.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!De(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))
e=e===null?De.errors:e.concat(De.errors),t=e.length;else var r=De.evaluated.props;return Ia.errors=e,o.props=r,t===0}Ia.evaluated={dynamicProps:!0,dynamicItems:!1};
var S=Ea;function Ea(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ea.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ruleID"},message:"\
must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
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
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ea.errors=e,t===0}Ea.evaluated={props:{repository:!0,entityID:!0,ruleID:!0},
dynamicProps:!1,dynamicItems:!1};var gn=Ta,vn=new RegExp("^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$",
"u");function ks(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ks.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="ENTITY"||r==="OPTION"||r==="RULE_IDS"||r===
"jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.ENTITY!==void 0){let r=a.ENTITY;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/type",keyword:"type",params:{type:Ci.type},message:"mus\
t be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"\
contract#/$defs/OptionalRunEntity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$defs/OptionalRunEntity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/ENTITY",schemaPath:"contract#/$d\
efs/OptionalRunEntity/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.
push(s),t++}}if(a.OPTION!==void 0){let r=a.OPTION;if(typeof r=="string"){if(f(r)>8){const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOpt\
ion/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!vn.test(r)){const s={instancePath:i+
"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/pattern",keyword:"pattern",params:{pattern:"^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd]\
[Aa][Tt][Ee][Dd]|[Dd][Ii][Rr][Tt][Yy])?$"},message:'must match pattern "^([Ss][Ee][Ll][Ee][Cc][Tt][Ee][Dd]|[Aa][Ll][Ll]|[Uu][Pp][Dd][Aa][Tt][Ee][Dd]|[Dd][Ii][Rr\
][Tt][Yy])?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/OPTION",schemaPath:"contract#/$defs/OptionalRunOption/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.RULE_IDS!==void 0){let r=a.RULE_IDS;if(Array.isArray(r)){if(r.length>1e3){const n={instancePath:i+
"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(
n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];if(typeof d=="string"){if(f(d)>47){const c={instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/Ru\
leIds/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have more than 47 characters"};e===null?e=[c]:e.push(c),t++}if(!Pt.test(d)){const c={
instancePath:i+"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9]\
[0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+
"/RULE_IDS/"+n,schemaPath:"contract#/$defs/RuleIds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{
const s={instancePath:i+"/RULE_IDS",schemaPath:"contract#/$defs/RuleIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/max\
Length",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jo\
bName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==
void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/scheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",
keyword:"enum",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.
scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLengt\
h",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"con\
tract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}ks.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $s(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=$s.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0&&(ks(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?ks.errors:
e.concat(ks.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"\
contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $s.errors=e,t===0}$s.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function qe(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=qe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="edit"){re(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?re.errors:e.concat(re.errors),
t=e.length);var r=!0}else if(s==="run")$s(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?$s.errors:e.concat($s.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return qe.errors=e,o.props=r,t===0}qe.evaluated={dynamicProps:!0,dynamicItems:!1};
function Ta(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ta.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!qe(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?qe.errors:e.concat(
qe.errors),t=e.length;else var r=qe.evaluated.props;return Ta.errors=e,o.props=r,t===0}Ta.evaluated={dynamicProps:!0,dynamicItems:!1};var Pn=Oa;function Ns(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ns.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=e,t===0}Ns.evaluated={props:{groupName:!0},dynamicProps:!1,
dynamicItems:!1};function xs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=xs.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}a.data!==void 0&&(Ns(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Ns.errors:e.
concat(Ns.errors),t=e.length)),a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return xs.errors=e,t===0}xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){xs(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?xs.errors:e.concat(xs.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return Ae.errors=e,o.props=r,t===0}Ae.evaluated={dynamicProps:!0,dynamicItems:!1};function Oa(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Oa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!Ae(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length;else var r=Ae.evaluated.
props;return Oa.errors=e,o.props=r,t===0}Oa.evaluated={dynamicProps:!0,dynamicItems:!1};var Gi=La;function Rs(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.groupName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"\
must have required property 'groupName'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="groupName"){const s={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.groupName!==
void 0){let r=a.groupName;if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"max\
Length",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/groupName",
schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Rs.errors=e,t===0}Rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Is(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Is.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Rs(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Rs.errors:e.concat(Rs.errors),t=e.length)),a.options!==void 0&&(b(a.options,
{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Is.errors=e,t===0}Is.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Es(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=Es.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.groupName===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[r]:
e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have \
required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="groupName"||r==="filename"||r==="filetype"||r==="encoding"||r==="unencoda\
ble"||r==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.groupName!==void 0){let r=a.groupName;if(typeof r=="string"){if(f(r)>1e5){const s={instancePath:i+
"/groupName",schemaPath:"contract#/$defs/GroupName/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?
e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/groupName",schemaPath:"contract#/$defs/GroupName\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="stri\
ng"){if(f(r)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!ri.test(r)){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066\
-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},
message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u206\
6-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/fi\
lename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==
void 0){let r=a.filetype;if(typeof r!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+
"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal to one of the allowed values"};
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
allowedValues:ut.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!=
"string"){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}if(!(r===""||r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable\
/enum",keyword:"enum",params:{allowedValues:ei.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&
typeof a.escapeFormulas!="boolean"){const r={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Es.errors=e,t===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ts(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ts.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}a.data!==void 0&&(Es(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Es.errors:e.concat(Es.
errors),t=e.length)),a.options!==void 0&&(C(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===
null?C.errors:e.concat(C.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}Ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Is(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Is.errors:e.concat(Is.errors),t=e.length);var r=!0}else if(s==="export")Ts(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Ts.errors:e.concat(Ts.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return je.
errors=e,o.props=r,t===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};function La(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=La.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!je(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?je.errors:e.concat(je.errors),t=e.length;else var r=je.evaluated.props;return La.errors=e,o.props=r,t===0}La.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Da=qa;function qa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=qa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"\
must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.ruleID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ruleID"},message:"must have required property 'ruleID'"};e===null?e=[r]:e.push(r),t++}if(a.groupName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"groupName"},message:"must have required property 'groupName'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(
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
 object"};e===null?e=[r]:e.push(r),t++}return qa.errors=e,t===0}qa.evaluated={props:{repository:!0,entityID:!0,ruleID:!0,groupName:!0},dynamicProps:!1,dynamicItems:!1};
var bn=Aa;function Os(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Os.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}Os.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var wn={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};function Ls(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ls.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="category")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/KeywordName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.
test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][\
^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/KeywordName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.category!==void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/category",schemaPath:"\
contract#/$defs/KeywordCategoryNumber/type",keyword:"type",params:{type:wn.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordCategoryNumber/pattern",keyword:"patter\
n",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ls.errors=e,t===0}Ls.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ds(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ds.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Ls(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?Ls.errors:e.concat(Ls.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=
e,t===0}Ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Os(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?Os.errors:e.concat(Os.errors),t=e.length);var r=!0}else if(s==="add")Ds(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?Ds.errors:e.concat(Ds.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Se.errors=e,o.props=r,t===
0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};function Aa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Aa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Se(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?Se.errors:e.concat(Se.errors),t=e.length;else var r=Se.evaluated.props;return Aa.errors=e,o.props=r,t===0}Aa.evaluated={dynamicProps:!0,
dynamicItems:!1};var kn=ja;function ja(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ja.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.category===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},message:"must have required prope\
rty 'category'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.category!==
void 0){let r=a.category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/category",schemaPath:"#/properties/category/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/category/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/category",schemaPath:"#/properties/ca\
tegory/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ja.errors=e,t===0}ja.evaluated={props:{repository:!0,
category:!0},dynamicProps:!1,dynamicItems:!1};var $n=Sa;function Sa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Sa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.category===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"},
message:"must have required property 'category'"};e===null?e=[r]:e.push(r),t++}if(a.keyword===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;
if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"\
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
e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Sa.
errors=e,t===0}Sa.evaluated={props:{repository:!0,category:!0,keyword:!0},dynamicProps:!1,dynamicItems:!1};var Nn=_a;function qs(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=qs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,
dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return qs.errors=e,t===0}qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xn={type:["integer",
"string"],minimum:0,maximum:9007199254740991,pattern:"^(|0|[1-9][0-9]{0,14})$"},Rn=new RegExp("^(|0|[1-9][0-9]{0,14})$","u");function As(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=As.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="folderID"||r==="description")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/maxL\
ength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}if(a.folderID!==void 0){let r=a.folderID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={
instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/type",keyword:"type",params:{type:xn.type},message:"must be integer,string"};e===null?e=
[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolde\
rParent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Rn.test(r)){const s={instancePath:i+"/folderID",schemaPath:"contract#/$defs/RuleFolderParent/patt\
ern",keyword:"pattern",params:{pattern:"^(|0|[1-9][0-9]{0,14})$"},message:'must match pattern "^(|0|[1-9][0-9]{0,14})$"'};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/maxLeng\
th",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/RuleFolderDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]\
*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return As.errors=e,t===0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function js(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=js.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
if(a.data!==void 0&&(As(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?As.errors:e.concat(As.errors),
t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.errors=e,t===0}js.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function _e(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_e.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){qs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?qs.errors:e.concat(qs.errors),t=e.length);
var r=!0}else if(s==="add")js(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?js.errors:e.concat(js.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _e.errors=e,o.props=r,t===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};
function _a(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_a.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!_e(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?_e.errors:e.concat(
_e.errors),t=e.length;else var r=_e.evaluated.props;return _a.errors=e,o.props=r,t===0}_a.evaluated={dynamicProps:!0,dynamicItems:!1};var Ce=Ca;function Ca(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ca.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.folder===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"folder"},message:"must have required property 'folder'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.folder!==void 0){let r=a.folder;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/folder",schemaPath:"#/properties/folder/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Ca.errors=e,t===0}Ca.evaluated={props:{repository:!0,folder:!0},dynamicProps:!1,dynamicItems:!1};var In=Fa;function Ss(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ss.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="name"){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/maxL\
ength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return Ss.errors=e,t===0}Ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _s(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=_s.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="rename"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"rename"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&
(Ss(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Ss.errors:e.concat(Ss.errors),t=e.length)),
a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.errors=e,t===0}_s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Cs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Cs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="n\
ame"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/RuleFolderName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:
e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x\
20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RuleFolderName/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>
4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NO\
T have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/RuleFolderDesc\
ription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/RuleFolderDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Cs.errors=
e,t===0}Cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Cs(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Cs.errors:e.concat(Cs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Fs.errors=e,t===0}Fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="rename"){_s(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?_s.errors:e.concat(_s.errors),t=e.length);var r=!0}else if(s==="edit")Fs(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Fs.errors:e.concat(Fs.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Fe.
errors=e,o.props=r,t===0}Fe.evaluated={dynamicProps:!0,dynamicItems:!1};function Fa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Fa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Fe(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length;else var r=Fe.evaluated.props;return Fa.errors=e,o.props=r,t===0}Fa.evaluated=
{dynamicProps:!0,dynamicItems:!1};var En=Ga;function Gs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
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
ust NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let c=s[d];if(typeof c=="string"){if(f(c)>47){const h={instancePath:i+
"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have mo\
re than 47 characters"};e===null?e=[h]:e.push(h),t++}if(!Pt.test(c)){const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/prop\
erties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleF\
olderMembers/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+
"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gs.errors=e,t===0}Gs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Us(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Us.
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
ust NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const n=s.length;for(let d=0;d<n;d++){let c=s[d];if(typeof c=="string"){if(f(c)>47){const h={instancePath:i+
"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/items/maxLength",keyword:"maxLength",params:{limit:47},message:"must NOT have mo\
re than 47 characters"};e===null?e=[h]:e.push(h),t++}if(!Pt.test(c)){const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleFolderMembers/prop\
erties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14} (0|[1-9][0-9]{0,14}) [1-9][0-9]{0,14}$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/data/rules/"+d,schemaPath:"contract#/$defs/RuleF\
olderMembers/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+
"/data/rules",schemaPath:"contract#/$defs/RuleFolderMembers/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"contract#/$defs/RuleFolderMembers/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}}if(a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/options",
schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Us.errors=e,t===0}Us.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Hs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Hs.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="jobName"||r===
"scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+
"/jobName",schemaPath:"contract#/$defs/RunJobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=
[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/RunJobName/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r===""||r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/s\
cheduleNow",schemaPath:"contract#/$defs/RunScheduleNow/enum",keyword:"enum",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:i+"/scheduleTime",schemaPath:"\
contract#/$defs/RunScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/RunScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Hs.errors=e,t===0}Hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Xs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="run"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Hs(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?Hs.errors:e.concat(Hs.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Xs.errors=e,t===0}Xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){T(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);var r=!0}else if(s==="add")Gs(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Gs.errors:e.concat(Gs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="remove")Us(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Us.errors:e.concat(Us.errors),t=e.length),r!==!0&&(r=!0);else if(s==="run")Xs(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?Xs.errors:e.concat(Xs.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ge.
errors=e,o.props=r,t===0}Ge.evaluated={dynamicProps:!0,dynamicItems:!1};function Ga(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ga.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ge(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length;else var r=Ge.evaluated.props;return Ga.errors=e,o.props=r,t===0}Ga.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Tn=Ua;function Ms(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Ms.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ms.errors=e,t===
0}Ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ui={type:"string",enum:["delimited"]};function Vs(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must ha\
ve required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||
r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>
128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"\
contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must m\
atch pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"co\
ntract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"\
enum",params:{allowedValues:Ui.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;
if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.parameters;if(typeof r=="string"){if(f(r)>9e3){const s={instancePath:i+"/parame\
ters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderPara\
meters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="st\
ring"){if(f(r)>256){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT\
 have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filter",schemaPath:"\
contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vs.errors=e,t===0}Vs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ys(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ys.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equ\
al to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Vs(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||
(e=e===null?Vs.errors:e.concat(Vs.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Ys.errors=e,t===0}Ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ue(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Ms(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Ms.errors:e.concat(Ms.errors),t=e.length);var r=!0}else if(s==="add")Ys(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Ys.errors:e.concat(Ys.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{
instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return Ue.errors=e,o.props=r,t===0}Ue.evaluated={dynamicProps:!0,dynamicItems:!1};function Ua(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ua.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),!Ue(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length;else var r=Ue.
evaluated.props;return Ua.errors=e,o.props=r,t===0}Ua.evaluated={dynamicProps:!0,dynamicItems:!1};var ne=Ha;function Ha(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ha.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.loaderconnection===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"loaderconnection"},message:"must have required property 'loaderconnection'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){
let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/propertie\
s/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern\
 "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.loaderconnection!==void 0){let r=a.loaderconnection;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/loaderconnection",
schemaPath:"#/properties/loaderconnection/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/properties/loaderconnection/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/loaderconnection",schemaPath:"#/prope\
rties/loaderconnection/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ha.errors=e,t===0}Ha.evaluated={props:{repository:!0,
loaderconnection:!0},dynamicProps:!1,dynamicItems:!1};var On=Xa;function zs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/name",
schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),t++}if(!q.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Ui.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/\
LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.
parameters;if(typeof r=="string"){if(f(r)>9e3){const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",
params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/parameters",schemaPath:"\
contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="string"){if(f(r)>256){const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/File\
Filter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={
instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*\
$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return zs.errors=e,t===0}zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ks(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/comm\
and/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(zs(a.data,{instancePath:i+
"/data",parentData:a,parentDataProperty:"data",rootData:p,dynamicAnchors:m})||(e=e===null?zs.errors:e.concat(zs.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ks.errors=e,t===0}Ks.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ws(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ws.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="enable"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"enable"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,t===0}Ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Bs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Bs.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="disable"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disable"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,t===0}Bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zs(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Zs.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.
data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zs.errors=e,t===0}Zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"edit"){Ks(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Ks.errors:e.concat(Ks.errors),t=e.length);var r=!0}else if(s===
"enable")Ws(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Ws.errors:e.concat(Ws.errors),t=e.length),r!==!0&&(r=
!0);else if(s==="disable")Bs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Bs.errors:e.concat(Bs.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="test")Zs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Zs.errors:e.concat(Zs.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return He.errors=e,o.props=r,t===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};
function Xa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Xa.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!He(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?He.errors:e.concat(
He.errors),t=e.length;else var r=He.evaluated.props;return Xa.errors=e,o.props=r,t===0}Xa.evaluated={dynamicProps:!0,dynamicItems:!1};var Ln=Ma,Dn={type:"object",
additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageN\
umber"},pageSize:{$ref:"contract#/$defs/PageNumber"},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",
0,1]}}};function ie(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ie.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r===
"pageSize"||r==="sort"||r==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const c={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[c]:e.push(c),t++}if(r.length<1){const c={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const s=r.length;for(let c=0;c<s;c++){let h=r[c];if(typeof h=="string"){if(f(h)>128){const v={
instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[v]:e.push(v),t++}if(f(h)<1){const v={instancePath:i+"/columns/"+c,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),t++}}else{const v={instancePath:i+"/columns/"+c,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}}let n=r.length,d;if(n>1){const c={};
for(;n--;){let h=r[n];if(typeof h=="string"){if(typeof c[h]=="number"){d=c[h];const v={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+n+" are identical)"};e===null?e=[v]:e.push(v),t++;break}
c[h]=n}}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==
void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageStart",schemaPath:"contrac\
t#/$defs/PageNumber/type",keyword:"type",params:{type:Ot.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"c\
ontract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&
!U.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'\
must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Ot.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!U.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),t++}}if(a.
sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let d=r[n];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.column===void 0){const c={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"req\
uired",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[c]:e.push(c),t++}for(const c in d)if(!(c==="column"||c==="d\
irection")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(d.column!==void 0){let c=d.column;if(typeof c=="string"){if(f(c)>128){const h={instancePath:i+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[h]:e.push(h),t++}if(f(c)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}
if(d.direction!==void 0){let c=d.direction;if(typeof c!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(c===""||c==="asc"||c==="desc")){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Ja.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const c={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r==="0"||r==="1"||r===0||r===
1)){const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Dn.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Js(a,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Js.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="filter"||s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"\
#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),t++}if(r.filter!==void 0){let s=r.filter;if(typeof s=="string"){if(f(s)>256){const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/Fil\
eFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(s)){const n={
instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\\
x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){if(f(s)>256){const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};
e===null?e=[n]:e.push(n),t++}if(!g.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/username",schemaPath:"contr\
act#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(f(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(s)){const n={instancePath:i+"/data/password",schemaPath:"\
contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}a.options!==void 0&&(ie(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||
(e=e===null?ie.errors:e.concat(ie.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Js.errors=e,t===0}Js.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(a,{instancePath:i="",parentData:l,
parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Js(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||(e=e===null?Js.errors:e.concat(Js.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}return Xe.errors=e,o.props=r,t===0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};function Ma(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ma.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Xe(a,{instancePath:i,
parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m}))e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length;else var r=Xe.evaluated.props;return Ma.errors=
e,o.props=r,t===0}Ma.evaluated={dynamicProps:!0,dynamicItems:!1};var qn=Va;function Qs(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Qs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(!(s==="username"||s==="password")){const n={instancePath:i+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){
if(f(s)>256){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must\
 NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUser\
name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(f(s)>1024){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePasswor\
d/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(s)){const n={instancePath:i+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(ie(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"op\
tions",rootData:p,dynamicAnchors:m})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qs.errors=e,t===0}Qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function et(a,{
instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=et.evaluated;if(o.dynamicProps&&(o.props=void 0),
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
/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(
s)){const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must \
match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(f(s)>1024){
const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have mo\
re than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!g.test(s)){const n={instancePath:i+"/data/password",schemaPath:"contract#/$defs/SourcePassword/patter\
n",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/dat\
a/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return et.errors=e,t===
0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Qs(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?Qs.errors:e.concat(Qs.errors),t=e.length);var r=!0}else if(s==="preview")et(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?et.errors:e.concat(et.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Me.errors=e,o.props=r,t===
0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};function Va(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Va.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Me(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?Me.errors:e.concat(Me.errors),t=e.length;else var r=Me.evaluated.props;return Va.errors=e,o.props=r,t===0}Va.evaluated={dynamicProps:!0,
dynamicItems:!1};var An=Ya;function rt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=rt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(b(a.options,{instancePath:i+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rt.errors=e,t===0}rt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Hi=new RegExp("^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$","u"),jn={type:"string",enum:["rule.failed","rule.passed",
"job.failed"]};function oe(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=oe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Array.isArray(a)){if(a.length>3){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxIte\
ms",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++){let n=a[s];if(typeof n!="stri\
ng"){const d={instancePath:i+"/"+s,schemaPath:"contract#/$defs/WebhookEvent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:
e.push(d),t++}if(!(n==="rule.failed"||n==="rule.passed"||n==="job.failed")){const d={instancePath:i+"/"+s,schemaPath:"contract#/$defs/WebhookEvent/enum",keyword:"\
enum",params:{allowedValues:jn.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function st(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=st.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"url"||r==="events"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(f(r)>2048){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Hi.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/pattern",keyword:"\
pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.events!==void 0&&(oe(a.events,{instancePath:i+"/events",parentData:a,parentDataProperty:"events",rootData:p,dynamicAnchors:m})||
(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"\
/description",schemaPath:"contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contrac\
t#/$defs/WebhookDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return st.errors=e,t===0}st.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function tt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=tt.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(st(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?st.errors:e.concat(st.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tt.errors=
e,t===0}tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xi={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"};
function at(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=at.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<2){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}if(a.webhook===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="webhook"||r==="url"||r==="events"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.webhook!==void 0){let r=a.webhook;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/type",
keyword:"type",params:{type:Xi.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+
"/webhook",schemaPath:"contract#/$defs/WebhookNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0\
,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(f(r)>2048){const s={instancePath:i+"/url",schemaPath:"contract#/\
$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={
instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}if(!Hi.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/pattern",keyword:"pattern",params:{pattern:"^[hH]\
[tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.events!==void 0&&(oe(a.events,{instancePath:i+"/events",parentData:a,parentDataProperty:"events",rootData:p,dynamicAnchors:m})||(e=e===null?oe.errors:
e.concat(oe.errors),t=e.length)),a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:i+"/description",schemaPath:"\
contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),
t++}if(!g.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/WebhookDescrip\
tion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return at.errors=e,t===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function it(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=it.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="s\
tring"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"mu\
st be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(at(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:p,
dynamicAnchors:m})||(e=e===null?at.errors:e.concat(at.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return it.errors=
e,t===0}it.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ot(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=ot.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.webhook===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="webhook"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.webhook!==void 0){let r=a.webhook;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/type",keyword:"type",params:{type:Xi.type},message:"must b\
e integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.
push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!E.test(r)){const s={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookN\
umber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ot.errors=e,t===0}ot.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function nt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;
const o=nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(ot(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:p,dynamicAnchors:m})||(e=e===null?ot.errors:e.concat(ot.errors),t=e.length)),a.options!==void 0){let r=a.options;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:i+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return nt.errors=e,t===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,
dynamicAnchors:m={}}={}){let e=null,t=0;const o=Ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){rt(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?rt.errors:e.concat(rt.errors),t=e.length);var r=!0}else if(s==="add")tt(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?tt.errors:e.concat(tt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="edit")it(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?it.errors:e.concat(it.errors),t=e.length),r!==!0&&(r=!0);else if(s==="test")nt(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?nt.errors:e.concat(nt.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ve.
errors=e,o.props=r,t===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};function Ya(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ya.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ve(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length;else var r=Ve.evaluated.props;return Ya.errors=e,o.props=r,t===0}Ya.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Sn=za;function za(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=za.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===
null?e=[r]:e.push(r),t++}if(a.webhook===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"m\
ust have required property 'webhook'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.webhook!==void 0){let r=a.webhook;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/webhook",schemaPath:"#/propertie\
s/webhook/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/webhook",schemaPath:"\
#/properties/webhook/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return za.errors=e,t===0}za.evaluated={props:{repository:!0,
webhook:!0},dynamicProps:!1,dynamicItems:!1};var _n=Ka;function mt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(b(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:p,dynamicAnchors:m})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mt.errors=e,t===
0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){mt(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?mt.errors:e.concat(mt.errors),t=e.length);var r=!0}else if(s==="export")P(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,dynamicAnchors:m})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Ye.errors=e,o.props=r,t===
0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};function Ka(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,
t=0;const o=Ka.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Ye(a,{instancePath:i,parentData:l,parentDataProperty:u,rootData:p,
dynamicAnchors:m}))e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length;else var r=Ye.evaluated.props;return Ka.errors=e,o.props=r,t===0}Ka.evaluated={dynamicProps:!0,
dynamicItems:!1};var Mi=Wa;function Wa(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=Wa.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.jobId===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'j\
obId'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.jobId!==void 0){let r=a.
jobId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"\
/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!x.validate(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wa.errors=e,t===0}Wa.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Cn=Ba;function pt(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=pt.evaluated;if(o.dynamicProps&&
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
e===null?e=[r]:e.push(r),t++}return pt.errors=e,t===0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{instancePath:i="",parentData:l,parentDataProperty:u,
rootData:p=a,dynamicAnchors:m={}}={}){let e=null,t=0;const o=ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="cancel"){pt(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m})||(e=e===null?pt.errors:e.concat(pt.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ze.
errors=e,o.props=r,t===0}ze.evaluated={dynamicProps:!0,dynamicItems:!1};function Ba(a,{instancePath:i="",parentData:l,parentDataProperty:u,rootData:p=a,dynamicAnchors:m={}}={}){
let e=null,t=0;const o=Ba.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!ze(a,{instancePath:i,parentData:l,parentDataProperty:u,
rootData:p,dynamicAnchors:m}))e=e===null?ze.errors:e.concat(ze.errors),t=e.length;else var r=ze.evaluated.props;return Ba.errors=e,o.props=r,t===0}Ba.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Fn={getOpenApiDocument:{headers:y},changePassword:{headers:y,body:{"application/json":ao}},listRepositories:{query:$,headers:y},
createRepository:{headers:y,body:{"application/json":oo}},getRepository:{path:k,query:H,headers:y},deleteRepository:{path:k,headers:y},login:{path:k,headers:y},
uploadFile:{path:k,headers:y},listFiles:{path:k,query:$,headers:y},deleteFile:{path:mo,headers:y},downloadExport:{path:po,headers:lo},listEntities:{path:k,query:$,
headers:y},runEntitiesCommand:{path:k,headers:y,body:{"application/json":uo}},runExpressionsCommand:{path:k,headers:y,body:{"application/json":vo}},countEntities:{
path:k,headers:y},getEntity:{path:O,query:H,headers:y},runEntityCommand:{path:O,headers:y,body:{"application/json":bo}},deleteEntity:{path:O,headers:y},listRows:{
path:O,query:ko,headers:y},runRowsCommand:{path:O,headers:y,body:{"application/json":ct}},listRejectedRows:{path:O,query:$,headers:y},getReport:{path:O,headers:y},
listAttributes:{path:O,query:$,headers:y},runAttributesCommand:{path:O,headers:y,body:{"application/json":xo}},getAttribute:{path:F,query:H,headers:y},listValues:{
path:F,query:$,headers:y},runValuesCommand:{path:F,headers:y,body:{"application/json":Ut}},listMasks:{path:F,query:$,headers:y},runMasksCommand:{path:F,headers:y,
body:{"application/json":Ut}},listPatterns:{path:F,query:Ro,headers:y},runPatternsCommand:{path:F,headers:y,body:{"application/json":Eo}},runSoundexesCommand:{path:F,
headers:y,body:{"application/json":Ut}},listMetaphones:{path:F,query:$,headers:y},runMetaphonesCommand:{path:F,headers:y,body:{"application/json":Ut}},unmaskValue:{
path:k,headers:y,body:{"application/json":To}},listFunctions:{path:k,query:Oo,headers:y},listPriorities:{path:k,headers:y},runPrioritiesCommand:{path:k,headers:y,
body:{"application/json":Do}},runPriorityCommand:{path:Ri,headers:y,body:{"application/json":jo}},deletePriority:{path:Ri,headers:y},listLibraryEntities:{path:k,
query:$,headers:y},runLibraryEntitiesCommand:{path:k,headers:y,body:{"application/json":_o}},countLibraryEntities:{path:k,headers:y},getLibraryEntity:{path:z,query:H,
headers:y},runLibraryEntityCommand:{path:z,headers:y,body:{"application/json":Go}},deleteLibraryEntity:{path:z,query:Ei,headers:y},listLibraryAttributes:{path:z,
query:$,headers:y},runLibraryAttributesCommand:{path:z,headers:y,body:{"application/json":Ho}},getLibraryAttribute:{path:ti,query:H,headers:y},runLibraryAttributeCommand:{
path:ti,headers:y,body:{"application/json":Xo}},deleteLibraryAttribute:{path:ti,headers:y},listLibraryEntityRules:{path:z,query:$,headers:y},runLibraryEntityRulesCommand:{
path:z,headers:y,body:{"application/json":Mo}},getLibraryRule:{path:aa,query:H,headers:y},runLibraryRuleCommand:{path:aa,headers:y,body:{"application/json":Yo}},
deleteLibraryRule:{path:aa,query:Ei,headers:y},listAssociatedRules:{path:aa,query:$,headers:y},listAssociatedEntities:{path:z,query:$,headers:y},runAssociatedEntitiesCommand:{
path:z,headers:y,body:{"application/json":Ko}},getAttributeMap:{path:Oi,headers:y},runAttributeMapCommand:{path:Oi,headers:y,body:{"application/json":Wo}},listBusinessRules:{
path:k,query:oi,headers:y},runBusinessRulesCommand:{path:k,headers:y,body:{"application/json":vt}},countBusinessRules:{path:k,headers:y},listAggregateMethods:{path:k,
headers:y},listLibraryRules:{path:k,query:oi,headers:y},runLibraryRulesCommand:{path:k,headers:y,body:{"application/json":Zo}},countLibraryRules:{path:k,headers:y},
listRealBusinessRules:{path:k,query:oi,headers:y},runRealBusinessRulesCommand:{path:k,headers:y,body:{"application/json":Jo}},deleteRealBusinessRules:{path:k,headers:y,
body:{"application/json":an}},countRealBusinessRules:{path:k,headers:y},listEntityBusinessRules:{path:O,query:$,headers:y},runEntityBusinessRulesCommand:{path:O,
headers:y,body:{"application/json":nn}},listAttributeBusinessRules:{path:F,query:$,headers:y},runAttributeBusinessRulesCommand:{path:F,headers:y,body:{"applicat\
ion/json":cn}},listEntityRuleHistory:{path:O,query:$,headers:y},runEntityRuleHistoryCommand:{path:O,headers:y,body:{"application/json":mi}},listAllRuleHistory:{
path:k,query:$,headers:y},runAllRuleHistoryCommand:{path:k,headers:y,body:{"application/json":mi}},listEntityCompliance:{path:O,query:$,headers:y},runEntityComplianceCommand:{
path:O,headers:y,body:{"application/json":Fi}},listCompliance:{path:k,query:$,headers:y},runComplianceCommand:{path:k,headers:y,body:{"application/json":Fi}},listPassingRules:{
path:O,query:$,headers:y},runPassingRulesCommand:{path:O,headers:y,body:{"application/json":vt}},listFailingRules:{path:O,query:$,headers:y},runFailingRulesCommand:{
path:O,headers:y,body:{"application/json":vt}},listEnabledRules:{path:O,query:$,headers:y},runEnabledRulesCommand:{path:O,headers:y,body:{"application/json":vt}},
getBusinessRule:{path:S,query:H,headers:y},runBusinessRuleCommand:{path:S,headers:y,body:{"application/json":gn}},deleteBusinessRule:{path:S,headers:y},getBusinessRulePermissions:{
path:S,headers:y},listRuleHistory:{path:S,query:$,headers:y},runRuleHistoryCommand:{path:S,headers:y,body:{"application/json":mi}},listRuleFailingRows:{path:S,query:$,
headers:y},runRuleFailingRowsCommand:{path:S,headers:y,body:{"application/json":ct}},listRulePassingRows:{path:S,query:$,headers:y},runRulePassingRowsCommand:{path:S,
headers:y,body:{"application/json":ct}},listRuleGroups:{path:S,query:$,headers:y},runRuleGroupsCommand:{path:S,headers:y,body:{"application/json":Pn}},runGroupFailingRowsCommand:{
path:S,headers:y,body:{"application/json":Gi}},runGroupPassingRowsCommand:{path:S,headers:y,body:{"application/json":Gi}},listGroupFailingRows:{path:Da,query:$,
headers:y},runNamedGroupFailingRowsCommand:{path:Da,headers:y,body:{"application/json":ct}},listGroupPassingRows:{path:Da,query:$,headers:y},runNamedGroupPassingRowsCommand:{
path:Da,headers:y,body:{"application/json":ct}},listKeywords:{path:k,query:$,headers:y},runKeywordsCommand:{path:k,headers:y,body:{"application/json":bn}},deleteKeywordCategory:{
path:kn,headers:y},deleteKeyword:{path:$n,headers:y},listRuleFolders:{path:k,query:$,headers:y},runRuleFoldersCommand:{path:k,headers:y,body:{"application/json":Nn}},
getRuleFolder:{path:Ce,query:H,headers:y},runRuleFolderCommand:{path:Ce,headers:y,body:{"application/json":In}},deleteRuleFolder:{path:Ce,headers:y},listRuleFolderRules:{
path:Ce,query:$,headers:y},runRuleFolderRulesCommand:{path:Ce,headers:y,body:{"application/json":En}},listRuleFolderResults:{path:Ce,query:$,headers:y},runRuleFolderResultsCommand:{
path:Ce,headers:y,body:{"application/json":vt}},listLoaderConnections:{path:k,query:$,headers:y},runLoaderConnectionsCommand:{path:k,headers:y,body:{"applicatio\
n/json":Tn}},getLoaderConnection:{path:ne,query:H,headers:y},runLoaderConnectionCommand:{path:ne,headers:y,body:{"application/json":On}},deleteLoaderConnection:{
path:ne,headers:y},listDatasources:{path:ne,query:$,headers:y},runDatasourcesCommand:{path:ne,headers:y,body:{"application/json":Ln}},listDataschemas:{path:ne,query:$,
headers:y},runDataschemasCommand:{path:ne,headers:y,body:{"application/json":qn}},listConnectionEncodings:{path:ne,headers:y},listLoaderConnectionTypes:{headers:y},
listWebhooks:{path:k,query:$,headers:y},runWebhooksCommand:{path:k,headers:y,body:{"application/json":An}},deleteWebhook:{path:Sn,headers:y},listJobs:{path:k,query:$,
headers:y},runSchedulerCommand:{path:k,headers:y,body:{"application/json":_n}},getJob:{path:Mi,query:H,headers:y},runJobCommand:{path:Mi,headers:y,body:{"applic\
ation/json":Cn}}};export{Fn as validators};
