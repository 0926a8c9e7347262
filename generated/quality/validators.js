// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var ls=Object.getOwnPropertyNames,_r=(a,o)=>function(){try{return o||(0,a[ls(a)[0]])((o={exports:{}}).exports,o),o.exports}catch(d){throw o=0,d}},cs=_r({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function o(u){const d=u.length;let l=0,p=0,e;for(;p<d;)l++,e=u.charCodeAt(
p++),e>=55296&&e<=56319&&p<d&&(e=u.charCodeAt(p),(e&64512)===56320&&p++);return l}a.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),us=_r({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function o(v,P){
return{validate:v,compare:P}}a.fullFormats={date:o(p,e),time:o(i(!0),r),"date-time":o(h(!0),m),"iso-time":o(i(),s),"iso-date-time":o(h(),c),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:rs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ms,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ss,int32:{type:"number",validate:os},int64:{type:"number",validate:is},float:{type:"\
number",validate:Sr},double:{type:"number",validate:Sr},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:o(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,c),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function u(v){return v%4===0&&(v%100!==0||v%400===0)}var d=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function p(v){const P=d.exec(v);if(!P)return!1;const N=+P[1],w=+P[2],L=+P[3];return w>=1&&w<=12&&L>=1&&L<=(w===2&&u(N)?29:l[w])}function e(v,P){if(v&&
P)return v>P?1:v<P?-1:0}var t=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function i(v){return function(N){const w=t.exec(N);if(!w)return!1;
const L=+w[1],Me=+w[2],Ue=+w[3],ps=w[4],Er=w[5]==="-"?-1:1,Cr=+(w[6]||0),Fr=+(w[7]||0);if(Cr>23||Fr>59||v&&!ps)return!1;if(L<=23&&Me<=59&&Ue<60)return!0;const Lr=Me-
Fr*Er,zr=L-Cr*Er-(Lr<0?1:0);return(zr===23||zr===-1)&&(Lr===59||Lr===-1)&&Ue<61}}function r(v,P){if(!(v&&P))return;const N=new Date("2020-01-01T"+v).valueOf(),w=new Date(
"2020-01-01T"+P).valueOf();if(N&&w)return N-w}function s(v,P){if(!(v&&P))return;const N=t.exec(v),w=t.exec(P);if(N&&w)return v=N[1]+N[2]+N[3],P=w[1]+w[2]+w[3],v>
P?1:v<P?-1:0}var n=/t|\s/i;function h(v){const P=i(v);return function(w){const L=w.split(n);return L.length===2&&p(L[0])&&P(L[1])}}function m(v,P){if(!(v&&P))return;
const N=new Date(v).valueOf(),w=new Date(P).valueOf();if(N&&w)return N-w}function c(v,P){if(!(v&&P))return;const[N,w]=v.split(n),[L,Me]=P.split(n),Ue=e(N,L);if(Ue!==
void 0)return Ue||r(w,Me)}var y=/\/|:/,es=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function rs(v){return y.test(v)&&es.test(v)}var Dr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ss(v){return Dr.lastIndex=0,Dr.
test(v)}var ts=-(2**31),as=2**31-1;function os(v){return Number.isInteger(v)&&v<=as&&v>=ts}function is(v){return Number.isInteger(v)}function Sr(){return!0}var ns=/[^\\]\\Z/;
function ms(v){if(ns.test(v))return!1;try{return new RegExp(v),!0}catch{return!1}}}}),g=Je,f=cs().default,Rr=new RegExp("^[\\x21-\\x7e]+$","u");function Je(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Je.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(f(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Rr.test(r)){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern "^[\\x21-\\x7e]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===
0}Je.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var ds=Ke,b=new RegExp("^[^\\x00]*$","u");function Ke(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ke.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.oldPassword===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"requ\
ired",params:{missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[r]:e.push(r),t++}if(a.newPassword===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},message:"must have required prope\
rty 'newPassword'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="oldPassword"||r==="newPassword")){const s={instancePath:o,schemaPath:"contract#/$def\
s/PasswordRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),t++}if(a.oldPassword!==void 0){let r=a.oldPassword;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:o+"/oldPassword",schemaPath:"contract\
#/$defs/PasswordRequest/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=
[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/oldPassword",schemaPath:"\
contract#/$defs/PasswordRequest/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.newPassword!==void 0){let r=a.newPassword;if(typeof r=="string"){if(f(r)>1024){const s={
instancePath:o+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"mus\
t NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<8){const s={instancePath:o+"/newPassword",schemaPath:"contract#/$defs/PasswordReques\
t/properties/newPassword/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(
r)){const s={instancePath:o+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/newPassword",schemaPath:"contract#/$defs/Passwor\
dRequest/properties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=
e,t===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var q=Ze,fs={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"\
contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"intege\
r",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:[
"0","1"]}},required:[],$id:"listRepositories_query"},I=us().fullFormats.int64;function Ze(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=Ze.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"max\
Items",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:o+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;
for(let m=0;m<s;m++){let c=r[m];if(typeof c=="string"){if(f(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),t++}if(f(c)<1){const y={instancePath:o+"/co\
lumns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),t++}}let n=r.length,h;if(n>1){const m={};for(;n--;){let c=r[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];
const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate \
items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),t++;break}m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"contract#/$def\
s/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NO\
T have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/where",schemaPath:"con\
tract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.
isArray(r)){if(r.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have \
more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let h=r[n];if(typeof h=="string"){if(f(h)>
140){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NOT have more than 1\
40 characters"};e===null?e=[m]:e.push(m),t++}if(f(h)<1){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:o+"/sort",schemaPath:"#/prop\
erties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/pageStart",
schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=
[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"\
#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),
t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;if(typeof r!="string"){const s={instancePath:o+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r===
"1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:fs.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}Ze.evaluated={props:{columns:!0,where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var hs=Ge,T=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function X(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=X.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.name===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property \
'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;
if(typeof r=="string"){if(f(r)>64){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:o+
"/name",schemaPath:"contract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_\
-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>1e3){const s={instancePath:o+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?
e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x\
00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/description",schemaPath:"#/properties/descripti\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ge(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ge.evaluated;return i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),X(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(
X.errors),t=e.length),Ge.errors=e,t===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=He;function He(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=He.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.
errors=e,t===0}He.evaluated={props:{repository:!0},dynamicProps:!1,dynamicItems:!1};var ee=Qe,ys={type:"object",properties:{columns:{$ref:"contract#/$defs/Colum\
nNames"},external:{type:"string",enum:["0","1"]}},required:[],$id:"getRepository_query"};function Qe(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=Qe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:o+
"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),t++}const s=r.length;for(let m=0;m<s;m++){let c=r[m];if(typeof c=="string"){if(f(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/Co\
lumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),t++}if(f(c)<1){const y={
instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}let n=r.length,h;if(n>1){const m={};for(;n--;){let c=r[n];if(typeof c=="string"){if(typeof m[c]==
"number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NO\
T have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),t++;break}m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:o+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:ys.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}Qe.evaluated={props:{columns:!0,external:!0},
dynamicProps:!1,dynamicItems:!1};var gs=Ye,Vr=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function Ye(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ye.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r==
"string"){if(f(r)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:o+"/repository",schemaPath:"\
#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:o+"/filename",schemaPath:"#\
/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){
const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!Vr.test(r)){const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"\
^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/filename",
schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}Ye.evaluated={props:{repository:!0,
filename:!0},dynamicProps:!1,dynamicItems:!1};var vs=Be;function Be(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=Be.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.filename===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}if(!Vr.test(r)){const s={instancePath:o+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7\
f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/filename",schemaPath:"#/properti\
es/filename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}Be.evaluated={props:{repository:!0,filename:!0},
dynamicProps:!1,dynamicItems:!1};var Ps=We;function We(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const i=We.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.range!==void 0){let r=a.
range;if(typeof r=="string"){if(f(r)>8192){const s={instancePath:o+"/range",schemaPath:"#/properties/range/maxLength",keyword:"maxLength",params:{limit:8192},message:"\
must NOT have more than 8192 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/range",schemaPath:"#/properties/range/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["if-range"]!==void 0){let r=a["if-range"];if(typeof r=="string"){if(f(r)>8192){
const s={instancePath:o+"/if-range",schemaPath:"#/properties/if-range/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 c\
haracters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/if-range",schemaPath:"#/properties/if-range/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["if-none-match"]!==void 0){let r=a["if-none-match"];if(typeof r=="string"){if(f(r)>8192){const s={instancePath:o+
"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(f(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Rr.test(r)){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern "^[\\x21-\\x7e]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===
0}We.evaluated={props:{range:!0,"if-range":!0,"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var ws=sr,bs={type:"object",additionalProperties:!1,
properties:{columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"\
contract#/$defs/PageNumber"},keypatternlist:{type:"array",maxItems:1e4,items:{type:"string",pattern:"^[0-9]{1,16}$"}},sort:{type:"array",minItems:1,maxItems:16,
items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",0,1]}}},Xe={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{\
0,14}$"},Tr={type:"object",required:["column"],additionalProperties:!1,properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{
type:"string",enum:["asc","desc"]}}},re=new RegExp("^[1-9][0-9]{0,14}$","u"),Ur=new RegExp("^[0-9]{1,16}$","u");function k(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=k.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="keypatternlist"||r==="sort"||r==="clearCache")){
const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:o+"/columns",schemaPath:"\
contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<
1){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let c=r[m];if(typeof c=="string"){if(f(c)>128){const y={instancePath:o+"/columns/"+m,
schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:
e.push(y),t++}if(f(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}let n=r.length,h;if(n>1){const m={};for(;n--;){let c=r[n];if(typeof c==
"string"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),t++;break}m[c]=n}}}}else{const s={instancePath:o+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/where",schemaPath:"cont\
ract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:o+"/pageStart",schemaPath:"\
contract#/$defs/PageNumber/type",keyword:"type",params:{type:Xe.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageStart",schemaPath:"\
contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="strin\
g"&&!re.test(r)){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'\
must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&typeof r!="string"){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Xe.type},message:"must be \
integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!re.test(r)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNu\
mber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==
void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:o+"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",
keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let h=r[n];
if(typeof h=="string"){if(!Ur.test(h)){const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:o+
"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.
sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let h=r[n];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"req\
uired",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in h)if(!(m==="column"||m==="d\
irection")){const c={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(h.column!==void 0){let m=h.column;if(typeof m=="string"){if(f(m)>128){const c={instancePath:o+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[c]:e.push(c),t++}if(f(m)<1){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:o+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}
if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(!(m==="asc"||m==="desc")){const c={instancePath:o+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Tr.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r==="0"||r==="1"||r===0||r===
1)){const s={instancePath:o+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:bs.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=se.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||
r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/\
command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(k(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(
k.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mr={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,
properties:{entityName:{$ref:"contract#/$defs/EntityName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{
$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobNa\
me"},scheduleNow:{enum:["0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}},er={type:"string",enum:["client","server"]},Jr=Object.prototype.hasOwnProperty,
O=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Kr={type:"object",required:["sourceFile","attr"],additionalProperties:!1,properties:{
type:{$ref:"contract#/$defs/SourceType"},connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"con\
tract#/$defs/SourcePassword"},sourceFile:{$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},
delimiter:{$ref:"contract#/$defs/Delimiter"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"contract#/$defs/Encoding"},attr:{type:"string",enum:[
"none","names","ddl"]}}},Zr={type:"string",enum:["delimited"]},Gr={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},ks={
type:"string",enum:["lf","cr","crlf","none"]},rr={type:"string",enum:["cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp\
1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","c\
p950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso885\
9-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis02\
01","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRo\
mania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function j(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=j.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.sourceFile===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have requir\
ed property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}if(a.attr===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attr"},message:"must have required property 'attr'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Jr.call(Kr.properties,r)){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/SourceType/enum",
keyword:"enum",params:{allowedValues:Zr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.
connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/C\
onnectionId/type",keyword:"type",params:{type:Gr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/Connec\
tionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!re.test(r)){const s={
instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pat\
tern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(f(r)>256){const s={instancePath:o+"\
/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?
e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/username",schemaPath:"contract#/$defs/Sourc\
eUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.password!==void 0){let r=a.password;if(typeof r==
"string"){if(f(r)>1024){const s={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"\
must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePass\
word/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
sourceFile!==void 0){let r=a.sourceFile;if(typeof r=="string"){if(f(r)>4096){const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLen\
gth",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+
"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(a.schemaFile!==void 0){let r=a.schemaFile;if(typeof r=="string"){if(f(r)>4096){const s={instancePath:o+"/schemaFile",
schemaPath:"contract#/$defs/SchemaFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(
s),t++}if(f(r)<1){const s={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.quote!==void 0){let r=a.quote;if(typeof r=="string"){if(f(r)>16){const s={
instancePath:o+"/quote",schemaPath:"contract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===
null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/quote",schemaPath:"contract#/$defs/Quote/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r=="string"){if(f(r)>16){
const s={instancePath:o+"/delimiter",schemaPath:"contract#/$defs/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 \
characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/delimiter",schemaPath:"contract#/$defs/Delimiter/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/delimiter",schemaPath:"contract#/$defs/De\
limiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.terminator!==void 0){let r=a.terminator;if(typeof r!=
"string"){const s={instancePath:o+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r==="lf"||r==="cr"||r==="crlf"||r==="none")){const s={instancePath:o+"/terminator",schemaPath:"contract#/$defs/Terminator/enum",keyword:"\
enum",params:{allowedValues:ks.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;
if(typeof r!="string"){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||
r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r===
"cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r===
"euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022\
-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r===
"iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r===
"ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="ma\
cRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:o+
"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.attr!==void 0){let r=a.attr;if(typeof r!="string"){const s={instancePath:o+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="none"||r==="names"||r==="ddl")){const s={instancePath:o+"/attr",schemaPath:"\
#/properties/attr/enum",keyword:"enum",params:{allowedValues:Kr.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.
errors=e,t===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=te.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityNam\
e'"};e===null?e=[r]:e.push(r),t++}if(a.source===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Jr.call(Mr.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/entityName",
schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(
s),t++}if(f(r)<1){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7\
f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==void 0){let r=a.entityDesc;if(typeof r=="string"){if(f(r)>4e3){
const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have mor\
e than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/entity\
Desc",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==
void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:er.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(j(a.connectInfo,
{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),
a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/sample",schemaPath:"\
contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.maxRejected!==void 0){let r=a.maxRejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/maxRejected",schemaPath:"cont\
ract#/$defs/MaxRejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/maxRejected",schemaPath:"\
contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){
const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/format",keyword:"format",params:{format:"int64"},message:'must match format "int6\
4"'};e===null?e=[s]:e.push(s),t++}}}if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/jobName",schemaPath:"co\
ntract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){
const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==void 0){let r=a.scheduleNow;if(!(r==="0"||r==="1"||r===0||r===1)){const s={instancePath:o+"/schedul\
eNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:Mr.properties.scheduleNow.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:o+"/schedule\
Time",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:
e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ae.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){
const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===
null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(te(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?
te.errors:e.concat(te.errors),t=e.length)),a.options!==void 0){let r=a.options;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="columns"){const n={
instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const h={instancePath:o+
"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than\
 100 items"};e===null?e=[h]:e.push(h),t++}const n=s.length;for(let h=0;h<n;h++){let m=s[h];if(typeof m=="string"){if(f(m)>2e4){const c={instancePath:o+"/options\
/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more th\
an 20000 characters"};e===null?e=[c]:e.push(c),t++}if(!b.test(m)){const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/proper\
ties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={
instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[c]:e.push(c),t++}}}else{const n={instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:o+"/options",schemaPath:"contract#/$defs\
/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function oe(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=oe.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(a.connectInfo===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectI\
nfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample")){const s={instancePath:o,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){
let r=a.source;if(typeof r!="string"){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"\
enum",params:{allowedValues:er.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(j(a.connectInfo,
{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),
a.sample!==void 0){let r=a.sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"m\
axLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/sample",schemaPath:"\
contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===
0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=ie.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="preview"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0&&(oe(a.data,{instancePath:o+"/data",
parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),a.options!==void 0){let r=a.options;
if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="columns"){const n={instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.
columns!==void 0){let s=r.columns;if(Array.isArray(s)){if(s.length>100){const h={instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/pro\
perties/columns/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[h]:e.push(h),t++}const n=s.length;for(let h=0;h<
n;h++){let m=s[h];if(typeof m=="string"){if(f(m)>2e4){const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns\
/items/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[c]:e.push(c),t++}if(!b.test(m)){const c={
instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:o+"/options/columns/"+h,schemaPath:"contract#/$defs/SourceO\
ptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const n={instancePath:o+
"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),t++}}}else{const s={instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ne.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.sourceFile===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"\
must have required property 'sourceFile'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="type"||r==="connectionId"||r==="username"||r==="password"||r===
"sourceFile"||r==="encoding")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"\
contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{allowedValues:Zr.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),t++}}if(a.connectionId!==void 0){let r=a.connectionId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"type",params:{type:Gr.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}}if(typeof r=="string"&&!re.test(r)){const s={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.username!==void 0){let r=a.username;if(typeof r==
"string"){if(f(r)>256){const s={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsern\
ame/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
password!==void 0){let r=a.password;if(typeof r=="string"){if(f(r)>1024){const s={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLengt\
h",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+
"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.sourceFile!==void 0){let r=a.sourceFile;if(typeof r=="string"){if(f(r)>4096){const s={instancePath:o+"/sourc\
eFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[
s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:o+
"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp\
1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r===
"cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp8\
66"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="\
gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r===
"iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8\
859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="mac\
Croatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurk\
ish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$def\
s/Encoding/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function me(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const i=me.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(
r),t++}if(a.connectInfo===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"must have r\
equired property 'connectInfo'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="source"||r==="connectInfo")){const s={instancePath:o,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/S\
ource/enum",keyword:"enum",params:{allowedValues:er.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}a.connectInfo!==void 0&&
(ne(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.
errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=pe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="rawpreview"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",
keyword:"const",params:{allowedValue:"rawpreview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(me(a.data,{instancePath:o+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),t=e.length))}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Hr={type:"string",enum:["csv","json","ndjson","parquet","xlsx"]},Qr={type:"string",enum:["error","replace"]},Yr=new RegExp(
"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\
\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$","u");function le(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=le.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.filename===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="filename"||r==="filetype"||r==="encoding"||r==="unencodable"||r==="escapeFormulas")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportF\
ilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+
"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}if(!Yr.test(r)){const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/pattern",keyword:"pattern",params:{pattern:"^\
[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x\
9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^\
/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="string"){const s={instancePath:o+"/filetype",schemaPath:"c\
ontract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="csv"||r==="json"||r===
"ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:o+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/enum",keyword:"enum",params:{allowedValues:Hr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const s={
instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r===
"cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp8\
65"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="e\
uc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="is\
o8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-\
13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentE\
uro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||
r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8")){const s={instancePath:o+"/encoding",schemaPath:"co\
ntract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.
unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){const s={instancePath:o+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="error"||r==="replace")){const s={instancePath:o+"/unencodable",schemaPath:"\
contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:Qr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={instancePath:o+"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeForm\
ulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function D(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=D.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="keypatternlist"||
r==="sort")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:o+"/column\
s",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(
m),t++}if(r.length<1){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let c=r[m];if(typeof c=="string"){if(f(c)>128){const y={instancePath:o+
"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[y]:e.push(y),t++}if(f(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/C\
olumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}let n=r.length,h;if(n>1){const m={};for(;n--;){
let c=r[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"\
uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),t++;break}m[c]=n}}}}else{
const s={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLe\
ngth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+
"/where",schemaPath:"contract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.keypatternlist!==void 0){let r=a.keypatternlist;if(Array.isArray(r)){if(r.length>1e4){const n={instancePath:o+"/keypatternlist",schemaPath:"\
#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let h=r[n];if(typeof h=="string"){if(!Ur.test(h)){const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternli\
st/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+
"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
t++}}}else{const s={instancePath:o+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sor\
t/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:o+
"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let h=r[n];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:o+"/sort/"+n,schemaPath:"contrac\
t#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in h)
if(!(m==="column"||m==="direction")){const c={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(h.column!==void 0){let m=h.column;if(typeof m=="str\
ing"){if(f(m)>128){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[c]:e.push(c),t++}if(f(m)<1){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$de\
fs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{
const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[c]:e.push(c),t++}}if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"\
contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(!(m==="asc"||
m==="desc")){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Tr.
properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"\
contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:o+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function x(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=x.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="export"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"export"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(le(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),t=e.length)),a.options!==void 0&&(D(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"\
options",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=F.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"get"){se(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),t=e.length);var r=!0}else if(s===
"create")ae(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length),r!==!0&&(r=
!0);else if(s==="preview")ie(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length),
r!==!0&&(r=!0);else if(s==="rawpreview")pe(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.
errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")x(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:
e.concat(x.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"com\
mand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return F.errors=e,i.props=r,t===0}F.evaluated={
dynamicProps:!0,dynamicItems:!1};function sr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=sr.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!F(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?F.errors:e.concat(F.errors),t=e.length;else var r=F.evaluated.props;return sr.errors=e,i.props=r,t===0}sr.evaluated={dynamicProps:!0,dynamicItems:!1};
var xs=tr,$s={type:"object",required:["expression"],additionalProperties:!1,properties:{expression:{type:"string",format:"expression",maxLength:1e4,pattern:"^[^\
\\x00]*$"},purpose:{type:"string",enum:["value","condition"]},listing:{$ref:"contract#/$defs/ExpressionListing"},entity:{type:"integer",minimum:1,maximum:9007199254740991},
attribute:{type:"integer",minimum:1,maximum:9007199254740991}}},Ns={type:"string",enum:["repositories","entities","scheduler","files","libraryEntities","library\
Attributes","loaderConnections","datasources","dataschemas","rows","rejected","attributes","values","masks","patterns","soundexes","metaphones"]};function ce(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ce.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.expression===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="expres\
sion"||r==="purpose"||r==="listing"||r==="entity"||r==="attribute")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.expression!==void 0){let r=a.expression;if(typeof r==
"string"){if(f(r)>1e4){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must\
 NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/\
expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.purpose!==
void 0){let r=a.purpose;if(typeof r!="string"){const s={instancePath:o+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="condition")){const s={instancePath:o+"/purpose",schemaPath:"#/properties/purpose/enum",keyword:"\
enum",params:{allowedValues:$s.properties.purpose.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.listing!==void 0){
let r=a.listing;if(typeof r!="string"){const s={instancePath:o+"/listing",schemaPath:"contract#/$defs/ExpressionListing/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="repositories"||r==="entities"||r==="scheduler"||r==="files"||r==="libraryEntities"||r==="li\
braryAttributes"||r==="loaderConnections"||r==="datasources"||r==="dataschemas"||r==="rows"||r==="rejected"||r==="attributes"||r==="values"||r==="masks"||r==="p\
atterns"||r==="soundexes"||r==="metaphones")){const s={instancePath:o+"/listing",schemaPath:"contract#/$defs/ExpressionListing/enum",keyword:"enum",params:{allowedValues:Ns.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.entity!==void 0){let r=a.entity;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/entity",schemaPath:"#/properties/ent\
ity/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:o+"/entity",schemaPath:"#/properties/entity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),t++}}}if(a.attribute!==void 0){let r=a.attribute;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/attribute",
schemaPath:"#/properties/attribute/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/attribute",schemaPath:"#/properties/attribute/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/attribute",schemaPath:"#\
/properties/attribute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ue.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.
data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="check"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"check"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(ce(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,
dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="check"){ue(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length);var r=!0}else{const n={instancePath:o,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}return z.errors=e,i.props=r,t===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function tr(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=tr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!z(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?z.errors:e.concat(z.errors),t=e.length;else var r=z.evaluated.props;return tr.errors=
e,i.props=r,t===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};var S=ar;function ar(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=ar.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},
message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={
instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repo\
sitory/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/entityID",schemaPath:"\
#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/entity\
ID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ar.errors=e,t===
0}ar.evaluated={props:{repository:!0,entityID:!0},dynamicProps:!1,dynamicItems:!1};var qs=or;function de(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=de.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(Object.keys(a).length<1){const r={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must\
 NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="description")){const s={instancePath:o,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/name",schemaPath:"c\
ontract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/name",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/\
description",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=fe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/prope\
rties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:o+"/comman\
d",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==
void 0&&(de(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?de.errors:e.concat(de.errors),t=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:["\
source"]},properties:{source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{
$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};
function he(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=he.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="source"||r==="connectInfo"||r==="sample"||
r==="maxRejected"||r==="jobName"||r==="scheduleNow"||r==="scheduleTime")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.source!==void 0){let r=a.source;if(typeof r!=
"string"){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="client"||r==="server")){const s={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:er.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.connectInfo!==void 0&&(j(a.connectInfo,{instancePath:o+"/connectI\
nfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),a.sample!==void 0){let r=a.
sample;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/sam\
ple",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.maxRejected!==void 0){
let r=a.maxRejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/maxRej\
ected",schemaPath:"contract#/$defs/MaxRejected/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}
if(a.jobName!==void 0){let r=a.jobName;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/jobName",schemaPath:"\
contract#/$defs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(
r)){const s={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleNow!==
void 0){let r=a.scheduleNow;if(!(r==="0"||r==="1"||r===0||r===1)){const s={instancePath:o+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enu\
m",params:{allowedValues:Is.properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.scheduleTime!==
void 0){let r=a.scheduleTime;if(typeof r=="string"){if(f(r)>32){const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/scheduleTime",schemaPath:"\
contract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(a.source!==void 0&&a.connectInfo===void 0){const r={instancePath:o,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{
property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInfo"},message:"must have property connectInfo when property source is present"};e===null?
e=[r]:e.push(r),t++}if(a.connectInfo!==void 0&&a.source===void 0){const r={instancePath:o,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"must have property source when property connectInfo is present"};e===null?e=[r]:e.push(
r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.
errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=ye.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==
void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="reload"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{
allowedValue:"reload"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(he(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"\
data",rootData:l,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=_.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s===
"edit"){fe(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length);var r=!0}else if(s===
"reload")ye(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length),r!==!0&&(r=
!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "c\
ommand" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,i.props=r,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function or(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=or.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),!_(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?_.errors:e.concat(_.errors),t=e.
length;else var r=_.evaluated.props;return or.errors=e,i.props=r,t===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var js=ir,Ls={type:"object",properties:{holding:{
type:"string",maxLength:8e3,pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},columns:{$ref:"\
contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"sort-key",minLength:1,
maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},
external:{type:"string",enum:["0","1"]}},required:[],$id:"listRows_query"},Ts=new RegExp("^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphon\
e)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$","u");function ir(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const i=ir.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.holding!==void 0){let r=a.
holding;if(typeof r=="string"){if(f(r)>8e3){const s={instancePath:o+"/holding",schemaPath:"#/properties/holding/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}if(!Ts.test(r)){const s={instancePath:o+"/holding",schemaPath:"#/properties/hold\
ing/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"},
message:'must match pattern "^[1-9][0-9]{0,5}:(null:|(value|mask|pattern|rich|long|soundex|metaphone)(:[^\\x00]*|\\.sha256:[0-9a-f]{64}))$"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:o+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:o+"/columns",schemaPath:"contract#/$def\
s/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={
instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let c=r[m];if(typeof c=="string"){if(f(c)>128){const y={instancePath:o+"/columns/"+m,schemaPath:"\
contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),t++}
if(f(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}let n=r.length,h;if(n>1){const m={};for(;n--;){let c=r[n];if(typeof c=="str\
ing"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),t++;break}m[c]=n}}}}else{const s={instancePath:o+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.where!==
void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLength",keyword:"maxLength",
params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/where",schemaPath:"cont\
ract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",
params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properti\
es/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){
let h=r[n];if(typeof h=="string"){if(f(h)>140){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},
message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(f(h)<1){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+"/s\
ort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:o+
"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){
let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/p\
roperties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){
let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:o+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Ls.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ir.errors=e,t===0}ir.evaluated={props:{holding:!0,columns:!0,
where:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Os=nr;function ge(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ge.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(k(a.options,
{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function R(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;
const i=R.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ge(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ge.
errors:e.concat(ge.errors),t=e.length);var r=!0}else if(s==="export")x(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===
null?x.errors:e.concat(x.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"map\
ping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discr\
iminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.errors=e,i.props=r,t===
0}R.evaluated={dynamicProps:!0,dynamicItems:!1};function nr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const i=nr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!R(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?R.errors:e.concat(R.errors),t=e.length;else var r=R.evaluated.props;return nr.errors=e,i.props=r,t===0}nr.evaluated={dynamicProps:!0,
dynamicItems:!1};var As=mr;function ve(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ve.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(k(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=V.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ve(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length);var r=!0}else if(s==="export")x(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return V.errors=e,i.props=r,t===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function mr(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=mr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!V(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?V.errors:e.concat(V.errors),t=e.length;else var r=V.evaluated.props;
return mr.errors=e,i.props=r,t===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var A=pr;function pr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=pr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.entityID===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityID"},message:"must have required property 'entityID'"};e===null?e=[r]:e.push(r),t++}if(a.attributeID===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributeID"},message:"must have required property 'attributeID'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==
void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/repository",schemaPath:"\
#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(
r)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must \
match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityID!==void 0){let r=a.entityID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/e\
ntityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/format",keyword:"format",params:{format:"int64"},
message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.attributeID!==void 0){let r=a.attributeID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/attributeID",schemaPath:"#/properties/attributeID/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/attributeID",schemaPath:"#/properties/attribu\
teID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(
r)){const s={instancePath:o+"/attributeID",schemaPath:"#/properties/attributeID/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/attributeID",schemaPath:"#/properties/attributeID/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}pr.evaluated={props:{repository:!0,entityID:!0,attributeID:!0},dynamicProps:!1,
dynamicItems:!1};var lr=cr;function Pe(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Pe.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(k(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=U.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Pe(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length);var r=!0}else if(s==="export")x(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return U.errors=e,i.props=r,t===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function cr(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=cr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!U(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?U.errors:e.concat(U.errors),t=e.length;else var r=U.evaluated.props;
return cr.errors=e,i.props=r,t===0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ds=ur,Ss={type:"object",properties:{style:{$ref:"contract#/$defs/PatternSt\
yle"},columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},sort:{type:"array",minItems:1,maxItems:16,items:{type:"string",format:"\
sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",format:"int64",minimum:1,
maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listPatterns_query"},Or={type:"string",enum:["Default","Rich","Long"]};function ur(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ur.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={instancePath:o+"/s\
tyle",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Defa\
ult"||r==="Rich"||r==="Long")){const s={instancePath:o+"/style",schemaPath:"contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Or.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={
instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[m]:e.push(m),t++}if(r.length<1){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let c=r[m];if(typeof c=="string"){if(f(c)>128){const y={
instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[y]:e.push(y),t++}if(f(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}let n=r.length,h;if(n>1){const m={};
for(;n--;){let c=r[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueI\
tems",keyword:"uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),t++;break}
m[c]=n}}}}else{const s={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Co\
ndition/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+
"/where",schemaPath:"contract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.sort!==void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/ma\
xItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:o+"/s\
ort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.
length;for(let n=0;n<s;n++){let h=r[n];if(typeof h=="string"){if(f(h)>140){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"\
maxLength",params:{limit:140},message:"must NOT have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(f(h)<1){const m={instancePath:o+"/sort/"+n,schemaPath:"\
#/properties/sort/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={
instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/pageStart",schemaPath:"#/properti\
es/pageStart/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/pageStart",schemaPath:"\
#/properties/pageStart/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.pageSize!==void 0){
let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/pageSize",schemaPath:"#/properties/pa\
geSize/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}if(a.external!==void 0){let r=a.external;
if(typeof r!="string"){const s={instancePath:o+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Ss.
properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:{style:!0,columns:!0,where:!0,
sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var Es=dr;function we(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=we.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="style"){const n={instancePath:o+"/data",schemaPath:"#/properties/data/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.style!==void 0){
let s=r.style;if(typeof s!="string"){const n={instancePath:o+"/data/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s==="Default"||s==="Rich"||s==="Long")){const n={instancePath:o+"/data/style",schemaPath:"contract#/\
$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Or.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(k(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(
k.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return we.errors=e,t===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=be.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.filename===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have re\
quired property 'filename'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="filename"||r==="filetype"||r==="encoding"||r==="unencodable"||r==="escapeFo\
rmulas"||r==="style")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.filename!==void 0){let r=a.filename;if(typeof r=="string"){if(f(r)>255){const s={instancePath:o+
"/filename",schemaPath:"contract#/$defs/ExportFilename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!Yr.test(r)){const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilen\
ame/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200\
f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:'must match pattern "^[^/\\\\\\x00-\\x\
1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*[^/\\\\. \\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^/\\\\\\x00-\\x1f\\x7f-\\x9f\\u061c\\u20\
0e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/filename",schemaPath:"contract#/$defs/ExportFilename/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filetype!==void 0){let r=a.filetype;if(typeof r!="strin\
g"){const s={instancePath:o+"/filetype",schemaPath:"contract#/$defs/ExportFiletype/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="csv"||r==="json"||r==="ndjson"||r==="parquet"||r==="xlsx")){const s={instancePath:o+"/filetype",schemaPath:"contract#/$defs/Export\
Filetype/enum",keyword:"enum",params:{allowedValues:Hr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.encoding!==
void 0){let r=a.encoding;if(typeof r!="string"){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||
r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||
r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r===
"dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||
r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="\
iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis021\
2"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r===
"macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r===
"utf-8")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.unencodable!==void 0){let r=a.unencodable;if(typeof r!="string"){const s={instancePath:o+"/unenc\
odable",schemaPath:"contract#/$defs/ExportUnencodable/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"error"||r==="replace")){const s={instancePath:o+"/unencodable",schemaPath:"contract#/$defs/ExportUnencodable/enum",keyword:"enum",params:{allowedValues:Qr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.escapeFormulas!==void 0&&typeof a.escapeFormulas!="boolean"){const r={instancePath:o+
"/escapeFormulas",schemaPath:"contract#/$defs/ExportEscapeFormulas/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),t++}if(a.style!==void 0){let r=a.style;if(typeof r!="string"){const s={instancePath:o+"/style",schemaPath:"contract#/$defs/PatternStyle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Default"||r==="Rich"||r==="Long")){const s={instancePath:o+"/style",schemaPath:"\
contract#/$defs/PatternStyle/enum",keyword:"enum",params:{allowedValues:Or.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=
e,t===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=ke.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must ha\
ve required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="export"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"export"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(be(a.data,{instancePath:o+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(be.errors),t=e.length)),a.options!==void 0&&(D(a.options,{instancePath:o+
"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=M.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){we(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(
we.errors),t=e.length);var r=!0}else if(s==="export")ke(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:
e.concat(ke.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"co\
mmand",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return M.errors=e,i.props=r,t===0}M.evaluated={
dynamicProps:!0,dynamicItems:!1};function dr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=dr.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!M(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?M.errors:e.concat(M.errors),t=e.length;else var r=M.evaluated.props;return dr.errors=e,i.props=r,t===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Cs=fr;function fr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=fr.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){const r={instancePath:o,schemaPath:"contract#/$d\
efs/UnmaskRequest/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="data"){const s={instancePath:o,schemaPath:"contract#/$defs/UnmaskRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===
void 0){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/required",keyword:"required",params:{missingProperty:"value"},
message:"must have required property 'value'"};e===null?e=[s]:e.push(s),t++}if(r.mask===void 0){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/Unma\
skRequest/properties/data/required",keyword:"required",params:{missingProperty:"mask"},message:"must have required property 'mask'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="value"||s==="mask")){const n={instancePath:o+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.value!==void 0){let s=r.
value;if(typeof s=="string"){if(f(s)>4096){const n={instancePath:o+"/data/value",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/value/maxL\
ength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+"/d\
ata/value",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(r.mask!==void 0){let s=r.mask;if(typeof s=="string"){if(f(s)>1024){const n={instancePath:o+"/data/mask",schemaPath:"contract#/$defs\
/UnmaskRequest/properties/data/properties/mask/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=
[n]:e.push(n),t++}if(f(s)<1){const n={instancePath:o+"/data/mask",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/properties/mask/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+"/data/mask",schemaPath:"\
contract#/$defs/UnmaskRequest/properties/data/properties/mask/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnmaskRequest/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UnmaskRequest/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return fr.errors=e,t===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=hr,zs={type:"string",enum:["Dat\
e/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]};function hr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=hr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statist\
ical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{
allowedValues:zs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){
if(f(r)>100){const s={instancePath:o+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 10\
0 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return hr.errors=e,t===0}hr.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var _s=yr;function xe(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=xe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.priority===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.name===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="priority"||r==="\
name"||r==="description")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mus\
t NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"\
contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}if(a.name!==void 0){
let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/name",schemaPath:"contract#/$defs\
/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={
instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/name",
schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescription/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/\
description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=$e.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="d\
ata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/prope\
rties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="add"){const s={instancePath:o+"/command",
schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==
void 0&&(xe(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===
0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=J.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="add"){$e(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?$e.errors:e.concat($e.errors),t=e.length);var r=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"\
mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return J.errors=e,i.props=r,t===
0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function yr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const i=yr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!J(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?J.errors:e.concat(J.errors),t=e.length;else var r=J.evaluated.props;return yr.errors=e,i.props=r,t===0}yr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Br=gr;function gr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=gr.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}
if(a.priority===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required prope\
rty 'priority'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:o+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),t++}if(f(r)<1){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.priority!==
void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={
instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?
e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}gr.evaluated={props:{repository:!0,priority:!0},dynamicProps:!1,dynamicItems:!1};var Rs=vr;
function Ne(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ne.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){const r={instancePath:o,schemaPath:"#/mi\
nProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="p\
riority"||r==="name"||r==="description")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"contract#/$defs/PriorityId/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pr\
iority",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/name",schemaPath:"\
contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.
test(r)){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f]\
[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/name",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDe\
scription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={
instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patt\
ern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=qe.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[
s]:e.push(s),t++}}a.data!==void 0&&(Ne(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?Ne.errors:
e.concat(Ne.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=K.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){qe(a,{instancePath:o,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length);var r=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return K.errors=
e,i.props=r,t===0}K.evaluated={dynamicProps:!0,dynamicItems:!1};function vr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=vr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!K(a,{instancePath:o,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?K.errors:e.concat(K.errors),t=e.length;else var r=K.evaluated.props;return vr.errors=e,i.props=r,t===0}vr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Vs=Pr;function Ie(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ie.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!=
"string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(k(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=je.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[r]:e.push(r),t++}if(a.attributes===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(!(r==="entityName"||r==="entityDesc"||r==="attributes")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.entityName!==void 0){let r=a.entityName;if(typeof r==
"string"){if(f(r)>128){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/entityName",schemaPath:"contract#/$defs/LibraryEntity\
Name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:o+
"/entityName",schemaPath:"contract#/$defs/LibraryEntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/entit\
yName",schemaPath:"contract#/$defs/LibraryEntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityDesc!==
void 0){let r=a.entityDesc;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/maxLen\
gth",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+
"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x0\
0]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/LibraryEntityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.attributes!==void 0){let r=a.attributes;if(Array.isArray(r)){if(r.length>4096){const n={
instancePath:o+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:o+"/attributes",schemaPath:"#/properties/attributes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let h=r[n];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.name===void 0){const m={instancePath:o+"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),t++}for(const m in h)if(!(m==="name"||m==="description")){const c={instancePath:o+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"m\
ust NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(h.name!==void 0){let m=h.name;if(typeof m=="string"){if(f(m)>128){const c={instancePath:o+"\
/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT ha\
ve more than 128 characters"};e===null?e=[c]:e.push(c),t++}if(f(m)<1){const c={instancePath:o+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttrib\
uteInput/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!O.test(
m)){const c={instancePath:o+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===
null?e=[c]:e.push(c),t++}}else{const c={instancePath:o+"/attributes/"+n+"/name",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(h.description!==void 0){let m=h.description;if(typeof m=="string"){if(f(
m)>4e3){const c={instancePath:o+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/maxLength",keyword:"max\
Length",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[c]:e.push(c),t++}if(!b.test(m)){const c={instancePath:o+"/attributes/"+
n+"/description",schemaPath:"contract#/$defs/LibraryAttributeInput/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'mus\
t match pattern "^[^\\x00]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:o+"/attributes/"+n+"/description",schemaPath:"contract#/$defs/LibraryAt\
tributeInput/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const m={instancePath:o+
"/attributes/"+n,schemaPath:"contract#/$defs/LibraryAttributeInput/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}}}else{const s={instancePath:o+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return je.errors=e,t===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=Le.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="create"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(je(a.data,{instancePath:o+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?je.errors:e.concat(je.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Z(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Z.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="get"){Ie(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length);
var r=!0}else if(s==="create")Le(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(Le.errors),t=
e.length),r!==!0&&(r=!0);else if(s==="export")x(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(
x.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},
message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Z.errors=e,i.props=r,t===0}Z.evaluated={dynamicProps:!0,
dynamicItems:!1};function Pr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Pr.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!Z(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?
Z.errors:e.concat(Z.errors),t=e.length;else var r=Z.evaluated.props;return Pr.errors=e,i.props=r,t===0}Pr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ar=wr;
function wr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=wr.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.libraryID===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryID"},message:"must have required property 'libraryID'"};
e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:o+"/repository",schemaPath:"#\
/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){
const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.libraryID!==void 0){
let r=a.libraryID;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/libraryID",schemaPath:"#/properties/libraryID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:o+"/libraryID",schemaPath:"#/properties/libraryID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/libraryID",schemaPath:"#/properties/libraryID/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/libraryID",schemaPath:"#/p\
roperties/libraryID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wr.errors=e,t===0}wr.evaluated={props:{repository:!0,
libraryID:!0},dynamicProps:!1,dynamicItems:!1};var Us=br;function Te(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=Te.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;
if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+
"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&
(k(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===
0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wr={type:"string",enum:["delimited"]};function Oe(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Oe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must ha\
ve required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.parameters===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||
r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>
128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!O.test(r)){const s={instancePath:o+"/name",schemaPath:"\
contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must m\
atch pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/name",schemaPath:"co\
ntract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"\
enum",params:{allowedValues:Wr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;
if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.parameters;if(typeof r=="string"){if(f(r)>9e3){const s={instancePath:o+"/parame\
ters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?
e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderPara\
meters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="st\
ring"){if(f(r)>256){const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT\
 have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/filter",schemaPath:"\
contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ae(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ae.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){
const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r!=="add"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"add"},message:"must be equ\
al to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(Oe(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||
(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=G.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){Te(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length);var r=!0}else if(s==="add")Ae(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length),r!==!0&&(r=!0);else if(s==="export")x(a,{
instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length),r!==!0&&(r=!0);else{const n={
instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in\
 oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},
message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return G.errors=e,i.props=r,t===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function br(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=br.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!G(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?G.errors:e.concat(G.errors),t=e.length;else var r=G.evaluated.props;
return br.errors=e,i.props=r,t===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var C=kr;function kr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=kr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.repository===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must hav\
e required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.loaderconnection===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"loaderconnection"},message:"must have required property 'loaderconnection'"};e===null?e=[r]:e.push(r),t++}if(a.repository!==void 0){
let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/repository",schemaPath:"#/propertie\
s/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!T.test(r)){const s={
instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern\
 "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.loaderconnection!==void 0){let r=a.loaderconnection;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/loaderconnection",schemaPath:"#/properties/loaderconnection/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/loaderconnection",
schemaPath:"#/properties/loaderconnection/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/loaderconnection",schemaPath:"#/properties/loaderconnection/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/loaderconnection",schemaPath:"#/prope\
rties/loaderconnection/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return kr.errors=e,t===0}kr.evaluated={props:{repository:!0,
loaderconnection:!0},dynamicProps:!1,dynamicItems:!1};var Ms=xr;function De(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=De.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const r={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="type"||r==="description"||r==="parameters"||r==="filter")){const s={instancePath:o,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(f(r)>128){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/maxLength",
keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/name",
schemaPath:"contract#/$defs/LoaderConnectionName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),t++}if(!O.test(r)){const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/name",schemaPath:"contract#/$defs/LoaderConnectionName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Wr.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0){let r=a.description;if(typeof r=="string"){if(f(r)>4e3){const s={instancePath:o+"/description",schemaPath:"\
contract#/$defs/LoaderConnectionDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),t++}if(!b.test(r)){const s={instancePath:o+"/description",schemaPath:"contract#/$defs/LoaderConnectionDescription/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/description",schemaPath:"contract#/$defs/\
LoaderConnectionDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.parameters!==void 0){let r=a.
parameters;if(typeof r=="string"){if(f(r)>9e3){const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/maxLength",keyword:"maxLength",
params:{limit:9e3},message:"must NOT have more than 9000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+"/parameters",schemaPath:"\
contract#/$defs/LoaderParameters/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/parameters",schemaPath:"contract#/$defs/LoaderParameters/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(a.filter!==void 0){let r=a.filter;if(typeof r=="string"){if(f(r)>256){const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/File\
Filter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[s]:e.push(s),t++}if(!b.test(r)){const s={
instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*\
$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Se.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"m\
ust have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="edit"){const s={instancePath:o+"/command",schemaPath:"#/properties/comm\
and/const",keyword:"const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.data!==void 0&&(De(a.data,{instancePath:o+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),t=e.length))}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}Se.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ee(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ee.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="enable"){const s={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"enable"},message:"must be equal to constant"};e===null?e=
[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/\
UnusedData/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ce(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ce.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"command"||r==="data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="disable"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"disable"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),
t++}}if(a.data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnusedData/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(a,{
instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Fe.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="\
data")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addition\
al properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/prop\
erties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="test"){const s={instancePath:o+"/comma\
nd",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"test"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.
data!==void 0){let r=a.data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/data",schemaPath:"contract#/$defs/UnusedData/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=H.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="edit"){Se(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length);var r=!0}else if(s==="enable")Ee(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length),r!==!0&&(r=!0);else if(s==="disable")Ce(a,
{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length),r!==!0&&(r=!0);else if(s===
"test")Fe(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length),r!==!0&&(r=!0);else{
const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" m\
ust be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"comman\
d",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return H.errors=e,i.props=r,t===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function xr(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=xr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),!H(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?H.errors:e.concat(H.errors),t=e.length;else var r=H.
evaluated.props;return xr.errors=e,i.props=r,t===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};var Js=$r,Ks={type:"object",additionalProperties:!1,properties:{
columns:{$ref:"contract#/$defs/ColumnNames"},where:{$ref:"contract#/$defs/Condition"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$d\
efs/PageNumber"},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{enum:["0","1",0,1]}}};function E(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=E.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="columns"||r==="where"||r==="pageStart"||r==="pageSize"||r==="sort"||r==="clea\
rCache")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){if(r.length>4096){const m={instancePath:o+"/columns",
schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[m]:e.push(m),
t++}if(r.length<1){const m={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[m]:e.push(m),t++}const s=r.length;for(let m=0;m<s;m++){let c=r[m];if(typeof c=="string"){if(f(c)>128){const y={instancePath:o+
"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[y]:e.push(y),t++}if(f(c)<1){const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+m,schemaPath:"contract#/$defs/C\
olumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}let n=r.length,h;if(n>1){const m={};for(;n--;){
let c=r[n];if(typeof c=="string"){if(typeof m[c]=="number"){h=m[c];const y={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/uniqueItems",keyword:"\
uniqueItems",params:{i:n,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+n+" are identical)"};e===null?e=[y]:e.push(y),t++;break}m[c]=n}}}}else{
const s={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),t++}}if(a.where!==void 0){let r=a.where;if(typeof r=="string"){if(f(r)>1e4){const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/maxLe\
ngth",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+
"/where",schemaPath:"contract#/$defs/Condition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:o+"/where",schemaPath:"contract#/$defs/Condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:o+
"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Xe.type},message:"must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageStar\
t",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r==
"string"&&!re.test(r)){const s={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}\
$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.pageSize!==void 0){let r=a.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&typeof r!="string"){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:Xe.type},message:"\
must be integer,string"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"\
contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(
s),t++}if(r<1||isNaN(r)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(typeof r=="string"&&!re.test(r)){const s={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNu\
mber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[s]:e.push(s),t++}}if(a.sort!==
void 0){let r=a.sort;if(Array.isArray(r)){if(r.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},
message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(r.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const s=r.length;for(let n=0;n<s;n++){let h=r[n];if(h&&
typeof h=="object"&&!Array.isArray(h)){if(h.column===void 0){const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",
params:{missingProperty:"column"},message:"must have required property 'column'"};e===null?e=[m]:e.push(m),t++}for(const m in h)if(!(m==="column"||m==="directio\
n")){const c={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(h.column!==void 0){let m=h.column;if(typeof m=="string"){if(f(m)>128){const c={instancePath:o+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[c]:e.push(c),t++}if(f(m)<1){const c={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:o+"/sort/"+n+
"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}
if(h.direction!==void 0){let m=h.direction;if(typeof m!="string"){const c={instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties\
/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}if(!(m==="asc"||m==="desc")){const c={instancePath:o+
"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/enum",keyword:"enum",params:{allowedValues:Tr.properties.direction.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.clearCache!==void 0){let r=a.clearCache;if(!(r==="0"||r==="1"||r===0||r===
1)){const s={instancePath:o+"/clearCache",schemaPath:"#/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Ks.properties.clearCache.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{instancePath:o="",
parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=ze.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data"||r==="options")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/prop\
erties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="filter"||s==="username"||s==="password")){const n={instancePath:o+"/data",schemaPath:"\
#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),t++}if(r.filter!==void 0){let s=r.filter;if(typeof s=="string"){if(f(s)>256){const n={instancePath:o+"/data/filter",schemaPath:"contract#/$defs/Fil\
eFilter/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!b.test(s)){const n={
instancePath:o+"/data/filter",schemaPath:"contract#/$defs/FileFilter/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\\
x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+"/data/filter",schemaPath:"contract#/$defs/FileFilter/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){if(f(s)>256){const n={instancePath:o+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};
e===null?e=[n]:e.push(n),t++}if(!b.test(s)){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+"/data/username",schemaPath:"contr\
act#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(f(s)>1024){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{
limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!b.test(s)){const n={instancePath:o+"/data/password",schemaPath:"\
contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}}else{const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}a.options!==void 0&&(E(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=
e===null?E.errors:e.concat(E.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ze.errors=e,t===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(a,{instancePath:o="",parentData:u,parentDataProperty:d,
rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Q.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"mu\
st have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){ze(a,{instancePath:o,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length);var r=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Q.errors=
e,i.props=r,t===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function $r(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){
let e=null,t=0;const i=$r.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!Q(a,{instancePath:o,parentData:u,parentDataProperty:d,
rootData:l,dynamicAnchors:p}))e=e===null?Q.errors:e.concat(Q.errors),t=e.length;else var r=Q.evaluated.props;return $r.errors=e,i.props=r,t===0}$r.evaluated={dynamicProps:!0,
dynamicItems:!1};var Zs=Nr;function _e(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=_e.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="command"||r==="data"||r==="options")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="username"||s==="password")){const n={instancePath:o+
"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),t++}if(r.username!==void 0){let s=r.username;if(typeof s=="string"){if(f(s)>256){const n={instancePath:o+"/data/username",schemaPath:"\
contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}
if(!b.test(s)){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(f(
s)>1024){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NO\
T have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!b.test(s)){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePasswo\
rd/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
a.options!==void 0&&(E(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return _e.errors=e,t===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=Re.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.data===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="data")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="preview"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(a.data!==void 0){let r=a.data;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.filename===void 0){const s={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
filename"},message:"must have required property 'filename'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="filename"||s==="username"||s==="password")){
const n={instancePath:o+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.filename!==void 0){let s=r.filename;if(typeof s=="string"){if(f(s)>4096){const n={instancePath:o+
"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};
e===null?e=[n]:e.push(n),t++}if(f(s)<1){const n={instancePath:o+"/data/filename",schemaPath:"contract#/$defs/SchemaFilename/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+"/data/filename",schemaPath:"contract#/$def\
s/SchemaFilename/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.username!==void 0){let s=r.username;if(typeof s==
"string"){if(f(s)>256){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[n]:e.push(n),t++}if(!b.test(s)){const n={instancePath:o+"/data/username",schemaPath:"contract#/$defs/Source\
Username/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+
"/data/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(f(s)>1024){const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePasswor\
d/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}if(!b.test(s)){const n={instancePath:o+
"/data/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};
e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:o+"/data/password",schemaPath:"contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Y.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s=="string")if(s==="get"){_e(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length);var r=!0}else if(s==="preview")Re(a,{instancePath:o,
parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?
e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag\
 "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return Y.errors=e,i.props=r,t===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function Nr(a,{instancePath:o="",parentData:u,
parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Nr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
!Y(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))e=e===null?Y.errors:e.concat(Y.errors),t=e.length;else var r=Y.evaluated.props;
return Nr.errors=e,i.props=r,t===0}Nr.evaluated={dynamicProps:!0,dynamicItems:!1};var Gs=qr;function Ve(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,
dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ve.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.command===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have requ\
ired property 'command'"};e===null?e=[r]:e.push(r),t++}if(a.options===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
options"},message:"must have required property 'options'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="command"||r==="options")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.command!==void 0){let r=a.command;if(typeof r!="string"){const s={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="get"){const s={instancePath:o+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),t++}}a.options!==void 0&&(k(a.options,{instancePath:o+
"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}Ve.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=B.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.
command;if(typeof s=="string")if(s==="get"){Ve(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?Ve.errors:e.concat(
Ve.errors),t=e.length);var r=!0}else if(s==="export")x(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.
concat(x.errors),t=e.length),r!==!0&&(r=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"comma\
nd",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return B.errors=e,i.props=r,t===0}B.evaluated={
dynamicProps:!0,dynamicItems:!1};function qr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=qr.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!B(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,dynamicAnchors:p}))
e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.evaluated.props;return qr.errors=e,i.props=r,t===0}qr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Xr=Ir;function Ir(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=Ir.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const r={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[r]:e.push(r),t++}if(a.jobId===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"must have required property 'jobId'"};e===null?e=[r]:
e.push(r),t++}if(a.repository!==void 0){let r=a.repository;if(typeof r=="string"){if(f(r)>64){const s={instancePath:o+"/repository",schemaPath:"#/properties/rep\
ository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(f(r)<1){const s={instancePath:o+
"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),t++}if(!T.test(r)){const s={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-\
]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/repository",schemaPath:"#/properti\
es/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.jobId!==void 0){let r=a.jobId;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:o+"/jobId",schemaPath:"\
#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[s]:e.push(s),t++}
if(r<1||isNaN(r)){const s={instancePath:o+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),t++}if(!I.validate(r)){const s={instancePath:o+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"i\
nt64"},message:'must match format "int64"'};e===null?e=[s]:e.push(s),t++}}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,t===0}Ir.evaluated={props:{repository:!0,jobId:!0},dynamicProps:!1,dynamicItems:!1};var Hs=jr;
function W(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,t=0;const i=W.evaluated;if(i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const s=a.command;if(typeof s==
"string")if(s==="cancel"){if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"contract#/$defs/JobCancel/requ\
ired",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}for(const n in a)if(n!==
"command"){const h={instancePath:o,schemaPath:"contract#/$defs/JobCancel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"\
must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(a.command!==void 0){let n=a.command;if(typeof n!="string"){const h={instancePath:o+"/comma\
nd",schemaPath:"contract#/$defs/JobCancel/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}
if(n!=="cancel"){const h={instancePath:o+"/command",schemaPath:"contract#/$defs/JobCancel/properties/command/const",keyword:"const",params:{allowedValue:"cancel"},
message:"must be equal to constant"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:o,schemaPath:"contract#/$defs/JobCancel/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}var r=!0}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",
params:{error:"mapping",tag:"command",tagValue:s},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:s},message:'tag "command" must be string'};e===null?e=[n]:e.push(n),t++}}else{
const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return W.errors=e,i.props=
r,t===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};function jr(a,{instancePath:o="",parentData:u,parentDataProperty:d,rootData:l=a,dynamicAnchors:p={}}={}){let e=null,
t=0;const i=jr.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!W(a,{instancePath:o,parentData:u,parentDataProperty:d,rootData:l,
dynamicAnchors:p}))e=e===null?W.errors:e.concat(W.errors),t=e.length;else var r=W.evaluated.props;return jr.errors=e,i.props=r,t===0}jr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Qs={getOpenApiDocument:{headers:g},changePassword:{headers:g,body:{"application/json":ds}},listRepositories:{query:q,headers:g},createRepository:{
headers:g,body:{"application/json":hs}},getRepository:{path:$,query:ee,headers:g},deleteRepository:{path:$,headers:g},login:{path:$,headers:g},uploadFile:{path:$,
headers:g},listFiles:{path:$,query:q,headers:g},deleteFile:{path:gs,headers:g},downloadExport:{path:vs,headers:Ps},listEntities:{path:$,query:q,headers:g},runEntitiesCommand:{
path:$,headers:g,body:{"application/json":ws}},runExpressionsCommand:{path:$,headers:g,body:{"application/json":xs}},countEntities:{path:$,headers:g},getEntity:{
path:S,query:ee,headers:g},runEntityCommand:{path:S,headers:g,body:{"application/json":qs}},deleteEntity:{path:S,headers:g},listRows:{path:S,query:js,headers:g},
runRowsCommand:{path:S,headers:g,body:{"application/json":Os}},listRejectedRows:{path:S,query:q,headers:g},getReport:{path:S,headers:g},listAttributes:{path:S,query:q,
headers:g},runAttributesCommand:{path:S,headers:g,body:{"application/json":As}},getAttribute:{path:A,query:ee,headers:g},listValues:{path:A,query:q,headers:g},runValuesCommand:{
path:A,headers:g,body:{"application/json":lr}},listMasks:{path:A,query:q,headers:g},runMasksCommand:{path:A,headers:g,body:{"application/json":lr}},listPatterns:{
path:A,query:Ds,headers:g},runPatternsCommand:{path:A,headers:g,body:{"application/json":Es}},runSoundexesCommand:{path:A,headers:g,body:{"application/json":lr}},
listMetaphones:{path:A,query:q,headers:g},runMetaphonesCommand:{path:A,headers:g,body:{"application/json":lr}},unmaskValue:{path:$,headers:g,body:{"application/\
json":Cs}},listFunctions:{path:$,query:Fs,headers:g},listPriorities:{path:$,headers:g},runPrioritiesCommand:{path:$,headers:g,body:{"application/json":_s}},runPriorityCommand:{
path:Br,headers:g,body:{"application/json":Rs}},deletePriority:{path:Br,headers:g},listLibraryEntities:{path:$,query:q,headers:g},runLibraryEntitiesCommand:{path:$,
headers:g,body:{"application/json":Vs}},getLibraryEntity:{path:Ar,query:ee,headers:g},deleteLibraryEntity:{path:Ar,headers:g},listLibraryAttributes:{path:Ar,query:q,
headers:g},listLoaderConnections:{path:$,query:q,headers:g},runLoaderConnectionsCommand:{path:$,headers:g,body:{"application/json":Us}},getLoaderConnection:{path:C,
query:ee,headers:g},runLoaderConnectionCommand:{path:C,headers:g,body:{"application/json":Ms}},deleteLoaderConnection:{path:C,headers:g},listDatasources:{path:C,
query:q,headers:g},runDatasourcesCommand:{path:C,headers:g,body:{"application/json":Js}},listDataschemas:{path:C,query:q,headers:g},runDataschemasCommand:{path:C,
headers:g,body:{"application/json":Zs}},listConnectionEncodings:{path:C,headers:g},listLoaderConnectionTypes:{headers:g},listJobs:{path:$,query:q,headers:g},runSchedulerCommand:{
path:$,headers:g,body:{"application/json":Gs}},getJob:{path:Xr,query:ee,headers:g},runJobCommand:{path:Xr,headers:g,body:{"application/json":Hs}}};export{Qs as validators};
