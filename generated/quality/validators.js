// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Ce=Object.getOwnPropertyNames,we=(a,o)=>function(){try{return o||(0,a[Ce(a)[0]])((o={exports:{}}).exports,o),o.exports}catch(f){throw o=0,f}},Ve=we({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function o(d){const f=d.length;let l=0,c=0,e;for(;c<f;)l++,e=d.charCodeAt(
c++),e>=55296&&e<=56319&&c<f&&(e=d.charCodeAt(c),(e&64512)===56320&&c++);return l}a.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),Je=we({
"ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function o(h,g){
return{validate:h,compare:g}}a.fullFormats={date:o(c,e),time:o(i(!0),s),"date-time":o(u(!0),m),"iso-time":o(i(),r),"iso-date-time":o(u(),y),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Le,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Re,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Se,int32:{type:"number",validate:ze},int64:{type:"number",validate:_e},float:{type:"\
number",validate:he},double:{type:"number",validate:he},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:o(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
s),"date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
r),"iso-date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,y),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function d(h){return h%4===0&&(h%100!==0||h%400===0)}var f=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,l=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function c(h){const g=f.exec(h);if(!g)return!1;const w=+g[1],v=+g[2],b=+g[3];return v>=1&&v<=12&&b>=1&&b<=(v===2&&d(w)?29:l[v])}function e(h,g){if(h&&
g)return h>g?1:h<g?-1:0}var t=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function i(h){return function(w){const v=t.exec(w);if(!v)return!1;
const b=+v[1],Q=+v[2],K=+v[3],Fe=v[4],ye=v[5]==="-"?-1:1,ge=+(v[6]||0),ve=+(v[7]||0);if(ge>23||ve>59||h&&!Fe)return!1;if(b<=23&&Q<=59&&K<60)return!0;const ue=Q-
ve*ye,Pe=b-ge*ye-(ue<0?1:0);return(Pe===23||Pe===-1)&&(ue===59||ue===-1)&&K<61}}function s(h,g){if(!(h&&g))return;const w=new Date("2020-01-01T"+h).valueOf(),v=new Date(
"2020-01-01T"+g).valueOf();if(w&&v)return w-v}function r(h,g){if(!(h&&g))return;const w=t.exec(h),v=t.exec(g);if(w&&v)return h=w[1]+w[2]+w[3],g=v[1]+v[2]+v[3],h>
g?1:h<g?-1:0}var n=/t|\s/i;function u(h){const g=i(h);return function(v){const b=v.split(n);return b.length===2&&c(b[0])&&g(b[1])}}function m(h,g){if(!(h&&g))return;
const w=new Date(h).valueOf(),v=new Date(g).valueOf();if(w&&v)return w-v}function y(h,g){if(!(h&&g))return;const[w,v]=h.split(n),[b,Q]=g.split(n),K=e(w,b);if(K!==
void 0)return K||s(v,Q)}var Te=/\/|:/,Oe=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Le(h){return Te.test(h)&&Oe.test(h)}var fe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Se(h){return fe.lastIndex=0,fe.
test(h)}var De=-(2**31),Ae=2**31-1;function ze(h){return Number.isInteger(h)&&h<=Ae&&h>=De}function _e(h){return Number.isInteger(h)}function he(){return!0}var Ee=/[^\\]\\Z/;
function Re(h){if(Ee.test(h))return!1;try{return new RegExp(h),!0}catch{return!1}}}}),P=Y,p=Ve().default,Me=new RegExp("^[\\x21-\\x7e]+$","u");function Y(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=Y.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let s=a["x-request-id"];if(typeof s=="string"){if(p(s)>38){const r={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!Me.test(s)){const r={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-\
id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"},message:'must match pattern "^[\\x21-\\x7e]+$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{
const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return Y.errors=e,t===0}
Y.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var Ze=B,$=new RegExp("^[^\\x00]*$","u");function B(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=B.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.oldPassword===void 0){const s={instancePath:o,schemaPath:"contract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"\
oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[s]:e.push(s),t++}if(a.newPassword===void 0){const s={instancePath:o,schemaPath:"c\
ontract#/$defs/PasswordRequest/required",keyword:"required",params:{missingProperty:"newPassword"},message:"must have required property 'newPassword'"};e===null?
e=[s]:e.push(s),t++}for(const s in a)if(!(s==="oldPassword"||s==="newPassword")){const r={instancePath:o,schemaPath:"contract#/$defs/PasswordRequest/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.oldPassword!==
void 0){let s=a.oldPassword;if(typeof s=="string"){if(p(s)>1024){const r={instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/o\
ldPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={
instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!$.test(s)){const r={instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest\
/properties/oldPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{
const r={instancePath:o+"/oldPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/oldPassword/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}}if(a.newPassword!==void 0){let s=a.newPassword;if(typeof s=="string"){if(p(s)>1024){const r={instancePath:o+"/newP\
assword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than \
1024 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<8){const r={instancePath:o+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassw\
ord/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[r]:e.push(r),t++}if(!$.test(s)){const r={instancePath:o+
"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPassword/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match \
pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/newPassword",schemaPath:"contract#/$defs/PasswordRequest/properties/newPass\
word/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"contract#/$de\
fs/PasswordRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return B.errors=e,t===0}B.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var O=W,Ue={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},sort:{type:"array",minItems:1,maxItems:16,items:{
type:"string",format:"sort-key",minLength:1,maxLength:140}},pageStart:{type:"integer",format:"int64",minimum:1,maximum:9007199254740991},pageSize:{type:"integer",
format:"int64",minimum:1,maximum:9007199254740991},external:{type:"string",enum:["0","1"]}},required:[],$id:"listRepositories_query"},L=Je().fullFormats.int64;function W(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=W.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let s=a.columns;if(Array.isArray(s)){if(s.length>4096){const n={
instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};
e===null?e=[n]:e.push(n),t++}if(s.length<1){const n={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const r=s.length;for(let n=0;n<r;n++){let u=s[n];if(typeof u=="string"){if(p(u)>128){const m={
instancePath:o+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters"};e===null?e=[m]:e.push(m),t++}if(p(u)<1){const m={instancePath:o+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+"/columns/"+n,schemaPath:"\
contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const r={instancePath:o+
"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}}if(a.sort!==
void 0){let s=a.sort;if(Array.isArray(s)){if(s.length>16){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},
message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(s.length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const r=s.length;for(let n=0;n<r;n++){let u=s[n];if(typeof u==
"string"){if(p(u)>140){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/maxLength",keyword:"maxLength",params:{limit:140},message:"must NO\
T have more than 140 characters"};e===null?e=[m]:e.push(m),t++}if(p(u)<1){const m={instancePath:o+"/sort/"+n,schemaPath:"#/properties/sort/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"#\
/properties/sort/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const r={instancePath:o+"/sort",
schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}}if(a.pageStart!==void 0){let s=a.
pageStart;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={instancePath:o+
"/pageStart",schemaPath:"#/properties/pageStart/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){const r={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}if(!L.validate(s)){const r={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/for\
mat",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),t++}}}if(a.pageSize!==void 0){let s=a.pageSize;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={instancePath:o+"/pageSize",schemaPath:"\
#/properties/pageSize/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
t++}if(s<1||isNaN(s)){const r={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[r]:e.push(r),t++}if(!L.validate(s)){const r={instancePath:o+"/pageSize",schemaPath:"#/properties/pageSize/format",keyword:"format",params:{
format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),t++}}}if(a.external!==void 0){let s=a.external;if(typeof s!="string"){const r={instancePath:o+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="0"||s===
"1")){const r={instancePath:o+"/external",schemaPath:"#/properties/external/enum",keyword:"enum",params:{allowedValues:Ue.properties.external.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}return W.errors=e,t===0}W.evaluated={props:{columns:!0,sort:!0,pageStart:!0,pageSize:!0,external:!0},dynamicProps:!1,
dynamicItems:!1};var Ke=X,G=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function S(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){
let e=null,t=0;const i=S.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:
e.push(s),t++}for(const s in a)if(!(s==="name"||s==="description")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.name!==void 0){let s=a.name;if(typeof s=="string"){if(p(s)>
64){const r={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!G.test(s)){const r={instancePath:o+"/name",schemaPath:"con\
tract#/$defs/RepositoryName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=
[r]:e.push(r),t++}}else{const r={instancePath:o+"/name",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}}if(a.description!==void 0){let s=a.description;if(typeof s=="string"){if(p(s)>1e3){const r={instancePath:o+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[r]:e.push(
r),t++}if(!$.test(s)){const r={instancePath:o+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return S.errors=e,t===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=X.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),S(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:c})||(e=e===null?S.errors:e.concat(S.errors),t=e.length),X.errors=
e,t===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var x=ee;function ee(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){
let e=null,t=0;const i=ee.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[s]:e.push(s),t++}if(a.repository!==void 0){let s=a.repository;if(typeof s=="string"){if(p(s)>64){const r={instancePath:o+"/repository",schemaPath:"\
#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){
const r={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[r]:e.push(r),t++}if(!G.test(s)){const r={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/repository",
schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ee.errors=e,t===0}ee.evaluated={props:{repository:!0},
dynamicProps:!1,dynamicItems:!1};var de=se,Ge={type:"object",properties:{columns:{$ref:"contract#/$defs/ColumnNames"},external:{type:"string",enum:["0","1"]}},required:[],
$id:"getRepository_query"};function se(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=se.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns!==void 0){let s=a.columns;if(Array.isArray(
s)){if(s.length>4096){const n={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},message:"must \
NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(s.length<1){const n={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const r=s.length;for(let n=0;n<r;n++){let u=s[n];if(typeof u==
"string"){if(p(u)>128){const m={instancePath:o+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(p(u)<1){const m={instancePath:o+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+
"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{
const r={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}}if(a.external!==void 0){let s=a.external;if(typeof s!="string"){const r={instancePath:o+"/external",schemaPath:"#/properties/external/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="0"||s==="1")){const r={instancePath:o+"/external",schemaPath:"#/pr\
operties/external/enum",keyword:"enum",params:{allowedValues:Ge.properties.external.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return se.
errors=e,t===0}se.evaluated={props:{columns:!0,external:!0},dynamicProps:!1,dynamicItems:!1};var He=re,Qe=new RegExp("^[^/\\\\\\x00-\\x1f\\x7f]+$","u");function re(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=re.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[s]:e.push(s),t++}if(a.filename===void 0){const s={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'"};e===null?e=[s]:e.
push(s),t++}if(a.repository!==void 0){let s=a.repository;if(typeof s=="string"){if(p(s)>64){const r={instancePath:o+"/repository",schemaPath:"#/properties/repos\
itory/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+
"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:
e.push(r),t++}if(!G.test(s)){const r={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-\
]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/repository",schemaPath:"#/properti\
es/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.filename!==void 0){let s=a.filename;if(typeof s==
"string"){if(p(s)>255){const r={instancePath:o+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT\
 have more than 255 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!Qe.test(s)){const r={instancePath:o+"/filename",schemaPath:"\
#/properties/filename/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^/\\\\\\x00-\\x1f\\x7f]+$"'};e===
null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}return re.errors=e,t===0}re.evaluated={props:{repository:!0,filename:!0},dynamicProps:!1,dynamicItems:!1};var Ye=ie,Be={type:"object",additionalProperties:!1,
properties:{columns:{$ref:"contract#/$defs/ColumnNames"},pageStart:{$ref:"contract#/$defs/PageNumber"},pageSize:{$ref:"contract#/$defs/PageNumber"},keypatternlist:{
type:"array",maxItems:1e4,items:{type:"string",pattern:"^[0-9]{1,16}$"}},sort:{type:"array",minItems:1,maxItems:16,items:{$ref:"contract#/$defs/SortKey"}},clearCache:{
enum:["0","1",0,1]}}},ke={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},We={type:"object",required:["column"],additionalProperties:!1,
properties:{column:{type:"string",format:"column-name",minLength:1,maxLength:128},direction:{type:"string",enum:["asc","desc"]}}},te=new RegExp("^[1-9][0-9]{0,1\
4}$","u"),Xe=new RegExp("^[0-9]{1,16}$","u");function N(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,
t=0;const i=N.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const s in a)if(!(s===
"columns"||s==="pageStart"||s==="pageSize"||s==="keypatternlist"||s==="sort"||s==="clearCache")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.columns!==void 0){let s=a.columns;
if(Array.isArray(s)){if(s.length>4096){const n={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/maxItems",keyword:"maxItems",params:{limit:4096},
message:"must NOT have more than 4096 items"};e===null?e=[n]:e.push(n),t++}if(s.length<1){const n={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnN\
ames/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),t++}const r=s.length;for(let n=0;n<r;n++){
let u=s[n];if(typeof u=="string"){if(p(u)>128){const m={instancePath:o+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),t++}if(p(u)<1){const m={instancePath:o+"/columns/"+n,schemaPath:"c\
ontract#/$defs/ColumnNames/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{
const m={instancePath:o+"/columns/"+n,schemaPath:"contract#/$defs/ColumnNames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}}else{const r={instancePath:o+"/columns",schemaPath:"contract#/$defs/ColumnNames/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[r]:e.push(r),t++}}if(a.pageStart!==void 0){let s=a.pageStart;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="string"){
const r={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/type",keyword:"type",params:{type:ke.type},message:"must be integer,string"};e===null?
e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNu\
mber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(
s)){const r={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[r]:e.push(r),t++}}if(typeof s=="string"&&!te.test(s)){const r={instancePath:o+"/pageStart",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),t++}}if(a.pageSize!==void 0){let s=a.
pageSize;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="string"){const r={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumbe\
r/type",keyword:"type",params:{type:ke.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s)){const r={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){const r={instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}if(typeof s=="string"&&!te.test(s)){const r={
instancePath:o+"/pageSize",schemaPath:"contract#/$defs/PageNumber/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "\
^[1-9][0-9]{0,14}$"'};e===null?e=[r]:e.push(r),t++}}if(a.keypatternlist!==void 0){let s=a.keypatternlist;if(Array.isArray(s)){if(s.length>1e4){const n={instancePath:o+
"/keypatternlist",schemaPath:"#/properties/keypatternlist/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?
e=[n]:e.push(n),t++}const r=s.length;for(let n=0;n<r;n++){let u=s[n];if(typeof u=="string"){if(!Xe.test(u)){const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"\
#/properties/keypatternlist/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,16}$"},message:'must match pattern "^[0-9]{1,16}$"'};e===null?e=[m]:e.push(
m),t++}}else{const m={instancePath:o+"/keypatternlist/"+n,schemaPath:"#/properties/keypatternlist/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[m]:e.push(m),t++}}}else{const r={instancePath:o+"/keypatternlist",schemaPath:"#/properties/keypatternlist/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}}if(a.sort!==void 0){let s=a.sort;if(Array.isArray(s)){if(s.length>16){const n={instancePath:o+
"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[n]:e.push(n),t++}if(s.
length<1){const n={instancePath:o+"/sort",schemaPath:"#/properties/sort/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[n]:e.push(n),t++}const r=s.length;for(let n=0;n<r;n++){let u=s[n];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.column===void 0){const m={instancePath:o+
"/sort/"+n,schemaPath:"contract#/$defs/SortKey/required",keyword:"required",params:{missingProperty:"column"},message:"must have required property 'column'"};e===
null?e=[m]:e.push(m),t++}for(const m in u)if(!(m==="column"||m==="direction")){const y={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(u.column!==
void 0){let m=u.column;if(typeof m=="string"){if(p(m)>128){const y={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/ma\
xLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[y]:e.push(y),t++}if(p(m)<1){const y={instancePath:o+
"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/sort/"+n+"/column",schemaPath:"contract#/$defs/SortKey/properties/column/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(u.direction!==void 0){let m=u.direction;if(typeof m!="string"){const y={
instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/direction/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),t++}if(!(m==="asc"||m==="desc")){const y={instancePath:o+"/sort/"+n+"/direction",schemaPath:"contract#/$defs/SortKey/properties/d\
irection/enum",keyword:"enum",params:{allowedValues:We.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),
t++}}}else{const m={instancePath:o+"/sort/"+n,schemaPath:"contract#/$defs/SortKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[m]:e.push(m),t++}}}else{const r={instancePath:o+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[r]:e.push(r),t++}}if(a.clearCache!==void 0){let s=a.clearCache;if(!(s==="0"||s==="1"||s===0||s===1)){const r={instancePath:o+"/clearCache",schemaPath:"#\
/properties/clearCache/enum",keyword:"enum",params:{allowedValues:Be.properties.clearCache.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}return N.errors=e,t===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:c={}}={}){let e=null,t=0;const i=D.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[s]:e.push(s),t++}if(a.options===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
options"},message:"must have required property 'options'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!(s==="command"||s==="options")){const r={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),t++}if(a.command!==void 0){let s=a.command;if(typeof s!="string"){const r={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="get"){const r={instancePath:o+"/command",schemaPath:"#/properties/comma\
nd/const",keyword:"const",params:{allowedValue:"get"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}a.options!==void 0&&(N(a.options,{instancePath:o+
"/options",parentData:a,parentDataProperty:"options",rootData:l,dynamicAnchors:c})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var be={type:"object",required:["entityName","source","connectInfo"],additionalProperties:!1,properties:{entityName:{$ref:"contract#/$defs/Enti\
tyName"},entityDesc:{$ref:"contract#/$defs/EntityDescription"},source:{$ref:"contract#/$defs/Source"},connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"\
contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract#/$defs/JobName"},scheduleNow:{enum:["0","1",0,1]},scheduleTime:{
$ref:"contract#/$defs/ScheduleTime"}}},ae={type:"string",enum:["client","server"]},$e=Object.prototype.hasOwnProperty,oe=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x\
20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),xe={type:"object",required:["sourceFile","attr"],additionalProperties:!1,properties:{type:{$ref:"contract#/$defs/SourceType"},
connectionId:{$ref:"contract#/$defs/ConnectionId"},username:{$ref:"contract#/$defs/SourceUsername"},password:{$ref:"contract#/$defs/SourcePassword"},sourceFile:{
$ref:"contract#/$defs/SourceFile"},schemaFile:{$ref:"contract#/$defs/SchemaFile"},quote:{$ref:"contract#/$defs/Quote"},delimiter:{$ref:"contract#/$defs/Delimite\
r"},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"contract#/$defs/Encoding"},attr:{type:"string",enum:["none","names","ddl"]}}},Ne={type:"strin\
g",enum:["delimited"]},Ie={type:["integer","string"],minimum:1,maximum:9007199254740991,pattern:"^[1-9][0-9]{0,14}$"},es={type:"string",enum:["lf","cr","crlf","\
none"]},qe={type:"string",enum:["cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850",
"cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","eu\
c-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-\
5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8\
-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkra\
ine","shiftjis","symbol","tis-620","unicode","utf-8"]};function k(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,
t=0;const i=k.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){
const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===
null?e=[s]:e.push(s),t++}if(a.attr===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attr"},message:"must ha\
ve required property 'attr'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!$e.call(xe.properties,s)){const r={instancePath:o,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.type!==void 0){
let s=a.type;if(typeof s!="string"){const r={instancePath:o+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="delimited"){const r={instancePath:o+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{
allowedValues:Ne.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(a.connectionId!==void 0){let s=a.connectionId;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="string"){const r={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"t\
ype",params:{type:Ie.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={
instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must\
 be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){const r={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}if(typeof s=="string"&&!te.test(s)){const r={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14}$"'};e===null?e=[r]:e.push(r),t++}}if(a.username!==void 0){let s=a.username;if(typeof s=="string"){if(p(s)>256){const r={instancePath:o+"/username",schemaPath:"\
contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[r]:e.push(r),t++}
if(!$.test(s)){const r={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.password!==void 0){let s=a.password;if(typeof s=="string"){if(p(s)>1024){
const r={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more th\
an 1024 characters"};e===null?e=[r]:e.push(r),t++}if(!$.test(s)){const r={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/password",schemaPath:"\
contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.sourceFile!==void 0){let s=a.
sourceFile;if(typeof s=="string"){if(p(s)>4096){const r={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{
limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/sourceFile",schemaPath:"contrac\
t#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}}if(a.schemaFile!==void 0){let s=a.schemaFile;if(typeof s=="string"){if(p(s)>4096){const r={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/Sche\
maFile/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+
"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[r]:e.push(r),t++}}else{const r={instancePath:o+"/schemaFile",schemaPath:"contract#/$defs/SchemaFile/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),t++}}if(a.quote!==void 0){let s=a.quote;if(typeof s=="string"){if(p(s)>16){const r={instancePath:o+"/quote",schemaPath:"cont\
ract#/$defs/Quote/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={
instancePath:o+"/quote",schemaPath:"contract#/$defs/Quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/quote",schemaPath:"contract#/$defs/Quote/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}if(a.delimiter!==void 0){let s=a.delimiter;if(typeof s=="string"){if(p(s)>16){const r={instancePath:o+"/delimiter",schemaPath:"con\
tract#/$defs/Delimiter/maxLength",keyword:"maxLength",params:{limit:16},message:"must NOT have more than 16 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){
const r={instancePath:o+"/delimiter",schemaPath:"contract#/$defs/Delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/delimiter",schemaPath:"contract#/$defs/Delimiter/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.terminator!==void 0){let s=a.terminator;if(typeof s!="string"){const r={instancePath:o+"/term\
inator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="lf"||
s==="cr"||s==="crlf"||s==="none")){const r={instancePath:o+"/terminator",schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:es.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(a.encoding!==void 0){let s=a.encoding;if(typeof s!="string"){const r={instancePath:o+
"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="cp\
1252"||s==="ascii"||s==="big5"||s==="cp1250"||s==="cp1251"||s==="cp1253"||s==="cp1254"||s==="cp1255"||s==="cp1256"||s==="cp1257"||s==="cp1258"||s==="cp437"||s===
"cp737"||s==="cp775"||s==="cp850"||s==="cp852"||s==="cp855"||s==="cp857"||s==="cp860"||s==="cp861"||s==="cp862"||s==="cp863"||s==="cp864"||s==="cp865"||s==="cp8\
66"||s==="cp869"||s==="cp874"||s==="cp932"||s==="cp936"||s==="cp949"||s==="cp950"||s==="dingbats"||s==="ebcdic"||s==="euc-cn"||s==="euc-jp"||s==="euc-kr"||s==="\
gb12345"||s==="gb1988"||s==="gb2312"||s==="gb2312-raw"||s==="identity"||s==="iso2022"||s==="iso2022-jp"||s==="iso2022-kr"||s==="iso8859-1"||s==="iso8859-2"||s===
"iso8859-3"||s==="iso8859-4"||s==="iso8859-5"||s==="iso8859-6"||s==="iso8859-7"||s==="iso8859-8"||s==="iso8859-9"||s==="iso8859-10"||s==="iso8859-13"||s==="iso8\
859-14"||s==="iso8859-15"||s==="iso8859-16"||s==="jis0201"||s==="jis0208"||s==="jis0212"||s==="koi8-r"||s==="koi8-u"||s==="ksc5601"||s==="macCentEuro"||s==="mac\
Croatian"||s==="macCyrillic"||s==="macDingbats"||s==="macGreek"||s==="macIceland"||s==="macJapan"||s==="macRoman"||s==="macRomania"||s==="macThai"||s==="macTurk\
ish"||s==="macUkraine"||s==="shiftjis"||s==="symbol"||s==="tis-620"||s==="unicode"||s==="utf-8")){const r={instancePath:o+"/encoding",schemaPath:"contract#/$def\
s/Encoding/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(a.attr!==void 0){
let s=a.attr;if(typeof s!="string"){const r={instancePath:o+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),t++}if(!(s==="none"||s==="names"||s==="ddl")){const r={instancePath:o+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",
params:{allowedValues:xe.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}k.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function A(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=A.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.entityName===void 0){const s={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[s]:e.push(s),t++}if(a.source===
void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===
null?e=[s]:e.push(s),t++}if(a.connectInfo===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"connectInfo"},message:"\
must have required property 'connectInfo'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!$e.call(be.properties,s)){const r={instancePath:o,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.
entityName!==void 0){let s=a.entityName;if(typeof s=="string"){if(p(s)>128){const r={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/maxLeng\
th",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/e\
ntityName",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:
e.push(r),t++}if(!oe.test(s)){const r={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\\
x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:
e.push(r),t++}}else{const r={instancePath:o+"/entityName",schemaPath:"contract#/$defs/EntityName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),t++}}if(a.entityDesc!==void 0){let s=a.entityDesc;if(typeof s=="string"){if(p(s)>4e3){const r={instancePath:o+"/entityDesc",schemaPath:"\
contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),
t++}if(!$.test(s)){const r={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/entityDesc",schemaPath:"contract#/$defs/EntityDescripti\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.source!==void 0){let s=a.source;if(typeof s!="string"){
const r={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(!(s==="client"||s==="server")){const r={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ae.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(a.connectInfo!==void 0&&(k(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,
parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:c})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),a.sample!==void 0){let s=a.sample;if(typeof s==
"string"){if(p(s)>128){const r={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT \
have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/sample",schemaPath:"co\
ntract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.maxRejected!==void 0){let s=a.maxRejected;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={instancePath:o+
"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){const r={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}if(!L.validate(s)){const r={instancePath:o+"/maxRejected",schemaPath:"cont\
ract#/$defs/MaxRejected/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),t++}}}if(a.jobName!==void 0){
let s=a.jobName;if(typeof s=="string"){if(p(s)>128){const r={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/jobName",schemaPath:"contract#/$d\
efs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!oe.test(s)){const r={
instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/jobNa\
me",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.scheduleNow!==void 0){
let s=a.scheduleNow;if(!(s==="0"||s==="1"||s===0||s===1)){const r={instancePath:o+"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{
allowedValues:be.properties.scheduleNow.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(a.scheduleTime!==void 0){let s=a.
scheduleTime;if(typeof s=="string"){if(p(s)>32){const r={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",
params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/scheduleTime",schemaPath:"c\
ontract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
const r={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}return A.errors=e,t===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:c={}}={}){let e=null,t=0;const i=z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[s]:e.push(s),t++}if(a.data===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!(s==="command"||s==="data"||s==="options")){const r={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.
push(r),t++}if(a.command!==void 0){let s=a.command;if(typeof s!="string"){const r={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="create"){const r={instancePath:o+"/command",schemaPath:"#/properties/co\
mmand/const",keyword:"const",params:{allowedValue:"create"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}if(a.data!==void 0&&(A(a.data,{instancePath:o+
"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:c})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),a.options!==void 0){let s=a.options;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(const r in s)if(r!=="columns"){const n={instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(s.
columns!==void 0){let r=s.columns;if(Array.isArray(r)){if(r.length>4096){const u={instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/pr\
operties/columns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096 items"};e===null?e=[u]:e.push(u),t++}const n=r.length;for(let u=0;u<
n;u++){let m=r[u];if(typeof m=="string"){if(p(m)>1e4){const y={instancePath:o+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns\
/items/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[y]:e.push(y),t++}if(!$.test(m)){const y={
instancePath:o+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},
message:'must match pattern "^[^\\x00]*$"'};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceO\
ptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{const n={instancePath:o+
"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),t++}}}else{const r={instancePath:o+"/options",schemaPath:"contract#/$defs/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}return z.errors=e,t===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=_.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.source===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must\
 have required property 'source'"};e===null?e=[s]:e.push(s),t++}if(a.connectInfo===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!(s==="source"||s==="connec\
tInfo"||s==="sample")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NO\
T have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.source!==void 0){let s=a.source;if(typeof s!="string"){const r={instancePath:o+"/source",schemaPath:"\
contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="client"||s==="server")){const r={
instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[r]:e.push(r),t++}}if(a.connectInfo!==void 0&&(k(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,
dynamicAnchors:c})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),a.sample!==void 0){let s=a.sample;if(typeof s=="string"){if(p(s)>128){const r={instancePath:o+
"/sample",schemaPath:"contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:
e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(a,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=E.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'"};e===null?e=[s]:e.push(s),t++}if(a.data===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!(s==="command"||s==="d\
ata"||s==="options")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT\
 have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.command!==void 0){let s=a.command;if(typeof s!="string"){const r={instancePath:o+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="preview"){const r={instancePath:o+
"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}}if(a.data!==void 0&&(_(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:c})||(e=e===null?_.errors:e.concat(_.
errors),t=e.length)),a.options!==void 0){let s=a.options;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const r in s)if(r!=="columns"){const n={instancePath:o+
"/options",schemaPath:"contract#/$defs/SourceOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have a\
dditional properties"};e===null?e=[n]:e.push(n),t++}if(s.columns!==void 0){let r=s.columns;if(Array.isArray(r)){if(r.length>4096){const u={instancePath:o+"/opti\
ons/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/maxItems",keyword:"maxItems",params:{limit:4096},message:"must NOT have more than 4096\
 items"};e===null?e=[u]:e.push(u),t++}const n=r.length;for(let u=0;u<n;u++){let m=r[u];if(typeof m=="string"){if(p(m)>1e4){const y={instancePath:o+"/options/col\
umns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 1\
0000 characters"};e===null?e=[y]:e.push(y),t++}if(!$.test(m)){const y={instancePath:o+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties\
/columns/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[y]:e.push(y),t++}}else{const y={
instancePath:o+"/options/columns/"+u,schemaPath:"contract#/$defs/SourceOptions/properties/columns/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[y]:e.push(y),t++}}}else{const n={instancePath:o+"/options/columns",schemaPath:"contract#/$defs/SourceOptions/properties/columns/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:o+"/options",schemaPath:"contract#/$defs\
/SourceOptions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return E.errors=e,t===0}E.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function R(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=R.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.sourceFile===void 0){const s={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sourceFile"},message:"must have required property 'sourceFile'"};e===null?e=[s]:e.push(s),t++}for(const s in a)
if(!(s==="type"||s==="connectionId"||s==="username"||s==="password"||s==="sourceFile"||s==="encoding")){const r={instancePath:o,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.type!==void 0){
let s=a.type;if(typeof s!="string"){const r={instancePath:o+"/type",schemaPath:"contract#/$defs/SourceType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="delimited"){const r={instancePath:o+"/type",schemaPath:"contract#/$defs/SourceType/enum",keyword:"enum",params:{
allowedValues:Ne.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}if(a.connectionId!==void 0){let s=a.connectionId;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="string"){const r={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/type",keyword:"t\
ype",params:{type:Ie.type},message:"must be integer,string"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={
instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must\
 be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){const r={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/ConnectionId/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}if(typeof s=="string"&&!te.test(s)){const r={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/ConnectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pattern "^[1-9][0-\
9]{0,14}$"'};e===null?e=[r]:e.push(r),t++}}if(a.username!==void 0){let s=a.username;if(typeof s=="string"){if(p(s)>256){const r={instancePath:o+"/username",schemaPath:"\
contract#/$defs/SourceUsername/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[r]:e.push(r),t++}
if(!$.test(s)){const r={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/username",schemaPath:"contract#/$defs/SourceUsername/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.password!==void 0){let s=a.password;if(typeof s=="string"){if(p(s)>1024){
const r={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more th\
an 1024 characters"};e===null?e=[r]:e.push(r),t++}if(!$.test(s)){const r={instancePath:o+"/password",schemaPath:"contract#/$defs/SourcePassword/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/password",schemaPath:"\
contract#/$defs/SourcePassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.sourceFile!==void 0){let s=a.
sourceFile;if(typeof s=="string"){if(p(s)>4096){const r={instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/maxLength",keyword:"maxLength",params:{
limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/sourceFile",schemaPath:"contrac\
t#/$defs/SourceFile/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:o+"/sourceFile",schemaPath:"contract#/$defs/SourceFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}}if(a.encoding!==void 0){let s=a.encoding;if(typeof s!="string"){const r={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="cp1252"||s==="ascii"||s==="big5"||s==="cp1250"||s==="cp1251"||s===
"cp1253"||s==="cp1254"||s==="cp1255"||s==="cp1256"||s==="cp1257"||s==="cp1258"||s==="cp437"||s==="cp737"||s==="cp775"||s==="cp850"||s==="cp852"||s==="cp855"||s===
"cp857"||s==="cp860"||s==="cp861"||s==="cp862"||s==="cp863"||s==="cp864"||s==="cp865"||s==="cp866"||s==="cp869"||s==="cp874"||s==="cp932"||s==="cp936"||s==="cp9\
49"||s==="cp950"||s==="dingbats"||s==="ebcdic"||s==="euc-cn"||s==="euc-jp"||s==="euc-kr"||s==="gb12345"||s==="gb1988"||s==="gb2312"||s==="gb2312-raw"||s==="iden\
tity"||s==="iso2022"||s==="iso2022-jp"||s==="iso2022-kr"||s==="iso8859-1"||s==="iso8859-2"||s==="iso8859-3"||s==="iso8859-4"||s==="iso8859-5"||s==="iso8859-6"||
s==="iso8859-7"||s==="iso8859-8"||s==="iso8859-9"||s==="iso8859-10"||s==="iso8859-13"||s==="iso8859-14"||s==="iso8859-15"||s==="iso8859-16"||s==="jis0201"||s===
"jis0208"||s==="jis0212"||s==="koi8-r"||s==="koi8-u"||s==="ksc5601"||s==="macCentEuro"||s==="macCroatian"||s==="macCyrillic"||s==="macDingbats"||s==="macGreek"||
s==="macIceland"||s==="macJapan"||s==="macRoman"||s==="macRomania"||s==="macThai"||s==="macTurkish"||s==="macUkraine"||s==="shiftjis"||s==="symbol"||s==="tis-62\
0"||s==="unicode"||s==="utf-8")){const r={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.errors=e,t===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=F.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),t++}if(a.connectInfo===void 0){const s={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"connectInfo"},message:"must have required property 'connectInfo'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!(s===
"source"||s==="connectInfo")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.source!==void 0){let s=a.source;if(typeof s!="string"){const r={instancePath:o+"/source",
schemaPath:"contract#/$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="client"||s==="se\
rver")){const r={instancePath:o+"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[r]:e.push(r),t++}}a.connectInfo!==void 0&&(R(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"co\
nnectInfo",rootData:l,dynamicAnchors:c})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return F.errors=e,t===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=C.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[s]:e.push(s),t++}if(a.data===void 0){const s={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[s]:e.push(s),t++}for(const s in a)
if(!(s==="command"||s==="data")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.command!==void 0){let s=a.command;if(typeof s!="string"){const r={instancePath:o+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="rawpreview"){const r={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"rawpreview"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}}a.data!==void 0&&(F(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:c})||(e=e===null?F.errors:
e.concat(F.errors),t=e.length))}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}return C.errors=e,t===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:c={}}={}){let e=null,t=0;const i=I.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[n]:e.push(n),t++}const r=a.command;if(typeof r=="string")if(r==="get"){D(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,
dynamicAnchors:c})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var s=!0}else if(r==="create")z(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,
dynamicAnchors:c})||(e=e===null?z.errors:e.concat(z.errors),t=e.length),s!==!0&&(s=!0);else if(r==="preview")E(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:c})||(e=e===null?E.errors:e.concat(E.errors),t=e.length),s!==!0&&(s=!0);else if(r==="rawpreview")C(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:c})||(e=e===null?C.errors:e.concat(C.errors),t=e.length),s!==!0&&(s=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return I.errors=
e,i.props=s,t===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function ie(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){
let e=null,t=0;const i=ie.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!I(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:c}))e=e===null?I.errors:e.concat(I.errors),t=e.length;else var s=I.evaluated.props;return ie.errors=e,i.props=s,t===0}ie.evaluated={dynamicProps:!0,
dynamicItems:!1};var H=ne;function ne(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=ne.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===void 0){const s={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repository'"};e===null?e=[s]:e.push(s),t++}
if(a.entityID===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entityID"},message:"must have required prope\
rty 'entityID'"};e===null?e=[s]:e.push(s),t++}if(a.repository!==void 0){let s=a.repository;if(typeof s=="string"){if(p(s)>64){const r={instancePath:o+"/reposito\
ry",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(
r),t++}if(p(s)<1){const r={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!G.test(s)){const r={instancePath:o+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+
"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.entityID!==
void 0){let s=a.entityID;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={
instancePath:o+"/entityID",schemaPath:"#/properties/entityID/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){const r={instancePath:o+"/entityID",schemaPath:"#/properties/entityID/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}if(!L.validate(s)){const r={instancePath:o+"/entityID",schemaPath:"#/properties/en\
tityID/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),t++}}}}else{const s={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ne.errors=e,t===0}ne.evaluated={props:{repository:!0,
entityID:!0},dynamicProps:!1,dynamicItems:!1};var ss=me;function V(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){
let e=null,t=0;const i=V.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length<1){const s={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[s]:e.push(s),t++}for(const s in a)if(!(s==="name"||s==="description")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.name!==void 0){let s=a.name;if(typeof s==
"string"){if(p(s)>128){const r={instancePath:o+"/name",schemaPath:"contract#/$defs/EntityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NO\
T have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/name",schemaPath:"contract#/$defs/EntityName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!oe.test(s)){const r={instancePath:o+"/name",schemaPath:"\
contract#/$defs/EntityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match patte\
rn "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/name",schemaPath:"contract#/$d\
efs/EntityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.description!==void 0){let s=a.description;
if(typeof s=="string"){if(p(s)>4e3){const r={instancePath:o+"/description",schemaPath:"contract#/$defs/EntityDescription/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:e.push(r),t++}if(!$.test(s)){const r={instancePath:o+"/description",schemaPath:"con\
tract#/$defs/EntityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[r]:e.push(r),t++}}else{
const r={instancePath:o+"/description",schemaPath:"contract#/$defs/EntityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}return V.errors=e,t===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:c={}}={}){let e=null,t=0;const i=J.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[s]:e.push(s),t++}if(a.data===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'"};e===null?e=[s]:e.push(s),t++}for(const s in a)if(!(s==="command"||s==="data")){const r={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}
if(a.command!==void 0){let s=a.command;if(typeof s!="string"){const r={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="edit"){const r={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"\
const",params:{allowedValue:"edit"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}a.data!==void 0&&(V(a.data,{instancePath:o+"/data",parentData:a,
parentDataProperty:"data",rootData:l,dynamicAnchors:c})||(e=e===null?V.errors:e.concat(V.errors),t=e.length))}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return J.errors=e,t===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var rs={type:"object",additionalProperties:!1,dependentRequired:{source:["connectInfo"],connectInfo:["source"]},properties:{source:{$ref:"contract#/$defs/Source"},
connectInfo:{$ref:"contract#/$defs/ConnectInfo"},sample:{$ref:"contract#/$defs/Sample"},maxRejected:{$ref:"contract#/$defs/MaxRejected"},jobName:{$ref:"contract\
#/$defs/JobName"},scheduleNow:{enum:["0","1",0,1]},scheduleTime:{$ref:"contract#/$defs/ScheduleTime"}}};function M(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=M.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const s in a)if(!(s==="source"||s==="connectInfo"||s==="sample"||s==="maxRejected"||s==="jobName"||s==="scheduleNow"||s==="scheduleT\
ime")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additiona\
l properties"};e===null?e=[r]:e.push(r),t++}if(a.source!==void 0){let s=a.source;if(typeof s!="string"){const r={instancePath:o+"/source",schemaPath:"contract#/\
$defs/Source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="client"||s==="server")){const r={instancePath:o+
"/source",schemaPath:"contract#/$defs/Source/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),t++}}if(a.connectInfo!==void 0&&(k(a.connectInfo,{instancePath:o+"/connectInfo",parentData:a,parentDataProperty:"connectInfo",rootData:l,dynamicAnchors:c})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),a.sample!==void 0){let s=a.sample;if(typeof s=="string"){if(p(s)>128){const r={instancePath:o+"/sample",schemaPath:"\
contract#/$defs/Sample/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(p(s)<
1){const r={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/sample",schemaPath:"contract#/$defs/Sample/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}if(a.maxRejected!==void 0){let s=a.maxRejected;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={
instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){const r={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){const r={
instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[r]:e.push(r),t++}if(!L.validate(s)){const r={instancePath:o+"/maxRejected",schemaPath:"contract#/$defs/MaxRejected/format",keyword:"format",params:{format:"i\
nt64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),t++}}}if(a.jobName!==void 0){let s=a.jobName;if(typeof s=="string"){if(p(s)>128){const r={instancePath:o+
"/jobName",schemaPath:"contract#/$defs/JobName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:
e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!oe.test(s)){const r={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\
\\x1f\\x7f]*$"'};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/jobName",schemaPath:"contract#/$defs/JobName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.scheduleNow!==void 0){let s=a.scheduleNow;if(!(s==="0"||s==="1"||s===0||s===1)){const r={instancePath:o+
"/scheduleNow",schemaPath:"#/properties/scheduleNow/enum",keyword:"enum",params:{allowedValues:rs.properties.scheduleNow.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[r]:e.push(r),t++}}if(a.scheduleTime!==void 0){let s=a.scheduleTime;if(typeof s=="string"){if(p(s)>32){const r={instancePath:o+"\
/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/ScheduleTime/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o+"/scheduleTime",schemaPath:"contract#/$defs/Schedule\
Time/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}if(a.source!==void 0&&a.connectInfo===void 0){const s={
instancePath:o,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"source",missingProperty:"connectInfo",depsCount:1,deps:"connectInf\
o"},message:"must have property connectInfo when property source is present"};e===null?e=[s]:e.push(s),t++}if(a.connectInfo!==void 0&&a.source===void 0){const s={
instancePath:o,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"connectInfo",missingProperty:"source",depsCount:1,deps:"source"},message:"\
must have property source when property connectInfo is present"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return M.errors=e,t===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=Z.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[s]:e.push(s),t++}if(a.data===void 0){const s={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[s]:e.push(s),t++}for(const s in a)
if(!(s==="command"||s==="data")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.command!==void 0){let s=a.command;if(typeof s!="string"){const r={instancePath:o+"/comma\
nd",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="reload"){const r={
instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"reload"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),t++}}a.data!==void 0&&(M(a.data,{instancePath:o+"/data",parentData:a,parentDataProperty:"data",rootData:l,dynamicAnchors:c})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length))}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,
dynamicAnchors:c={}}={}){let e=null,t=0;const i=q.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required pro\
perty 'command'"};e===null?e=[n]:e.push(n),t++}const r=a.command;if(typeof r=="string")if(r==="edit"){J(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,
dynamicAnchors:c})||(e=e===null?J.errors:e.concat(J.errors),t=e.length);var s=!0}else if(r==="reload")Z(a,{instancePath:o,parentData:d,parentDataProperty:f,rootData:l,
dynamicAnchors:c})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length),s!==!0&&(s=!0);else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discri\
minator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),t++}else{const n={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must be string'};e===null?e=[n]:e.push(
n),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return q.errors=
e,i.props=s,t===0}q.evaluated={dynamicProps:!0,dynamicItems:!1};function me(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){
let e=null,t=0;const i=me.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!q(a,{instancePath:o,parentData:d,parentDataProperty:f,
rootData:l,dynamicAnchors:c}))e=e===null?q.errors:e.concat(q.errors),t=e.length;else var s=q.evaluated.props;return me.errors=e,i.props=s,t===0}me.evaluated={dynamicProps:!0,
dynamicItems:!1};var ts=pe;function U(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=U.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const s={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[s]:e.push(s),t++}if(a.options===void 0){
const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"options"},message:"must have required property 'options'"};e===null?
e=[s]:e.push(s),t++}for(const s in a)if(!(s==="command"||s==="options")){const r={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),t++}if(a.command!==void 0){let s=a.command;if(typeof s!=
"string"){const r={instancePath:o+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s!=="get"){const r={instancePath:o+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue:"get"},message:"m\
ust be equal to constant"};e===null?e=[r]:e.push(r),t++}}a.options!==void 0&&(N(a.options,{instancePath:o+"/options",parentData:a,parentDataProperty:"options",rootData:l,
dynamicAnchors:c})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}return U.errors=e,t===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(a,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=j.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(n),t++}const r=a.command;if(typeof r=="string")if(r==="get"){U(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:c})||(e=e===null?U.errors:e.concat(U.errors),t=e.length);var s=!0}else{const n={instancePath:o,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(
n),t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" mu\
st be string'};e===null?e=[n]:e.push(n),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return j.errors=e,i.props=s,t===0}j.evaluated={dynamicProps:!0,dynamicItems:!1};function pe(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=pe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!j(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:c}))e=e===null?j.errors:e.concat(j.errors),t=e.length;else var s=j.evaluated.props;return pe.errors=
e,i.props=s,t===0}pe.evaluated={dynamicProps:!0,dynamicItems:!1};var je=ce;function ce(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){
let e=null,t=0;const i=ce.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.repository===
void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"must have required property 'repositor\
y'"};e===null?e=[s]:e.push(s),t++}if(a.jobId===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jobId"},message:"\
must have required property 'jobId'"};e===null?e=[s]:e.push(s),t++}if(a.repository!==void 0){let s=a.repository;if(typeof s=="string"){if(p(s)>64){const r={instancePath:o+
"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
r]:e.push(r),t++}if(p(s)<1){const r={instancePath:o+"/repository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!G.test(s)){const r={instancePath:o+"/repository",schemaPath:"#/properties/repository/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:o+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
t++}}if(a.jobId!==void 0){let s=a.jobId;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:o+"/jobId",schemaPath:"#/properties/jobI\
d/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s)){const r={instancePath:o+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"mu\
st be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){const r={instancePath:o+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}if(!L.validate(s)){const r={instancePath:o+"/jobId",schemaPath:"#/pr\
operties/jobId/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[r]:e.push(r),t++}}}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ce.errors=e,t===0}ce.evaluated={props:{repository:!0,
jobId:!0},dynamicProps:!1,dynamicItems:!1};var as=le;function T(a,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:l=a,dynamicAnchors:c={}}={}){let e=null,
t=0;const i=T.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}const r=a.command;if(typeof r=="string")if(r==="cancel"){if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.command===void 0){const n={instancePath:o,schemaPath:"\
contract#/$defs/JobCancel/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[n]:e.push(
n),t++}for(const n in a)if(n!=="command"){const u={instancePath:o,schemaPath:"contract#/$defs/JobCancel/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(a.command!==void 0){let n=a.command;if(typeof n!="string"){
const u={instancePath:o+"/command",schemaPath:"contract#/$defs/JobCancel/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),t++}if(n!=="cancel"){const u={instancePath:o+"/command",schemaPath:"contract#/$defs/JobCancel/properties/command/const",keyword:"const",
params:{allowedValue:"cancel"},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}}}else{const n={instancePath:o,schemaPath:"contract#/$defs/JobC\
ancel/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}var s=!0}else{const n={instancePath:o,schemaPath:"#/dis\
criminator",keyword:"discriminator",params:{error:"mapping",tag:"command",tagValue:r},message:'value of tag "command" must be in oneOf'};e===null?e=[n]:e.push(n),
t++}else{const n={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"command",tagValue:r},message:'tag "command" must \
be string'};e===null?e=[n]:e.push(n),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return T.errors=e,i.props=s,t===0}T.evaluated={dynamicProps:!0,dynamicItems:!1};function le(a,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:l=a,dynamicAnchors:c={}}={}){let e=null,t=0;const i=le.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),!T(a,{instancePath:o,
parentData:d,parentDataProperty:f,rootData:l,dynamicAnchors:c}))e=e===null?T.errors:e.concat(T.errors),t=e.length;else var s=T.evaluated.props;return le.errors=
e,i.props=s,t===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};var os={getOpenApiDocument:{headers:P},changePassword:{headers:P,body:{"application/json":Ze}},
listRepositories:{query:O,headers:P},createRepository:{headers:P,body:{"application/json":Ke}},getRepository:{path:x,query:de,headers:P},deleteRepository:{path:x,
headers:P},login:{path:x,headers:P},uploadFile:{path:x,headers:P},listFiles:{path:x,query:O,headers:P},deleteFile:{path:He,headers:P},listEntities:{path:x,query:O,
headers:P},runEntitiesCommand:{path:x,headers:P,body:{"application/json":Ye}},countEntities:{path:x,headers:P},getEntity:{path:H,query:de,headers:P},runEntityCommand:{
path:H,headers:P,body:{"application/json":ss}},deleteEntity:{path:H,headers:P},listRows:{path:H,query:O,headers:P},listRejectedRows:{path:H,query:O,headers:P},listJobs:{
path:x,query:O,headers:P},runSchedulerCommand:{path:x,headers:P,body:{"application/json":ts}},getJob:{path:je,query:de,headers:P},runJobCommand:{path:je,headers:P,
body:{"application/json":as}}};export{os as validators};
