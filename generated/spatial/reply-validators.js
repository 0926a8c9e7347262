// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var ar=Object.getOwnPropertyNames,Me=(a,i)=>function(){try{return i||(0,a[ar(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(b){throw i=0,b}},or=Me({"ajv-fo\
rmats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(q,j){return{
validate:q,compare:j}}a.fullFormats={date:i(h,e),time:i(l(!0),r),"date-time":i(p(!0),o),"iso-time":i(l(),t),"iso-date-time":i(p(),m),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:f,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:sr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:A,int32:{type:"number",validate:N},int64:{type:"number",validate:rr},float:{type:"\
number",validate:He},double:{type:"number",validate:He},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,o),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
t),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,m),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function P(q){return q%4===0&&(q%100!==0||q%400===0)}var b=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,g=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function h(q){const j=b.exec(q);if(!j)return!1;const D=+j[1],I=+j[2],_=+j[3];return I>=1&&I<=12&&_>=1&&_<=(I===2&&P(D)?29:g[I])}function e(q,j){if(q&&
j)return q>j?1:q<j?-1:0}var s=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function l(q){return function(D){const I=s.exec(D);if(!I)return!1;
const _=+I[1],ne=+I[2],oe=+I[3],ir=I[4],ze=I[5]==="-"?-1:1,Re=+(I[6]||0),Ee=+(I[7]||0);if(Re>23||Ee>59||q&&!ir)return!1;if(_<=23&&ne<=59&&oe<60)return!0;const Oe=ne-
Ee*ze,Ce=_-Re*ze-(Oe<0?1:0);return(Ce===23||Ce===-1)&&(Oe===59||Oe===-1)&&oe<61}}function r(q,j){if(!(q&&j))return;const D=new Date("2020-01-01T"+q).valueOf(),I=new Date(
"2020-01-01T"+j).valueOf();if(D&&I)return D-I}function t(q,j){if(!(q&&j))return;const D=s.exec(q),I=s.exec(j);if(D&&I)return q=D[1]+D[2]+D[3],j=I[1]+I[2]+I[3],q>
j?1:q<j?-1:0}var n=/t|\s/i;function p(q){const j=l(q);return function(I){const _=I.split(n);return _.length===2&&h(_[0])&&j(_[1])}}function o(q,j){if(!(q&&j))return;
const D=new Date(q).valueOf(),I=new Date(j).valueOf();if(D&&I)return D-I}function m(q,j){if(!(q&&j))return;const[D,I]=q.split(n),[_,ne]=j.split(n),oe=e(D,_);if(oe!==
void 0)return oe||r(I,ne)}var u=/\/|:/,c=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function f(q){return u.test(q)&&c.test(q)}var k=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function A(q){return k.lastIndex=0,k.test(q)}
var T=-(2**31),$=2**31-1;function N(q){return Number.isInteger(q)&&q<=$&&q>=T}function rr(q){return Number.isInteger(q)}function He(){return!0}var tr=/[^\\]\\Z/;
function sr(q){if(tr.test(q))return!1;try{return new RegExp(q),!0}catch{return!1}}}}),nr=Me({"ajv/dist/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(
a,"__esModule",{value:!0});function i(P){const b=P.length;let g=0,h=0,e;for(;h<b;)g++,e=P.charCodeAt(h++),e>=55296&&e<=56319&&h<b&&(e=P.charCodeAt(h),(e&64512)===
56320&&h++);return g}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),pr=pe,F=or().fullFormats.uri;function R(a,{instancePath:i="",parentData:P,
parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=R.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},
message:"must have required property 'title'"};e===null?e=[r]:e.push(r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(
r),s++}for(const r in a)if(!(r==="title"||r==="description"||r==="links")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.title!==void 0&&typeof a.title!="string"){const r={
instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.description!==
void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.href===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"require\
d",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(p.rel===void 0){const o={instancePath:i+"/links\
/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=[o]:e.
push(o),s++}if(p.type===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(p.title===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/\
Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in p)
if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.href!==void 0){let o=p.href;if(typeof o==
"string"){if(!F(o)){const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(p.rel!==void 0&&typeof p.rel!="string"){const o={instancePath:i+
"/links/"+n+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}if(p.type!==void 0&&typeof p.type!="string"){const o={instancePath:i+"/links/"+n+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.title!==void 0&&typeof p.title!="string"){const o={instancePath:i+"/links/"+
n+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return R.
errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=pe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),R(a,{instancePath:i,parentData:P,parentDataProperty:b,
rootData:g,dynamicAnchors:h})||(e=e===null?R.errors:e.concat(R.errors),s=e.length),pe.errors=e,s===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var y=me,
x=nr().default;function me(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=me.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(x(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["\
content-security-policy"];if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/co\
ntent-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return me.
errors=e,s===0}me.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var v=le;function le(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=le.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/Page/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}le.evaluated={dynamicProps:!1,dynamicItems:!1};var d=ue,
mr={type:"string",enum:["DIS-1001","DIS-1002","DIS-1003","DIS-1004","DIS-1005","DIS-1008","DIS-OAF-1011","DIS-OAF-1012","DIS-OAF-1013","DIS-OAF-1014","DIS-OAF-1\
015","DIS-OAF-1016","DIS-OAF-1017"]};function E(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=E.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),s++}if(a.detail===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="code"||r==="detail")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.code!==void 0){let r=a.code;if(typeof r!="st\
ring"){const t={instancePath:i+"/code",schemaPath:"contract#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(!(r==="DIS-1001"||r==="DIS-1002"||r==="DIS-1003"||r==="DIS-1004"||r==="DIS-1005"||r==="DIS-1008"||r==="DIS-OAF-1011"||r==="DIS-OAF-1012"||r==="\
DIS-OAF-1013"||r==="DIS-OAF-1014"||r==="DIS-OAF-1015"||r==="DIS-OAF-1016"||r==="DIS-OAF-1017")){const t={instancePath:i+"/code",schemaPath:"contract#/$defs/Erro\
rCode/enum",keyword:"enum",params:{allowedValues:mr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.detail!==void 0){
let r=a.detail;if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(a,{instancePath:i="",
parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=C.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="id"||r==="error\
s")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional \
properties"};e===null?e=[t]:e.push(t),s++}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(x(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties\
/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.
errors!==void 0){let r=a.errors;if(Array.isArray(r)){if(r.length<1){const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItem\
s",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const t=r.length;for(let n=0;n<t;n++)E(r[n],{instancePath:i+"/error\
s/"+n,parentData:r,parentDataProperty:n,rootData:g,dynamicAnchors:h})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const t={instancePath:i+"/errors",
schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}C.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ue(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ue.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),C(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?
C.errors:e.concat(C.errors),s=e.length),ue.errors=e,s===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var O=ce;function ce(a,{instancePath:i="",parentData:P,
parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}
if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(x(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-req\
uest-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["\
content-security-policy"];if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/co\
ntent-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return ce.errors=e,s===0}ce.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-poli\
cy":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var w=ye;function ye(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["retry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
retry-after"},message:"must have required property 'retry-after'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r==
"string"){if(x(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"mu\
st NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-requ\
est-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimi\
t-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["content-security-policy"];if(typeof r=="string"){if(x(r)<
1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-s\
ecurity-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["retry-after"]!==void 0){let r=a["retry-\
after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ye.errors=
e,s===0}ye.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0,"retry-after":!0},
dynamicProps:!1,dynamicItems:!1};var lr=de,ur=new RegExp("^3\\.0\\.\\d+$","u");function de(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=de.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===
void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have r\
equired property 'openapi'"};e===null?e=[r]:e.push(r),s++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"\
required",params:{missingProperty:"info"},message:"must have required property 'info'"};e===null?e=[r]:e.push(r),s++}if(a.paths===void 0){const r={instancePath:i,
schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?
e=[r]:e.push(r),s++}if(a.openapi!==void 0){let r=a.openapi;if(typeof r=="string"){if(!ur.test(r)){const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs\
/OpenApiDocument/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^3\\.0\\.\\d+$"},message:'must match pattern "^3\\.0\\.\\d+$"'};e===null?e=[t]:e.
push(t),s++}}else{const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+
"/info",schemaPath:"contract#/$defs/OpenApiDocument/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}}if(a.servers!==void 0){let r=a.servers;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(!(p&&typeof p=="object"&&!Array.isArray(
p))){const o={instancePath:i+"/servers/"+n,schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const t={instancePath:i+"/paths",schemaPath:"contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var S=fe,cr={type:"object",properties:{
"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit\
-reset":{type:"integer",minimum:0},"content-security-policy":{type:"string",minLength:1},etag:{type:"string",pattern:'^W/"[A-Za-z0-9_-]{22}"$'},"cache-control":{
type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"getApiDefinition_ok_headers"},Se=new RegExp('^W/"[A-Za-z0-9_-]{\
22}"$',"u");function fe(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=fe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(x(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["content-security-policy"];if(typeof r=="string"){if(x(r)<1){const t={
instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-poli\
cy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Se.
test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^W/"[A-Za-z0-9_-]{22}"$'},message:'must match\
 pattern "^W/"[A-Za-z0-9_-]{22}"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const t={
instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:cr.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===0}fe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0,etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var yr=he;
function M(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=M.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(a.arguments===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"arguments"},message:"must have required property 'arguments'"};e===null?e=[r]:e.push(r),s++}
if(a.returns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returns"},message:"must have required propert\
y 'returns'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="name"||r==="arguments"||r==="returns")){const t={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.name!==void 0){
let r=a.name;if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.arguments!==void 0){let r=a.arguments;if(Array.isArray(r)){const t=r.length;for(let n=0;n<
t;n++){let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.type===void 0){const o={instancePath:i+"/arguments/"+n,schemaPath:"contract#/$defs/FunctionA\
rgument/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}for(const o in p)
if(o!=="type"){const m={instancePath:i+"/arguments/"+n,schemaPath:"contract#/$defs/FunctionArgument/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.type!==void 0){let o=p.type;if(Array.isArray(o)){if(o.length<
1){const u={instancePath:i+"/arguments/"+n+"/type",schemaPath:"contract#/$defs/FunctionArgument/properties/type/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++)if(typeof o[u]!="string"){const c={instancePath:i+"/argumen\
ts/"+n+"/type/"+u,schemaPath:"contract#/$defs/FunctionArgument/properties/type/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),s++}}else{const m={instancePath:i+"/arguments/"+n+"/type",schemaPath:"contract#/$defs/FunctionArgument/properties/type/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/arguments/"+n,schemaPath:"contract#/$defs/FunctionArgument/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/arguments",schemaPath:"#/pro\
perties/arguments/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.returns!==void 0){let r=a.returns;if(Array.
isArray(r)){if(r.length<1){const n={instancePath:i+"/returns",schemaPath:"#/properties/returns/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const t=r.length;for(let n=0;n<t;n++)if(typeof r[n]!="string"){const p={instancePath:i+"/returns/"+n,schemaPath:"\
#/properties/returns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const t={instancePath:i+"/re\
turns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}M.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function V(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=V.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(r!=="functions"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),s++}if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++)M(
r[n],{instancePath:i+"/functions/"+n,parentData:r,parentDataProperty:n,rootData:g,dynamicAnchors:h})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)}else{const t={
instancePath:i+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}
V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=he.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),V(a,{instancePath:i,parentData:P,parentDataProperty:b,
rootData:g,dynamicAnchors:h})||(e=e===null?V.errors:e.concat(V.errors),s=e.length),he.errors=e,s===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dr=ge;
function ge(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ge.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.conformsTo===void 0){const r={instancePath:i,schemaPath:"contra\
ct#/$defs/ConformanceDeclaration/required",keyword:"required",params:{missingProperty:"conformsTo"},message:"must have required property 'conformsTo'"};e===null?
e=[r]:e.push(r),s++}for(const r in a)if(r!=="conformsTo"){const t={instancePath:i,schemaPath:"contract#/$defs/ConformanceDeclaration/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.conformsTo!==void 0){let r=a.
conformsTo;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(typeof p=="string"){if(!F(p)){const o={instancePath:i+"/conformsTo/"+n,schemaPath:"\
contract#/$defs/ConformanceDeclaration/properties/conformsTo/items/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=
[o]:e.push(o),s++}}else{const o={instancePath:i+"/conformsTo/"+n,schemaPath:"contract#/$defs/ConformanceDeclaration/properties/conformsTo/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/conformsTo",schemaPath:"contract#/$defs/Conf\
ormanceDeclaration/properties/conformsTo/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/ConformanceDeclaration/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ge.
errors=e,s===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fr=ve,Ve={type:"object",required:["id","title","description","itemType","links","crs"],
additionalProperties:!1,properties:{id:{type:"string",pattern:"^[^/]+/[^/]+$"},title:{type:"string"},description:{type:"string"},itemType:{type:"string",enum:["\
feature"]},links:{type:"array",items:{$ref:"contract#/$defs/Link"}},extent:{$ref:"contract#/$defs/Extent"},crs:{type:"array",minItems:1,items:{type:"string",format:"\
uri"}},storageCrs:{type:"string",format:"uri"}}},Qe=new RegExp("^[^/]+/[^/]+$","u"),hr={type:"object",required:["interval","trs"],additionalProperties:!1,properties:{
interval:{type:"array",minItems:1,items:{type:"array",minItems:2,maxItems:2,items:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$",type:["strin\
g","null"]}}},trs:{type:"string",format:"uri"}}};function Q(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,
s=0;const l=Q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.bbox===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bbox"},message:"must have required property 'bbox'"};e===null?e=[t]:e.push(t),
s++}if(a.crs===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"must have required property 'c\
rs'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="bbox"||t==="crs")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(a.bbox!==void 0){let t=a.bbox;if(Array.
isArray(t)){if(t.length<1){const p={instancePath:i+"/bbox",schemaPath:"#/properties/bbox/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fe\
wer than 1 items"};e===null?e=[p]:e.push(p),s++}const n=t.length;for(let p=0;p<n;p++){let o=t[p];const m=s,u=s;if(Array.isArray(o)){if(o.length>5){const c={};e===
null?e=[c]:e.push(c),s++}else if(o.length<5){const c={};e===null?e=[c]:e.push(c),s++}}var r=u===s;if(r){const c={instancePath:i+"/bbox/"+p,schemaPath:"contract#\
/$defs/BoundingBox/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[c]:e.push(c),s++}else s=m,e!==null&&(m?e.length=m:e=null);if(Array.isArray(
o)){if(o.length>6){const f={instancePath:i+"/bbox/"+p,schemaPath:"contract#/$defs/BoundingBox/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT ha\
ve more than 6 items"};e===null?e=[f]:e.push(f),s++}if(o.length<4){const f={instancePath:i+"/bbox/"+p,schemaPath:"contract#/$defs/BoundingBox/minItems",keyword:"\
minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[f]:e.push(f),s++}const c=o.length;for(let f=0;f<c;f++){let k=o[f];if(!(typeof k==
"number"&&isFinite(k))){const A={instancePath:i+"/bbox/"+p+"/"+f,schemaPath:"contract#/$defs/BoundingBox/items/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[A]:e.push(A),s++}}}else{const c={instancePath:i+"/bbox/"+p,schemaPath:"contract#/$defs/BoundingBox/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}}else{const n={instancePath:i+"/bbox",schemaPath:"#/properties/bbox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(a.crs!==void 0){let t=a.crs;if(typeof t=="string"){if(!F(t)){const n={instancePath:i+"/c\
rs",schemaPath:"#/properties/crs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/crs",schemaPath:"#/properties/crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var gr=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u");function z(a,{instancePath:i="",parentData:P,parentDataProperty:b,
rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="spatial"||r==="temporal")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.spatial!==void 0&&(Q(a.spatial,{instancePath:i+
"/spatial",parentData:a,parentDataProperty:"spatial",rootData:g,dynamicAnchors:h})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),a.temporal!==void 0){let r=a.
temporal;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.interval===void 0){const t={instancePath:i+"/temporal",schemaPath:"contract#/$defs/TemporalExtent/req\
uired",keyword:"required",params:{missingProperty:"interval"},message:"must have required property 'interval'"};e===null?e=[t]:e.push(t),s++}if(r.trs===void 0){
const t={instancePath:i+"/temporal",schemaPath:"contract#/$defs/TemporalExtent/required",keyword:"required",params:{missingProperty:"trs"},message:"must have re\
quired property 'trs'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="interval"||t==="trs")){const n={instancePath:i+"/temporal",schemaPath:"contract#\
/$defs/TemporalExtent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[n]:e.push(n),s++}if(r.interval!==void 0){let t=r.interval;if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/temporal/interval",schemaPath:"contra\
ct#/$defs/TemporalExtent/properties/interval/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),
s++}const n=t.length;for(let p=0;p<n;p++){let o=t[p];if(Array.isArray(o)){if(o.length>2){const u={instancePath:i+"/temporal/interval/"+p,schemaPath:"contract#/$\
defs/TemporalExtent/properties/interval/items/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[u]:e.push(u),
s++}if(o.length<2){const u={instancePath:i+"/temporal/interval/"+p,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/minItems",keyword:"minIt\
ems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];if(typeof c!="st\
ring"&&c!==null){const f={instancePath:i+"/temporal/interval/"+p+"/"+u,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/items/type",keyword:"\
type",params:{type:hr.properties.interval.items.items.type},message:"must be string,null"};e===null?e=[f]:e.push(f),s++}if(typeof c=="string"&&!gr.test(c)){const f={
instancePath:i+"/temporal/interval/"+p+"/"+u,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/items/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"'};e===null?e=[f]:e.
push(f),s++}}}else{const m={instancePath:i+"/temporal/interval/"+p,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{const n={instancePath:i+"/temporal/interval",schemaPath:"contract#/$defs/TemporalExte\
nt/properties/interval/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.trs!==void 0){let t=r.trs;if(typeof t==
"string"){if(!F(t)){const n={instancePath:i+"/temporal/trs",schemaPath:"contract#/$defs/TemporalExtent/properties/trs/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/temporal/trs",schemaPath:"contract#/$defs/TemporalExtent/pr\
operties/trs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i+"/temporal",schemaPath:"\
contract#/$defs/TemporalExtent/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Z(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=Z.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.title===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have r\
equired property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.itemType===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"itemType"},message:"must have required property 'itemType'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}if(a.crs===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"must have required property 'crs'"};e===null?e=[r]:e.push(r),s++}
for(const r in a)if(!(r==="id"||r==="title"||r==="description"||r==="itemType"||r==="links"||r==="extent"||r==="crs"||r==="storageCrs")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(!Qe.test(r)){const t={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"patt\
ern",params:{pattern:"^[^/]+/[^/]+$"},message:'must match pattern "^[^/]+/[^/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0&&typeof a.title!="string"){
const r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.itemType!==void 0){let r=a.itemType;if(typeof r!="string"){const t={instancePath:i+"/\
itemType",schemaPath:"#/properties/itemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="feature"){
const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/enum",keyword:"enum",params:{allowedValues:Ve.properties.itemType.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){
let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.href===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"\
required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(p.rel===void 0){const o={instancePath:i+
"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=
[o]:e.push(o),s++}if(p.type===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(p.title===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#\
/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in p)
if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.href!==void 0){let o=p.href;if(typeof o==
"string"){if(!F(o)){const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(p.rel!==void 0&&typeof p.rel!="string"){const o={instancePath:i+
"/links/"+n+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}if(p.type!==void 0&&typeof p.type!="string"){const o={instancePath:i+"/links/"+n+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.title!==void 0&&typeof p.title!="string"){const o={instancePath:i+"/links/"+
n+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}if(a.extent!==void 0&&(z(a.extent,{instancePath:i+"/extent",parentData:a,parentDataProperty:"extent",rootData:g,dynamicAnchors:h})||(e=e===null?z.
errors:e.concat(z.errors),s=e.length)),a.crs!==void 0){let r=a.crs;if(Array.isArray(r)){if(r.length<1){const n={instancePath:i+"/crs",schemaPath:"#/properties/c\
rs/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const t=r.length;for(let n=0;n<t;n++){
let p=r[n];if(typeof p=="string"){if(!F(p)){const o={instancePath:i+"/crs/"+n,schemaPath:"#/properties/crs/items/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/crs/"+n,schemaPath:"#/properties/crs/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/crs",schemaPath:"#/properties/crs/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.storageCrs!==void 0){let r=a.storageCrs;if(typeof r=="string"){if(!F(r)){
const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:i="",parentData:P,parentDataProperty:b,
rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.links===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must h\
ave required property 'links'"};e===null?e=[r]:e.push(r),s++}if(a.collections===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"collections"},message:"must have required property 'collections'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="links"||r==="collect\
ions")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addition\
al properties"};e===null?e=[t]:e.push(t),s++}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.href===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(p.rel===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$\
defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=[o]:e.push(o),s++}if(p.type===void 0){
const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"type"},message:"must have required pr\
operty 'type'"};e===null?e=[o]:e.push(o),s++}if(p.title===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"requir\
ed",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in p)if(!(o==="href"||o==="rel"||o===
"type"||o==="title")){const m={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.href!==void 0){let o=p.href;if(typeof o=="string"){if(!F(o)){const m={instancePath:i+
"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?
e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(p.rel!==void 0&&typeof p.rel!="string"){const o={instancePath:i+"/links/"+n+"/rel",schemaPath:"contra\
ct#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.type!==void 0&&typeof p.type!=
"string"){const o={instancePath:i+"/links/"+n+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[o]:e.push(o),s++}if(p.title!==void 0&&typeof p.title!="string"){const o={instancePath:i+"/links/"+n+"/title",schemaPath:"contract#/$def\
s/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/links\
/"+n,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+
"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.collections!==void 0){
let r=a.collections;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++)Z(r[n],{instancePath:i+"/collections/"+n,parentData:r,parentDataProperty:n,rootData:g,
dynamicAnchors:h})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{const t={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{instancePath:i="",
parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ve.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),B(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?B.errors:e.concat(B.errors),s=e.length),ve.errors=
e,s===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vr=Pe;function W(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=W.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(
r),s++}if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required prop\
erty 'title'"};e===null?e=[r]:e.push(r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.itemType===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"itemType"},message:"must have required property 'itemType'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:
e.push(r),s++}if(a.crs===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"must have required p\
roperty 'crs'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="id"||r==="title"||r==="description"||r==="itemType"||r==="links"||r==="extent"||r==="crs"||
r==="storageCrs")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),s++}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(!Qe.test(r)){const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[^/]+/[^/]+$"},message:'must match pattern "^[^/]+/[^/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.title!==
void 0&&typeof a.title!="string"){const r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/\
description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.itemType!==void 0){let r=a.itemType;if(typeof r!=
"string"){const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}if(r!=="feature"){const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/enum",keyword:"enum",params:{allowedValues:Ve.properties.
itemType.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.
length;for(let n=0;n<t;n++){let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.href===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract\
#/$defs/Link/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(p.rel===
void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have requ\
ired property 'rel'"};e===null?e=[o]:e.push(o),s++}if(p.type===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(p.title===void 0){const o={instancePath:i+
"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[o]:e.push(o),s++}for(const o in p)if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.
href!==void 0){let o=p.href;if(typeof o=="string"){if(!F(o)){const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+n+"/href",schemaPath:"\
contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(p.rel!==void 0&&typeof p.
rel!="string"){const o={instancePath:i+"/links/"+n+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}if(p.type!==void 0&&typeof p.type!="string"){const o={instancePath:i+"/links/"+n+"/type",schemaPath:"contract#/$def\
s/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.title!==void 0&&typeof p.title!="\
string"){const o={instancePath:i+"/links/"+n+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.extent!==void 0&&(z(a.extent,{instancePath:i+"/extent",parentData:a,parentDataProperty:"exte\
nt",rootData:g,dynamicAnchors:h})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)),a.crs!==void 0){let r=a.crs;if(Array.isArray(r)){if(r.length<1){const n={
instancePath:i+"/crs",schemaPath:"#/properties/crs/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(
n),s++}const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(typeof p=="string"){if(!F(p)){const o={instancePath:i+"/crs/"+n,schemaPath:"#/properties/crs/items/fo\
rmat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/crs/"+n,schemaPath:"\
#/properties/crs/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/crs",
schemaPath:"#/properties/crs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.storageCrs!==void 0){let r=a.
storageCrs;if(typeof r=="string"){if(!F(r)){const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",
parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=Pe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),W(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?W.errors:e.concat(W.errors),s=e.length),Pe.errors=
e,s===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pr=be,Ze={type:"object",required:["$schema","$id","type","title","properties"],additionalProperties:!1,
properties:{$schema:{type:"string",enum:["https://json-schema.org/draft/2020-12/schema"]},$id:{type:"string",format:"uri"},type:{type:"string",enum:["object"]},
title:{type:"string"},description:{type:"string"},properties:{type:"object",additionalProperties:{$ref:"contract#/$defs/PropertySchema"}},required:{type:"array",
items:{type:"string"}},additionalProperties:{type:"boolean"}}},L={type:"object",additionalProperties:!1,properties:{title:{type:"string"},description:{type:"str\
ing"},type:{type:"string",enum:["string","integer","number","boolean","array","object"]},items:{type:"object",additionalProperties:!1,properties:{type:{type:"st\
ring",enum:["string","integer","number","boolean"]}}},format:{type:"string"},maxLength:{type:"integer",minimum:0},enum:{type:"array",minItems:1,items:{oneOf:[{type:"\
string"},{type:"number"}]}},minimum:{type:"number"},maximum:{type:"number"},readOnly:{type:"boolean"},"x-ogc-role":{type:"string",enum:["id","primary-geometry",
"primary-instant","primary-interval-start","primary-interval-end"]},"x-ogc-propertySeq":{type:"integer",minimum:1}}},De=Object.prototype.hasOwnProperty;function G(a,{
instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[t]:e.push(t),s++}if(a.$id===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have required property '$id'"};e===null?e=[t]:e.push(t),s++}if(a.type===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[t]:e.push(t),s++}if(a.title===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have \
required property 'title'"};e===null?e=[t]:e.push(t),s++}if(a.properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="$schema"||t==="$id"||t==="type"||t==="t\
itle"||t==="description"||t==="properties"||t==="required"||t==="additionalProperties")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(a.$schema!==void 0){let t=a.$schema;
if(typeof t!="string"){const n={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}if(t!=="https://json-schema.org/draft/2020-12/schema"){const n={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/enum",
keyword:"enum",params:{allowedValues:Ze.properties.$schema.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(a.$id!==
void 0){let t=a.$id;if(typeof t=="string"){if(!F(t)){const n={instancePath:i+"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const n={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(t!=="object"){const n={instancePath:i+"/\
type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ze.properties.type.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),s++}}if(a.title!==void 0&&typeof a.title!="string"){const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.description!==void 0&&typeof a.description!="string"){const t={instancePath:i+"/descr\
iption",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.properties!==
void 0){let t=a.properties;if(t&&typeof t=="object"&&!Array.isArray(t))for(const n in t){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){for(const o in p)
if(!De.call(L.properties,o)){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.title!==
void 0&&typeof p.title!="string"){const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertyS\
chema/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.description!==void 0&&typeof p.description!=
"string"){const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/d\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.type!==void 0){let o=p.type;if(typeof o!="str\
ing"){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="string"||o==="integer"||o==="number"||o==="boolean"||o==="array"||
o==="object")){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/typ\
e/enum",keyword:"enum",params:{allowedValues:L.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(p.items!==
void 0){let o=p.items;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const m in o)if(m!=="type"){const u={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(o.type!==void 0){let m=o.type;if(typeof m!="string"){const u={instancePath:i+"/pr\
operties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(m==="string"||m==="integer"||m==="number"||m==="boolean")){const u={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:L.properties.items.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{const m={
instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(p.format!==void 0&&typeof p.format!="string"){const o={instancePath:i+"/proper\
ties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"contract#/$defs/PropertySchema/properties/format/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.maxLength!==void 0){let o=p.maxLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={
instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}if(p.enum!==void 0){let o=p.enum;if(Array.isArray(o)){if(o.length<1){const u={
instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];const f=s;let k=!1,
A=null;const T=s;if(typeof c!="string"){const N={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/P\
ropertySchema/properties/enum/items/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),s++}var r=T===s;r&&(k=
!0,A=0);const $=s;if(!(typeof c=="number"&&isFinite(c))){const N={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"\
contract#/$defs/PropertySchema/properties/enum/items/oneOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[N]:e.push(N),s++}
var r=$===s;if(r&&k?(k=!1,A=[A,1]):r&&(k=!0,A=1),k)s=f,e!==null&&(f?e.length=f:e=null);else{const N={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf",keyword:"oneOf",params:{passingSchemas:A},message:"must match exa\
ctly one schema in oneOf"};e===null?e=[N]:e.push(N),s++}}}else{const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"\
contract#/$defs/PropertySchema/properties/enum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(p.minimum!==
void 0){let o=p.minimum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum",schemaPath:"\
contract#/$defs/PropertySchema/properties/minimum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(p.maximum!==
void 0){let o=p.maximum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maximum",schemaPath:"\
contract#/$defs/PropertySchema/properties/maximum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(p.readOnly!==
void 0&&typeof p.readOnly!="boolean"){const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/readOnly",schemaPath:"contract#/$defs/Pr\
opertySchema/properties/readOnly/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(p["x-ogc-role"]!==void 0){
let o=p["x-ogc-role"];if(typeof o!="string"){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#\
/$defs/PropertySchema/properties/x-ogc-role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="id"||o===
"primary-geometry"||o==="primary-instant"||o==="primary-interval-start"||o==="primary-interval-end")){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:L.properties["x-og\
c-role"].enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(p["x-ogc-propertySeq"]!==void 0){let o=p["x-ogc-propertySe\
q"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySe\
q",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:
e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-prope\
rtySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySche\
ma/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}else{const n={instancePath:i+"/properties",schemaPath:"#/\
properties/properties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(a.required!==void 0){let t=a.required;
if(Array.isArray(t)){const n=t.length;for(let p=0;p<n;p++)if(typeof t[p]!="string"){const o={instancePath:i+"/required/"+p,schemaPath:"#/properties/required/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{const n={instancePath:i+"/required",schemaPath:"#/pr\
operties/required/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(a.additionalProperties!==void 0&&typeof a.
additionalProperties!="boolean"){const t={instancePath:i+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return G.errors=e,s===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{instancePath:i="",parentData:P,
parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=be.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),G(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?G.errors:e.concat(G.errors),s=e.length),be.errors=e,s===
0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var br=ke,Be={type:"object",required:["$schema","$id","type","title","properties","additionalPropertie\
s"],additionalProperties:!1,properties:{$schema:{type:"string",enum:["https://json-schema.org/draft/2020-12/schema"]},$id:{type:"string",format:"uri"},type:{type:"\
string",enum:["object"]},title:{type:"string"},description:{type:"string"},properties:{type:"object",additionalProperties:{$ref:"contract#/$defs/PropertySchema"}},
additionalProperties:{type:"boolean"}}};function Y(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=Y.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[t]:e.push(t),s++}if(a.
$id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have required property '$id'"};e===
null?e=[t]:e.push(t),s++}if(a.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[t]:e.push(t),s++}if(a.title===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),s++}if(a.properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}if(a.additionalProperties===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"additionalProperties"},message:"must have required property 'additio\
nalProperties'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="$schema"||t==="$id"||t==="type"||t==="title"||t==="description"||t==="properties"||t===
"additionalProperties")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must \
NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(a.$schema!==void 0){let t=a.$schema;if(typeof t!="string"){const n={instancePath:i+"/$schema",schemaPath:"\
#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(t!=="https://json-schema.org/draft/\
2020-12/schema"){const n={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/enum",keyword:"enum",params:{allowedValues:Be.properties.$schema.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(a.$id!==void 0){let t=a.$id;if(typeof t=="string"){if(!F(t)){const n={instancePath:i+
"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(a.type!==
void 0){let t=a.type;if(typeof t!="string"){const n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),s++}if(t!=="object"){const n={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Be.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(a.title!==void 0&&typeof a.title!="string"){const t={
instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.description!==
void 0&&typeof a.description!="string"){const t={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.properties!==void 0){let t=a.properties;if(t&&typeof t=="object"&&!Array.isArray(t))for(const n in t){
let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){for(const o in p)if(!De.call(L.properties,o)){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must \
NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.title!==void 0&&typeof p.title!="string"){const o={instancePath:i+"/properties/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertySchema/properties/title/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[o]:e.push(o),s++}if(p.description!==void 0&&typeof p.description!="string"){const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(p.type!==void 0){let o=p.type;if(typeof o!="string"){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),s++}if(!(o==="string"||o==="integer"||o==="number"||o==="boolean"||o==="array"||o==="object")){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/enum",keyword:"enum",params:{allowedValues:L.properties.type.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(p.items!==void 0){let o=p.items;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const m in o)
if(m!=="type"){const u={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}
if(o.type!==void 0){let m=o.type;if(typeof m!="string"){const u={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"\
contract#/$defs/PropertySchema/properties/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}
if(!(m==="string"||m==="integer"||m==="number"||m==="boolean")){const u={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"\
contract#/$defs/PropertySchema/properties/items/properties/type/enum",keyword:"enum",params:{allowedValues:L.properties.items.properties.type.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
items",schemaPath:"contract#/$defs/PropertySchema/properties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
s++}}if(p.format!==void 0&&typeof p.format!="string"){const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"cont\
ract#/$defs/PropertySchema/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.maxLength!==
void 0){let o=p.maxLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLe\
ngth",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[m]:e.push(m),s++}}if(p.enum!==void 0){let o=p.enum;if(Array.isArray(o)){if(o.length<1){const u={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];const f=s;let k=!1,A=null;const T=s;if(typeof c!="string"){const N={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf/0/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),s++}var r=T===s;r&&(k=!0,A=0);const $=s;if(!(typeof c=="number"&&isFinite(c))){const N={
instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf/1/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[N]:e.push(N),s++}var r=$===s;if(r&&k?(k=!1,A=[A,1]):r&&(k=!0,A=1),k)s=f,e!==null&&(f?
e.length=f:e=null);else{const N={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/pr\
operties/enum/items/oneOf",keyword:"oneOf",params:{passingSchemas:A},message:"must match exactly one schema in oneOf"};e===null?e=[N]:e.push(N),s++}}}else{const m={
instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(p.minimum!==void 0){let o=p.minimum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum",schemaPath:"contract#/$defs/PropertySchema/properties/minimum/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(p.maximum!==void 0){let o=p.maximum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maximum",schemaPath:"contract#/$defs/PropertySchema/properties/maximum/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(p.readOnly!==void 0&&typeof p.readOnly!="boolean"){const o={instancePath:i+"/properties/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/readOnly",schemaPath:"contract#/$defs/PropertySchema/properties/readOnly/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[o]:e.push(o),s++}if(p["x-ogc-role"]!==void 0){let o=p["x-ogc-role"];if(typeof o!="string"){const m={instancePath:i+"/properties/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="id"||o==="primary-geometry"||o==="primary-instant"||o==="primary-interval-start"||o==="prim\
ary-interval-end")){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/pro\
perties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:L.properties["x-ogc-role"].enum},message:"must be equal to one of the allowed values"};e===null?e=
[m]:e.push(m),s++}}if(p["x-ogc-propertySeq"]!==void 0){let o=p["x-ogc-propertySeq"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}else{
const n={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.
push(n),s++}}if(a.additionalProperties!==void 0&&typeof a.additionalProperties!="boolean"){const t={instancePath:i+"/additionalProperties",schemaPath:"#/propert\
ies/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Y.errors=e,s===0}Y.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ke(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ke.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Y(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?
Y.errors:e.concat(Y.errors),s=e.length),ke.errors=e,s===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kr=we,We={type:"object",required:["$schema",
"$id","type","title","properties","additionalProperties"],additionalProperties:!1,properties:{$schema:{type:"string",enum:["https://json-schema.org/draft/2020-1\
2/schema"]},$id:{type:"string",format:"uri"},type:{type:"string",enum:["object"]},title:{type:"string"},description:{type:"string"},properties:{type:"object",additionalProperties:{
$ref:"contract#/$defs/PropertySchema"}},additionalProperties:{type:"boolean"}}};function U(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=U.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===
null?e=[t]:e.push(t),s++}if(a.$id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have\
 required property '$id'"};e===null?e=[t]:e.push(t),s++}if(a.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(a.title===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),s++}if(a.properties===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}
if(a.additionalProperties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"additionalProperties"},message:"\
must have required property 'additionalProperties'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="$schema"||t==="$id"||t==="type"||t==="title"||t==="\
description"||t==="properties"||t==="additionalProperties")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(a.$schema!==void 0){let t=a.$schema;if(typeof t!="string"){
const n={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}if(t!=="https://json-schema.org/draft/2020-12/schema"){const n={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/enum",keyword:"enum",params:{
allowedValues:We.properties.$schema.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(a.$id!==void 0){let t=a.$id;if(typeof t==
"string"){if(!F(t)){const n={instancePath:i+"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri"},message:'must match format "uri\
"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),s++}}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const n={instancePath:i+"/type",schemaPath:"#/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(t!=="object"){const n={instancePath:i+"/type",schemaPath:"#\
/properties/type/enum",keyword:"enum",params:{allowedValues:We.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(
n),s++}}if(a.title!==void 0&&typeof a.title!="string"){const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.description!==void 0&&typeof a.description!="string"){const t={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.properties!==void 0){let t=a.properties;
if(t&&typeof t=="object"&&!Array.isArray(t))for(const n in t){let p=t[n];if(p&&typeof p=="object"&&!Array.isArray(p)){for(const o in p)if(!De.call(L.properties,
o)){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.title!==void 0&&typeof p.title!=
"string"){const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertySchema/properties/title/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.description!==void 0&&typeof p.description!="string"){const o={
instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.type!==void 0){let o=p.type;if(typeof o!="string"){const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="string"||o==="integer"||o==="number"||o==="boolean"||o==="array"||o==="object")){const m={
instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/enum",keyword:"enum",params:{
allowedValues:L.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(p.items!==void 0){let o=p.items;if(o&&
typeof o=="object"&&!Array.isArray(o)){for(const m in o)if(m!=="type"){const u={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",
schemaPath:"contract#/$defs/PropertySchema/properties/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT\
 have additional properties"};e===null?e=[u]:e.push(u),s++}if(o.type!==void 0){let m=o.type;if(typeof m!="string"){const u={instancePath:i+"/properties/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(m==="string"||m==="integer"||m==="number"||m==="boolean")){const u={instancePath:i+"/properties\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/enum",keyword:"enum",params:{
allowedValues:L.properties.items.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(p.format!==void 0&&typeof p.format!="string"){const o={instancePath:i+"/properties/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"contract#/$defs/PropertySchema/properties/format/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[o]:e.push(o),s++}if(p.maxLength!==void 0){let o=p.maxLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){const m={instancePath:i+"/propertie\
s/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}if(p.enum!==void 0){let o=p.enum;if(Array.isArray(o)){if(o.length<1){const u={instancePath:i+
"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];const f=s;let k=!1,A=null;const T=s;
if(typeof c!="string"){const N={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/pro\
perties/enum/items/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),s++}var r=T===s;r&&(k=!0,A=0);const $=s;
if(!(typeof c=="number"&&isFinite(c))){const N={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/Pr\
opertySchema/properties/enum/items/oneOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[N]:e.push(N),s++}var r=$===s;if(r&&
k?(k=!1,A=[A,1]):r&&(k=!0,A=1),k)s=f,e!==null&&(f?e.length=f:e=null);else{const N={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum\
/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf",keyword:"oneOf",params:{passingSchemas:A},message:"must match exactly one schema in\
 oneOf"};e===null?e=[N]:e.push(N),s++}}}else{const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs\
/PropertySchema/properties/enum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(p.minimum!==void 0){let o=p.
minimum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum",schemaPath:"contract#/\
$defs/PropertySchema/properties/minimum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(p.maximum!==void 0){
let o=p.maximum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/maximum",schemaPath:"co\
ntract#/$defs/PropertySchema/properties/maximum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(p.readOnly!==
void 0&&typeof p.readOnly!="boolean"){const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/readOnly",schemaPath:"contract#/$defs/Pr\
opertySchema/properties/readOnly/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(p["x-ogc-role"]!==void 0){
let o=p["x-ogc-role"];if(typeof o!="string"){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#\
/$defs/PropertySchema/properties/x-ogc-role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="id"||o===
"primary-geometry"||o==="primary-instant"||o==="primary-interval-start"||o==="primary-interval-end")){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:L.properties["x-og\
c-role"].enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(p["x-ogc-propertySeq"]!==void 0){let o=p["x-ogc-propertySe\
q"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySe\
q",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:
e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const m={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-prope\
rtySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySche\
ma/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}else{const n={instancePath:i+"/properties",schemaPath:"#/\
properties/properties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(a.additionalProperties!==void 0&&typeof a.
additionalProperties!="boolean"){const t={instancePath:i+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(a,{instancePath:i="",parentData:P,
parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=we.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),U(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?U.errors:e.concat(U.errors),s=e.length),we.errors=e,s===
0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wr=qe,qr={type:"object",required:["type","features","numberReturned","timeStamp","links"],additionalProperties:!1,
properties:{type:{type:"string",enum:["FeatureCollection"]},features:{type:"array",items:{$ref:"contract#/$defs/Feature"}},numberReturned:{type:"integer",minimum:0},
numberMatched:{type:"integer",minimum:0},timeStamp:{type:"string",format:"date-time"},links:{type:"array",items:{$ref:"contract#/$defs/Link"}}}},Fe={type:"objec\
t",required:["type","id","geometry","properties"],additionalProperties:!1,properties:{type:{type:"string",enum:["Feature"]},id:{$ref:"contract#/$defs/FeatureId"},
geometry:{anyOf:[{$ref:"contract#/$defs/Geometry"},{anyOf:[{type:"object",enum:[null]},{type:"null"}]}]},properties:{additionalProperties:!0,type:["object","nul\
l"]}}},$r={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["Point"]},coordinates:{type:"array",maxItems:4,
items:{type:"number"}}}},Ar={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["MultiPoint"]},coordinates:{
type:"array",items:{$ref:"contract#/$defs/Position"}}}};function J(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=J.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must\
 have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="MultiPoint"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:Ar.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;
if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(Array.isArray(p)){if(p.length>4){const m={instancePath:i+"/coordinates/"+n,schemaPath:"\
contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[m]:e.push(m),s++}if(p.length<2){const m={
instancePath:i+"/coordinates/"+n,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};
e===null?e=[m]:e.push(m),s++}const o=p.length;for(let m=0;m<o;m++){let u=p[m];if(!(typeof u=="number"&&isFinite(u))){const c={instancePath:i+"/coordinates/"+n+"\
/"+m,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[c]:e.push(c),s++}}}else{const o={
instancePath:i+"/coordinates/"+n,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return J.errors=e,s===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xr={type:"object",required:["type","coordinates"],additionalProperties:!1,
properties:{type:{type:"string",enum:["LineString"]},coordinates:{type:"array",items:{$ref:"contract#/$defs/Position"}}}};function X(a,{instancePath:i="",parentData:P,
parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="typ\
e"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="LineString"){const t={instancePath:i+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:xr.properties.type.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(Array.isArray(
p)){if(p.length>4){const m={instancePath:i+"/coordinates/"+n,schemaPath:"contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must NO\
T have more than 4 items"};e===null?e=[m]:e.push(m),s++}if(p.length<2){const m={instancePath:i+"/coordinates/"+n,schemaPath:"contract#/$defs/Position/minItems",
keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[m]:e.push(m),s++}const o=p.length;for(let m=0;m<o;m++){let u=p[m];if(!(typeof u==
"number"&&isFinite(u))){const c={instancePath:i+"/coordinates/"+n+"/"+m,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/coordinates/"+n,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nr={type:"obj\
ect",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["MultiLineString"]},coordinates:{type:"array",items:{type:"ar\
ray",items:{$ref:"contract#/$defs/Position"}}}}};function K(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,
s=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must have requ\
ired property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==
void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r!=="MultiLineString"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:Nr.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;
if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(Array.isArray(p)){const o=p.length;for(let m=0;m<o;m++){let u=p[m];if(Array.isArray(u)){
if(u.length>4){const f={instancePath:i+"/coordinates/"+n+"/"+m,schemaPath:"contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must \
NOT have more than 4 items"};e===null?e=[f]:e.push(f),s++}if(u.length<2){const f={instancePath:i+"/coordinates/"+n+"/"+m,schemaPath:"contract#/$defs/Position/mi\
nItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[f]:e.push(f),s++}const c=u.length;for(let f=0;f<c;f++){let k=u[f];
if(!(typeof k=="number"&&isFinite(k))){const A={instancePath:i+"/coordinates/"+n+"/"+m+"/"+f,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[A]:e.push(A),s++}}}else{const c={instancePath:i+"/coordinates/"+n+"/"+m,schemaPath:"contract#/$defs/Positio\
n/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/coordinates/"+n,schemaPath:"\
#/properties/coordinates/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"\
/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}K.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var jr={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["\
Polygon"]},coordinates:{type:"array",items:{type:"array",items:{$ref:"contract#/$defs/Position"}}}}};function ee(a,{instancePath:i="",parentData:P,parentDataProperty:b,
rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordina\
tes")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="Polygon"){const t={instancePath:i+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:jr.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(Array.isArray(p)){const o=p.length;
for(let m=0;m<o;m++){let u=p[m];if(Array.isArray(u)){if(u.length>4){const f={instancePath:i+"/coordinates/"+n+"/"+m,schemaPath:"contract#/$defs/Position/maxItem\
s",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[f]:e.push(f),s++}if(u.length<2){const f={instancePath:i+"/coordina\
tes/"+n+"/"+m,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[f]:e.push(
f),s++}const c=u.length;for(let f=0;f<c;f++){let k=u[f];if(!(typeof k=="number"&&isFinite(k))){const A={instancePath:i+"/coordinates/"+n+"/"+m+"/"+f,schemaPath:"\
contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[A]:e.push(A),s++}}}else{const c={instancePath:i+
"/coordinates/"+n+"/"+m,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}}else{
const o={instancePath:i+"/coordinates/"+n,schemaPath:"#/properties/coordinates/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return ee.errors=e,s===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir={type:"object",required:["type","coordinates"],additionalProperties:!1,
properties:{type:{type:"string",enum:["MultiPolygon"]},coordinates:{type:"array",items:{type:"array",items:{type:"array",items:{$ref:"contract#/$defs/Position"}}}}}};
function re(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=re.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=
[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="stri\
ng"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(r!=="MultiPolygon"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ir.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;
for(let n=0;n<t;n++){let p=r[n];if(Array.isArray(p)){const o=p.length;for(let m=0;m<o;m++){let u=p[m];if(Array.isArray(u)){const c=u.length;for(let f=0;f<c;f++){
let k=u[f];if(Array.isArray(k)){if(k.length>4){const T={instancePath:i+"/coordinates/"+n+"/"+m+"/"+f,schemaPath:"contract#/$defs/Position/maxItems",keyword:"max\
Items",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[T]:e.push(T),s++}if(k.length<2){const T={instancePath:i+"/coordinates/"+n+"/"+m+"\
/"+f,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[T]:e.push(T),s++}
const A=k.length;for(let T=0;T<A;T++){let $=k[T];if(!(typeof $=="number"&&isFinite($))){const N={instancePath:i+"/coordinates/"+n+"/"+m+"/"+f+"/"+T,schemaPath:"\
contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[N]:e.push(N),s++}}}else{const A={instancePath:i+
"/coordinates/"+n+"/"+m+"/"+f,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[A]:e.push(A),
s++}}}else{const c={instancePath:i+"/coordinates/"+n+"/"+m,schemaPath:"#/properties/coordinates/items/items/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/coordinates/"+n,schemaPath:"#/properties/coordinates/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tr={type:"o\
bject",required:["type","geometries"],additionalProperties:!1,properties:{type:{type:"string",enum:["GeometryCollection"]},geometries:{type:"array",items:{$ref:"\
contract#/$defs/Geometry"}}}},Le={validate:H};function te(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,
s=0;const l=te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(a.geometries===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"geometries"},message:"must have requir\
ed property 'geometries'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="geometries")){const t={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){
let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}if(r!=="GeometryCollection"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Tr.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.geometries!==void 0){let r=a.geometries;if(Array.
isArray(r)){const t=r.length;for(let n=0;n<t;n++)Le.validate(r[n],{instancePath:i+"/geometries/"+n,parentData:r,parentDataProperty:n,rootData:g,dynamicAnchors:h})||
(e=e===null?Le.validate.errors:e.concat(Le.validate.errors),s=e.length)}else{const t={instancePath:i+"/geometries",schemaPath:"#/properties/geometries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:i="",
parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[n]:e.push(n),s++}const t=a.type;if(typeof t=="string")if(t==="Point"){if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.type===void 0){const n={instancePath:i,schemaPath:"contract#/$defs/Point/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[n]:e.push(n),s++}if(a.coordinates===void 0){const n={instancePath:i,schemaPath:"contract#/$defs/Point/required",
keyword:"required",params:{missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[n]:e.push(n),s++}for(const n in a)if(!(n===
"type"||n==="coordinates")){const p={instancePath:i,schemaPath:"contract#/$defs/Point/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(a.type!==void 0){let n=a.type;if(typeof n!="string"){const p={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/Point/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n!==
"Point"){const p={instancePath:i+"/type",schemaPath:"contract#/$defs/Point/properties/type/enum",keyword:"enum",params:{allowedValues:$r.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(a.coordinates!==void 0){let n=a.coordinates;if(Array.isArray(n)){if(n.length>4){const o={
instancePath:i+"/coordinates",schemaPath:"contract#/$defs/Point/properties/coordinates/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more\
 than 4 items"};e===null?e=[o]:e.push(o),s++}const p=n.length;for(let o=0;o<p;o++){let m=n[o];if(!(typeof m=="number"&&isFinite(m))){const u={instancePath:i+"/c\
oordinates/"+o,schemaPath:"contract#/$defs/Point/properties/coordinates/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[
u]:e.push(u),s++}}}else{const p={instancePath:i+"/coordinates",schemaPath:"contract#/$defs/Point/properties/coordinates/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const n={instancePath:i,schemaPath:"contract#/$defs/Point/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),s++}var r=!0}else if(t==="MultiPoint")J(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||
(e=e===null?J.errors:e.concat(J.errors),s=e.length),r!==!0&&(r=!0);else if(t==="LineString")X(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||
(e=e===null?X.errors:e.concat(X.errors),s=e.length),r!==!0&&(r=!0);else if(t==="MultiLineString")K(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,
dynamicAnchors:h})||(e=e===null?K.errors:e.concat(K.errors),s=e.length),r!==!0&&(r=!0);else if(t==="Polygon")ee(a,{instancePath:i,parentData:P,parentDataProperty:b,
rootData:g,dynamicAnchors:h})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length),r!==!0&&(r=!0);else if(t==="MultiPolygon")re(a,{instancePath:i,parentData:P,
parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?re.errors:e.concat(re.errors),s=e.length),r!==!0&&(r=!0);else if(t==="GeometryCollection")te(a,{
instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?te.errors:e.concat(te.errors),s=e.length),r!==!0&&(r=!0);else{const n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:t},message:'value of tag "type" must be in oneOf'};
e===null?e=[n]:e.push(n),s++}else{const n={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:t},message:'\
tag "type" must be string'};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),s++}return H.errors=e,l.props=r,s===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function se(a,{instancePath:i="",parentData:P,
parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(a.id===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),s++}if(a.geometry===void 0){const p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"geometry"},message:"must have required property 'geometry'"};e===null?e=[p]:e.push(p),s++}if(a.properties===
void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'propertie\
s'"};e===null?e=[p]:e.push(p),s++}for(const p in a)if(!(p==="type"||p==="id"||p==="geometry"||p==="properties")){const o={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.type!==
void 0){let p=a.type;if(typeof p!="string"){const o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}if(p!=="Feature"){const o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Fe.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.id!==void 0){let p=a.id;const o=s;let m=!1,u=null;
const c=s;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const k={instancePath:i+"/id",schemaPath:"contract#/$defs/FeatureId/oneOf/0/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[k]:e.push(k),s++}var r=c===s;r&&(m=!0,u=0);const f=s;if(typeof p!="string"){const k={instancePath:i+
"/id",schemaPath:"contract#/$defs/FeatureId/oneOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),s++}var r=f===
s;if(r&&m?(m=!1,u=[u,1]):r&&(m=!0,u=1),m)s=o,e!==null&&(o?e.length=o:e=null);else{const k={instancePath:i+"/id",schemaPath:"contract#/$defs/FeatureId/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[k]:e.push(k),s++}}if(a.geometry!==void 0){let p=a.geometry;const o=s;
let m=!1;const u=s;H(p,{instancePath:i+"/geometry",parentData:a,parentDataProperty:"geometry",rootData:g,dynamicAnchors:h})||(e=e===null?H.errors:e.concat(H.errors),
s=e.length);var n=u===s;m=m||n;const c=s,f=s;let k=!1;const A=s;if(!(p&&typeof p=="object"&&!Array.isArray(p))){const $={instancePath:i+"/geometry",schemaPath:"\
#/properties/geometry/anyOf/1/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[$]:e.push($),s++}if(p!==null){const $={instancePath:i+
"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/enum",keyword:"enum",params:{allowedValues:Fe.properties.geometry.anyOf[1].anyOf[0].enum},message:"\
must be equal to one of the allowed values"};e===null?e=[$]:e.push($),s++}var t=A===s;k=k||t;const T=s;if(p!==null){const $={instancePath:i+"/geometry",schemaPath:"\
#/properties/geometry/anyOf/1/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[$]:e.push($),s++}var t=T===s;if(k=k||t,k)s=f,
e!==null&&(f?e.length=f:e=null);else{const $={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf"};e===null?e=[$]:e.push($),s++}var n=c===s;if(m=m||n,m)s=o,e!==null&&(o?e.length=o:e=null);else{const $={instancePath:i+"/geometry",schemaPath:"\
#/properties/geometry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[$]:e.push($),s++}}if(a.properties!==void 0){let p=a.properties;
if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){const o={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:Fe.properties.properties.type},message:"must be object,null"};e===null?e=[o]:e.push(o),s++}}}else{const p={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}return se.errors=e,s===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i;
function ie(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ie.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.features===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'features'"};e===null?e=[r]:e.push(r),s++}if(a.
numberReturned===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"numberReturned"},message:"must have require\
d property 'numberReturned'"};e===null?e=[r]:e.push(r),s++}if(a.timeStamp===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timeStamp"},message:"must have required property 'timeStamp'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||
r==="features"||r==="numberReturned"||r==="numberMatched"||r==="timeStamp"||r==="links")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;
if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r!=="FeatureCollection"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:qr.properties.
type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.features!==void 0){let r=a.features;if(Array.isArray(r)){const t=r.
length;for(let n=0;n<t;n++)se(r[n],{instancePath:i+"/features/"+n,parentData:r,parentDataProperty:n,rootData:g,dynamicAnchors:h})||(e=e===null?se.errors:e.concat(
se.errors),s=e.length)}else{const t={instancePath:i+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),s++}}if(a.numberReturned!==void 0){let r=a.numberReturned;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/numberReturned",schemaPath:"#/properties/numberReturned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/numberReturned",schemaPath:"#/properties/numberReturned/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.numberMatched!==void 0){let r=a.numberMatched;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:i+"/numberMatched",schemaPath:"#/properties/numberMatched/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/numberMatched",schemaPath:"#/properties/number\
Matched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.timeStamp!==void 0){let r=a.timeStamp;
if(typeof r=="string"){if(!Or.test(r)){const t={instancePath:i+"/timeStamp",schemaPath:"#/properties/timeStamp/format",keyword:"format",params:{format:"date-tim\
e"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/timeStamp",schemaPath:"#/properties/timeStamp/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let n=0;n<
t;n++){let p=r[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.href===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",
keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(p.rel===void 0){const o={instancePath:i+
"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=
[o]:e.push(o),s++}if(p.type===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(p.title===void 0){const o={instancePath:i+"/links/"+n,schemaPath:"contract#\
/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in p)
if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.href!==void 0){let o=p.href;if(typeof o==
"string"){if(!F(o)){const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+n+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(p.rel!==void 0&&typeof p.rel!="string"){const o={instancePath:i+
"/links/"+n+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}if(p.type!==void 0&&typeof p.type!="string"){const o={instancePath:i+"/links/"+n+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p.title!==void 0&&typeof p.title!="string"){const o={instancePath:i+"/links/"+
n+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:i+"/links/"+n,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ie.
errors=e,s===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=qe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ie(a,{instancePath:i,parentData:P,parentDataProperty:b,
rootData:g,dynamicAnchors:h})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length),qe.errors=e,s===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ge=$e,
Sr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"\
integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"content-security-policy":{type:"string",minLength:1},etag:{type:"string",pattern:'^W/"[A-Za-z0\
-9_-]{22}"$'},"content-crs":{type:"string",pattern:"^<[^<>]+>$"},link:{type:"string",pattern:'^<[^<>]+/queryables(\\?f=json)?>; rel="http://www\\.opengis\\.net/def\
/rel/ogc/1\\.0/queryables"; type="application/schema\\+json"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","con\
tent-crs","link","cache-control"],$id:"getItems_ok_headers"},Ye=new RegExp("^<[^<>]+>$","u"),Dr=new RegExp('^<[^<>]+/queryables(\\?f=json)?>; rel="http://www\\.op\
engis\\.net/def/rel/ogc/1\\.0/queryables"; type="application/schema\\+json"$',"u");function $e(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,
dynamicAnchors:h={}}={}){let e=null,s=0;const l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"m\
ust have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),s++}if(a["content-crs"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-crs"},message:"must have required property 'content-crs'"};e===null?e=[r]:e.push(r),
s++}if(a.link===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"link"},message:"must have required property \
'link'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r==
"string"){if(x(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"mu\
st NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-requ\
est-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimi\
t-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["content-security-policy"];if(typeof r=="string"){if(x(r)<
1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-s\
ecurity-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.etag!==void 0){let r=a.etag;if(typeof r==
"string"){if(!Se.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^W/"[A-Za-z0-9_-]{22}"$'},message:'\
must match pattern "^W/"[A-Za-z0-9_-]{22}"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["content-crs"]!==void 0){let r=a["content-crs"];if(typeof r=="string"){
if(!Ye.test(r)){const t={instancePath:i+"/content-crs",schemaPath:"#/properties/content-crs/pattern",keyword:"pattern",params:{pattern:"^<[^<>]+>$"},message:'mu\
st match pattern "^<[^<>]+>$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-crs",schemaPath:"#/properties/content-crs/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.link!==void 0){let r=a.link;if(typeof r=="string"){if(!Dr.test(r)){const t={
instancePath:i+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern:'^<[^<>]+/queryables(\\?f=json)?>; rel="http://www\\.opengis\\.net/\
def/rel/ogc/1\\.0/queryables"; type="application/schema\\+json"$'},message:'must match pattern "^<[^<>]+/queryables(\\?f=json)?>; rel="http://www\\.opengis\\.net/d\
ef/rel/ogc/1\\.0/queryables"; type="application/schema\\+json"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/link",schemaPath:"#/properties/l\
ink/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];
if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"\
enum",params:{allowedValues:Sr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $e.errors=e,s===0}$e.evaluated=
{props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0,etag:!0,"content-crs":!0,link:!0,"cach\
e-control":!0},dynamicProps:!1,dynamicItems:!1};var Fr=Ae,_e={type:"object",required:["type","id","geometry","properties","links"],additionalProperties:!1,properties:{
type:{type:"string",enum:["Feature"]},id:{$ref:"contract#/$defs/FeatureId"},geometry:{anyOf:[{$ref:"contract#/$defs/Geometry"},{anyOf:[{type:"object",enum:[null]},
{type:"null"}]}]},properties:{additionalProperties:!0,type:["object","null"]},links:{type:"array",items:{$ref:"contract#/$defs/Link"}}}};function ae(a,{instancePath:i="",
parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(a.id===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),s++}if(a.geometry===void 0){const p={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"geometry"},message:"must have required property 'geometry'"};e===null?e=[p]:e.push(p),s++}if(a.properties===
void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'propertie\
s'"};e===null?e=[p]:e.push(p),s++}if(a.links===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"\
must have required property 'links'"};e===null?e=[p]:e.push(p),s++}for(const p in a)if(!(p==="type"||p==="id"||p==="geometry"||p==="properties"||p==="links")){const o={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===
null?e=[o]:e.push(o),s++}if(a.type!==void 0){let p=a.type;if(typeof p!="string"){const o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(p!=="Feature"){const o={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/enum",keyword:"enum",params:{allowedValues:_e.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.id!==
void 0){let p=a.id;const o=s;let m=!1,u=null;const c=s;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const k={instancePath:i+"/id",schemaPath:"contr\
act#/$defs/FeatureId/oneOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[k]:e.push(k),s++}var r=c===s;r&&(m=!0,u=0);const f=s;
if(typeof p!="string"){const k={instancePath:i+"/id",schemaPath:"contract#/$defs/FeatureId/oneOf/1/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[k]:e.push(k),s++}var r=f===s;if(r&&m?(m=!1,u=[u,1]):r&&(m=!0,u=1),m)s=o,e!==null&&(o?e.length=o:e=null);else{const k={instancePath:i+"/id",
schemaPath:"contract#/$defs/FeatureId/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[k]:e.push(k),
s++}}if(a.geometry!==void 0){let p=a.geometry;const o=s;let m=!1;const u=s;H(p,{instancePath:i+"/geometry",parentData:a,parentDataProperty:"geometry",rootData:g,
dynamicAnchors:h})||(e=e===null?H.errors:e.concat(H.errors),s=e.length);var n=u===s;m=m||n;const c=s,f=s;let k=!1;const A=s;if(!(p&&typeof p=="object"&&!Array.isArray(
p))){const $={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[$]:e.push($),s++}if(p!==null){const $={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/enum",keyword:"enum",params:{allowedValues:_e.
properties.geometry.anyOf[1].anyOf[0].enum},message:"must be equal to one of the allowed values"};e===null?e=[$]:e.push($),s++}var t=A===s;k=k||t;const T=s;if(p!==
null){const $={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===
null?e=[$]:e.push($),s++}var t=T===s;if(k=k||t,k)s=f,e!==null&&(f?e.length=f:e=null);else{const $={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/\
anyOf/1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[$]:e.push($),s++}var n=c===s;if(m=m||n,m)s=o,e!==null&&(o?e.length=
o:e=null);else{const $={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[$]:e.push($),s++}}if(a.properties!==void 0){let p=a.properties;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){const o={instancePath:i+"/prope\
rties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:_e.properties.properties.type},message:"must be object,null"};e===null?e=[o]:e.push(
o),s++}}if(a.links!==void 0){let p=a.links;if(Array.isArray(p)){const o=p.length;for(let m=0;m<o;m++){let u=p[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.
href===void 0){const c={instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"href"},message:"must h\
ave required property 'href'"};e===null?e=[c]:e.push(c),s++}if(u.rel===void 0){const c={instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/required",keyword:"\
required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=[c]:e.push(c),s++}if(u.type===void 0){const c={instancePath:i+"\
/links/"+m,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[c]:e.push(c),s++}if(u.title===void 0){const c={instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[c]:e.push(c),s++}for(const c in u)if(!(c==="href"||c==="rel"||c==="type"||c==="title")){const f={
instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT\
 have additional properties"};e===null?e=[f]:e.push(f),s++}if(u.href!==void 0){let c=u.href;if(typeof c=="string"){if(!F(c)){const f={instancePath:i+"/links/"+m+
"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[f]:e.push(
f),s++}}else{const f={instancePath:i+"/links/"+m+"/href",schemaPath:"contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[f]:e.push(f),s++}}if(u.rel!==void 0&&typeof u.rel!="string"){const c={instancePath:i+"/links/"+m+"/rel",schemaPath:"contract#/$defs/\
Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}if(u.type!==void 0&&typeof u.type!="strin\
g"){const c={instancePath:i+"/links/"+m+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[c]:e.push(c),s++}if(u.title!==void 0&&typeof u.title!="string"){const c={instancePath:i+"/links/"+m+"/title",schemaPath:"contract#/$defs/Link\
/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/links/"+m,schemaPath:"\
contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/links",
schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const p={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}return ae.errors=e,s===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ae(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=Ae.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ae(a,{instancePath:i,parentData:P,parentDataProperty:b,rootData:g,dynamicAnchors:h})||(e=e===null?
ae.errors:e.concat(ae.errors),s=e.length),Ae.errors=e,s===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ue=xe,Lr={type:"object",properties:{"x-r\
equest-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-res\
et":{type:"integer",minimum:0},"content-security-policy":{type:"string",minLength:1},etag:{type:"string",pattern:'^W/"[A-Za-z0-9_-]{22}"$'},"content-crs":{type:"\
string",pattern:"^<[^<>]+>$"},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","content-crs","cache-control"],$id:"ge\
tFeature_ok_headers"};function xe(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=xe.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property \
'etag'"};e===null?e=[r]:e.push(r),s++}if(a["content-crs"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-crs"},message:"must have required property 'content-crs'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a["\
x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(x(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-i\
d/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["\
content-security-policy"];if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/co\
ntent-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Se.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"\
pattern",params:{pattern:'^W/"[A-Za-z0-9_-]{22}"$'},message:'must match pattern "^W/"[A-Za-z0-9_-]{22}"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["content-crs"]!==
void 0){let r=a["content-crs"];if(typeof r=="string"){if(!Ye.test(r)){const t={instancePath:i+"/content-crs",schemaPath:"#/properties/content-crs/pattern",keyword:"\
pattern",params:{pattern:"^<[^<>]+>$"},message:'must match pattern "^<[^<>]+>$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-crs",schemaPath:"\
#/properties/content-crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["\
cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-contr\
ol/enum",keyword:"enum",params:{allowedValues:Lr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xe.errors=
e,s===0}xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0,etag:!0,"content-\
crs":!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var _r=Ne,Hr={type:"object",required:["access_token","token_type","expires_in"],additionalProperties:!1,
properties:{access_token:{type:"string",minLength:1},token_type:{type:"string",enum:["Bearer"]},expires_in:{type:"integer",minimum:1},scope:{type:"string"}}};function Ne(a,{
instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.access_token===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token\
/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have required property 'access_token'"};e===null?e=[r]:e.push(r),s++}if(a.token_type===
void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token/required",keyword:"required",params:{missingProperty:"token_type"},message:"must have required\
 property 'token_type'"};e===null?e=[r]:e.push(r),s++}if(a.expires_in===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token/required",keyword:"req\
uired",params:{missingProperty:"expires_in"},message:"must have required property 'expires_in'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="access_\
token"||r==="token_type"||r==="expires_in"||r==="scope")){const t={instancePath:i,schemaPath:"contract#/$defs/Token/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.access_token!==void 0){let r=a.access_token;
if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/access_token",schemaPath:"contract#/$defs/Token/properties/access_token/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/access_token",schemaPath:"cont\
ract#/$defs/Token/properties/access_token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.token_type!==
void 0){let r=a.token_type;if(typeof r!="string"){const t={instancePath:i+"/token_type",schemaPath:"contract#/$defs/Token/properties/token_type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="Bearer"){const t={instancePath:i+"/token_type",schemaPath:"contract#/\
$defs/Token/properties/token_type/enum",keyword:"enum",params:{allowedValues:Hr.properties.token_type.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}}if(a.expires_in!==void 0){let r=a.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/e\
xpires_in",schemaPath:"contract#/$defs/Token/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/expires_in",schemaPath:"contract#/$defs/Token/properties/expires_in/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a.scope!==void 0&&typeof a.scope!="string"){const r={
instancePath:i+"/scope",schemaPath:"contract#/$defs/Token/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/Token/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),s++}return Ne.errors=e,s===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Je=je,Xe={type:"object",properties:{"x-request-id":{type:"\
string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",
minimum:0},"content-security-policy":{type:"string",minLength:1},"cache-control":{type:"string",enum:["no-store"]},pragma:{type:"string",enum:["no-cache"]}},required:[
"x-request-id","cache-control","pragma"],$id:"createToken_ok_headers"};function je(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){
let e=null,s=0;const l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a.pragma===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"pragma"},message:"must have required property 'pragma'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==
void 0){let r=a["x-request-id"];if(typeof r=="string"){if(x(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(x(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelim\
it-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remai\
ning",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-\
reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["content-security-policy"];if(typeof r=="st\
ring"){if(x(r)<1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/\
content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["\
cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="no-store"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:Xe.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.
pragma!==void 0){let r=a.pragma;if(typeof r!="string"){const t={instancePath:i+"/pragma",schemaPath:"#/properties/pragma/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="no-cache"){const t={instancePath:i+"/pragma",schemaPath:"#/properties/pragma/enum",keyword:"\
enum",params:{allowedValues:Xe.properties.pragma.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===0}je.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0,"cache-control":!0,pragma:!0},dynamicProps:!1,dynamicItems:!1};
var Ke=Ie,zr={type:"object",required:["error","error_description"],additionalProperties:!1,properties:{error:{type:"string",enum:["invalid_request","invalid_cli\
ent","invalid_scope","unsupported_grant_type"]},error_description:{type:"string",minLength:1,pattern:"^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$"}}},Rr=new RegExp("\
^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$","u");function Ie(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,
s=0;const l=Ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.error===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/OAuthError/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};
e===null?e=[r]:e.push(r),s++}if(a.error_description===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OAuthError/required",keyword:"required",params:{
missingProperty:"error_description"},message:"must have required property 'error_description'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="error"||
r==="error_description")){const t={instancePath:i,schemaPath:"contract#/$defs/OAuthError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.error!==void 0){let r=a.error;if(typeof r!="string"){const t={instancePath:i+"/\
error",schemaPath:"contract#/$defs/OAuthError/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
if(!(r==="invalid_request"||r==="invalid_client"||r==="invalid_scope"||r==="unsupported_grant_type")){const t={instancePath:i+"/error",schemaPath:"contract#/$de\
fs/OAuthError/properties/error/enum",keyword:"enum",params:{allowedValues:zr.properties.error.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}}if(a.error_description!==void 0){let r=a.error_description;if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/error_description",schemaPath:"\
contract#/$defs/OAuthError/properties/error_description/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}if(!Rr.test(r)){const t={instancePath:i+"/error_description",schemaPath:"contract#/$defs/OAuthError/properties/error_description/pattern",keyword:"\
pattern",params:{pattern:"^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$"},message:'must match pattern "^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$"'};e===null?e=[t]:e.push(
t),s++}}else{const t={instancePath:i+"/error_description",schemaPath:"contract#/$defs/OAuthError/properties/error_description/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/OAuthError/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Er=Te,
er={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"\
integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"content-security-policy":{type:"string",minLength:1},"www-authenticate":{type:"string",minLength:1},
"cache-control":{type:"string",enum:["no-store"]},pragma:{type:"string",enum:["no-cache"]}},required:["x-request-id","www-authenticate","cache-control","pragma"],
$id:"createToken_unauthorized_headers"};function Te(a,{instancePath:i="",parentData:P,parentDataProperty:b,rootData:g=a,dynamicAnchors:h={}}={}){let e=null,s=0;
const l=Te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),s++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-\
authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a.
pragma===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pragma"},message:"must have required property 'prag\
ma'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(x(r)>38){const t={instancePath:i+"/x-request\
-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(
t),s++}if(x(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["\
ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-sec\
urity-policy"]!==void 0){let r=a["content-security-policy"];if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/p\
roperties/content-security-policy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(x(r)<1){const t={instancePath:i+
"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const t={instancePath:i+
"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!==
"no-store"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:er.properties["cache-cont\
rol"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.pragma!==void 0){let r=a.pragma;if(typeof r!="string"){const t={
instancePath:i+"/pragma",schemaPath:"#/properties/pragma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!==
"no-cache"){const t={instancePath:i+"/pragma",schemaPath:"#/properties/pragma/enum",keyword:"enum",params:{allowedValues:er.properties.pragma.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===0}Te.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,
"ratelimit-reset":!0,"content-security-policy":!0,"www-authenticate":!0,"cache-control":!0,pragma:!0},dynamicProps:!1,dynamicItems:!1};var Cr={"getLandingPage o\
k":pr,"getLandingPage ok headers":y,"getLandingPage okHtml":v,"getLandingPage okHtml headers":y,"getLandingPage badRequest":d,"getLandingPage badRequest headers":y,
"getLandingPage badRequestHtml":v,"getLandingPage badRequestHtml headers":y,"getLandingPage unauthorized":d,"getLandingPage unauthorized headers":O,"getLandingP\
age unauthorizedHtml":v,"getLandingPage unauthorizedHtml headers":O,"getLandingPage forbidden":d,"getLandingPage forbidden headers":y,"getLandingPage forbiddenH\
tml":v,"getLandingPage forbiddenHtml headers":y,"getLandingPage notAcceptable":d,"getLandingPage notAcceptable headers":y,"getLandingPage tooManyRequests":d,"ge\
tLandingPage tooManyRequests headers":w,"getLandingPage tooManyRequestsHtml":v,"getLandingPage tooManyRequestsHtml headers":w,"getLandingPage internalError":d,"\
getLandingPage internalError headers":y,"getLandingPage unavailable":d,"getLandingPage unavailable headers":w,"getLandingPage unavailableHtml":v,"getLandingPage\
 unavailableHtml headers":w,"getApiDefinition ok":lr,"getApiDefinition ok headers":S,"getApiDefinition notModified headers":S,"getApiDefinition badRequest":d,"g\
etApiDefinition badRequest headers":y,"getApiDefinition badRequestHtml":v,"getApiDefinition badRequestHtml headers":y,"getApiDefinition unauthorized":d,"getApiD\
efinition unauthorized headers":O,"getApiDefinition unauthorizedHtml":v,"getApiDefinition unauthorizedHtml headers":O,"getApiDefinition forbidden":d,"getApiDefi\
nition forbidden headers":y,"getApiDefinition forbiddenHtml":v,"getApiDefinition forbiddenHtml headers":y,"getApiDefinition notAcceptable":d,"getApiDefinition n\
otAcceptable headers":y,"getApiDefinition tooManyRequests":d,"getApiDefinition tooManyRequests headers":w,"getApiDefinition tooManyRequestsHtml":v,"getApiDefini\
tion tooManyRequestsHtml headers":w,"getApiDefinition internalError":d,"getApiDefinition internalError headers":y,"getApiDefinition unavailable":d,"getApiDefini\
tion unavailable headers":w,"getApiDefinition unavailableHtml":v,"getApiDefinition unavailableHtml headers":w,"getFunctions ok":yr,"getFunctions ok headers":y,"\
getFunctions okHtml":v,"getFunctions okHtml headers":y,"getFunctions badRequest":d,"getFunctions badRequest headers":y,"getFunctions badRequestHtml":v,"getFunct\
ions badRequestHtml headers":y,"getFunctions unauthorized":d,"getFunctions unauthorized headers":O,"getFunctions unauthorizedHtml":v,"getFunctions unauthorizedH\
tml headers":O,"getFunctions forbidden":d,"getFunctions forbidden headers":y,"getFunctions forbiddenHtml":v,"getFunctions forbiddenHtml headers":y,"getFunctions\
 notAcceptable":d,"getFunctions notAcceptable headers":y,"getFunctions tooManyRequests":d,"getFunctions tooManyRequests headers":w,"getFunctions tooManyRequests\
Html":v,"getFunctions tooManyRequestsHtml headers":w,"getFunctions internalError":d,"getFunctions internalError headers":y,"getFunctions unavailable":d,"getFunc\
tions unavailable headers":w,"getFunctions unavailableHtml":v,"getFunctions unavailableHtml headers":w,"conformanceDeclaration ok":dr,"conformanceDeclaration ok\
 headers":y,"conformanceDeclaration okHtml":v,"conformanceDeclaration okHtml headers":y,"conformanceDeclaration badRequest":d,"conformanceDeclaration badRequest\
 headers":y,"conformanceDeclaration badRequestHtml":v,"conformanceDeclaration badRequestHtml headers":y,"conformanceDeclaration unauthorized":d,"conformanceDecl\
aration unauthorized headers":O,"conformanceDeclaration unauthorizedHtml":v,"conformanceDeclaration unauthorizedHtml headers":O,"conformanceDeclaration forbidde\
n":d,"conformanceDeclaration forbidden headers":y,"conformanceDeclaration forbiddenHtml":v,"conformanceDeclaration forbiddenHtml headers":y,"conformanceDeclarat\
ion notAcceptable":d,"conformanceDeclaration notAcceptable headers":y,"conformanceDeclaration tooManyRequests":d,"conformanceDeclaration tooManyRequests headers":w,
"conformanceDeclaration tooManyRequestsHtml":v,"conformanceDeclaration tooManyRequestsHtml headers":w,"conformanceDeclaration internalError":d,"conformanceDecla\
ration internalError headers":y,"conformanceDeclaration unavailable":d,"conformanceDeclaration unavailable headers":w,"conformanceDeclaration unavailableHtml":v,
"conformanceDeclaration unavailableHtml headers":w,"getCollectionsPage ok":fr,"getCollectionsPage ok headers":S,"getCollectionsPage okHtml":v,"getCollectionsPag\
e okHtml headers":S,"getCollectionsPage notModified headers":S,"getCollectionsPage badRequest":d,"getCollectionsPage badRequest headers":y,"getCollectionsPage b\
adRequestHtml":v,"getCollectionsPage badRequestHtml headers":y,"getCollectionsPage unauthorized":d,"getCollectionsPage unauthorized headers":O,"getCollectionsPa\
ge unauthorizedHtml":v,"getCollectionsPage unauthorizedHtml headers":O,"getCollectionsPage forbidden":d,"getCollectionsPage forbidden headers":y,"getCollections\
Page forbiddenHtml":v,"getCollectionsPage forbiddenHtml headers":y,"getCollectionsPage notAcceptable":d,"getCollectionsPage notAcceptable headers":y,"getCollect\
ionsPage tooManyRequests":d,"getCollectionsPage tooManyRequests headers":w,"getCollectionsPage tooManyRequestsHtml":v,"getCollectionsPage tooManyRequestsHtml he\
aders":w,"getCollectionsPage internalError":d,"getCollectionsPage internalError headers":y,"getCollectionsPage unavailable":d,"getCollectionsPage unavailable he\
aders":w,"getCollectionsPage unavailableHtml":v,"getCollectionsPage unavailableHtml headers":w,"getCollection ok":vr,"getCollection ok headers":S,"getCollection\
 okHtml":v,"getCollection okHtml headers":S,"getCollection notModified headers":S,"getCollection badRequest":d,"getCollection badRequest headers":y,"getCollecti\
on badRequestHtml":v,"getCollection badRequestHtml headers":y,"getCollection unauthorized":d,"getCollection unauthorized headers":O,"getCollection unauthorizedH\
tml":v,"getCollection unauthorizedHtml headers":O,"getCollection forbidden":d,"getCollection forbidden headers":y,"getCollection forbiddenHtml":v,"getCollection\
 forbiddenHtml headers":y,"getCollection notFound":d,"getCollection notFound headers":y,"getCollection notFoundHtml":v,"getCollection notFoundHtml headers":y,"g\
etCollection notAcceptable":d,"getCollection notAcceptable headers":y,"getCollection tooManyRequests":d,"getCollection tooManyRequests headers":w,"getCollection\
 tooManyRequestsHtml":v,"getCollection tooManyRequestsHtml headers":w,"getCollection internalError":d,"getCollection internalError headers":y,"getCollection una\
vailable":d,"getCollection unavailable headers":w,"getCollection unavailableHtml":v,"getCollection unavailableHtml headers":w,"getSchema ok":Pr,"getSchema ok he\
aders":S,"getSchema okHtml":v,"getSchema okHtml headers":S,"getSchema notModified headers":S,"getSchema badRequest":d,"getSchema badRequest headers":y,"getSchem\
a badRequestHtml":v,"getSchema badRequestHtml headers":y,"getSchema unauthorized":d,"getSchema unauthorized headers":O,"getSchema unauthorizedHtml":v,"getSchema\
 unauthorizedHtml headers":O,"getSchema forbidden":d,"getSchema forbidden headers":y,"getSchema forbiddenHtml":v,"getSchema forbiddenHtml headers":y,"getSchema \
notFound":d,"getSchema notFound headers":y,"getSchema notFoundHtml":v,"getSchema notFoundHtml headers":y,"getSchema notAcceptable":d,"getSchema notAcceptable he\
aders":y,"getSchema tooManyRequests":d,"getSchema tooManyRequests headers":w,"getSchema tooManyRequestsHtml":v,"getSchema tooManyRequestsHtml headers":w,"getSch\
ema internalError":d,"getSchema internalError headers":y,"getSchema unavailable":d,"getSchema unavailable headers":w,"getSchema unavailableHtml":v,"getSchema un\
availableHtml headers":w,"getQueryables ok":br,"getQueryables ok headers":S,"getQueryables okHtml":v,"getQueryables okHtml headers":S,"getQueryables notModified\
 headers":S,"getQueryables badRequest":d,"getQueryables badRequest headers":y,"getQueryables badRequestHtml":v,"getQueryables badRequestHtml headers":y,"getQuer\
yables unauthorized":d,"getQueryables unauthorized headers":O,"getQueryables unauthorizedHtml":v,"getQueryables unauthorizedHtml headers":O,"getQueryables forbi\
dden":d,"getQueryables forbidden headers":y,"getQueryables forbiddenHtml":v,"getQueryables forbiddenHtml headers":y,"getQueryables notFound":d,"getQueryables no\
tFound headers":y,"getQueryables notFoundHtml":v,"getQueryables notFoundHtml headers":y,"getQueryables notAcceptable":d,"getQueryables notAcceptable headers":y,
"getQueryables tooManyRequests":d,"getQueryables tooManyRequests headers":w,"getQueryables tooManyRequestsHtml":v,"getQueryables tooManyRequestsHtml headers":w,
"getQueryables internalError":d,"getQueryables internalError headers":y,"getQueryables unavailable":d,"getQueryables unavailable headers":w,"getQueryables unava\
ilableHtml":v,"getQueryables unavailableHtml headers":w,"getSortables ok":kr,"getSortables ok headers":S,"getSortables okHtml":v,"getSortables okHtml headers":S,
"getSortables notModified headers":S,"getSortables badRequest":d,"getSortables badRequest headers":y,"getSortables badRequestHtml":v,"getSortables badRequestHtm\
l headers":y,"getSortables unauthorized":d,"getSortables unauthorized headers":O,"getSortables unauthorizedHtml":v,"getSortables unauthorizedHtml headers":O,"ge\
tSortables forbidden":d,"getSortables forbidden headers":y,"getSortables forbiddenHtml":v,"getSortables forbiddenHtml headers":y,"getSortables notFound":d,"getS\
ortables notFound headers":y,"getSortables notFoundHtml":v,"getSortables notFoundHtml headers":y,"getSortables notAcceptable":d,"getSortables notAcceptable head\
ers":y,"getSortables tooManyRequests":d,"getSortables tooManyRequests headers":w,"getSortables tooManyRequestsHtml":v,"getSortables tooManyRequestsHtml headers":w,
"getSortables internalError":d,"getSortables internalError headers":y,"getSortables unavailable":d,"getSortables unavailable headers":w,"getSortables unavailabl\
eHtml":v,"getSortables unavailableHtml headers":w,"getItems ok":wr,"getItems ok headers":Ge,"getItems okHtml":v,"getItems okHtml headers":Ge,"getItems notModifi\
ed headers":S,"getItems badRequest":d,"getItems badRequest headers":y,"getItems badRequestHtml":v,"getItems badRequestHtml headers":y,"getItems unauthorized":d,
"getItems unauthorized headers":O,"getItems unauthorizedHtml":v,"getItems unauthorizedHtml headers":O,"getItems forbidden":d,"getItems forbidden headers":y,"get\
Items forbiddenHtml":v,"getItems forbiddenHtml headers":y,"getItems notFound":d,"getItems notFound headers":y,"getItems notFoundHtml":v,"getItems notFoundHtml h\
eaders":y,"getItems notAcceptable":d,"getItems notAcceptable headers":y,"getItems tooManyRequests":d,"getItems tooManyRequests headers":w,"getItems tooManyReque\
stsHtml":v,"getItems tooManyRequestsHtml headers":w,"getItems internalError":d,"getItems internalError headers":y,"getItems unavailable":d,"getItems unavailable\
 headers":w,"getItems unavailableHtml":v,"getItems unavailableHtml headers":w,"getFeature ok":Fr,"getFeature ok headers":Ue,"getFeature okHtml":v,"getFeature ok\
Html headers":Ue,"getFeature notModified headers":S,"getFeature badRequest":d,"getFeature badRequest headers":y,"getFeature badRequestHtml":v,"getFeature badReq\
uestHtml headers":y,"getFeature unauthorized":d,"getFeature unauthorized headers":O,"getFeature unauthorizedHtml":v,"getFeature unauthorizedHtml headers":O,"get\
Feature forbidden":d,"getFeature forbidden headers":y,"getFeature forbiddenHtml":v,"getFeature forbiddenHtml headers":y,"getFeature notFound":d,"getFeature notF\
ound headers":y,"getFeature notFoundHtml":v,"getFeature notFoundHtml headers":y,"getFeature notAcceptable":d,"getFeature notAcceptable headers":y,"getFeature to\
oManyRequests":d,"getFeature tooManyRequests headers":w,"getFeature tooManyRequestsHtml":v,"getFeature tooManyRequestsHtml headers":w,"getFeature internalError":d,
"getFeature internalError headers":y,"getFeature unavailable":d,"getFeature unavailable headers":w,"getFeature unavailableHtml":v,"getFeature unavailableHtml he\
aders":w,"createToken ok":_r,"createToken ok headers":Je,"createToken badRequest":Ke,"createToken badRequest headers":Je,"createToken unauthorized":Ke,"createTo\
ken unauthorized headers":Er,"createToken notAcceptable":d,"createToken notAcceptable headers":y,"createToken contentTooLarge":d,"createToken contentTooLarge he\
aders":y,"createToken contentTooLargeHtml":v,"createToken contentTooLargeHtml headers":y,"createToken unsupportedMediaType":d,"createToken unsupportedMediaType \
headers":y,"createToken unsupportedMediaTypeHtml":v,"createToken unsupportedMediaTypeHtml headers":y,"createToken tooManyRequests":d,"createToken tooManyRequest\
s headers":w,"createToken tooManyRequestsHtml":v,"createToken tooManyRequestsHtml headers":w,"createToken internalError":d,"createToken internalError headers":y,
"createToken unavailable":d,"createToken unavailable headers":w,"createToken unavailableHtml":v,"createToken unavailableHtml headers":w};export{Cr as validators};
