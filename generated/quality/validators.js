// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var vs=Object.getOwnPropertyNames,Zt=(a,o)=>function(){try{return o||(0,a[vs(a)[0]])((o={exports:{}}).exports,o),o.exports}catch(f){throw o=0,f}},Ps=Zt({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function o(d){const f=d.length;let l=0,p=0,e;for(;p<f;)l++,e=d.charCodeAt(
p++),e>=55296&&e<=56319&&p<f&&(e=d.charCodeAt(p),(e&64512)===56320&&p++);return l}a.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),ws=Zt({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function o(P,b){
return{validate:P,compare:b}}a.fullFormats={date:o(p,e),time:o(i(!0),t),"date-time":o(h(!0),m),"iso-time":o(i(),s),"iso-date-time":o(h(),c),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ps,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ys,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ls,int32:{type:"number",validate:ds},int64:{type:"number",validate:fs},float:{type:"\
number",validate:_t},double:{type:"number",validate:_t},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:o(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
t),"date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,c),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function d(P){return P%4===0&&(P%100!==0||P%400===0)}var f=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(P){const b=f.exec(P);if(!b)return!1;const j=+b[1],k=+b[2],T=+b[3];return k>=1&&k<=12&&T>=1&&T<=(k===2&&d(j)?29:l[k])}function e(P,b){if(P&&
b)return P>b?1:P<b?-1:0}var r=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function i(P){return function(j){const k=r.exec(j);if(!k)return!1;
const T=+k[1],Ge=+k[2],Ze=+k[3],gs=k[4],Rt=k[5]==="-"?-1:1,Vt=+(k[6]||0),Mt=+(k[7]||0);if(Vt>23||Mt>59||P&&!gs)return!1;if(T<=23&&Ge<=59&&Ze<60)return!0;const St=Ge-
Mt*Rt,Kt=T-Vt*Rt-(St<0?1:0);return(Kt===23||Kt===-1)&&(St===59||St===-1)&&Ze<61}}function t(P,b){if(!(P&&b))return;const j=new Date("2020-01-01T"+P).valueOf(),k=new Date(
"2020-01-01T"+b).valueOf();if(j&&k)return j-k}function s(P,b){if(!(P&&b))return;const j=r.exec(P),k=r.exec(b);if(j&&k)return P=j[1]+j[2]+j[3],b=k[1]+k[2]+k[3],P>
b?1:P<b?-1:0}var n=/t|\s/i;function h(P){const b=i(P);return function(k){const T=k.split(n);return T.length===2&&p(T[0])&&b(T[1])}}function m(P,b){if(!(P&&b))return;
const j=new Date(P).valueOf(),k=new Date(b).valueOf();if(j&&k)return j-k}function c(P,b){if(!(P&&b))return;const[j,k]=P.split(n),[T,Ge]=b.split(n),Ze=e(j,T);if(Ze!==
void 0)return Ze||t(k,Ge)}var y=/\/|:/,ms=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ps(P){return y.test(P)&&ms.test(P)}var zt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ls(P){return zt.lastIndex=0,zt.
test(P)}var cs=-(2**31),us=2**31-1;function ds(P){return Number.isInteger(P)&&P<=us&&P>=cs}function fs(P){return Number.isInteger(P)}function _t(){return!0}var hs=/[^\\]\\Z/;
function ys(P){if(hs.test(P))return!1;try{return new RegExp(P),!0}catch{return!1}}}}),g=He,u=Ps().default,Jt=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\x\
ff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function He(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=He.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let t=a["\
x-request-id"];if(typeof t=="string"){if(u(t)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!Jt.test(t)){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x2\
1-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),
r++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return He.errors=e,r===0}He.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var bs=Ye,v=new RegExp("^[^\\x00]*$","u");function Ye(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Ye.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const t={instancePath:o,schemaPath:"contract#/$defs/Passwo\
rdRequest/required",keyword:"required",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[t]:e.push(t),r++}
if(a.newPassword===void 0){const t={instancePath:o,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},
message:"must have required property 'newPassword'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="oldPassword"||t==="newPassword")){const s={instancePath:o,
schemaPath:"contract#/$defs/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),r++}if(a.oldPassword!==void 0){let t=a.oldPassword;if(typeof t=="string"){if(u(t)>1024){const s={instancePath:o+"/oldPass\
word",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 102\
4 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.newPassword!==void 0){let t=a.newPassword;if(typeof t==
"string"){if(u(t)>1024){const s={instancePath:o+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",
params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<8){const s={instancePath:o+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/newPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
const t={instancePath:o,schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Ye.errors=e,r===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var q=Qe,ks={type:"object",properties:{columns:{$ref:"contract#/$defs/Co\
lumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},
pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{
type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},I=ws().fullFormats.int64;function Qe(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Qe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:o+"/columns",schemaPath:"contract#/\
$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={
instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let c=t[m];if(typeof c=="string"){if(u(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),r++}
if(u(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let c=t[n];if(typeof c=="str\
ing"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),r++;break}m[c]=n}}}}else{const s={instancePath:o+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==
void 0){let t=a.where;if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/where",schemaPath:"contract#\
/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(
t)){if(t.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more tha\
n 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h=="string"){if(u(h)>140){const m={
instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};
e===null?e=[m]:e.push(m),r++}if(u(h)<1){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/\
pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||
isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"\
int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageS\
ize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const s={instancePath:o+"/ex\
ternal",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="\
1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ks.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Qe.errors=e,r===0}Qe.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var xs=Be,A=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function ee(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=ee.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="name"||t==="description")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>
64){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/name",schemaPath:"con\
tract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=
[s]:e.push(s),r++}}else{const s={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(u(t)>1e3){const s={instancePath:o+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(
s),r++}if(!v.test(t)){const s={instancePath:o+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ee.errors=e,r===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Be.evaluated;return i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),ee(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),
r=e.length),Be.errors=e,r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var N=We;function We(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=We.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(u(t)>64){const s={
instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return We.
errors=e,r===0}We.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var te=Xe,$s={type:"object",properties:{columns:{$ref:"contract#/$defs/Colum\
nNames"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function Xe(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=Xe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:o+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),r++}const s=t.length;for(let m=0;m<s;m++){let c=t[m];if(typeof c=="string"){if(u(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),r++}if(u(c)<1){const y={
instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let c=t[n];if(typeof c=="string"){if(typeof m[c]==
"number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NO\
T have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),r++;break}m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const s={instancePath:o+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:$s.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Xe.errors=e,r===0}Xe.evaluated={props:{columns:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var Ns=et,Gt=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function et(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=et.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.filename===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t==
"string"){if(u(t)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),r++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(u(t)>255){const s={instancePath:o+"/filename",schemaPath:"#\
/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){
const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),r++}if(!Gt.test(t)){const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"\
^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/filename",
schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return et.errors=e,r===0}et.evaluated={props:{repository:!0,
filename:!0},dynamicProps:!1,dynamicItems:!1};var js=tt;function tt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=tt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[t]:e.push(t),r++}if(a.filename===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(u(t)>64){const s={
instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(u(t)>255){const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),r++}if(!Gt.test(t)){const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return tt.errors=e,r===0}tt.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var qs=st;function st(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const i=st.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let t=a.
range;if(typeof t=="string"){if(u(t)>8192){const s={instancePath:o+"/range",schemaPath:"#/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"\
must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/range",schemaPath:"#/properties/range/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a["if-range"]!==void 0){let t=a["if-range"];if(typeof t=="string"){if(u(t)>8192){
const s={instancePath:o+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 c\
haracters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/if-range",schemaPath:"#/properties/if-range/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a["if-none-match"]!==void 0){let t=a["if-none-match"];if(typeof t=="string"){if(u(t)>8192){const s={instancePath:o+
"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a["x-request-id"]!==void 0){let t=a["x-request-id"];if(typeof t=="string"){if(u(t)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!Jt.test(t)){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\\
x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return st.errors=e,r===0}st.evaluated={props:{range:!0,"if-\
range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var Is=nt,Ht={type:"object",additionalProperties:!1,properties:{columns:{$ref:"\
contract#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumbe\
r"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,
items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["","0","1",0,1]}}},rt={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0\
-9]{0,14})?$"},Et={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{
type:"string",enum:["","asc","desc"]}}},C=new RegExp("^([1-9][0-9]{0,14})?$","u"),Yt=new RegExp("^[0-9]{1,16}$","u");function x(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=x.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="pageStart"||t==="pageSize"||t==="keypatternlist"||t==="sort"||t===
"clearCache")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have a\
dditional properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:o+"/colu\
mns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(
m),r++}const s=t.length;for(let m=0;m<s;m++){let c=t[m];if(typeof c=="string"){if(u(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/Ch\
osenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),r++}if(u(c)<1){const y={
instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let c=t[n];if(typeof c=="string"){if(typeof m[c]==
"number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must \
NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),r++;break}m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;
if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"\
must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:rt.type},
message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pa\
geStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:o+"/pageStart",schemaPath:"contract#\
/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(
s),r++}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/pageSiz\
e",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:rt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/pageSize",
schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t==
"string"&&!C.test(t)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})\
?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.keypatternlist!==void 0){let t=a.keypatternlist;if(Array.isArray(t)){
if(t.length>1e4){const n={instancePath:o+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must\
 NOT have more than 10000 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))&&typeof h!="string"){const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:Ht.properties.
keypatternlist.items.type},message:"must be integer,string"};e===null?e=[m]:e.push(m),r++}if(typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h)){const m={
instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[m]:e.push(m),r++}if(h<0||isNaN(h)){const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlis\
t/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(typeof h=="string"&&!Yt.test(h)){const m={
instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must matc\
h pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:o+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={
instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:o+"/sort/"+
n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=
[m]:e.push(m),r++}for(const m in h)if(!(m==="column"||m==="direction")){const c={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(h.column!==void 0){
let m=h.column;if(typeof m=="string"){if(u(m)>128){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[c]:e.push(c),r++}if(u(m)<1){const c={instancePath:o+"/sort/"+
n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const c={instancePath:o+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),r++}if(!(m===""||m==="asc"||m==="desc")){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/directio\
n/enum",keyword:"enum",params:{allowedValues:Et.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),r++}}}else{
const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(
m),r++}}}else{const s={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),r++}}if(a.clearCache!==void 0){let t=a.clearCache;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:o+"/clearCache",schemaPath:"#/prop\
erties/clearCache/enum",keyword:"enum",params:{allowedValues:Ht.properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return x.
errors=e,r===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=se.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&
(x(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return se.errors=e,r===
0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qt={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,properties:{
entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"c\
ontract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{
enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},at={type:"string",enum:["client","server"]},Bt={type:["integer","string"],minimum:0,
maximum:9007199254740991,pattern:"^[0-9]{0,15}$"},Je=Object.prototype.hasOwnProperty,re=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$",
"u"),Wt=new RegExp("^[0-9]{0,15}$","u"),ot=new RegExp("^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Xt={type:"object",required:["sourc\
eFile","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"c\
ontract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$def\
s/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"\
contract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$defs/Unused"},redefines:{
$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract#/$defs/Unused"}}},es={type:"\
string",enum:["","delimited"]},ts={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},Ls={type:"string",enum:["","lf",
"cr","crlf","none"]},it={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]},w={type:["string","integer"],maxLength:1e4,pattern:"^[^\\x00]*$"};function L(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=L.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),r++}if(a.attr===void 0){const t={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"attr"},message:"must have required property 'attr'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!Je.call(Xt.properties,
t)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/Sou\
rceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="delimited")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:es.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),r++}}if(a.connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:ts.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.username!==void 0){let t=a.username;if(typeof t==
"string"){if(u(t)>256){const s={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
password!==void 0){let t=a.password;if(typeof t=="string"){if(u(t)>1024){const s={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sourceFile!==void 0){let t=a.sourceFile;if(typeof t=="string"){if(u(t)>4096){const s={instancePath:o+"/sourc\
eFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[
s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.schemaFile!==void 0){let t=a.schemaFile;if(typeof t=="string"){if(u(t)>
4096){const s={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have mor\
e than 4096 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.quote!==void 0){let t=a.quote;if(typeof t=="string"){if(u(t)>16){const s={instancePath:o+
"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:o+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t=="string"){if(u(t)>16){const s={instancePath:o+"/delimiter",schemaPath:"contract#/$def\
s/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+
"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.terminator!==
void 0){let t=a.terminator;if(typeof t!="string"){const s={instancePath:o+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="lf"||t==="cr"||t==="crlf"||t==="none")){const s={instancePath:o+"/terminator",
schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:Ls.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),r++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp125\
1"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp\
855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||
t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t===
"identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859\
-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||
t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGre\
ek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="t\
is-620"||t==="unicode"||t==="utf-8")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:it.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"){const s={instancePath:o+
"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="none"||t==="n\
ames"||t==="ddl")){const s={instancePath:o+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:Xt.properties.attr.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.endian!==void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,\
integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/endian",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/endian",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
r++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/align",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){
const s={instancePath:o+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 cha\
racters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/redefines",schemaPath:"contract#/$defs/Unuse\
d/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),r++}}}if(a.upacked!==void 0){let t=a.upacked;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+
"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(u(t)>1e4){const s={instancePath:o+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT\
 have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/upacked",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.national!==void 0){let t=a.national;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/national",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/national",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.
test(t)){const s={instancePath:o+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pa\
ttern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:o+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/sqlwhere",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/sqlwhere",schemaPath:"contr\
act#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return L.errors=e,r===0}L.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const i=ae.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[
t]:e.push(t),r++}if(a.source===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have r\
equired property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!Je.call(Qt.properties,t)){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/E\
ntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+
"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),r++}if(!re.test(t)){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x\
00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),r++}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t=="string"){if(u(t)>4e3){const s={instancePath:o+"/entityDesc",
schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\
\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/Enti\
tyDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.source!==void 0){let t=a.source;if(typeof t!=
"string"){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:at.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(L(a.connectInfo,{instancePath:o+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),a.sample!==void 0){let t=a.
sample;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:Bt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!Wt.test(t)){const s={instancePath:o+"/maxRejected",
schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:
e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName\
/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!ot.test(t)){const s={instancePath:o+
"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'\
must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/jobName",schemaPath:"\
contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;
if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:o+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:Qt.
properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;
if(typeof t=="string"){if(u(t)>32){const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ae.errors=e,r===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function oe(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=oe.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t!=="create"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ae(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)
if(s!=="columns"){const n={instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const h={
instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[h]:e.push(h),r++}const n=s.length;for(let h=0;h<n;h++){let m=s[h];if(typeof m=="string"){if(u(m)>2e4){const c={instancePath:o+
"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[c]:e.push(c),r++}if(!v.test(m)){const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[c]:e.push(c),r++}}else{
const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:o+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return oe.errors=e,r===0}oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ts={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$defs/Unused"}}};
function ie(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ie.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const t={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=
[t]:e.push(t),r++}for(const t in a)if(!Je.call(Ts.properties,t)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="str\
ing"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/entityName",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.
test(t)){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,int\
eger"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/entityDe\
sc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),r++}}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:o+"/source",schemaPath:"contract#/\
$defs/Source/enum",keyword:"enum",params:{allowedValues:at.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==
void 0&&(L(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sampl\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+
"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.maxRejected!==
void 0){let t=a.maxRejected;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/maxRejected",schemaPath:"con\
tract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){
const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 100\
00 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t!="s\
tring"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/jobName",schemaPath:"c\
ontract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(
t)){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern \
"^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:o+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/scheduleNow",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/scheduleNow",schemaPath:"\
contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.
scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/scheduleTime",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){
if(u(t)>1e4){const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have\
 more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ie.errors=e,r===0}ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ne(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ne.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="preview"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ie(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)
if(s!=="columns"){const n={instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;if(Array.isArray(s)){if(s.length>100){const h={
instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT\
 have more than 100 items"};e===null?e=[h]:e.push(h),r++}const n=s.length;for(let h=0;h<n;h++){let m=s[h];if(typeof m=="string"){if(u(m)>2e4){const c={instancePath:o+
"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT hav\
e more than 20000 characters"};e===null?e=[c]:e.push(c),r++}if(!v.test(m)){const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptio\
ns/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[c]:e.push(c),r++}}else{
const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:o+"/options",schemaPath:"contract#/$d\
efs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ne.errors=e,r===0}ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var As={type:"object",required:["source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Unused"},entityDesc:{
$ref:"contract#/$defs/Unused"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/RawConnectInfo"},sample:{$ref:"contract#/$defs/Unused"},
maxRejected:{$ref:"contract#/$defs/Unused"},jobName:{$ref:"contract#/$defs/Unused"},scheduleNow:{$ref:"contract#/$defs/Unused"},scheduleTime:{$ref:"contract#/$d\
efs/Unused"}}},Ds={type:"object",required:["sourceFile"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contra\
ct#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/Sou\
rceFile"},encoding:{$ref:"contract#/$defs/Encoding"},schemaFile:{$ref:"contract#/$defs/Unused"},quote:{$ref:"contract#/$defs/Unused"},delimiter:{$ref:"contract#\
/$defs/Unused"},terminator:{$ref:"contract#/$defs/Unused"},attr:{$ref:"contract#/$defs/Unused"},endian:{$ref:"contract#/$defs/Unused"},align:{$ref:"contract#/$d\
efs/Unused"},redefines:{$ref:"contract#/$defs/Unused"},upacked:{$ref:"contract#/$defs/Unused"},national:{$ref:"contract#/$defs/Unused"},sqlwhere:{$ref:"contract\
#/$defs/Unused"}}};function me(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=me.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const t={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[t]:e.push(t),r++}
for(const t in a)if(!Je.call(Ds.properties,t)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:o+"/ty\
pe",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="\
delimited")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:es.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectionId!==void 0){let t=a.connectionId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&typeof t!="string"){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:ts.type},message:"mu\
st be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/connectionId",
schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:o+"/connectionId",schemaPath:"contra\
ct#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:
e.push(s),r++}}if(a.username!==void 0){let t=a.username;if(typeof t=="string"){if(u(t)>256){const s={instancePath:o+"/username",schemaPath:"contract#/$defs/Sour\
ceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={
instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\
\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.password!==void 0){let t=a.password;if(typeof t=="string"){if(u(t)>1024){const s={instancePath:o+
"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===
null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/password",schemaPath:"contract#/$defs/Sou\
rcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sourceFile!==void 0){let t=a.sourceFile;if(typeof t==
"string"){if(u(t)>4096){const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/sou\
rceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.encoding!==
void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="c\
p1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="\
cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp95\
0"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="is\
o2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||
t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="j\
is0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||
t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||
t==="utf-8")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:it.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.schemaFile!==void 0){let t=a.schemaFile;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be str\
ing,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/Unused/maxLengt\
h",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/schemaFile",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}}if(a.quote!==void 0){let t=a.quote;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"\
/quote",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(u(t)>1e4){const s={instancePath:o+"/quote",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT h\
ave more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/quote",schemaPath:"contract#/$defs/Unused/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.delimiter!==void 0){let t=a.delimiter;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/delimiter",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/delimiter",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.
test(t)){const s={instancePath:o+"/delimiter",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.terminator!==void 0){let t=a.terminator;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const s={instancePath:o+"/terminator",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/terminator",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"ma\
xLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/terminator",
schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),
r++}}}if(a.attr!==void 0){let t=a.attr;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/attr",schemaPath:"\
contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){
const s={instancePath:o+"/attr",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 char\
acters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/attr",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.endian!==void 0){let t=a.endian;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/endian",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/endian",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/endian",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}}if(a.align!==void 0){let t=a.align;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/align",
schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){
if(u(t)>1e4){const s={instancePath:o+"/align",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more t\
han 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/align",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.redefines!==void 0){let t=a.redefines;if(typeof t!=
"string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/redefines",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{
type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/redefines",schemaPath:"\
contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.
test(t)){const s={instancePath:o+"/redefines",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match p\
attern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.upacked!==void 0){let t=a.upacked;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const s={instancePath:o+"/upacked",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?
e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/upacked",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{
limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/upacked",schemaPath:"contra\
ct#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.national!==
void 0){let t=a.national;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/national",schemaPath:"contract#\
/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={
instancePath:o+"/national",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 character\
s"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/national",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.sqlwhere!==void 0){let t=a.sqlwhere;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/sqlwhere",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/sqlwhere",schemaPath:"contract#/$defs/Unused\
/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/sqlwhere",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=
[s]:e.push(s),r++}}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}
return me.errors=e,r===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=pe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.source===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have requir\
ed property 'source'"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!Je.call(As.properties,t)){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.entityName!==void 0){let t=a.entityName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"\
/entityName",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(u(t)>1e4){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must \
NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/Unused/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.entityDesc!==void 0){let t=a.
entityDesc;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/Unuse\
d/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+
"/entityDesc",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?
e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]\
*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const s={instancePath:o+
"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="client"||
t==="server")){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:at.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(me(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"\
connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Unused/m\
axLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/sample",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}}if(a.maxRejected!==void 0){let t=a.maxRejected;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+
"/maxRejected",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(u(t)>1e4){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/Unused/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.jobName!==void 0){let t=a.
jobName;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/Unused/type",
keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"\
/jobName",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(typeof t!="string"&&!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/scheduleNow",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must b\
e string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/scheduleNow",schemaPath:"contract#/$defs/Unused/ma\
xLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/scheduleNow",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),r++}}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+
"/scheduleTime",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"string"){if(u(t)>1e4){const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/Unused/maxLength",keyword:"maxLength",params:{limit:1e4},message:"mus\
t NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/Unused/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return pe.errors=e,r===0}pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function le(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=le.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.
data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="rawpreview"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"\
rawpreview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(pe(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),a.options!==void 0){let t=a.options;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(const s in t)if(s!=="columns"){const n={instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.columns!==void 0){let s=t.columns;
if(Array.isArray(s)){if(s.length>100){const h={instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[h]:e.push(h),r++}const n=s.length;for(let h=0;h<n;h++){let m=s[h];if(typeof m==
"string"){if(u(m)>2e4){const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxL\
ength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[c]:e.push(c),r++}if(!v.test(m)){const c={instancePath:o+"/options/colu\
mns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern\
 "^[^\\x00]*$"'};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}}else{const n={instancePath:o+"/options/columns",schemaPath:"\
contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={
instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return le.
errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss={type:"string",enum:["","csv","json","ndjson","parquet","xlsx"]},rs={type:"string",
enum:["","error","replace"]},as=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2\
028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function ce(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ce.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(u(t)>255){const s={instancePath:o+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!as.test(t)){const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filetype!==void 0){let t=a.filetype;if(typeof t!="strin\
g"){const s={instancePath:o+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:o+"/filetype",schemaPath:"contract#/$def\
s/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.encoding!==
void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t==="cp1251"||t==="cp1253"||t==="c\
p1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t==="cp855"||t==="cp857"||t==="\
cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp936"||t==="cp949"||t==="cp95\
0"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-raw"||t==="identity"||t==="is\
o2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t==="iso8859-6"||t==="iso8859-7"||
t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="jis0201"||t==="jis0208"||t==="j\
is0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t==="macGreek"||t==="macIceland"||
t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||t==="tis-620"||t==="unicode"||
t==="utf-8")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:it.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){const s={instancePath:o+"/u\
nencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===
""||t==="error"||t==="replace")){const s={instancePath:o+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:rs.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const t={
instancePath:o+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),r++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}
return ce.errors=e,r===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Os={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contra\
ct#/$defs/ChosenColumns"},where:{$ref:"contract#/$defs/Condition"},keypatternlist:{type:"array",maxItems:1e4,items:{type:["integer","string"],minimum:0,maximum:9007199254740991,
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",maxItems:16,items:{$ref:"contract#/$defs/SortKey"}}}};function O(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=O.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="keypatternlist"||t==="sort")){const s={instancePath:o,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==
void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ChosenColumns/maxItems",keyword:"m\
axItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let c=t[m];if(typeof c==
"string"){if(u(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),r++}if(u(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:o+
"/columns/"+m,schemaPath:"contract#/$defs/ChosenColumns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}
let n=t.length,h;if(n>1){const m={};for(;n--;){let c=t[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"\
contract#/$defs/ChosenColumns/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical\
)"};e===null?e=[y]:e.push(y),r++;break}m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"contract#/$defs/ChosenColumns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+
"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=
[s]:e.push(s),r++}}else{const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),r++}}if(a.keypatternlist!==void 0){let t=a.keypatternlist;if(Array.isArray(t)){if(t.length>1e4){const n={instancePath:o+"/keypatte\
rnlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.
push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&typeof h!="string"){const m={instancePath:o+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:Os.properties.keypatternlist.items.type},message:"must be i\
nteger,string"};e===null?e=[m]:e.push(m),r++}if(typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h)){const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[
m]:e.push(m),r++}if(h<0||isNaN(h)){const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}if(typeof h=="string"&&!Yt.test(h)){const m={instancePath:o+"/keypatternlist/"+n,
schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?
e=[m]:e.push(m),r++}}}else{const s={instancePath:o+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:o+"/sort",schemaPath:"\
#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<
s;n++){let h=t[n];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/requ\
ired",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),r++}for(const m in h)if(!(m===
"column"||m==="direction")){const c={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(h.column!==void 0){let m=h.column;if(typeof m=="string"){if(u(
m)>128){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[c]:e.push(c),r++}if(u(m)<1){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKe\
y/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),r++}}else{const c={
instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),r++}}if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"cont\
ract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}if(!(m===""||m==="as\
c"||m==="desc")){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Et.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),r++}}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:o+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return O.errors=e,r===0}O.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=$.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="export"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(ce(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),a.options!==void 0&&(O(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"\
options",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $.errors=e,r===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=U.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s===
"get"){se(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),r=e.length);var t=!0}else if(s===
"create")oe(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length),t!==!0&&(t=
!0);else if(s==="preview")ne(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length),
t!==!0&&(t=!0);else if(s==="rawpreview")le(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.
errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")$(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:
e.concat($.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return U.errors=e,i.props=t,r===0}U.evaluated={
dynamicProps:!0,dynamicItems:!1};function nt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=nt.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!U(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?U.errors:e.concat(U.errors),r=e.length;else var t=U.evaluated.props;return nt.errors=e,i.props=t,r===0}nt.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ss=mt,Ct={type:"object",required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\
\\x00]*$"},purpose:{type:"string",enum:["","value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:["integer","string"],minimum:1,
maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"},attribute:{type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^([1-9][0-9]{0,14})?$"}}},
Es={type:"string",enum:["","repositories","entities","scheduler","files","libraryEntities","libraryAttributes","loaderConnections","datasources","dataschemas","\
rows","rejected","attributes","values","masks","patterns","soundexes","metaphones"]};function ue(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=ue.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.expression===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expression"},message:"must hav\
e required property 'expression'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="expression"||t==="purpose"||t==="listing"||t==="entity"||t==="attribu\
te")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional\
 properties"};e===null?e=[s]:e.push(s),r++}if(a.expression!==void 0){let t=a.expression;if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/expression",
schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(
s),r++}if(!v.test(t)){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.purpose!==void 0){let t=a.purpose;if(typeof t!="string"){const s={instancePath:o+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t===
"value"||t==="condition")){const s={instancePath:o+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:Ct.properties.purpose.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.listing!==void 0){let t=a.listing;if(typeof t!="string"){const s={
instancePath:o+"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(!(t===""||t==="repositories"||t==="entities"||t==="scheduler"||t==="files"||t==="libraryEntities"||t==="libraryAttributes"||t==="loaderConnections"||t===
"datasources"||t==="dataschemas"||t==="rows"||t==="rejected"||t==="attributes"||t==="values"||t==="masks"||t==="patterns"||t==="soundexes"||t==="metaphones")){const s={
instancePath:o+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"enum",params:{allowedValues:Es.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.entity!==void 0){let t=a.entity;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const s={instancePath:o+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:Ct.properties.entity.type},message:"must be integer,string"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/entity",schemaPath:"#/properties/ent\
ity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:o+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:o+"/entity",schemaPath:"#/properties/entity/pattern",keyword:"pattern",params:{pattern:"\
^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.attribute!==void 0){let t=a.attribute;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/attribute",schemaPath:"#/properties/attribute/type",keyword:"type",params:{
type:Ct.properties.attribute.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const s={instancePath:o+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/attribute",schemaPath:"#/properties/attribute/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:o+"/att\
ribute",schemaPath:"#/properties/attribute/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?\
$"'};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),r++}return ue.errors=e,r===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=de.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="check"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&
(ue(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return de.errors=e,r===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function z(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=z.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s==
"string")if(s==="check"){de(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?de.errors:e.concat(de.errors),r=e.length);
var t=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return z.errors=e,i.props=t,r===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};
function mt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=mt.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),!z(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?z.errors:e.concat(
z.errors),r=e.length;else var t=z.evaluated.props;return mt.errors=e,i.props=t,r===0}mt.evaluated={dynamicProps:!0,dynamicItems:!1};var S=pt;function pt(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=pt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.entityID===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==
void 0){let t=a.repository;if(typeof t=="string"){if(u(t)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(
t)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return pt.errors=e,r===0}pt.evaluated={props:{repository:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var Cs=lt;
function fe(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=fe.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="name"||t==="description")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/EntityRename/maxLen\
gth",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!ot.test(t)){const s={instancePath:o+
"/name",schemaPath:"contract#/$defs/EntityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/na\
me",schemaPath:"contract#/$defs/EntityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==
void 0){let t=a.description;if(typeof t=="string"){if(u(t)>4e3){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/\
description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),r++}return fe.errors=e,r===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=he.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:o+"\
/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}
if(a.data!==void 0&&(fe(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),
r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/options",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return he.errors=e,r===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Fs={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:["source"]},properties:{source:{$ref:"contract#/$defs/Source"},
connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract\
#/$defs/JobName"},scheduleNow:{enum:["","0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};function ye(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ye.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const t in a)if(!(t==="source"||t==="connectInfo"||t==="sample"||t==="maxRejected"||t==="jobName"||t==="scheduleNow"||t==="schedule\
Time")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),r++}if(a.source!==void 0){let t=a.source;if(typeof t!="string"){const s={instancePath:o+"/source",schemaPath:"contract#\
/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="client"||t==="server")){const s={instancePath:o+
"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:at.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),r++}}if(a.connectInfo!==void 0&&(L(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)),a.sample!==void 0){let t=a.sample;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/sample",schemaPath:"\
contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(a.maxRejected!==void 0){let t=a.maxRejected;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/maxReject\
ed",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:Bt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){const s={instancePath:o+"/\
maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
r++}}if(typeof t=="string"&&!Wt.test(t)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{0,15}$"},message:'must match pattern "^[0-9]{0,15}$"'};e===null?e=[s]:e.push(s),r++}}if(a.jobName!==void 0){let t=a.jobName;if(typeof t=="string"){if(u(t)>
128){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 1\
28 characters"};e===null?e=[s]:e.push(s),r++}if(!ot.test(t)){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{
pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$\
"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleNow!==void 0){let t=a.scheduleNow;if(!(t===""||t==="0"||t==="1"||t===0||t===1)){const s={instancePath:o+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:Fs.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.scheduleTime!==void 0){let t=a.scheduleTime;if(typeof t=="string"){if(u(t)>32){const s={instancePath:o+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.source!==void 0&&a.connectInfo===void 0){const t={instancePath:o,schemaPath:"#/dependentRequired",keyword:"d\
ependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInfo"},message:"must have property connectInfo when property \
source is present"};e===null?e=[t]:e.push(t),r++}if(a.connectInfo!==void 0&&a.source===void 0){const t={instancePath:o,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"must have property source when property connectIn\
fo is present"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return ye.errors=e,r===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ge.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="reload"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(ye(a.data,{instancePath:o+"/data",
parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),a.options!==void 0){let t=a.options;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),r++}return ge.errors=e,r===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=_.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="edit"){he(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),r=e.length);var t=!0}else if(s==="reload")ge(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return _.errors=e,i.props=t,r===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function lt(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=lt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!_(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?_.errors:e.concat(_.errors),r=e.length;else var t=_.evaluated.props;
return lt.errors=e,i.props=t,r===0}lt.evaluated={dynamicProps:!0,dynamicItems:!1};var Us=ct,zs={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"\
^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{
$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"\
integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",
enum:["0","1"]}},required:[],$id:"listRows_query"},_s=new RegExp("^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0\
-9a-f]{64}))$","u");function ct(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ct.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.holding!==void 0){let t=a.holding;if(typeof t==
"string"){if(u(t)>8e3){const s={instancePath:o+"/holding",schemaPath:"#/properties/holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[s]:e.push(s),r++}if(!_s.test(t)){const s={instancePath:o+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pa\
ttern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),r++}}else{const s={
instancePath:o+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.
columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"\
maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:o+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;
for(let m=0;m<s;m++){let c=t[m];if(typeof c=="string"){if(u(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),r++}if(u(c)<1){const y={instancePath:o+"/co\
lumns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[y]:e.push(y),r++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){let c=t[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];
const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate \
items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),r++;break}m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"contract#/$def\
s/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t==
"string"){if(u(t)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NO\
T have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={
instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.
push(n),r++}if(t.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fe\
wer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];if(typeof h=="string"){if(u(h)>140){const m={instancePath:o+"/s\
ort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.
push(m),r++}if(u(h)<1){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/\
pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||
isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"\
int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageS\
ize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(
t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;if(typeof t!="string"){const s={instancePath:o+"/ex\
ternal",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="\
1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:zs.properties.external.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return ct.errors=e,r===0}ct.evaluated={props:{holding:!0,columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var Rs=ut;function ve(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const i=ve.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&
(x(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ve.errors=e,r===
0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=R.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){ve(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||
(e=e===null?ve.errors:e.concat(ve.errors),r=e.length);var t=!0}else if(s==="export")$(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||
(e=e===null?$.errors:e.concat($.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return R.errors=e,i.props=t,r===
0}R.evaluated={dynamicProps:!0,dynamicItems:!1};function ut(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const i=ut.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!R(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,
dynamicAnchors:p}))e=e===null?R.errors:e.concat(R.errors),r=e.length;else var t=R.evaluated.props;return ut.errors=e,i.props=t,r===0}ut.evaluated={dynamicProps:!0,
dynamicItems:!1};var Vs=dt;function Pe(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Pe.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/Unus\
edData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(x(a.options,{instancePath:o+"/op\
tions",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Pe.errors=e,r===0}Pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function V(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=V.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.
command;if(typeof s=="string")if(s==="get"){Pe(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(
Pe.errors),r=e.length);var t=!0}else if(s==="export")$(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.
concat($.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return V.errors=e,i.props=t,r===0}V.evaluated={
dynamicProps:!0,dynamicItems:!1};function dt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=dt.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!V(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?V.errors:e.concat(V.errors),r=e.length;else var t=V.evaluated.props;return dt.errors=e,i.props=t,r===0}dt.evaluated={dynamicProps:!0,dynamicItems:!1};
var D=ft;function ft(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ft.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.entityID===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};
e===null?e=[t]:e.push(t),r++}if(a.attributeID===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeID"},
message:"must have required property 'attributeID'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(u(t)>64){
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/repository",schemaPath:"#/proper\
ties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.entityID!==void 0){let t=a.entityID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/entityID",
schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.
attributeID!==void 0){let t=a.attributeID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/attributeID",schemaPath:"#/propert\
ies/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const s={instancePath:o+"/attributeID",schemaPath:"#/properties/attributeID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/attributeID",schemaPath:"#/properties/attributeI\
D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/\
attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),
r++}}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ft.errors=
e,r===0}ft.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,dynamicItems:!1};var ht=yt;function we(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=we.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(x(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return we.errors=e,r===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=M.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){we(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),r=e.length);var t=!0}else if(s==="export")$(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return M.errors=e,i.props=t,r===0}M.evaluated={dynamicProps:!0,dynamicItems:!1};function yt(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=yt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!M(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?M.errors:e.concat(M.errors),r=e.length;else var t=M.evaluated.props;
return yt.errors=e,i.props=t,r===0}yt.evaluated={dynamicProps:!0,dynamicItems:!1};var Ms=gt,Ks={type:"object",properties:{style:{$ref:"contract#/$defs/PatternSt\
yle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"\
sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},Ft={type:"string",enum:["","Default","Rich","Long"]};function gt(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=gt.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let t=a.style;if(typeof t!="string"){const s={instancePath:o+"/s\
tyle",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t===
"Default"||t==="Rich"||t==="Long")){const s={instancePath:o+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Ft.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){
const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 409\
6 items"};e===null?e=[m]:e.push(m),r++}if(t.length<1){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let c=t[m];if(typeof c=="string"){if(u(c)>
128){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT hav\
e more than 128 characters"};e===null?e=[y]:e.push(y),r++}if(u(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:o+"/columns/"+
m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}let n=t.length,
h;if(n>1){const m={};for(;n--;){let c=t[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$def\
s/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[
y]:e.push(y),r++;break}m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/where",schemaPath:"\
contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}}if(a.sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"m\
axItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:o+"/sort",schemaPath:"#\
/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<
s;n++){let h=t[n];if(typeof h=="string"){if(u(h)>140){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{
limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),r++}if(u(h)<1){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties\
/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{const m={instancePath:o+
"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{const s={
instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==
void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.pageSize!==void 0){
let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}if(a.external!==void 0){let t=a.external;
if(typeof t!="string"){const s={instancePath:o+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="0"||t==="1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Ks.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return gt.errors=e,r===0}gt.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Zs=vt;function be(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=be.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.style!==void 0){let s=t.style;if(typeof s!="string"){const n={instancePath:o+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s===""||s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:o+
"/data/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Ft.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(x(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return be.errors=e,r===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ke.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fi\
lename"},message:"must have required property 'filename'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="filename"||t==="filetype"||t==="encoding"||t===
"unencodable"||t==="escapeFormulas"||t==="style")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.filename!==void 0){let t=a.filename;if(typeof t=="string"){if(u(t)>255){const s={
instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!as.test(t)){const s={instancePath:o+"/filename",schemaPath:"c\
ontract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\
\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'mu\
st match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\
/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/filename",schemaPath:"\
contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filetype!==void 0){let t=a.
filetype;if(typeof t!="string"){const s={instancePath:o+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="csv"||t==="json"||t==="ndjson"||t==="parquet"||t==="xlsx")){const s={instancePath:o+"/filetype",
schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),r++}}if(a.encoding!==void 0){let t=a.encoding;if(typeof t!="string"){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="cp1252"||t==="ascii"||t==="big5"||t==="cp1250"||t===
"cp1251"||t==="cp1253"||t==="cp1254"||t==="cp1255"||t==="cp1256"||t==="cp1257"||t==="cp1258"||t==="cp437"||t==="cp737"||t==="cp775"||t==="cp850"||t==="cp852"||t===
"cp855"||t==="cp857"||t==="cp860"||t==="cp861"||t==="cp862"||t==="cp863"||t==="cp864"||t==="cp865"||t==="cp866"||t==="cp869"||t==="cp874"||t==="cp932"||t==="cp9\
36"||t==="cp949"||t==="cp950"||t==="dingbats"||t==="ebcdic"||t==="euc-cn"||t==="euc-jp"||t==="euc-kr"||t==="gb12345"||t==="gb1988"||t==="gb2312"||t==="gb2312-ra\
w"||t==="identity"||t==="iso2022"||t==="iso2022-jp"||t==="iso2022-kr"||t==="iso8859-1"||t==="iso8859-2"||t==="iso8859-3"||t==="iso8859-4"||t==="iso8859-5"||t===
"iso8859-6"||t==="iso8859-7"||t==="iso8859-8"||t==="iso8859-9"||t==="iso8859-10"||t==="iso8859-13"||t==="iso8859-14"||t==="iso8859-15"||t==="iso8859-16"||t==="j\
is0201"||t==="jis0208"||t==="jis0212"||t==="koi8-r"||t==="koi8-u"||t==="ksc5601"||t==="macCentEuro"||t==="macCroatian"||t==="macCyrillic"||t==="macDingbats"||t===
"macGreek"||t==="macIceland"||t==="macJapan"||t==="macRoman"||t==="macRomania"||t==="macThai"||t==="macTurkish"||t==="macUkraine"||t==="shiftjis"||t==="symbol"||
t==="tis-620"||t==="unicode"||t==="utf-8")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:it.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.unencodable!==void 0){let t=a.unencodable;if(typeof t!="string"){
const s={instancePath:o+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t===""||t==="error"||t==="replace")){const s={instancePath:o+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"\
enum",params:{allowedValues:rs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.escapeFormulas!==void 0&&typeof a.
escapeFormulas!="boolean"){const t={instancePath:o+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(a.style!==void 0){let t=a.style;if(typeof t!="string"){const s={instancePath:o+"/style",schemaPath:"c\
ontract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t===""||t==="Default"||t==="\
Rich"||t==="Long")){const s={instancePath:o+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Ft.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return ke.errors=e,r===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=xe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="export"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}a.data!==void 0&&(ke(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.
errors),r=e.length)),a.options!==void 0&&(O(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===
null?O.errors:e.concat(O.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return xe.errors=e,r===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=K.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){be(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(be.errors),r=e.length);var t=!0}else if(s==="export")xe(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return K.errors=
e,i.props=t,r===0}K.evaluated={dynamicProps:!0,dynamicItems:!1};function vt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=vt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!K(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?K.errors:e.concat(K.errors),r=e.length;else var t=K.evaluated.props;return vt.errors=e,i.props=t,r===0}vt.evaluated={dynamicProps:!0,
dynamicItems:!1};var Js=Pt;function $e(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=$e.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"data"||t==="command"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.value===
void 0){const s={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"value"},message:"must have required \
property 'value'"};e===null?e=[s]:e.push(s),r++}if(t.mask===void 0){const s={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[s]:e.push(s),r++}for(const s in t)if(!(s==="value"||s==="mask")){const n={instancePath:o+
"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),r++}if(t.value!==void 0){let s=t.value;if(typeof s=="string"){if(u(s)>4096){const n={instancePath:o+"/data/value",schemaPath:"#\
/properties/data/properties/value/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),
r++}}else{const n={instancePath:o+"/data/value",schemaPath:"#/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[n]:e.push(n),r++}}if(t.mask!==void 0){let s=t.mask;if(typeof s=="string"){if(u(s)>1024){const n={instancePath:o+"/data/mask",schemaPath:"#/prop\
erties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),r++}if(u(
s)<1){const n={instancePath:o+"/data/mask",schemaPath:"#/properties/data/properties/mask/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+"/data/mask",schemaPath:"#/properties/data/properties/mask/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.command!==void 0){let t=a.command;if(typeof t!="string"&&!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/command",schemaPath:"contract#/$defs/Unused/type",keyword:"type",params:{type:w.type},message:"\
must be string,integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/command",schemaPath:"contract#/$defs/Unused/\
maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+
"/command",schemaPath:"contract#/$defs/Unused/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[
s]:e.push(s),r++}}}if(a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/options",schemaPath:"contrac\
t#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $e.errors=e,r===0}$e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Pt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Pt.evaluated;return i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),$e(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?
$e.errors:e.concat($e.errors),r=e.length),Pt.errors=e,r===0}Pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gs=wt,Hs={type:"string",enum:["Date/Time",
"Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function wt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=wt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.group!==
void 0){let t=a.group;if(typeof t!="string"){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="Date/Time"||t==="Metadata"||t==="Numeric"||t==="Set"||t==="Statistical"||t==="String"||t===
"Transformation"||t==="Type")){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Hs.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>100){const s={instancePath:o+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return wt.
errors=e,r===0}wt.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Ys=bt,Qs={type:["integer","string"],minimum:1,maximum:10,pattern:"^([\
1-9]|10)$"},Bs=new RegExp("^([1-9]|10)$","u");function Ne(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const i=Ne.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.priority===void 0){
const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?
e=[t]:e.push(t),r++}if(a.name===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have re\
quired property 'name'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="priority"||t==="name"||t==="description")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.priority!==void 0){let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/priority",schemaPath:"\
contract#/$defs/PriorityId/type",keyword:"type",params:{type:Qs.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>10||isNaN(t)){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"\
must be <= 10"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!Bs.test(t)){const s={instancePath:o+"/priori\
ty",schemaPath:"contract#/$defs/PriorityId/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)$"},message:'must match pattern "^([1-9]|10)$"'};e===null?e=[s]:
e.push(s),r++}}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/max\
Length",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+
"/name",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}if(!re.test(t)){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(u(t)>4e3){const s={instancePath:o+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),
r++}if(!v.test(t)){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescri\
ption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ne.errors=e,r===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function je(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=je.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),
r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="s\
tring"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t!=="add"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must\
 be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&(Ne(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+
"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return je.errors=e,r===0}je.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;
const i=Z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),r++}const s=a.command;if(typeof s=="string")if(s==="add"){je(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?je.
errors:e.concat(je.errors),r=e.length);var t=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"c\
ommand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Z.errors=e,i.props=t,r===0}Z.evaluated={
dynamicProps:!0,dynamicItems:!1};function bt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=bt.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!Z(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?Z.errors:e.concat(Z.errors),r=e.length;else var t=Z.evaluated.props;return bt.errors=e,i.props=t,r===0}bt.evaluated={dynamicProps:!0,dynamicItems:!1};
var os=kt;function kt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=kt.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.priority===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};
e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(u(t)>64){const s={instancePath:o+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.priority!==void 0){
let t=a.priority;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/priority",schemaPath:"#/properties/priority/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={instancePath:o+
"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),r++}
if(t<1||isNaN(t)){const s={instancePath:o+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),r++}return kt.errors=e,r===0}kt.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var Ws=xt,Xs={type:["integer",
"string"],minimum:1,maximum:10,pattern:"^([1-9]|10)?$"},er=new RegExp("^([1-9]|10)?$","u");function qe(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=qe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){for(const t in a)if(!(t==="priority"||t==="name"||t==="description")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.priority!==void 0){let t=a.priority;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityMove/type",
keyword:"type",params:{type:Xs.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const s={
instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityMove/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?
e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityMove/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!er.test(t)){const s={instancePath:o+"/priority",schemaPath:"contract#\
/$defs/PriorityMove/pattern",keyword:"pattern",params:{pattern:"^([1-9]|10)?$"},message:'must match pattern "^([1-9]|10)?$"'};e===null?e=[s]:e.push(s),r++}}if(a.
name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityRename/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(!ot.test(t)){const s={instancePath:o+"/name",schemaPath:"\
contract#/$defs/PriorityRename/pattern",keyword:"pattern",params:{pattern:"^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must matc\
h pattern "^$|^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/name",schemaPath:"co\
ntract#/$defs/PriorityRename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.
description;if(typeof t=="string"){if(u(t)>4e3){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLe\
ngth",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/description",schemaPath:"\
contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(
s),r++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return qe.errors=e,r===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Ie.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){
const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0&&
(qe(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),
a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/options",schemaPath:"contract#/$defs/UnusedData/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function J(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=J.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s==
"string")if(s==="edit"){Ie(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length);
var t=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return J.errors=e,i.props=t,r===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};
function xt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=xt.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),!J(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?J.errors:e.concat(
J.errors),r=e.length;else var t=J.evaluated.props;return xt.errors=e,i.props=t,r===0}xt.evaluated={dynamicProps:!0,dynamicItems:!1};var tr=$t;function Le(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Le.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.
data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(x(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"opt\
ions",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Le.errors=e,r===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Te.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[t]:e.push(t),r++}if(a.attributes===void 0){const t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[
t]:e.push(t),r++}for(const t in a)if(!(t==="entityName"||t==="entityDesc"||t==="attributes")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.entityName!==void 0){let t=a.
entityName;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/entityName",schemaPath:"c\
ontract#/$defs/LibraryEntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!re.
test(t)){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x0\
0-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.entityDesc!==void 0){let t=a.entityDesc;if(typeof t=="string"){if(u(t)>4e3){const s={instancePath:o+"/entityDesc",schemaPath:"contract\
#/$defs/LibraryEntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}
if(!v.test(t)){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDe\
scription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.attributes!==void 0){let t=a.attributes;if(Array.
isArray(t)){if(t.length>4096){const n={instancePath:o+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:o+"/attributes",schemaPath:"#/properties/attributes/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:o+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),r++}for(const m in h)if(!(m==="n\
ame"||m==="description")){const c={instancePath:o+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(h.name!==void 0){let m=h.name;if(typeof m==
"string"){if(u(m)>128){const c={instancePath:o+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"ma\
xLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[c]:e.push(c),r++}if(u(m)<1){const c={instancePath:o+"/attributes/"+n+"\
/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[c]:e.push(c),r++}if(!re.test(m)){const c={instancePath:o+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\\
x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:o+"/attributes/"+n+"/name",schemaPath:"contract#/$defs\
/LibraryAttributeInput/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}if(h.description!==void 0){
let m=h.description;if(typeof m=="string"){if(u(m)>4e3){const c={instancePath:o+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInpu\
t/properties/description/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[c]:e.push(c),r++}if(!v.
test(m)){const c={instancePath:o+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"patt\
ern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:o+"/attributes/"+n+"/de\
scription",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),r++}}}else{const m={instancePath:o+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:o+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Te.errors=e,r===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Ae.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="d\
ata"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="create"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}if(a.data!==void 0&&(Te(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(
Te.errors),r=e.length)),a.options!==void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/options",schemaPath:"contr\
act#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ae.errors=e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function G(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=G.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;
if(typeof s=="string")if(s==="get"){Le(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(Le.errors),
r=e.length);var t=!0}else if(s==="create")Ae(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ae.errors:e.concat(Ae.
errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")$(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:
e.concat($.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return G.errors=e,i.props=t,r===0}G.evaluated={
dynamicProps:!0,dynamicItems:!1};function $t(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=$t.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!G(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))
e=e===null?G.errors:e.concat(G.errors),r=e.length;else var t=G.evaluated.props;return $t.errors=e,i.props=t,r===0}$t.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ut=Nt;function Nt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Nt.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.libraryID===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="string"){if(u(t)>64){const s={instancePath:o+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.libraryID!==void 0){
let t=a.libraryID;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={
instancePath:o+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/libraryID",schemaPath:"#/p\
roperties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Nt.errors=e,r===0}Nt.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var sr=jt;function De(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=De.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;
if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&
(x(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return De.errors=e,r===
0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is={type:"string",enum:["delimited"]};function Oe(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Oe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.name===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must ha\
ve required property 'name'"};e===null?e=[t]:e.push(t),r++}if(a.type===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),r++}if(a.parameters===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="name"||
t==="type"||t==="description"||t==="parameters"||t==="filter")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>
128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!re.test(t)){const s={instancePath:o+"/name",schemaPath:"\
contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must m\
atch pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/name",schemaPath:"co\
ntract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.type!==void 0){let t=a.
type;if(typeof t!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="delimited"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"\
enum",params:{allowedValues:is.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;
if(typeof t=="string"){if(u(t)>4e3){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.parameters!==void 0){let t=a.parameters;if(typeof t=="string"){if(u(t)>9e3){const s={instancePath:o+"/parame\
ters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?
e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderPara\
meters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.filter!==void 0){let t=a.filter;if(typeof t=="st\
ring"){if(u(t)>256){const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT\
 have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/filter",schemaPath:"\
contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===0}Oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Se(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Se.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){
const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:
e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){
const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(t!=="add"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equ\
al to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(Oe(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),r++}return Se.errors=e,r===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=H.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){De(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),r=e.length);var t=!0}else if(s==="add")Se(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length),t!==!0&&(t=!0);else if(s==="export")$(a,{
instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),r=e.length),t!==!0&&(t=!0);else{const n={
instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}return H.errors=e,i.props=t,r===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function jt(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=jt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!H(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?H.errors:e.concat(H.errors),r=e.length;else var t=H.evaluated.props;
return jt.errors=e,i.props=t,r===0}jt.evaluated={dynamicProps:!0,dynamicItems:!1};var F=qt;function qt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=qt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.loaderconnection===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"loaderconnection"},message:"must have required property 'loaderconnection'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){
let t=a.repository;if(typeof t=="string"){if(u(t)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/repository",schemaPath:"#/propertie\
s/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={
instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern\
 "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.loaderconnection!==void 0){let t=a.loaderconnection;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/loaderconnection",schemaPath:"#/properties/loaderconnection/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/loaderconnection",
schemaPath:"#/properties/loaderconnection/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/loaderconnection",schemaPath:"#/properties/loaderconnection/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/loaderconnection",schemaPath:"#/prope\
rties/loaderconnection/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qt.errors=e,r===0}qt.evaluated={props:{repository:!0,
loaderconnection:!0},dynamicProps:!1,dynamicItems:!1};var rr=It;function Ee(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=Ee.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const t={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="name"||t==="type"||t==="description"||t==="parameters"||t==="filter")){const s={instancePath:o,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(u(t)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/name",
schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}if(!re.test(t)){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x\
00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="delimited"){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:is.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}if(a.description!==void 0){let t=a.description;if(typeof t=="string"){if(u(t)>4e3){const s={instancePath:o+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),r++}if(!v.test(t)){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/\
LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.parameters!==void 0){let t=a.
parameters;if(typeof t=="string"){if(u(t)>9e3){const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",
params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/parameters",schemaPath:"\
contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(a.filter!==void 0){let t=a.filter;if(typeof t=="string"){if(u(t)>256){const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/File\
Filter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),r++}if(!v.test(t)){const s={
instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*\
$"'};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return Ee.errors=e,r===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Ce.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="edit"){const s={instancePath:o+"/command",schemaPath:"#/properties/comm\
and/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}a.data!==void 0&&(Ee(a.data,{instancePath:o+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length))}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ce.errors=e,r===0}Ce.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Fe(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Fe.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="enable"){const s={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"enable"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Fe.errors=e,r===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ue(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Ue.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t===
"command"||t==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="disable"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disable"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnusedData/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ue.errors=e,r===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=ze.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="\
data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="test"){const s={instancePath:o+"/comma\
nd",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.
data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Y.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="edit"){Ce(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length);var t=!0}else if(s==="enable")Fe(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length),t!==!0&&(t=!0);else if(s==="disable")Ue(a,
{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length),t!==!0&&(t=!0);else if(s===
"test")ze(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length),t!==!0&&(t=!0);else{
const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Y.errors=e,i.props=t,r===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function It(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=It.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),!Y(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?Y.errors:e.concat(Y.errors),r=e.length;else var t=Y.
evaluated.props;return It.errors=e,i.props=t,r===0}It.evaluated={dynamicProps:!0,dynamicItems:!1};var ar=Lt,or={type:"object",additionalProperties:!1,properties:{
columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$d\
efs/PageNumber"},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",0,1]}}};function E(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=E.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const t in a)if(!(t==="columns"||t==="where"||t==="pageStart"||t==="pageSize"||t==="sort"||t==="clea\
rCache")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additi\
onal properties"};e===null?e=[s]:e.push(s),r++}if(a.columns!==void 0){let t=a.columns;if(Array.isArray(t)){if(t.length>4096){const m={instancePath:o+"/columns",
schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),
r++}if(t.length<1){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[m]:e.push(m),r++}const s=t.length;for(let m=0;m<s;m++){let c=t[m];if(typeof c=="string"){if(u(c)>128){const y={instancePath:o+
"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[y]:e.push(y),r++}if(u(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/C\
olumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}let n=t.length,h;if(n>1){const m={};for(;n--;){
let c=t[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"\
uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),r++;break}m[c]=n}}}}else{
const s={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),r++}}if(a.where!==void 0){let t=a.where;if(typeof t=="string"){if(u(t)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLe\
ngth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:o+"/wh\
ere",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(a.pageStart!==
void 0){let t=a.pageStart;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/pageStart",schemaPath:"contrac\
t#/$defs/PageNumber/type",keyword:"type",params:{type:rt.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/pageStart",schemaPath:"c\
ontract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&
!C.test(t)){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'\
must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.pageSize!==void 0){let t=a.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))&&typeof t!="string"){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:rt.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(typeof t=="string"&&!C.test(t)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNum\
ber/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,14})?$"},message:'must match pattern "^([1-9][0-9]{0,14})?$"'};e===null?e=[s]:e.push(s),r++}}if(a.
sort!==void 0){let t=a.sort;if(Array.isArray(t)){if(t.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}const s=t.length;for(let n=0;n<s;n++){let h=t[n];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"req\
uired",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),r++}for(const m in h)if(!(m==="column"||m==="d\
irection")){const c={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(h.column!==void 0){let m=h.column;if(typeof m=="string"){if(u(m)>128){const c={instancePath:o+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[c]:e.push(c),r++}if(u(m)<1){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:o+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}
if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}if(!(m===""||m==="asc"||m==="desc")){const c={instancePath:o+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Et.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),r++}}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{const s={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(a.clearCache!==void 0){let t=a.clearCache;if(!(t==="0"||t==="1"||t===0||t===
1)){const s={instancePath:o+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:or.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return E.errors=e,r===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=_e.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.
data;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(!(s==="filter"||s==="username"||s==="password")){const n={instancePath:o+"/data",schemaPath:"\
#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),r++}if(t.filter!==void 0){let s=t.filter;if(typeof s=="string"){if(u(s)>256){const n={instancePath:o+"/data/filter",schemaPath:"contract#/$defs/Fil\
eFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),r++}if(!v.test(s)){const n={
instancePath:o+"/data/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\\
x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+"/data/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.username!==void 0){let s=t.username;if(typeof s=="string"){if(u(s)>256){const n={instancePath:o+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};
e===null?e=[n]:e.push(n),r++}if(!v.test(s)){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+"/data/username",schemaPath:"contr\
act#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.password!==void 0){let s=t.password;
if(typeof s=="string"){if(u(s)>1024){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),r++}if(!v.test(s)){const n={instancePath:o+"/data/password",schemaPath:"\
contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{
const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),r++}}}else{const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),r++}}a.options!==void 0&&(E(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=
e===null?E.errors:e.concat(E.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return _e.errors=e,r===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Q.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){_e(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length);var t=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),r++}else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Q.errors=
e,i.props=t,r===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function Lt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,r=0;const i=Lt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!Q(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:p}))e=e===null?Q.errors:e.concat(Q.errors),r=e.length;else var t=Q.evaluated.props;return Lt.errors=e,i.props=t,r===0}Lt.evaluated={dynamicProps:!0,
dynamicItems:!1};var ir=Tt;function Re(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Re.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)
if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t)if(!(s==="username"||s==="password")){const n={instancePath:o+
"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),r++}if(t.username!==void 0){let s=t.username;if(typeof s=="string"){if(u(s)>256){const n={instancePath:o+"/data/username",schemaPath:"\
contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),r++}
if(!v.test(s)){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.password!==void 0){let s=t.password;if(typeof s=="string"){if(u(
s)>1024){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NO\
T have more than 1024 characters"};e===null?e=[n]:e.push(n),r++}if(!v.test(s)){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePasswo\
rd/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{
const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}
a.options!==void 0&&(E(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
r++}return Re.errors=e,r===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=Ve.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}if(a.data===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(a.command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="preview"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.filename===void 0){const s={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
filename"},message:"must have required property 'filename'"};e===null?e=[s]:e.push(s),r++}for(const s in t)if(!(s==="filename"||s==="username"||s==="password")){
const n={instancePath:o+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[n]:e.push(n),r++}if(t.filename!==void 0){let s=t.filename;if(typeof s=="string"){if(u(s)>4096){const n={instancePath:o+
"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};
e===null?e=[n]:e.push(n),r++}if(u(s)<1){const n={instancePath:o+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+"/data/filename",schemaPath:"contract#/$def\
s/SchemaFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.username!==void 0){let s=t.username;if(typeof s==
"string"){if(u(s)>256){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),r++}if(!v.test(s)){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/Source\
Username/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}
if(t.password!==void 0){let s=t.password;if(typeof s=="string"){if(u(s)>1024){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePasswor\
d/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),r++}if(!v.test(s)){const n={instancePath:o+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Ve.errors=e,r===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=B.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){Re(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length);var t=!0}else if(s==="preview")Ve(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return B.errors=e,i.props=t,r===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function Tt(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Tt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!B(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?B.errors:e.concat(B.errors),r=e.length;else var t=B.evaluated.props;
return Tt.errors=e,i.props=t,r===0}Tt.evaluated={dynamicProps:!0,dynamicItems:!1};var nr=At;function Me(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=Me.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.
command!==void 0){let t=a.command;if(typeof t!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),r++}}a.options!==void 0&&(x(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),r++}return Me.errors=e,r===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=W.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="get"){Me(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length);var t=!0}else if(s==="export")$(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),r=e.length),t!==!0&&(t=!0);else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return W.errors=e,i.props=t,r===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};function At(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=At.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!W(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?W.errors:e.concat(W.errors),r=e.length;else var t=W.evaluated.props;
return At.errors=e,i.props=t,r===0}At.evaluated={dynamicProps:!0,dynamicItems:!1};var ns=Dt;function Dt(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,r=0;const i=Dt.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[t]:e.push(t),r++}if(a.jobId===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"jobId"},message:"must have required property 'jobId'"};e===null?e=[t]:e.push(t),r++}if(a.repository!==void 0){let t=a.repository;if(typeof t=="\
string"){if(u(t)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(u(t)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}if(!A.test(t)){const s={instancePath:o+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),r++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),r++}}if(a.jobId!==void 0){let t=a.jobId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const s={instancePath:o+"/jobId",
schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const s={instancePath:o+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){const s={instancePath:o+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}if(!I.validate(t)){const s={instancePath:o+"/jobId",schemaPath:"#\
/properties/jobId/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),r++}}}}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Dt.errors=e,r===0}Dt.evaluated={props:{repository:!0,
jobId:!0},dynamicProps:!1,dynamicItems:!1};var mr=Ot;function Ke(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
r=0;const i=Ke.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(
t),r++}for(const t in a)if(!(t==="command"||t==="data"||t==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(a.command!==void 0){let t=a.command;if(typeof t!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(t!=="cancel"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"cancel"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(a.data!==void 0){let t=a.data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(a.options!==
void 0){let t=a.options;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const s={instancePath:o+"/options",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ke.errors=e,r===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=X.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),r++}const s=a.command;if(typeof s=="string")if(s==="cancel"){Ke(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length);var t=!0}else{const n={instancePath:o,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),r++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),r++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),r++}return X.errors=e,i.props=t,r===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function Ot(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,r=0;const i=Ot.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!X(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:p}))e=e===null?X.errors:e.concat(X.errors),r=e.length;else var t=X.evaluated.props;return Ot.errors=
e,i.props=t,r===0}Ot.evaluated={dynamicProps:!0,dynamicItems:!1};var pr={getOpenApiDocument:{headers:g},changePassword:{headers:g,body:{"application/json":bs}},
listRepositories:{query:q,headers:g},createRepository:{headers:g,body:{"application/json":xs}},getRepository:{path:N,query:te,headers:g},deleteRepository:{path:N,
headers:g},login:{path:N,headers:g},uploadFile:{path:N,headers:g},listFiles:{path:N,query:q,headers:g},deleteFile:{path:Ns,headers:g},downloadExport:{path:js,headers:qs},
listEntities:{path:N,query:q,headers:g},runEntitiesCommand:{path:N,headers:g,body:{"application/json":Is}},runExpressionsCommand:{path:N,headers:g,body:{"applic\
ation/json":Ss}},countEntities:{path:N,headers:g},getEntity:{path:S,query:te,headers:g},runEntityCommand:{path:S,headers:g,body:{"application/json":Cs}},deleteEntity:{
path:S,headers:g},listRows:{path:S,query:Us,headers:g},runRowsCommand:{path:S,headers:g,body:{"application/json":Rs}},listRejectedRows:{path:S,query:q,headers:g},
getReport:{path:S,headers:g},listAttributes:{path:S,query:q,headers:g},runAttributesCommand:{path:S,headers:g,body:{"application/json":Vs}},getAttribute:{path:D,
query:te,headers:g},listValues:{path:D,query:q,headers:g},runValuesCommand:{path:D,headers:g,body:{"application/json":ht}},listMasks:{path:D,query:q,headers:g},
runMasksCommand:{path:D,headers:g,body:{"application/json":ht}},listPatterns:{path:D,query:Ms,headers:g},runPatternsCommand:{path:D,headers:g,body:{"application\
/json":Zs}},runSoundexesCommand:{path:D,headers:g,body:{"application/json":ht}},listMetaphones:{path:D,query:q,headers:g},runMetaphonesCommand:{path:D,headers:g,
body:{"application/json":ht}},unmaskValue:{path:N,headers:g,body:{"application/json":Js}},listFunctions:{path:N,query:Gs,headers:g},listPriorities:{path:N,headers:g},
runPrioritiesCommand:{path:N,headers:g,body:{"application/json":Ys}},runPriorityCommand:{path:os,headers:g,body:{"application/json":Ws}},deletePriority:{path:os,
headers:g},listLibraryEntities:{path:N,query:q,headers:g},runLibraryEntitiesCommand:{path:N,headers:g,body:{"application/json":tr}},getLibraryEntity:{path:Ut,query:te,
headers:g},deleteLibraryEntity:{path:Ut,headers:g},listLibraryAttributes:{path:Ut,query:q,headers:g},listLoaderConnections:{path:N,query:q,headers:g},runLoaderConnectionsCommand:{
path:N,headers:g,body:{"application/json":sr}},getLoaderConnection:{path:F,query:te,headers:g},runLoaderConnectionCommand:{path:F,headers:g,body:{"application/j\
son":rr}},deleteLoaderConnection:{path:F,headers:g},listDatasources:{path:F,query:q,headers:g},runDatasourcesCommand:{path:F,headers:g,body:{"application/json":ar}},
listDataschemas:{path:F,query:q,headers:g},runDataschemasCommand:{path:F,headers:g,body:{"application/json":ir}},listConnectionEncodings:{path:F,headers:g},listLoaderConnectionTypes:{
headers:g},listJobs:{path:N,query:q,headers:g},runSchedulerCommand:{path:N,headers:g,body:{"application/json":nr}},getJob:{path:ns,query:te,headers:g},runJobCommand:{
path:ns,headers:g,body:{"application/json":mr}}};export{pr as validators};
