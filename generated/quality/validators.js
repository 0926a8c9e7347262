// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Vr=Object.getOwnPropertyNames,fr=(a,i)=>function(){try{return i||(0,a[Vr(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}},Ur=fr({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(u){const d=u.length;let l=0,p=0,e;for(;p<d;)l++,e=u.charCodeAt(
p++),e>=55296&&e<=56319&&p<d&&(e=u.charCodeAt(p),(e&64512)===56320&&p++);return l}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Mr=fr({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(g,v){
return{validate:g,compare:v}}a.fullFormats={date:i(p,e),time:i(o(!0),r),"date-time":i(f(!0),m),"iso-time":i(o(),s),"iso-date-time":i(f(),h),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Or,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Fr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Ar,int32:{type:"number",validate:zr},int64:{type:"number",validate:Cr},float:{type:"\
number",validate:pr},double:{type:"number",validate:pr},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,h),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function u(g){return g%4===0&&(g%100!==0||g%400===0)}var d=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(g){const v=d.exec(g);if(!v)return!1;const k=+v[1],P=+v[2],I=+v[3];return P>=1&&P<=12&&I>=1&&I<=(P===2&&u(k)?29:l[P])}function e(g,v){if(g&&
v)return g>v?1:g<v?-1:0}var t=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(g){return function(k){const P=t.exec(k);if(!P)return!1;
const I=+P[1],$e=+P[2],ke=+P[3],Rr=P[4],lr=P[5]==="-"?-1:1,cr=+(P[6]||0),ur=+(P[7]||0);if(cr>23||ur>59||g&&!Rr)return!1;if(I<=23&&$e<=59&&ke<60)return!0;const ir=$e-
ur*lr,dr=I-cr*lr-(ir<0?1:0);return(dr===23||dr===-1)&&(ir===59||ir===-1)&&ke<61}}function r(g,v){if(!(g&&v))return;const k=new Date("2020-01-01T"+g).valueOf(),P=new Date(
"2020-01-01T"+v).valueOf();if(k&&P)return k-P}function s(g,v){if(!(g&&v))return;const k=t.exec(g),P=t.exec(v);if(k&&P)return g=k[1]+k[2]+k[3],v=P[1]+P[2]+P[3],g>
v?1:g<v?-1:0}var n=/t|\s/i;function f(g){const v=o(g);return function(P){const I=P.split(n);return I.length===2&&p(I[0])&&v(I[1])}}function m(g,v){if(!(g&&v))return;
const k=new Date(g).valueOf(),P=new Date(v).valueOf();if(k&&P)return k-P}function h(g,v){if(!(g&&v))return;const[k,P]=g.split(n),[I,$e]=v.split(n),ke=e(k,I);if(ke!==
void 0)return ke||r(P,$e)}var Tr=/\/|:/,Dr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Or(g){return Tr.test(g)&&Dr.test(g)}var mr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Ar(g){return mr.lastIndex=0,mr.
test(g)}var Sr=-(2**31),Er=2**31-1;function zr(g){return Number.isInteger(g)&&g<=Er&&g>=Sr}function Cr(g){return Number.isInteger(g)}function pr(){return!0}var _r=/[^\\]\\Z/;
function Fr(g){if(_r.test(g))return!1;try{return new RegExp(g),!0}catch{return!1}}}}),y=Ne,c=Ur().default,hr=new RegExp("^[\\x21-\\x7e]+$","u");function Ne(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(c(r)>38){const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!hr.test(r)){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern "^[\\x21-\\x7e]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===
0}Ne.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var Jr=qe,$=new RegExp("^[^\\x00]*$","u");function qe(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"requ\
ired",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[r]:e.push(r),t++}if(a.newPassword===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},message:"must have required prope\
rty 'newPassword'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="oldPassword"||r==="newPassword")){const s={instancePath:i,schemaPath:"contract#/$def\
s/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),t++}if(a.oldPassword!==void 0){let r=a.oldPassword;if(typeof r=="string"){if(c(r)>1024){const s={instancePath:i+"/oldPassword",schemaPath:"contract\
#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=
[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/oldPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.newPassword!==void 0){let r=a.newPassword;if(typeof r=="string"){if(c(r)>1024){const s={
instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"mus\
t NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<8){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordReques\
t/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(
r)){const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/newPassword",schemaPath:"contract#/$defs/Passwor\
dRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=
e,t===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var j=Ie,Zr={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"\
contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"intege\
r",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:[
"0","1"]}},required:[],$id:"listRepositories_query"},N=Mr().fullFormats.int64;function Ie(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"max\
Items",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;
for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/co\
lumns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(c(r)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+
"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.
length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"\
#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<
1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.
push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={
instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!N.
validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{format:"int64"},message:'must match format "\
int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/proper\
ties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+
"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Zr.properties.external.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};
var Kr=je,T=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function K(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+
"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(c(r)>1e3){const s={instancePath:i+"/description",schemaPath:"#/properties/descript\
ion/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+
"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return K.errors=e,t===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=je.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),K(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length),je.errors=e,t===0}je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var x=Le;function Le(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Le.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLen\
gth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/re\
pository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}if(!T.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{\
1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties\
/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:{repository:!0},dynamicProps:!1,
dynamicItems:!1};var xe=Te,Gr={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},external:{type:"string",enum:["0","1"]}},required:[],$id:"\
getRepository_query"};function Te(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Te.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(
r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f==
"string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+
"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/pr\
operties/external/enum",keyword:"enum",params:{allowedValues:Gr.properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.
errors=e,t===0}Te.evaluated={props:{columns:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Hr=De,yr=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function De(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.
push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repos\
itory/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),t++}if(!T.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-\
]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properti\
es/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r==
"string"){if(c(r)>255){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT\
 have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!yr.test(r)){const s={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated={props:{repository:!0,filename:!0},dynamicProps:!1,dynamicItems:!1};var Qr=Oe;function Oe(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(c(r)>255){
const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!yr.test(r)){const s={instancePath:i+"/filename",schemaPath:"#/properties/filen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Oe.errors=e,t===0}Oe.evaluated={props:{repository:!0,filename:!0},dynamicProps:!1,dynamicItems:!1};var Yr=Ae;function Ae(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let r=a.range;if(typeof r=="string"){if(c(r)>8192){const s={instancePath:i+"/range",schemaPath:"#\
/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
if-range"]!==void 0){let r=a["if-range"];if(typeof r=="string"){if(c(r)>8192){const s={instancePath:i+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"\
maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/if-range",schemaPath:"\
#/properties/if-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["if-none-match"]!==void 0){let r=a["\
if-none-match"];if(typeof r=="string"){if(c(r)>8192){const s={instancePath:i+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLeng\
th",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/if-none-match",schemaPath:"\
#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(c(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!hr.test(r)){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern \
"^[\\x21-\\x7e]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:{range:!0,"if-range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,
dynamicItems:!1};var Br=Ce,Wr={type:"object",additionalProperties:!1,properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condi\
tion"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e4,items:{type:"string",
pattern:"^[0-9]{1,16}$"}},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",0,1]}}},gr={type:["integer",
"string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},vr={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"\
string",format:"column-name",minLength:1,maxLength:128},direction:{type:"string",enum:["asc","desc"]}}},Se=new RegExp("^[1-9][0-9]{0,14}$","u"),Pr=new RegExp("^\
[0-9]{1,16}$","u");function w(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=w.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r===
"pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r==="clearCache")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.
isArray(r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"\
must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];
if(typeof f=="string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/Colu\
mnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+
"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(c(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLe\
ngth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+
"/where",schemaPath:"contract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+
"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:gr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStar\
t",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!Se.test(r)){const s={instancePath:i+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}\
$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:gr.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Se.test(r)){const s={instancePath:i+"/pageSize",schemaPath:"contract#/$defs/PageNu\
mber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==
void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",
keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];
if(typeof f=="string"){if(!Pr.test(f)){const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+
"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.
sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];
if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"req\
uired",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in f)if(!(m==="column"||m==="d\
irection")){const h={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(f.column!==void 0){let m=f.column;if(typeof m=="string"){if(c(m)>128){const h={instancePath:i+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[h]:e.push(h),t++}if(c(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}
if(f.direction!==void 0){let m=f.direction;if(typeof m!="string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}if(!(m==="asc"||m==="desc")){const h={instancePath:i+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:vr.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r==="0"||r==="1"||r===0||r===
1)){const s={instancePath:i+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Wr.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=G.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||
r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return G.errors=e,t===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wr={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,
properties:{entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{
$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobNa\
me"},scheduleNow:{enum:["0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},Ee={type:"string",enum:["client","server"]},br=Object.prototype.hasOwnProperty,
A=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),kr={type:"object",required:["sourceFile","attr"],additionalProperties:!1,properties:{
type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"con\
tract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},
delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"contract#/$defs/Encoding"},attr:{type:"string",enum:[
"none","names","ddl"]}}},xr={type:"string",enum:["delimited"]},$r={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},Xr={
type:"string",enum:["lf","cr","crlf","none"]},ze={type:"string",enum:["cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp\
1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","c\
p950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso885\
9-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis02\
01","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRo\
mania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function q(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.sourceFile===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have requir\
ed property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}if(a.attr===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attr"},message:"must have required property 'attr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!br.call(kr.properties,r)){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/enum",
keyword:"enum",params:{allowedValues:xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.
connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/C\
onnectionId/type",keyword:"type",params:{type:$r.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/Connec\
tionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!Se.test(r)){const s={
instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pat\
tern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(c(r)>256){const s={instancePath:i+"\
/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?
e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/username",schemaPath:"contract#/$defs/Sourc\
eUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.password;if(typeof r==
"string"){if(c(r)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePass\
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
enum",params:{allowedValues:Xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;
if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||
r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r===
"cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r===
"euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022\
-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r===
"iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r===
"ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="ma\
cRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+
"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"){const s={instancePath:i+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="none"||r==="names"||r==="ddl")){const s={instancePath:i+"/attr",schemaPath:"\
#/properties/attr/enum",keyword:"enum",params:{allowedValues:kr.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.
errors=e,t===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=H.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityNam\
e'"};e===null?e=[r]:e.push(r),t++}if(a.source===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!br.call(wr.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/entityName",
schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(
s),t++}if(c(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7\
f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(c(r)>4e3){
const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have mor\
e than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entity\
Desc",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==
void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(q(a.connectInfo,
{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),
a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/maxRejected",schemaPath:"cont\
ract#/$defs/MaxRejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"\
contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}if(!N.validate(r)){
const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/format",keyword:"format",params:{format:"int64"},message:'must match format "int6\
4"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/jobName",schemaPath:"co\
ntract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){
const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+"/schedul\
eNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:wr.properties.scheduleNow.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(c(r)>32){const s={instancePath:i+"/schedule\
Time",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:
e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(H(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?
H.errors:e.concat(H.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="columns"){const n={
instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const f={instancePath:i+
"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than\
 100 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let m=s[f];if(typeof m=="string"){if(c(m)>2e4){const h={instancePath:i+"/options\
/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more th\
an 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!$.test(m)){const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/proper\
ties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={
instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+"/options",schemaPath:"contract#/$defs\
/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Y(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Y.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectI\
nfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){
let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(q(a.connectInfo,
{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),
a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/sample",schemaPath:"\
contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}
Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=B.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(
r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required proper\
ty 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){
let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="preview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(Y(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const s in r)if(s!=="columns"){const n={instancePath:i+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.
isArray(s)){if(s.length>100){const f={instancePath:i+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[f]:e.push(f),t++}const n=s.length;for(let f=0;f<n;f++){let m=s[f];if(typeof m=="stri\
ng"){if(c(m)>2e4){const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",
params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[h]:e.push(h),t++}if(!$.test(m)){const h={instancePath:i+"/options/columns/"+f,
schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x0\
0]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/options/columns/"+f,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:i+"/options/columns",schemaPath:"contr\
act#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i+
"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}B.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function W(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=W.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[
r]:e.push(r),t++}for(const r in a)if(!(r==="type"||r==="connectionId"||r==="username"||r==="password"||r==="sourceFile"||r==="encoding")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/So\
urceType/enum",keyword:"enum",params:{allowedValues:xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==
void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:i+"/connectionId",schemaPath:"c\
ontract#/$defs/ConnectionId/type",keyword:"type",params:{type:$r.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/connectionId",schemaPath:"\
contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="str\
ing"&&!Se.test(r)){const s={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14\
}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(c(r)>256){
const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more tha\
n 256 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/username",schemaPath:"\
contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.
password;if(typeof r=="string"){if(c(r)>1024){const s={instancePath:i+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/password",schemaPath:"contr\
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
enum",keyword:"enum",params:{allowedValues:ze.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function X(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=X.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectI\
nfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="source"||r==="connectInfo")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){let r=a.source;
if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{
allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}a.connectInfo!==void 0&&(W(a.connectInfo,{instancePath:i+
"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ee(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ee.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r!=="rawpreview"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"rawpreview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(X(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nr={type:"string",enum:["csv","json","nd\
json","parquet","xlsx"]},qr={type:"string",enum:["error","replace"]},Ir=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\.\
 \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$",
"u");function re(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=re.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"filename"||r==="filetype"||r==="encoding"||r==="unencodable"||r==="escapeFormulas")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.filename;
if(typeof r=="string"){if(c(r)>255){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/Export\
Filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ir.test(r)){const s={
instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u20\
28-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u206\
9]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u20\
2e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
filetype!==void 0){let r=a.filetype;if(typeof r!="string"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+
"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Nr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/En\
coding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp125\
0"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="c\
p852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||
r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="g\
b2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-\
5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||
r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbat\
s"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="\
symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ze.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){
const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",
params:{allowedValues:qr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!=
"boolean"){const r={instancePath:i+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=D.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||r==="sort")){const s={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"max\
Items",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;
for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/co\
lumns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(c(r)>1e4){const s={instancePath:i+"/\
where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:
e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>
1e4){const n={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have mo\
re than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(!Pr.test(f)){const m={instancePath:i+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-\
9]{1,16}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/keypatternlist",schemaPath:"#/properties/keypatte\
rnlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.
length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 item\
s"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.
column===void 0){const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"\
must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in f)if(!(m==="column"||m==="direction")){const h={instancePath:i+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[h]:e.push(h),t++}if(f.column!==void 0){let m=f.column;if(typeof m=="string"){if(c(m)>128){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/\
$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[h]:e.push(h),t++}
if(c(m)<1){const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/prop\
erties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.direction!==void 0){let m=f.direction;if(typeof m!=
"string"){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}if(!(m==="asc"||m==="desc")){const h={instancePath:i+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/p\
roperties/direction/enum",keyword:"enum",params:{allowedValues:vr.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:
e.push(h),t++}}}else{const m={instancePath:i+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function b(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=b.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"\
#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(re(
a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),a.options!==
void 0&&(D(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return b.
errors=e,t===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){G(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?G.errors:e.concat(G.errors),t=e.length);var r=!0}else if(s==="create")Q(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length),r!==!0&&(r=!0);else if(s==="preview")B(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?B.errors:e.concat(B.errors),t=e.length),r!==!0&&(r=!0);else if(s==="rawpreview")ee(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")b(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return S.errors=e,o.props=r,t===
0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function Ce(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!S(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?S.errors:e.concat(S.errors),t=e.length;else var r=S.evaluated.props;return Ce.errors=e,o.props=r,t===0}Ce.evaluated={dynamicProps:!0,
dynamicItems:!1};var es=_e,rs={type:"object",required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,
pattern:"^[^\\x00]*$"},purpose:{type:"string",enum:["value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:"integer",minimum:1,maximum:9007199254740991},
attribute:{type:"integer",minimum:1,maximum:9007199254740991}}},ss={type:"string",enum:["repositories","entities","scheduler","files","libraryEntities","library\
Attributes","rows","rejected","attributes","values","masks","patterns","soundexes","metaphones"]};function se(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.expression===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="expression"||r==="purpose"||r==="listing"||r==="entity"||r===
"attribute")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),t++}if(a.expression!==void 0){let r=a.expression;if(typeof r=="string"){if(c(r)>1e4){const s={instancePath:i+"/ex\
pression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[
s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.purpose!==void 0){let r=a.purpose;if(typeof r!="string"){const s={instancePath:i+
"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||
r==="condition")){const s={instancePath:i+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"enum",params:{allowedValues:rs.properties.purpose.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.listing!==void 0){let r=a.listing;if(typeof r!="string"){const s={instancePath:i+
"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"repositories"||r==="entities"||r==="scheduler"||r==="files"||r==="libraryEntities"||r==="libraryAttributes"||r==="rows"||r==="rejected"||r==="attributes"||r===
"values"||r==="masks"||r==="patterns"||r==="soundexes"||r==="metaphones")){const s={instancePath:i+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",
keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.entity!==void 0){let r=a.
entity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+
"/entity",schemaPath:"#/properties/entity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}if(a.attribute!==void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){
const s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="check"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(se(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function E(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=E.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="check"){te(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?te.errors:e.concat(te.errors),t=e.length);
var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of t\
ag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"ta\
g",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return E.errors=e,o.props=r,t===0}E.evaluated={dynamicProps:!0,dynamicItems:!1};
function _e(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=_e.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!E(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?E.errors:e.concat(
E.errors),t=e.length;else var r=E.evaluated.props;return _e.errors=e,o.props=r,t===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};var O=Fe;function Fe(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}Fe.evaluated={props:{repository:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var ts=Re;
function ae(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ae.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const r={instancePath:i,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="n\
ame"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/na\
me",schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.
push(s),t++}if(c(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+
"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contrac\
t#/$defs/EntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ie(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ie.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){
const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r!=="edit"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be e\
qual to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(ae(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?ae.errors:e.concat(ae.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as={type:"object",additionalProperties:!1,
dependentRequired:{source:["connectInfo"],connectInfo:["source"]},properties:{source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectI\
nfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["0","1",
0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};function oe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)
if(!(r==="source"||r==="connectInfo"||r==="sample"||r==="maxRejected"||r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:i+"/source",schemaPath:"contract#/$defs/\
Source/enum",keyword:"enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==
void 0&&(q(a.connectInfo,{instancePath:i+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(
q.errors),t=e.length)),a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sampl\
e/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+
"/sample",schemaPath:"contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/maxRejec\
ted",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="\
number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/\
maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
t++}if(!N.validate(r)){const s={instancePath:i+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/\
jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:
e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r==="0"||r==="1"||r===0||r===1)){const s={instancePath:i+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:as.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(c(r)>32){const s={instancePath:i+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0&&a.connectInfo===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInf\
o"},message:"must have property connectInfo when property source is present"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo!==void 0&&a.source===void 0){const r={
instancePath:i,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"\
must have property source when property connectInfo is present"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="reload"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),t++}}a.data!==void 0&&(oe(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?oe.errors:
e.concat(oe.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){ie(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length);var r=!0}else if(s==="reload")ne(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return z.errors=
e,o.props=r,t===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function Re(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!z(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?z.errors:e.concat(z.errors),t=e.length;else var r=z.evaluated.props;return Re.errors=e,o.props=r,t===0}Re.evaluated={dynamicProps:!0,
dynamicItems:!1};var is=Ve,os={type:"object",properties:{holding:{type:"string",maxLength:8e3,pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|sou\
ndex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",
minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},
pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRows_query"},ns=new RegExp(
"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$","u");function Ve(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.holding!==void 0){let r=a.holding;if(typeof r=="string"){if(c(r)>8e3){const s={instancePath:i+"/holding",schemaPath:"\
#/properties/holding/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}if(!ns.test(
r)){const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|\
rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},message:'must match pattern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|m\
etaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/holding",schemaPath:"#/properties/holding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){
const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 409\
6 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>
128){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT hav\
e more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+
n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(c(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"\
maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/where",schemaPath:"\
contract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",
params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properti\
es/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){
let f=r[n];if(typeof f=="string"){if(c(f)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},
message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/s\
ort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+
"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){
let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/p\
roperties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){
let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:os.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}Ve.evaluated={props:{holding:!0,columns:!0,
where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var ms=Ue;function me(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,
{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function C(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){me(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?me.
errors:e.concat(me.errors),t=e.length);var r=!0}else if(s==="export")b(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===
null?b.errors:e.concat(b.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"map\
ping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return C.errors=e,o.props=r,t===
0}C.evaluated={dynamicProps:!0,dynamicItems:!1};function Ue(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!C(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?C.errors:e.concat(C.errors),t=e.length;else var r=C.evaluated.props;return Ue.errors=e,o.props=r,t===0}Ue.evaluated={dynamicProps:!0,
dynamicItems:!1};var ps=Me;function pe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=pe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=_.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){pe(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length);var r=!0}else if(s==="export")b(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,o.props=r,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Me(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!_(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;
return Me.errors=e,o.props=r,t===0}Me.evaluated={dynamicProps:!0,dynamicItems:!1};var L=Je;function Je(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributeID"},message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(
r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attribu\
teID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}Je.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,
dynamicItems:!1};var Ze=Ke;function le(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=le.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){le(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),t=e.length);var r=!0}else if(s==="export")b(a,{instancePath:i,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return F.errors=e,o.props=r,t===0}F.evaluated={dynamicProps:!0,dynamicItems:!1};function Ke(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
!F(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?F.errors:e.concat(F.errors),t=e.length;else var r=F.evaluated.props;
return Ke.errors=e,o.props=r,t===0}Ke.evaluated={dynamicProps:!0,dynamicItems:!1};var ls=Ge,cs={type:"object",properties:{style:{$ref:"contract#/$defs/PatternSt\
yle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"\
sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},or={type:"string",enum:["Default","Rich","Long"]};function Ge(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ge.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={instancePath:i+"/s\
tyle",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Defa\
ult"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:or.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const n={
instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let f=r[n];if(typeof f=="string"){if(c(f)>128){const m={
instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+n,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(c(r)>1e4){const s={instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/where",schemaPath:"cont\
ract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:i+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",
params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:i+"/sort",schemaPath:"#/properti\
es/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){
let f=r[n];if(typeof f=="string"){if(c(f)>140){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},
message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(c(f)<1){const m={instancePath:i+"/sort/"+n,schemaPath:"#/properties/sort/items\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/s\
ort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+
"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){
let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/pageStart",schemaPath:"#/p\
roperties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){
let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:i+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:cs.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}Ge.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var us=He;function ce(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
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
$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:or.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.filename===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have re\
quired property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="filename"||r==="filetype"||r==="encoding"||r==="unencodable"||r==="escapeFo\
rmulas"||r==="style")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(c(r)>255){const s={instancePath:i+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Ir.test(r)){const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="strin\
g"){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:i+"/filetype",schemaPath:"contract#/$defs/Export\
Filetype/enum",keyword:"enum",params:{allowedValues:Nr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==
void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||
r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||
r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r===
"dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||
r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="\
iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis021\
2"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r===
"macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r===
"utf-8")){const s={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ze.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){const s={instancePath:i+"/unenc\
odable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"error"||r==="replace")){const s={instancePath:i+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:qr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={instancePath:i+
"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),t++}if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={instancePath:i+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:i+"/style",schemaPath:"\
contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:or.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=
e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(ue(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),a.options!==void 0&&(D(a.options,{instancePath:i+
"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function R(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=R.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){ce(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(
ce.errors),t=e.length);var r=!0}else if(s==="export")de(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?de.errors:
e.concat(de.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"co\
mmand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.errors=e,o.props=r,t===0}R.evaluated={
dynamicProps:!0,dynamicItems:!1};function He(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=He.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!R(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?R.errors:e.concat(R.errors),t=e.length;else var r=R.evaluated.props;return He.errors=e,o.props=r,t===0}He.evaluated={dynamicProps:!0,dynamicItems:!1};
var ds=Qe;function Qe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Qe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UnmaskRequest/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="data"){const s={instancePath:i,schemaPath:"contract#/$defs/UnmaskRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===
void 0){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/required",keyword:"required",params:{missingProperty:"value"},
message:"must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.mask===void 0){const s={instancePath:i+"/data",schemaPath:"contract#/$defs/Unma\
skRequest/properties/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="value"||s==="mask")){const n={instancePath:i+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.value!==void 0){let s=r.
value;if(typeof s=="string"){if(c(s)>4096){const n={instancePath:i+"/data/value",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/value/maxL\
ength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/d\
ata/value",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(r.mask!==void 0){let s=r.mask;if(typeof s=="string"){if(c(s)>1024){const n={instancePath:i+"/data/mask",schemaPath:"contract#/$defs\
/UnmaskRequest/properties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=
[n]:e.push(n),t++}if(c(s)<1){const n={instancePath:i+"/data/mask",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/mask/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/data/mask",schemaPath:"\
contract#/$defs/UnmaskRequest/properties/data/properties/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UnmaskRequest/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=Ye,hs={type:"string",enum:["Dat\
e/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function Ye(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statist\
ical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{
allowedValues:hs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){
if(c(r)>100){const s={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 10\
0 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}Ye.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var ys=Be;function fe(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="priority"||r==="\
name"||r==="description")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mus\
t NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"\
contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}if(a.name!==void 0){
let r=a.name;if(typeof r=="string"){if(c(r)>128){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/name",schemaPath:"contract#/$defs\
/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/name",
schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0){let r=a.description;if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+"/\
description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=he.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/prope\
rties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:i+"/command",
schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==
void 0&&(fe(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===
0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="add"){he(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?he.errors:e.concat(he.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return V.errors=e,o.props=r,t===
0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function Be(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!V(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?V.errors:e.concat(V.errors),t=e.length;else var r=V.evaluated.props;return Be.errors=e,o.props=r,t===0}Be.evaluated={dynamicProps:!0,
dynamicItems:!1};var jr=We;function We(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=We.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required prope\
rty 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.priority!==
void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={
instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}We.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var gs=Xe;
function ye(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ye.evaluated;if(o.dynamicProps&&
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
contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.
test(r)){const s={instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f]\
[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDe\
scription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={
instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patt\
ern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(a,{
instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={
instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
s]:e.push(s),t++}}a.data!==void 0&&(ye(a.data,{instancePath:i+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:
e.concat(ye.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(a,{instancePath:i="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){ge(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length);var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return U.errors=
e,o.props=r,t===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!U(a,{instancePath:i,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?U.errors:e.concat(U.errors),t=e.length;else var r=U.evaluated.props;return Xe.errors=e,o.props=r,t===0}Xe.evaluated={dynamicProps:!0,
dynamicItems:!1};var vs=er;function ve(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ve.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[r]:e.push(r),t++}if(a.attributes===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!(r==="entityName"||r==="entityDesc"||r==="attributes")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r==
"string"){if(c(r)>128){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/entityName",schemaPath:"contract#/$defs/LibraryEntity\
Name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!A.test(r)){const s={instancePath:i+
"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entit\
yName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==
void 0){let r=a.entityDesc;if(typeof r=="string"){if(c(r)>4e3){const s={instancePath:i+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLen\
gth",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!$.test(r)){const s={instancePath:i+
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
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}if(!A.test(
m)){const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}if(f.description!==void 0){let m=f.description;if(typeof m=="string"){if(c(
m)>4e3){const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[h]:e.push(h),t++}if(!$.test(m)){const h={instancePath:i+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:i+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{const m={instancePath:i+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}}}else{const s={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Pe(a.data,{instancePath:i+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function M(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=M.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){ve(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length);
var r=!0}else if(s==="create")we(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),t=
e.length),r!==!0&&(r=!0);else if(s==="export")b(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return M.errors=e,o.props=r,t===0}M.evaluated={dynamicProps:!0,
dynamicItems:!1};function er(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=er.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!M(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?
M.errors:e.concat(M.errors),t=e.length;else var r=M.evaluated.props;return er.errors=e,o.props=r,t===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};var nr=rr;
function rr(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=rr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){
const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==void 0){
let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!N.validate(r)){const s={instancePath:i+"/libraryID",schemaPath:"#/p\
roperties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rr.errors=e,t===0}rr.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var Ps=sr;function be(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"m\
ust have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:i+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(w(a.options,{instancePath:i+"/options",
parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function J(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=J.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;
if(typeof s=="string")if(s==="get"){be(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(be.errors),
t=e.length);var r=!0}else if(s==="export")b(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length),r!==!0&&(r=!0);else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'\
value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return J.errors=e,o.props=r,t===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};
function sr(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=sr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!J(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?J.errors:e.concat(
J.errors),t=e.length;else var r=J.evaluated.props;return sr.errors=e,o.props=r,t===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};var Lr=tr;function tr(a,{instancePath:i="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.jobId===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'jobId'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){
let r=a.repository;if(typeof r=="string"){if(c(r)>64){const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:i+"/repository",schemaPath:"#/propertie\
s/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={
instancePath:i+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern\
 "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.jobId!==void 0){let r=a.jobId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!N.validate(
r)){const s={instancePath:i+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?
e=[s]:e.push(s),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return tr.errors=e,t===0}tr.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};var ws=ar;function Z(a,{instancePath:i="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=Z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="cancel"){if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:i,schemaPath:"contract#/$defs/JobCancel/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}for(const n in a)if(n!=="command"){const f={instancePath:i,schemaPath:"c\
ontract#/$defs/JobCancel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[f]:e.push(f),t++}if(a.command!==void 0){let n=a.command;if(typeof n!="string"){const f={instancePath:i+"/command",schemaPath:"contract#/$defs/JobCancel/prope\
rties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}if(n!=="cancel"){const f={instancePath:i+"/comm\
and",schemaPath:"contract#/$defs/JobCancel/properties/command/const",keyword:"const",params:{allowedValue:"cancel"},message:"must be equal to constant"};e===null?
e=[f]:e.push(f),t++}}}else{const n={instancePath:i,schemaPath:"contract#/$defs/JobCancel/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),t++}var r=!0}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Z.errors=e,o.props=r,t===0}Z.evaluated={dynamicProps:!0,
dynamicItems:!1};function ar(a,{instancePath:i="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const o=ar.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Z(a,{instancePath:i,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?
Z.errors:e.concat(Z.errors),t=e.length;else var r=Z.evaluated.props;return ar.errors=e,o.props=r,t===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var bs={getOpenApiDocument:{
headers:y},changePassword:{headers:y,body:{"application/json":Jr}},listRepositories:{query:j,headers:y},createRepository:{headers:y,body:{"application/json":Kr}},
getRepository:{path:x,query:xe,headers:y},deleteRepository:{path:x,headers:y},login:{path:x,headers:y},uploadFile:{path:x,headers:y},listFiles:{path:x,query:j,headers:y},
deleteFile:{path:Hr,headers:y},downloadExport:{path:Qr,headers:Yr},listEntities:{path:x,query:j,headers:y},runEntitiesCommand:{path:x,headers:y,body:{"applicati\
on/json":Br}},runExpressionsCommand:{path:x,headers:y,body:{"application/json":es}},countEntities:{path:x,headers:y},getEntity:{path:O,query:xe,headers:y},runEntityCommand:{
path:O,headers:y,body:{"application/json":ts}},deleteEntity:{path:O,headers:y},listRows:{path:O,query:is,headers:y},runRowsCommand:{path:O,headers:y,body:{"appl\
ication/json":ms}},listRejectedRows:{path:O,query:j,headers:y},getReport:{path:O,headers:y},listAttributes:{path:O,query:j,headers:y},runAttributesCommand:{path:O,
headers:y,body:{"application/json":ps}},getAttribute:{path:L,query:xe,headers:y},listValues:{path:L,query:j,headers:y},runValuesCommand:{path:L,headers:y,body:{
"application/json":Ze}},listMasks:{path:L,query:j,headers:y},runMasksCommand:{path:L,headers:y,body:{"application/json":Ze}},listPatterns:{path:L,query:ls,headers:y},
runPatternsCommand:{path:L,headers:y,body:{"application/json":us}},runSoundexesCommand:{path:L,headers:y,body:{"application/json":Ze}},listMetaphones:{path:L,query:j,
headers:y},runMetaphonesCommand:{path:L,headers:y,body:{"application/json":Ze}},unmaskValue:{path:x,headers:y,body:{"application/json":ds}},listFunctions:{path:x,
query:fs,headers:y},listPriorities:{path:x,headers:y},runPrioritiesCommand:{path:x,headers:y,body:{"application/json":ys}},runPriorityCommand:{path:jr,headers:y,
body:{"application/json":gs}},deletePriority:{path:jr,headers:y},listLibraryEntities:{path:x,query:j,headers:y},runLibraryEntitiesCommand:{path:x,headers:y,body:{
"application/json":vs}},getLibraryEntity:{path:nr,query:xe,headers:y},deleteLibraryEntity:{path:nr,headers:y},listLibraryAttributes:{path:nr,query:j,headers:y},
listJobs:{path:x,query:j,headers:y},runSchedulerCommand:{path:x,headers:y,body:{"application/json":Ps}},getJob:{path:Lr,query:xe,headers:y},runJobCommand:{path:Lr,
headers:y,body:{"application/json":ws}}};export{bs as validators};
