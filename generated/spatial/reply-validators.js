// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Qe=Object.getOwnPropertyNames,Ne=(a,i)=>function(){try{return i||(0,a[Qe(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(g){throw i=0,g}},Be=Ne({"ajv-fo\
rmats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(k,w){return{
validate:k,compare:w}}a.fullFormats={date:i(y,e),time:i(m(!0),r),"date-time":i(n(!0),p),"iso-time":i(m(),t),"iso-date-time":i(n(),l),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:v,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Me,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:j,int32:{type:"number",validate:se},int64:{type:"number",validate:ze},float:{type:"\
number",validate:je},double:{type:"number",validate:je},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,p),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
t),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,l),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function h(k){return k%4===0&&(k%100!==0||k%400===0)}var g=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,d=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function y(k){const w=g.exec(k);if(!w)return!1;const x=+w[1],q=+w[2],D=+w[3];return q>=1&&q<=12&&D>=1&&D<=(q===2&&h(x)?29:d[q])}function e(k,w){if(k&&
w)return k>w?1:k<w?-1:0}var s=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function m(k){return function(x){const q=s.exec(x);if(!q)return!1;
const D=+q[1],ie=+q[2],re=+q[3],Re=q[4],xe=q[5]==="-"?-1:1,Ie=+(q[6]||0),Te=+(q[7]||0);if(Ie>23||Te>59||k&&!Re)return!1;if(D<=23&&ie<=59&&re<60)return!0;const we=ie-
Te*xe,De=D-Ie*xe-(we<0?1:0);return(De===23||De===-1)&&(we===59||we===-1)&&re<61}}function r(k,w){if(!(k&&w))return;const x=new Date("2020-01-01T"+k).valueOf(),q=new Date(
"2020-01-01T"+w).valueOf();if(x&&q)return x-q}function t(k,w){if(!(k&&w))return;const x=s.exec(k),q=s.exec(w);if(x&&q)return k=x[1]+x[2]+x[3],w=q[1]+q[2]+q[3],k>
w?1:k<w?-1:0}var o=/t|\s/i;function n(k){const w=m(k);return function(q){const D=q.split(o);return D.length===2&&y(D[0])&&w(D[1])}}function p(k,w){if(!(k&&w))return;
const x=new Date(k).valueOf(),q=new Date(w).valueOf();if(x&&q)return x-q}function l(k,w){if(!(k&&w))return;const[x,q]=k.split(o),[D,ie]=w.split(o),re=e(x,D);if(re!==
void 0)return re||r(q,ie)}var u=/\/|:/,f=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function v(k){return u.test(k)&&f.test(k)}var A=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function j(k){return A.lastIndex=0,A.test(k)}
var b=-(2**31),te=2**31-1;function se(k){return Number.isInteger(k)&&k<=te&&k>=b}function ze(k){return Number.isInteger(k)}function je(){return!0}var Ve=/[^\\]\\Z/;
function Me(k){if(Ve.test(k))return!1;try{return new RegExp(k),!0}catch{return!1}}}}),Ge=Ne({"ajv/dist/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(
a,"__esModule",{value:!0});function i(h){const g=h.length;let d=0,y=0,e;for(;y<g;)d++,e=h.charCodeAt(y++),e>=55296&&e<=56319&&y<g&&(e=h.charCodeAt(y),(e&64512)===
56320&&y++);return d}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Ze=ae,I=Be().fullFormats.uri;function L(a,{instancePath:i="",parentData:h,
parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=L.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},
message:"must have required property 'title'"};e===null?e=[r]:e.push(r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(
r),s++}for(const r in a)if(!(r==="title"||r==="description"||r==="links")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.title!==void 0&&typeof a.title!="string"){const r={
instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.description!==
void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"require\
d",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[p]:e.push(p),s++}if(n.rel===void 0){const p={instancePath:i+"/links\
/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=[p]:e.
push(p),s++}if(n.type===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(n.title===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/\
Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[p]:e.push(p),s++}for(const p in n)
if(!(p==="href"||p==="rel"||p==="type"||p==="title")){const l={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(n.href!==void 0){let p=n.href;if(typeof p==
"string"){if(!I(p)){const l={instancePath:i+"/links/"+o+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/links/"+o+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const p={instancePath:i+
"/links/"+o+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
s++}if(n.type!==void 0&&typeof n.type!="string"){const p={instancePath:i+"/links/"+o+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n.title!==void 0&&typeof n.title!="string"){const p={instancePath:i+"/links/"+
o+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{
const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return L.
errors=e,s===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=ae.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),L(a,{instancePath:i,parentData:h,parentDataProperty:g,
rootData:d,dynamicAnchors:y})||(e=e===null?L.errors:e.concat(L.errors),s=e.length),ae.errors=e,s===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var P=oe,
T=Ge().default;function oe(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=oe.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(T(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(T(r)<1){const t={instancePath:i+
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
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}oe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,dynamicItems:!1};var c=pe,He={type:"string",enum:["DIS-1001","DIS-1002","DIS\
-1003","DIS-1004","DIS-1005","DIS-1008","DIS-OAF-1011","DIS-OAF-1012","DIS-OAF-1013","DIS-OAF-1014","DIS-OAF-1015","DIS-OAF-1016","DIS-OAF-1017"]};function F(a,{
instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=F.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),s++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r===
"code"||r==="detail")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.code!==void 0){let r=a.code;if(typeof r!="string"){const t={instancePath:i+"/code",schemaPath:"\
contract#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="DIS-1001"||r==="DIS-1002"||
r==="DIS-1003"||r==="DIS-1004"||r==="DIS-1005"||r==="DIS-1008"||r==="DIS-OAF-1011"||r==="DIS-OAF-1012"||r==="DIS-OAF-1013"||r==="DIS-OAF-1014"||r==="DIS-OAF-101\
5"||r==="DIS-OAF-1016"||r==="DIS-OAF-1017")){const t={instancePath:i+"/code",schemaPath:"contract#/$defs/ErrorCode/enum",keyword:"enum",params:{allowedValues:He.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(T(r)<1){
const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return F.errors=e,s===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(a,{instancePath:i="",parentData:h,parentDataProperty:g,
rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=S.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have re\
quired property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="id"||r==="errors")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(T(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(T(r)<1){const t={instancePath:i+"/id",schemaPath:"#/properties/id/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.errors!==void 0){let r=a.errors;if(Array.
isArray(r)){if(r.length<1){const o={instancePath:i+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT hav\
e fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const t=r.length;for(let o=0;o<t;o++)F(r[o],{instancePath:i+"/errors/"+o,parentData:r,parentDataProperty:o,rootData:d,
dynamicAnchors:y})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=pe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),S(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?S.errors:e.concat(S.errors),s=e.length),pe.errors=
e,s===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var N=ne;function ne(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(T(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(T(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(T(r)<1){const t={
instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return ne.errors=e,s===0}ne.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var $=me;function me(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"m\
ust have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["retry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"retry-after"},message:"must have required property 'retry-after'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){
let r=a["x-request-id"];if(typeof r=="string"){if(T(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"max\
Length",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(T(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"\
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
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["retry-after"]!==void 0){let r=a["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-af\
ter/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===0}me.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var Ye=le,Ue=new RegExp("^3\\.0\\.\\d+$","\
u");function le(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=le.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:i,schemaPath:"contract#\
/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),
s++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},message:"\
must have required property 'info'"};e===null?e=[r]:e.push(r),s++}if(a.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/requi\
red",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),s++}if(a.openapi!==void 0){let r=a.
openapi;if(typeof r=="string"){if(!Ue.test(r)){const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",keyword:"\
pattern",params:{pattern:"^3\\.0\\.\\d+$"},message:'must match pattern "^3\\.0\\.\\d+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/openapi",
schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocument/pro\
perties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.servers!==void 0){let r=a.servers;if(Array.
isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(!(n&&typeof n=="object"&&!Array.isArray(n))){const p={instancePath:i+"/servers/"+o,schemaPath:"c\
ontract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{
const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),s++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return le.
errors=e,s===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Je=ue;function E(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=E.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property \
'name'"};e===null?e=[r]:e.push(r),s++}if(a.arguments===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"argum\
ents"},message:"must have required property 'arguments'"};e===null?e=[r]:e.push(r),s++}if(a.returns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="name"||r===
"arguments"||r==="returns")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(T(r)<1){const t={instancePath:i+"/n\
ame",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(a.arguments!==void 0){let r=a.arguments;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
type===void 0){const p={instancePath:i+"/arguments/"+o,schemaPath:"contract#/$defs/FunctionArgument/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}for(const p in n)if(p!=="type"){const l={instancePath:i+"/arguments/"+o,schemaPath:"c\
ontract#/$defs/FunctionArgument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};
e===null?e=[l]:e.push(l),s++}if(n.type!==void 0){let p=n.type;if(Array.isArray(p)){if(p.length<1){const u={instancePath:i+"/arguments/"+o+"/type",schemaPath:"co\
ntract#/$defs/FunctionArgument/properties/type/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),
s++}const l=p.length;for(let u=0;u<l;u++)if(typeof p[u]!="string"){const f={instancePath:i+"/arguments/"+o+"/type/"+u,schemaPath:"contract#/$defs/FunctionArgume\
nt/properties/type/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}else{const l={instancePath:i+"/argu\
ments/"+o+"/type",schemaPath:"contract#/$defs/FunctionArgument/properties/type/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),s++}}}else{const p={instancePath:i+"/arguments/"+o,schemaPath:"contract#/$defs/FunctionArgument/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.returns!==void 0){let r=a.returns;if(Array.isArray(r)){if(r.length<1){const o={instancePath:i+
"/returns",schemaPath:"#/properties/returns/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}
const t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){const n={instancePath:i+"/returns/"+o,schemaPath:"#/properties/returns/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:i+"/returns",schemaPath:"#/properties/returns/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(a,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=C.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(r!=="functions"){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)E(r[o],{instancePath:i+"/functions/"+o,parentData:r,parentDataProperty:o,
rootData:d,dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const t={instancePath:i+"/functions",schemaPath:"#/properties/functions/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ue(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ue.evaluated;return m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),C(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?C.errors:e.concat(
C.errors),s=e.length),ue.errors=e,s===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var We=ce;function ce(a,{instancePath:i="",parentData:h,parentDataProperty:g,
rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.conformsTo===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/ConformanceDeclaration/required",keyword:"required",params:{
missingProperty:"conformsTo"},message:"must have required property 'conformsTo'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(r!=="conformsTo"){const t={instancePath:i,
schemaPath:"contract#/$defs/ConformanceDeclaration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),s++}if(a.conformsTo!==void 0){let r=a.conformsTo;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];
if(typeof n=="string"){if(!I(n)){const p={instancePath:i+"/conformsTo/"+o,schemaPath:"contract#/$defs/ConformanceDeclaration/properties/conformsTo/items/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/conformsTo/"+o,schemaPath:"\
contract#/$defs/ConformanceDeclaration/properties/conformsTo/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
s++}}}else{const t={instancePath:i+"/conformsTo",schemaPath:"contract#/$defs/ConformanceDeclaration/properties/conformsTo/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/ConformanceDeclaration/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xe=ye,
_e={type:"object",required:["id","title","description","itemType","links","crs"],additionalProperties:!1,properties:{id:{type:"string",pattern:"^[^/]+/[^/]+$"},
title:{type:"string"},description:{type:"string"},itemType:{type:"string",enum:["feature"]},links:{type:"array",items:{$ref:"contract#/$defs/Link"}},extent:{$ref:"\
contract#/$defs/Extent"},crs:{type:"array",minItems:1,items:{type:"string",format:"uri"}},storageCrs:{type:"string",format:"uri"}}},Oe=new RegExp("^[^/]+/[^/]+$",
"u"),Ke={type:"object",required:["interval","trs"],additionalProperties:!1,properties:{interval:{type:"array",minItems:1,items:{type:"array",minItems:2,maxItems:2,
items:{format:"date-time",type:["string","null"]}}},trs:{type:"string",format:"uri"}}};function z(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.bbox===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bbox"},message:"must have required property \
'bbox'"};e===null?e=[t]:e.push(t),s++}if(a.crs===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"\
must have required property 'crs'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="bbox"||t==="crs")){const o={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.bbox!==
void 0){let t=a.bbox;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/bbox",schemaPath:"#/properties/bbox/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const o=t.length;for(let n=0;n<o;n++){let p=t[n];const l=s,u=s;if(Array.isArray(p)){if(p.
length>5){const f={};e===null?e=[f]:e.push(f),s++}else if(p.length<5){const f={};e===null?e=[f]:e.push(f),s++}}var r=u===s;if(r){const f={instancePath:i+"/bbox/"+
n,schemaPath:"contract#/$defs/BoundingBox/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[f]:e.push(f),s++}else s=l,e!==null&&(l?e.length=
l:e=null);if(Array.isArray(p)){if(p.length>6){const v={instancePath:i+"/bbox/"+n,schemaPath:"contract#/$defs/BoundingBox/maxItems",keyword:"maxItems",params:{limit:6},
message:"must NOT have more than 6 items"};e===null?e=[v]:e.push(v),s++}if(p.length<4){const v={instancePath:i+"/bbox/"+n,schemaPath:"contract#/$defs/BoundingBo\
x/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[v]:e.push(v),s++}const f=p.length;for(let v=0;v<f;v++){let A=p[v];
if(!(typeof A=="number"&&isFinite(A))){const j={instancePath:i+"/bbox/"+n+"/"+v,schemaPath:"contract#/$defs/BoundingBox/items/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[j]:e.push(j),s++}}}else{const f={instancePath:i+"/bbox/"+n,schemaPath:"contract#/$defs/BoundingBox/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}}else{const o={instancePath:i+"/bbox",schemaPath:"#/properties/bbox/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(a.crs!==void 0){let t=a.crs;if(typeof t=="string"){if(!I(t)){const o={instancePath:i+
"/crs",schemaPath:"#/properties/crs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={
instancePath:i+"/crs",schemaPath:"#/properties/crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}z.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Le=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i;
function O(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=O.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(!(r==="spatial"||r==="temporal")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(a.spatial!==void 0&&(z(a.spatial,{instancePath:i+"/spatial",parentData:a,parentDataProperty:"spatial",rootData:d,dynamicAnchors:y})||(e=e===null?
z.errors:e.concat(z.errors),s=e.length)),a.temporal!==void 0){let r=a.temporal;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.interval===void 0){const t={instancePath:i+
"/temporal",schemaPath:"contract#/$defs/TemporalExtent/required",keyword:"required",params:{missingProperty:"interval"},message:"must have required property 'in\
terval'"};e===null?e=[t]:e.push(t),s++}if(r.trs===void 0){const t={instancePath:i+"/temporal",schemaPath:"contract#/$defs/TemporalExtent/required",keyword:"requ\
ired",params:{missingProperty:"trs"},message:"must have required property 'trs'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="interval"||t==="trs")){
const o={instancePath:i+"/temporal",schemaPath:"contract#/$defs/TemporalExtent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(r.interval!==void 0){let t=r.interval;if(Array.isArray(t)){if(t.length<1){const n={
instancePath:i+"/temporal/interval",schemaPath:"contract#/$defs/TemporalExtent/properties/interval/minItems",keyword:"minItems",params:{limit:1},message:"must N\
OT have fewer than 1 items"};e===null?e=[n]:e.push(n),s++}const o=t.length;for(let n=0;n<o;n++){let p=t[n];if(Array.isArray(p)){if(p.length>2){const u={instancePath:i+
"/temporal/interval/"+n,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT hav\
e more than 2 items"};e===null?e=[u]:e.push(u),s++}if(p.length<2){const u={instancePath:i+"/temporal/interval/"+n,schemaPath:"contract#/$defs/TemporalExtent/pro\
perties/interval/items/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),s++}const l=p.length;for(let u=0;u<
l;u++){let f=p[u];if(typeof f!="string"&&f!==null){const v={instancePath:i+"/temporal/interval/"+n+"/"+u,schemaPath:"contract#/$defs/TemporalExtent/properties/i\
nterval/items/items/type",keyword:"type",params:{type:Ke.properties.interval.items.items.type},message:"must be string,null"};e===null?e=[v]:e.push(v),s++}if(typeof f==
"string"&&!Le.test(f)){const v={instancePath:i+"/temporal/interval/"+n+"/"+u,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/items/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[v]:e.push(v),s++}}}else{const l={instancePath:i+"/temporal/int\
erval/"+n,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),s++}}}else{const o={instancePath:i+"/temporal/interval",schemaPath:"contract#/$defs/TemporalExtent/properties/interval/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}if(r.trs!==void 0){let t=r.trs;if(typeof t=="string"){if(!I(t)){const o={instancePath:i+"/tempora\
l/trs",schemaPath:"contract#/$defs/TemporalExtent/properties/trs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[o]:
e.push(o),s++}}else{const o={instancePath:i+"/temporal/trs",schemaPath:"contract#/$defs/TemporalExtent/properties/trs/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/temporal",schemaPath:"contract#/$defs/TemporalExtent/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(a,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=V.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),s++}if(a.description===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),
s++}if(a.itemType===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"itemType"},message:"must have required p\
roperty 'itemType'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}if(a.crs===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"crs"},message:"must have required property 'crs'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="id"||r==="title"||
r==="description"||r==="itemType"||r==="links"||r==="extent"||r==="crs"||r==="storageCrs")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.id!==void 0){let r=a.id;if(typeof r==
"string"){if(!Oe.test(r)){const t={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[^/]+/[^/]+$"},message:'must ma\
tch pattern "^[^/]+/[^/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0&&typeof a.title!="string"){const r={instancePath:i+"/title",schemaPath:"#/pro\
perties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.description!==void 0&&typeof a.description!=
"string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}if(a.itemType!==void 0){let r=a.itemType;if(typeof r!="string"){const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="feature"){const t={instancePath:i+"/itemType",schemaPath:"\
#/properties/itemType/enum",keyword:"enum",params:{allowedValues:_e.properties.itemType.enum},message:"must be equal to one of the allowed values"};e===null?e=[
t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.href===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"href"},message:"\
must have required property 'href'"};e===null?e=[p]:e.push(p),s++}if(n.rel===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/requir\
ed",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=[p]:e.push(p),s++}if(n.type===void 0){const p={instancePath:i+
"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[p]:e.push(p),s++}if(n.title===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[p]:e.push(p),s++}for(const p in n)if(!(p==="href"||p==="rel"||p==="type"||p==="title")){const l={
instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT\
 have additional properties"};e===null?e=[l]:e.push(l),s++}if(n.href!==void 0){let p=n.href;if(typeof p=="string"){if(!I(p)){const l={instancePath:i+"/links/"+o+
"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[l]:e.push(
l),s++}}else{const l={instancePath:i+"/links/"+o+"/href",schemaPath:"contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[l]:e.push(l),s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const p={instancePath:i+"/links/"+o+"/rel",schemaPath:"contract#/$defs/\
Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n.type!==void 0&&typeof n.type!="strin\
g"){const p={instancePath:i+"/links/"+o+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[p]:e.push(p),s++}if(n.title!==void 0&&typeof n.title!="string"){const p={instancePath:i+"/links/"+o+"/title",schemaPath:"contract#/$defs/Link\
/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/links/"+o,schemaPath:"\
contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/links",
schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.extent!==void 0&&(O(a.extent,
{instancePath:i+"/extent",parentData:a,parentDataProperty:"extent",rootData:d,dynamicAnchors:y})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),a.crs!==void 0){
let r=a.crs;if(Array.isArray(r)){if(r.length<1){const o={instancePath:i+"/crs",schemaPath:"#/properties/crs/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n=="string"){if(!I(n)){const p={instancePath:i+
"/crs/"+o,schemaPath:"#/properties/crs/items/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{
const p={instancePath:i+"/crs/"+o,schemaPath:"#/properties/crs/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}}}else{const t={instancePath:i+"/crs",schemaPath:"#/properties/crs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}if(a.storageCrs!==void 0){let r=a.storageCrs;if(typeof r=="string"){if(!I(r)){const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/\
format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/storageCrs",schemaPath:"\
#/properties/storageCrs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function M(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=M.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.links===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}if(a.collections===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collections"},message:"must have required property 'collections'"};e===
null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="links"||r==="collections")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.links!==void 0){let r=a.links;if(Array.
isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const p={instancePath:i+"/links/"+
o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[p]:e.push(
p),s++}if(n.rel===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"\
must have required property 'rel'"};e===null?e=[p]:e.push(p),s++}if(n.type===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/requir\
ed",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(n.title===void 0){const p={
instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property '\
title'"};e===null?e=[p]:e.push(p),s++}for(const p in n)if(!(p==="href"||p==="rel"||p==="type"||p==="title")){const l={instancePath:i+"/links/"+o,schemaPath:"con\
tract#/$defs/Link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[
l]:e.push(l),s++}if(n.href!==void 0){let p=n.href;if(typeof p=="string"){if(!I(p)){const l={instancePath:i+"/links/"+o+"/href",schemaPath:"contract#/$defs/Link/\
properties/href/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/l\
inks/"+o+"/href",schemaPath:"contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const p={instancePath:i+"/links/"+o+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n.type!==void 0&&typeof n.type!="string"){const p={instancePath:i+"/links/"+o+"\
/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n.
title!==void 0&&typeof n.title!="string"){const p={instancePath:i+"/links/"+o+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.collections!==void 0){let r=a.collections;if(Array.isArray(r)){
const t=r.length;for(let o=0;o<t;o++)V(r[o],{instancePath:i+"/collections/"+o,parentData:r,parentDataProperty:o,rootData:d,dynamicAnchors:y})||(e=e===null?V.errors:
e.concat(V.errors),s=e.length)}else{const t={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(a,{instancePath:i="",parentData:h,parentDataProperty:g,
rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ye.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),M(a,{instancePath:i,
parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),s=e.length),ye.errors=e,s===0}ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var er=de;function R(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=R.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.title===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have r\
equired property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.itemType===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"itemType"},message:"must have required property 'itemType'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}if(a.crs===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"must have required property 'crs'"};e===null?e=[r]:e.push(r),s++}
for(const r in a)if(!(r==="id"||r==="title"||r==="description"||r==="itemType"||r==="links"||r==="extent"||r==="crs"||r==="storageCrs")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(!Oe.test(r)){const t={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"patt\
ern",params:{pattern:"^[^/]+/[^/]+$"},message:'must match pattern "^[^/]+/[^/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0&&typeof a.title!="string"){
const r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.itemType!==void 0){let r=a.itemType;if(typeof r!="string"){const t={instancePath:i+"/\
itemType",schemaPath:"#/properties/itemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="feature"){
const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/enum",keyword:"enum",params:{allowedValues:_e.properties.itemType.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){
let n=r[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"\
required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[p]:e.push(p),s++}if(n.rel===void 0){const p={instancePath:i+
"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=
[p]:e.push(p),s++}if(n.type===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(n.title===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#\
/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[p]:e.push(p),s++}for(const p in n)
if(!(p==="href"||p==="rel"||p==="type"||p==="title")){const l={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(n.href!==void 0){let p=n.href;if(typeof p==
"string"){if(!I(p)){const l={instancePath:i+"/links/"+o+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/links/"+o+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const p={instancePath:i+
"/links/"+o+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
s++}if(n.type!==void 0&&typeof n.type!="string"){const p={instancePath:i+"/links/"+o+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n.title!==void 0&&typeof n.title!="string"){const p={instancePath:i+"/links/"+
o+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{
const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}if(a.extent!==void 0&&(O(a.extent,{instancePath:i+"/extent",parentData:a,parentDataProperty:"extent",rootData:d,dynamicAnchors:y})||(e=e===null?O.
errors:e.concat(O.errors),s=e.length)),a.crs!==void 0){let r=a.crs;if(Array.isArray(r)){if(r.length<1){const o={instancePath:i+"/crs",schemaPath:"#/properties/c\
rs/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const t=r.length;for(let o=0;o<t;o++){
let n=r[o];if(typeof n=="string"){if(!I(n)){const p={instancePath:i+"/crs/"+o,schemaPath:"#/properties/crs/items/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/crs/"+o,schemaPath:"#/properties/crs/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/crs",schemaPath:"#/properties/crs/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.storageCrs!==void 0){let r=a.storageCrs;if(typeof r=="string"){if(!I(r)){
const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return R.errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(a,{instancePath:i="",parentData:h,parentDataProperty:g,
rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=de.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),R(a,{instancePath:i,
parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length),de.errors=e,s===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var rr=fe,Fe={type:"object",required:["$schema","$id","type","title","properties"],additionalProperties:!1,properties:{$schema:{type:"string",enum:[
"https://json-schema.org/draft/2020-12/schema"]},$id:{type:"string",format:"uri"},type:{type:"string",enum:["object"]},title:{type:"string"},description:{type:"\
string"},properties:{type:"object",additionalProperties:{$ref:"contract#/$defs/PropertySchema"}},required:{type:"array",items:{type:"string"}},additionalProperties:{
type:"boolean"}}},Q={type:"object",additionalProperties:!1,properties:{title:{type:"string"},description:{type:"string"},type:{type:"string",enum:["string","int\
eger","number","boolean"]},format:{type:"string"},maxLength:{type:"integer",minimum:0},contentEncoding:{type:"string",enum:["base64"]},"x-ogc-role":{type:"strin\
g",enum:["id","primary-geometry","primary-instant","primary-interval-start","primary-interval-end"]},"x-ogc-propertySeq":{type:"integer",minimum:1}}};function B(a,{
instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=B.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),s++}if(a.$id===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have required property '$id'"};e===null?e=[r]:e.push(r),s++}if(a.type===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have \
required property 'title'"};e===null?e=[r]:e.push(r),s++}if(a.properties===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="$schema"||r==="$id"||r==="type"||r==="t\
itle"||r==="description"||r==="properties"||r==="required"||r==="additionalProperties")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.$schema!==void 0){let r=a.$schema;
if(typeof r!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(r!=="https://json-schema.org/draft/2020-12/schema"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/enum",
keyword:"enum",params:{allowedValues:Fe.properties.$schema.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.$id!==
void 0){let r=a.$id;if(typeof r=="string"){if(!I(r)){const t={instancePath:i+"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="object"){const t={instancePath:i+"/\
type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Fe.properties.type.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}}if(a.title!==void 0&&typeof a.title!="string"){const r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+"/descr\
iption",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.properties!==
void 0){let r=a.properties;if(r&&typeof r=="object"&&!Array.isArray(r))for(const t in r){let o=r[t];if(o&&typeof o=="object"&&!Array.isArray(o)){for(const n in o)
if(!(n==="title"||n==="description"||n==="type"||n==="format"||n==="maxLength"||n==="contentEncoding"||n==="x-ogc-role"||n==="x-ogc-propertySeq")){const p={instancePath:i+
"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(o.title!==void 0&&typeof o.title!="string"){const n={instancePath:i+
"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertySchema/properties/title/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o.description!==void 0&&typeof o.description!="string"){const n={instancePath:i+"/properties/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/description/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o.type!==void 0){let n=o.type;if(typeof n!="string"){const p={instancePath:i+"/properties/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[p]:e.push(p),s++}if(!(n==="string"||n==="integer"||n==="number"||n==="boolean")){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/enum",keyword:"enum",params:{allowedValues:Q.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(o.format!==void 0&&typeof o.format!="string"){const n={instancePath:i+"/properties\
/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"contract#/$defs/PropertySchema/properties/format/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(o.maxLength!==void 0){let n=o.maxLength;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:i+
"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){const p={instancePath:i+"/propertie\
s/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}if(o.contentEncoding!==void 0){let n=o.contentEncoding;if(typeof n!="string"){const p={instancePath:i+
"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentEncoding",schemaPath:"contract#/$defs/PropertySchema/properties/contentEncoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n!=="base64"){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/contentEncoding",schemaPath:"contract#/$defs/PropertySchema/properties/contentEncoding/enum",keyword:"enum",params:{allowedValues:Q.properties.
contentEncoding.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(o["x-ogc-role"]!==void 0){let n=o["x-ogc-role"];if(typeof n!=
"string"){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-\
ogc-role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(n==="id"||n==="primary-geometry"||n==="primary-\
instant"||n==="primary-interval-start"||n==="primary-interval-end")){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-rol\
e",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:Q.properties["x-ogc-role"].enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(o["x-ogc-propertySeq"]!==void 0){let n=o["x-ogc-propertySeq"];if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySeq",schemaPath:"contract#/$defs/Pr\
opertySchema/properties/x-ogc-propertySeq/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof n=="num\
ber"&&isFinite(n)&&(n<1||isNaN(n))){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySeq",schemaPath:"contract#/$\
defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}else{
const n={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.required!==void 0){let r=a.required;if(Array.isArray(r)){const t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){const n={instancePath:i+"/required/"+o,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.additionalProperties!==void 0&&typeof a.additionalProperties!="boolean"){const r={
instancePath:i+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return B.errors=e,s===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=fe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),B(a,{instancePath:i,parentData:h,
parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?B.errors:e.concat(B.errors),s=e.length),fe.errors=e,s===0}fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var tr=he,Se={type:"object",required:["$schema","$id","type","title","properties","additionalProperties"],additionalProperties:!1,properties:{$schema:{
type:"string",enum:["https://json-schema.org/draft/2020-12/schema"]},$id:{type:"string",format:"uri"},type:{type:"string",enum:["object"]},title:{type:"string"},
description:{type:"string"},properties:{type:"object",additionalProperties:{$ref:"contract#/$defs/PropertySchema"}},additionalProperties:{type:"boolean"}}};function G(a,{
instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=G.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[r]:e.push(r),s++}if(a.$id===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have required property '$id'"};e===null?e=[r]:e.push(r),s++}if(a.type===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have \
required property 'title'"};e===null?e=[r]:e.push(r),s++}if(a.properties===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
properties"},message:"must have required property 'properties'"};e===null?e=[r]:e.push(r),s++}if(a.additionalProperties===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"additionalProperties"},message:"must have required property 'additionalProperties'"};e===null?e=[r]:e.push(
r),s++}for(const r in a)if(!(r==="$schema"||r==="$id"||r==="type"||r==="title"||r==="description"||r==="properties"||r==="additionalProperties")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(a.$schema!==void 0){let r=a.$schema;if(typeof r!="string"){const t={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="https://json-schema.org/draft/2020-12/schema"){const t={instancePath:i+
"/$schema",schemaPath:"#/properties/%24schema/enum",keyword:"enum",params:{allowedValues:Se.properties.$schema.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[t]:e.push(t),s++}}if(a.$id!==void 0){let r=a.$id;if(typeof r=="string"){if(!I(r)){const t={instancePath:i+"/$id",schemaPath:"#/properties\
/%24id/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/$id",schemaPath:"\
#/properties/%24id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.type!==void 0){let r=a.type;if(typeof r!=
"string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(r!=="object"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Se.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0&&typeof a.title!="string"){const r={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.description!==void 0&&typeof a.description!=
"string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}if(a.properties!==void 0){let r=a.properties;if(r&&typeof r=="object"&&!Array.isArray(r))for(const t in r){let o=r[t];if(o&&typeof o=="\
object"&&!Array.isArray(o)){for(const n in o)if(!(n==="title"||n==="description"||n==="type"||n==="format"||n==="maxLength"||n==="contentEncoding"||n==="x-ogc-r\
ole"||n==="x-ogc-propertySeq")){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(o.title!==
void 0&&typeof o.title!="string"){const n={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertyS\
chema/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o.description!==void 0&&typeof o.description!=
"string"){const n={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/d\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o.type!==void 0){let n=o.type;if(typeof n!="str\
ing"){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(n==="string"||n==="integer"||n==="number"||n==="boolean")){const p={instancePath:i+
"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/enum",keyword:"enum",params:{allowedValues:Q.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(o.format!==void 0&&typeof o.format!="string"){const n={
instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"contract#/$defs/PropertySchema/properties/format/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o.maxLength!==void 0){let n=o.maxLength;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/proper\
ties/maxLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n))){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLengt\
h/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),s++}}if(o.contentEncoding!==void 0){let n=o.contentEncoding;
if(typeof n!="string"){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentEncoding",schemaPath:"contract#/$defs/PropertySc\
hema/properties/contentEncoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n!=="base64"){const p={instancePath:i+
"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentEncoding",schemaPath:"contract#/$defs/PropertySchema/properties/contentEncoding/enum",keyword:"\
enum",params:{allowedValues:Q.properties.contentEncoding.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(o["x-ogc-r\
ole"]!==void 0){let n=o["x-ogc-role"];if(typeof n!="string"){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"\
contract#/$defs/PropertySchema/properties/x-ogc-role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(n===
"id"||n==="primary-geometry"||n==="primary-instant"||n==="primary-interval-start"||n==="primary-interval-end")){const p={instancePath:i+"/properties/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:Q.properties["\
x-ogc-role"].enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(o["x-ogc-propertySeq"]!==void 0){let n=o["x-ogc-proper\
tySeq"];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-proper\
tySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),s++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){const p={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc\
-propertySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};e===null?e=[p]:e.push(p),s++}}}else{const n={instancePath:i+"/properties/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/Proper\
tySchema/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:i+"/properties",schemaPath:"\
#/properties/properties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.additionalProperties!==void 0&&
typeof a.additionalProperties!="boolean"){const r={instancePath:i+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=he.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),G(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?G.errors:e.concat(G.errors),s=e.length),he.errors=
e,s===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sr=ge,ir={type:"object",required:["type","features","numberReturned","timeStamp","links"],additionalProperties:!1,
properties:{type:{type:"string",enum:["FeatureCollection"]},features:{type:"array",items:{$ref:"contract#/$defs/Feature"}},numberReturned:{type:"integer",minimum:0},
numberMatched:{type:"integer",minimum:0},timeStamp:{type:"string",format:"date-time"},links:{type:"array",items:{$ref:"contract#/$defs/Link"}}}},qe={type:"objec\
t",required:["type","id","geometry","properties"],additionalProperties:!1,properties:{type:{type:"string",enum:["Feature"]},id:{type:"integer"},geometry:{anyOf:[
{$ref:"contract#/$defs/Geometry"},{anyOf:[{type:"object",enum:[null]},{type:"null"}]}]},properties:{additionalProperties:!0,type:["object","null"]}}},ar={type:"\
object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["Point"]},coordinates:{type:"array",maxItems:4,items:{type:"\
number"}}}},or={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["MultiPoint"]},coordinates:{type:"ar\
ray",items:{$ref:"contract#/$defs/Position"}}}};function Z(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const m=Z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must have requ\
ired property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==
void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r!=="MultiPoint"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:or.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.
isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(Array.isArray(n)){if(n.length>4){const l={instancePath:i+"/coordinates/"+o,schemaPath:"contract#\
/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),s++}if(n.length<2){const l={instancePath:i+
"/coordinates/"+o,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:
e.push(l),s++}const p=n.length;for(let l=0;l<p;l++){let u=n[l];if(!(typeof u=="number"&&isFinite(u))){const f={instancePath:i+"/coordinates/"+o+"/"+l,schemaPath:"\
contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),s++}}}else{const p={instancePath:i+
"/coordinates/"+o,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const t={
instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=
e,s===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pr={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"\
string",enum:["LineString"]},coordinates:{type:"array",items:{$ref:"contract#/$defs/Position"}}}};function H(a,{instancePath:i="",parentData:h,parentDataProperty:g,
rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must hav\
e required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordina\
tes")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="LineString"){const t={instancePath:i+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:pr.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(Array.isArray(n)){if(n.length>4){
const l={instancePath:i+"/coordinates/"+o,schemaPath:"contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 \
items"};e===null?e=[l]:e.push(l),s++}if(n.length<2){const l={instancePath:i+"/coordinates/"+o,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",
params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:e.push(l),s++}const p=n.length;for(let l=0;l<p;l++){let u=n[l];if(!(typeof u=="numbe\
r"&&isFinite(u))){const f={instancePath:i+"/coordinates/"+o+"/"+l,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[f]:e.push(f),s++}}}else{const p={instancePath:i+"/coordinates/"+o,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return H.errors=e,s===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nr={type:"obj\
ect",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["MultiLineString"]},coordinates:{type:"array",items:{type:"ar\
ray",items:{$ref:"contract#/$defs/Position"}}}}};function Y(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must have requ\
ired property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==
void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r!=="MultiLineString"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:nr.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;
if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(Array.isArray(n)){const p=n.length;for(let l=0;l<p;l++){let u=n[l];if(Array.isArray(u)){
if(u.length>4){const v={instancePath:i+"/coordinates/"+o+"/"+l,schemaPath:"contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must \
NOT have more than 4 items"};e===null?e=[v]:e.push(v),s++}if(u.length<2){const v={instancePath:i+"/coordinates/"+o+"/"+l,schemaPath:"contract#/$defs/Position/mi\
nItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[v]:e.push(v),s++}const f=u.length;for(let v=0;v<f;v++){let A=u[v];
if(!(typeof A=="number"&&isFinite(A))){const j={instancePath:i+"/coordinates/"+o+"/"+l+"/"+v,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[j]:e.push(j),s++}}}else{const f={instancePath:i+"/coordinates/"+o+"/"+l,schemaPath:"contract#/$defs/Positio\
n/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}}else{const p={instancePath:i+"/coordinates/"+o,schemaPath:"\
#/properties/coordinates/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"\
/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}Y.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var mr={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["\
Polygon"]},coordinates:{type:"array",items:{type:"array",items:{$ref:"contract#/$defs/Position"}}}}};function U(a,{instancePath:i="",parentData:h,parentDataProperty:g,
rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=U.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must hav\
e required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordina\
tes")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="Polygon"){const t={instancePath:i+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:mr.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(Array.isArray(n)){const p=n.length;
for(let l=0;l<p;l++){let u=n[l];if(Array.isArray(u)){if(u.length>4){const v={instancePath:i+"/coordinates/"+o+"/"+l,schemaPath:"contract#/$defs/Position/maxItem\
s",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[v]:e.push(v),s++}if(u.length<2){const v={instancePath:i+"/coordina\
tes/"+o+"/"+l,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[v]:e.push(
v),s++}const f=u.length;for(let v=0;v<f;v++){let A=u[v];if(!(typeof A=="number"&&isFinite(A))){const j={instancePath:i+"/coordinates/"+o+"/"+l+"/"+v,schemaPath:"\
contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[j]:e.push(j),s++}}}else{const f={instancePath:i+
"/coordinates/"+o+"/"+l,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}}else{
const p={instancePath:i+"/coordinates/"+o,schemaPath:"#/properties/coordinates/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return U.errors=e,s===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lr={type:"object",required:["type","coordinates"],additionalProperties:!1,
properties:{type:{type:"string",enum:["MultiPolygon"]},coordinates:{type:"array",items:{type:"array",items:{type:"array",items:{$ref:"contract#/$defs/Position"}}}}}};
function J(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=J.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[r]:e.push(r),
s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="MultiPolygon"){const t={
instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:lr.properties.type.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];
if(Array.isArray(n)){const p=n.length;for(let l=0;l<p;l++){let u=n[l];if(Array.isArray(u)){const f=u.length;for(let v=0;v<f;v++){let A=u[v];if(Array.isArray(A)){
if(A.length>4){const b={instancePath:i+"/coordinates/"+o+"/"+l+"/"+v,schemaPath:"contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"\
must NOT have more than 4 items"};e===null?e=[b]:e.push(b),s++}if(A.length<2){const b={instancePath:i+"/coordinates/"+o+"/"+l+"/"+v,schemaPath:"contract#/$defs/\
Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[b]:e.push(b),s++}const j=A.length;for(let b=0;b<j;b++){
let te=A[b];if(!(typeof te=="number"&&isFinite(te))){const se={instancePath:i+"/coordinates/"+o+"/"+l+"/"+v+"/"+b,schemaPath:"contract#/$defs/Position/items/typ\
e",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[se]:e.push(se),s++}}}else{const j={instancePath:i+"/coordinates/"+o+"/"+l+"/"+v,schemaPath:"\
contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[j]:e.push(j),s++}}}else{const f={instancePath:i+"/coord\
inates/"+o+"/"+l,schemaPath:"#/properties/coordinates/items/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}}else{
const p={instancePath:i+"/coordinates/"+o,schemaPath:"#/properties/coordinates/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return J.errors=e,s===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ur={type:"object",required:["type","geometries"],additionalProperties:!1,
properties:{type:{type:"string",enum:["GeometryCollection"]},geometries:{type:"array",items:{$ref:"contract#/$defs/Geometry"}}}},$e={validate:_};function W(a,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=W.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.geometries===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"geometries"},message:"must have required property 'geometries'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||
r==="geometries")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/pr\
operties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="GeometryCollection"){const t={instancePath:i+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ur.properties.type.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}}if(a.geometries!==void 0){let r=a.geometries;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)$e.validate(r[o],{instancePath:i+
"/geometries/"+o,parentData:r,parentDataProperty:o,rootData:d,dynamicAnchors:y})||(e=e===null?$e.validate.errors:e.concat($e.validate.errors),s=e.length)}else{const t={
instancePath:i+"/geometries",schemaPath:"#/properties/geometries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}
W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const m=_.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const o={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),
s++}const t=a.type;if(typeof t=="string")if(t==="Point"){if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const o={instancePath:i,schemaPath:"co\
ntract#/$defs/Point/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(a.
coordinates===void 0){const o={instancePath:i,schemaPath:"contract#/$defs/Point/required",keyword:"required",params:{missingProperty:"coordinates"},message:"mus\
t have required property 'coordinates'"};e===null?e=[o]:e.push(o),s++}for(const o in a)if(!(o==="type"||o==="coordinates")){const n={instancePath:i,schemaPath:"\
contract#/$defs/Point/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?
e=[n]:e.push(n),s++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/Point/properties/type/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o!=="Point"){const n={instancePath:i+"/type",schemaPath:"con\
tract#/$defs/Point/properties/type/enum",keyword:"enum",params:{allowedValues:ar.properties.type.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),s++}}if(a.coordinates!==void 0){let o=a.coordinates;if(Array.isArray(o)){if(o.length>4){const p={instancePath:i+"/coordinates",schemaPath:"\
contract#/$defs/Point/properties/coordinates/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[p]:e.push(p),s++}
const n=o.length;for(let p=0;p<n;p++){let l=o[p];if(!(typeof l=="number"&&isFinite(l))){const u={instancePath:i+"/coordinates/"+p,schemaPath:"contract#/$defs/Po\
int/properties/coordinates/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),s++}}}else{const n={instancePath:i+
"/coordinates",schemaPath:"contract#/$defs/Point/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(
n),s++}}}else{const o={instancePath:i,schemaPath:"contract#/$defs/Point/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}var r=!0}else if(t==="MultiPoint")Z(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?Z.errors:e.concat(Z.errors),
s=e.length),r!==!0&&(r=!0);else if(t==="LineString")H(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?H.errors:e.
concat(H.errors),s=e.length),r!==!0&&(r=!0);else if(t==="MultiLineString")Y(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=
e===null?Y.errors:e.concat(Y.errors),s=e.length),r!==!0&&(r=!0);else if(t==="Polygon")U(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||
(e=e===null?U.errors:e.concat(U.errors),s=e.length),r!==!0&&(r=!0);else if(t==="MultiPolygon")J(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||
(e=e===null?J.errors:e.concat(J.errors),s=e.length),r!==!0&&(r=!0);else if(t==="GeometryCollection")W(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,
dynamicAnchors:y})||(e=e===null?W.errors:e.concat(W.errors),s=e.length),r!==!0&&(r=!0);else{const o={instancePath:i,schemaPath:"#/discriminator",keyword:"discri\
minator",params:{error:"mapping",tag:"type",tagValue:t},message:'value of tag "type" must be in oneOf'};e===null?e=[o]:e.push(o),s++}else{const o={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:t},message:'tag "type" must be string'};e===null?e=[o]:e.push(o),s++}}else{
const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,m.props=
r,s===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function X(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const m=X.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const o={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),
s++}if(a.id===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[o]:e.push(o),s++}if(a.geometry===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"geometry"},message:"\
must have required property 'geometry'"};e===null?e=[o]:e.push(o),s++}if(a.properties===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[o]:e.push(o),s++}for(const o in a)if(!(o==="type"||o===
"id"||o==="geometry"||o==="properties")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){const n={instancePath:i+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o!=="Feature"){const n={
instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:qe.properties.type.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[n]:e.push(n),s++}}if(a.id!==void 0){let o=a.id;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:i+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}if(a.geometry!==void 0){let o=a.
geometry;const n=s;let p=!1;const l=s;_(o,{instancePath:i+"/geometry",parentData:a,parentDataProperty:"geometry",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length);var t=l===s;p=p||t;const u=s,f=s;let v=!1;const A=s;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const b={instancePath:i+"/geo\
metry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[b]:e.push(b),s++}if(o!==
null){const b={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/enum",keyword:"enum",params:{allowedValues:qe.properties.geometry.anyOf[1].
anyOf[0].enum},message:"must be equal to one of the allowed values"};e===null?e=[b]:e.push(b),s++}var r=A===s;v=v||r;const j=s;if(o!==null){const b={instancePath:i+
"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[b]:e.push(b),s++}var r=j===
s;if(v=v||r,v)s=f,e!==null&&(f?e.length=f:e=null);else{const b={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),s++}var t=u===s;if(p=p||t,p)s=n,e!==null&&(n?e.length=n:e=null);else{const b={instancePath:i+"/\
geometry",schemaPath:"#/properties/geometry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),s++}}if(a.properties!==
void 0){let o=a.properties;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){const n={instancePath:i+"/properties",schemaPath:"#/properties/properties/t\
ype",keyword:"type",params:{type:qe.properties.properties.type},message:"must be object,null"};e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return X.errors=e,s===0}X.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function K(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=K.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.features===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'features'"};e===null?
e=[r]:e.push(r),s++}if(a.numberReturned===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"numberReturned"},message:"\
must have required property 'numberReturned'"};e===null?e=[r]:e.push(r),s++}if(a.timeStamp===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"timeStamp"},message:"must have required property 'timeStamp'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(!(r==="type"||r==="features"||r==="numberReturned"||r==="numberMatched"||r==="timeStamp"||r==="links")){const t={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){
let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}if(r!=="FeatureCollection"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ir.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.features!==void 0){let r=a.features;if(Array.isArray(
r)){const t=r.length;for(let o=0;o<t;o++)X(r[o],{instancePath:i+"/features/"+o,parentData:r,parentDataProperty:o,rootData:d,dynamicAnchors:y})||(e=e===null?X.errors:
e.concat(X.errors),s=e.length)}else{const t={instancePath:i+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),s++}}if(a.numberReturned!==void 0){let r=a.numberReturned;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/numberReturned",schemaPath:"#/properties/numberReturned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/numberReturned",schemaPath:"#/properties/numberReturned/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.numberMatched!==void 0){let r=a.numberMatched;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/numberMatched",schemaPath:"#/properties/numberMatched/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/numberMatched",schemaPath:"\
#/properties/numberMatched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.timeStamp!==void 0){
let r=a.timeStamp;if(typeof r=="string"){if(!Le.test(r)){const t={instancePath:i+"/timeStamp",schemaPath:"#/properties/timeStamp/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/timeStamp",schemaPath:"#/properties/ti\
meStamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(
r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"\
contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[p]:e.push(p),s++}if(n.
rel===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must hav\
e required property 'rel'"};e===null?e=[p]:e.push(p),s++}if(n.type===void 0){const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(n.title===void 0){const p={instancePath:i+
"/links/"+o,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[p]:e.push(p),s++}for(const p in n)if(!(p==="href"||p==="rel"||p==="type"||p==="title")){const l={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(n.
href!==void 0){let p=n.href;if(typeof p=="string"){if(!I(p)){const l={instancePath:i+"/links/"+o+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/links/"+o+"/href",schemaPath:"\
contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(n.rel!==void 0&&typeof n.
rel!="string"){const p={instancePath:i+"/links/"+o+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[p]:e.push(p),s++}if(n.type!==void 0&&typeof n.type!="string"){const p={instancePath:i+"/links/"+o+"/type",schemaPath:"contract#/$def\
s/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(n.title!==void 0&&typeof n.title!="\
string"){const p={instancePath:i+"/links/"+o+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/links/"+o,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(a,{instancePath:i="",parentData:h,
parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ge.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),K(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?K.errors:e.concat(K.errors),s=e.length),ge.errors=e,s===
0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cr=ve,Ae={type:"object",required:["type","id","geometry","properties","links"],additionalProperties:!1,
properties:{type:{type:"string",enum:["Feature"]},id:{type:"integer"},geometry:{anyOf:[{$ref:"contract#/$defs/Geometry"},{anyOf:[{type:"object",enum:[null]},{type:"\
null"}]}]},properties:{additionalProperties:!0,type:["object","null"]},links:{type:"array",items:{$ref:"contract#/$defs/Link"}}}};function ee(a,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(a.id===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(a.geometry===void 0){const o={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"geometry"},message:"must have required property 'geometry'"};e===null?e=[o]:e.push(o),s++}if(a.properties===
void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'propertie\
s'"};e===null?e=[o]:e.push(o),s++}if(a.links===void 0){const o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"\
must have required property 'links'"};e===null?e=[o]:e.push(o),s++}for(const o in a)if(!(o==="type"||o==="id"||o==="geometry"||o==="properties"||o==="links")){const n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),s++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){const n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o!=="Feature"){const n={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/enum",keyword:"enum",params:{allowedValues:Ae.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(a.id!==
void 0){let o=a.id;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}if(a.geometry!==void 0){let o=a.geometry;const n=s;let p=!1;const l=s;_(o,{instancePath:i+
"/geometry",parentData:a,parentDataProperty:"geometry",rootData:d,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length);var t=l===s;p=p||t;const u=s,
f=s;let v=!1;const A=s;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const b={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[b]:e.push(b),s++}if(o!==null){const b={instancePath:i+"/geometry",schemaPath:"#/p\
roperties/geometry/anyOf/1/anyOf/0/enum",keyword:"enum",params:{allowedValues:Ae.properties.geometry.anyOf[1].anyOf[0].enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[b]:e.push(b),s++}var r=A===s;v=v||r;const j=s;if(o!==null){const b={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/\
anyOf/1/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[b]:e.push(b),s++}var r=j===s;if(v=v||r,v)s=f,e!==null&&(f?e.length=
f:e=null);else{const b={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in an\
yOf"};e===null?e=[b]:e.push(b),s++}var t=u===s;if(p=p||t,p)s=n,e!==null&&(n?e.length=n:e=null);else{const b={instancePath:i+"/geometry",schemaPath:"#/properties\
/geometry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),s++}}if(a.properties!==void 0){let o=a.properties;if(!(o&&
typeof o=="object"&&!Array.isArray(o))&&o!==null){const n={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:Ae.
properties.properties.type},message:"must be object,null"};e===null?e=[n]:e.push(n),s++}}if(a.links!==void 0){let o=a.links;if(Array.isArray(o)){const n=o.length;
for(let p=0;p<n;p++){let l=o[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.href===void 0){const u={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs\
/Link/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[u]:e.push(u),s++}if(l.rel===void 0){
const u={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required pro\
perty 'rel'"};e===null?e=[u]:e.push(u),s++}if(l.type===void 0){const u={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[u]:e.push(u),s++}if(l.title===void 0){const u={instancePath:i+"/links/"+
p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[u]:e.
push(u),s++}for(const u in l)if(!(u==="href"||u==="rel"||u==="type"||u==="title")){const f={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),s++}if(l.href!==
void 0){let u=l.href;if(typeof u=="string"){if(!I(u)){const f={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:i+"/links/"+p+"/href",schemaPath:"cont\
ract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}if(l.rel!==void 0&&typeof l.
rel!="string"){const u={instancePath:i+"/links/"+p+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[u]:e.push(u),s++}if(l.type!==void 0&&typeof l.type!="string"){const u={instancePath:i+"/links/"+p+"/type",schemaPath:"contract#/$def\
s/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(l.title!==void 0&&typeof l.title!="\
string"){const u={instancePath:i+"/links/"+p+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const n={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}return ee.errors=e,s===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{instancePath:i="",
parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ve.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),ee(a,{instancePath:i,parentData:h,parentDataProperty:g,rootData:d,dynamicAnchors:y})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length),ve.
errors=e,s===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yr=Pe,dr={type:"object",required:["access_token","token_type","expires_in"],additionalProperties:!1,
properties:{access_token:{type:"string",minLength:1},token_type:{type:"string",enum:["Bearer"]},expires_in:{type:"integer",minimum:1},scope:{type:"string"}}};function Pe(a,{
instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.access_token===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token\
/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have required property 'access_token'"};e===null?e=[r]:e.push(r),s++}if(a.token_type===
void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token/required",keyword:"required",params:{missingProperty:"token_type"},message:"must have required\
 property 'token_type'"};e===null?e=[r]:e.push(r),s++}if(a.expires_in===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token/required",keyword:"req\
uired",params:{missingProperty:"expires_in"},message:"must have required property 'expires_in'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="access_\
token"||r==="token_type"||r==="expires_in"||r==="scope")){const t={instancePath:i,schemaPath:"contract#/$defs/Token/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.access_token!==void 0){let r=a.access_token;
if(typeof r=="string"){if(T(r)<1){const t={instancePath:i+"/access_token",schemaPath:"contract#/$defs/Token/properties/access_token/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/access_token",schemaPath:"cont\
ract#/$defs/Token/properties/access_token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.token_type!==
void 0){let r=a.token_type;if(typeof r!="string"){const t={instancePath:i+"/token_type",schemaPath:"contract#/$defs/Token/properties/token_type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="Bearer"){const t={instancePath:i+"/token_type",schemaPath:"contract#/\
$defs/Token/properties/token_type/enum",keyword:"enum",params:{allowedValues:dr.properties.token_type.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}}if(a.expires_in!==void 0){let r=a.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/e\
xpires_in",schemaPath:"contract#/$defs/Token/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/expires_in",schemaPath:"contract#/$defs/Token/properties/expires_in/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a.scope!==void 0&&typeof a.scope!="string"){const r={
instancePath:i+"/scope",schemaPath:"contract#/$defs/Token/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/Token/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),s++}return Pe.errors=e,s===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fr=ke,Ee={type:"object",properties:{"x-request-id":{type:"\
string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",
minimum:0},"cache-control":{type:"string",enum:["no-store"]},pragma:{type:"string",enum:["no-cache"]}},required:["x-request-id","cache-control","pragma"],$id:"c\
reateToken_200_headers"};function ke(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ke.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must ha\
ve required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a.pragma===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pragma"},message:"must have required property 'pragma'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r==
"string"){if(T(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"mu\
st NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(T(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minL\
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
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const t={instancePath:i+"/\
cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!==
"no-store"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Ee.properties["cache-cont\
rol"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.pragma!==void 0){let r=a.pragma;if(typeof r!="string"){const t={
instancePath:i+"/pragma",schemaPath:"#/properties/pragma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!==
"no-cache"){const t={instancePath:i+"/pragma",schemaPath:"#/properties/pragma/enum",keyword:"enum",params:{allowedValues:Ee.properties.pragma.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return ke.errors=e,s===0}ke.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,
"ratelimit-reset":!0,"cache-control":!0,pragma:!0},dynamicProps:!1,dynamicItems:!1};var Ce=be,hr={type:"object",required:["error","error_description"],additionalProperties:!1,
properties:{error:{type:"string",enum:["invalid_request","invalid_client","invalid_scope","unsupported_grant_type"]},error_description:{type:"string",minLength:1}}};
function be(a,{instancePath:i="",parentData:h,parentDataProperty:g,rootData:d=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=be.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.error===void 0){const r={instancePath:i,schemaPath:"contract#/$\
defs/OAuthError/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),s++}if(a.error_description===
void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OAuthError/required",keyword:"required",params:{missingProperty:"error_description"},message:"must h\
ave required property 'error_description'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="error"||r==="error_description")){const t={instancePath:i,schemaPath:"\
contract#/$defs/OAuthError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(a.error!==void 0){let r=a.error;if(typeof r!="string"){const t={instancePath:i+"/error",schemaPath:"contract#/$defs/OAuthError/prope\
rties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="invalid_request"||r==="invalid_client"||
r==="invalid_scope"||r==="unsupported_grant_type")){const t={instancePath:i+"/error",schemaPath:"contract#/$defs/OAuthError/properties/error/enum",keyword:"enum",
params:{allowedValues:hr.properties.error.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.error_description!==void 0){
let r=a.error_description;if(typeof r=="string"){if(T(r)<1){const t={instancePath:i+"/error_description",schemaPath:"contract#/$defs/OAuthError/properties/error\
_description/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/error_description",schemaPath:"contract#/$defs/OAuthError/properties/error_description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/OAuthError/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),s++}return be.errors=e,s===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gr={"getLandingPage 200":Ze,"getLandingPa\
ge 200 headers":P,"getLandingPage 400":c,"getLandingPage 400 headers":P,"getLandingPage 401":c,"getLandingPage 401 headers":N,"getLandingPage 403":c,"getLanding\
Page 403 headers":P,"getLandingPage 406":c,"getLandingPage 406 headers":P,"getLandingPage 429":c,"getLandingPage 429 headers":$,"getLandingPage 500":c,"getLandi\
ngPage 500 headers":P,"getLandingPage 503":c,"getLandingPage 503 headers":$,"getApiDefinition 200":Ye,"getApiDefinition 200 headers":P,"getApiDefinition 400":c,
"getApiDefinition 400 headers":P,"getApiDefinition 401":c,"getApiDefinition 401 headers":N,"getApiDefinition 403":c,"getApiDefinition 403 headers":P,"getApiDefi\
nition 406":c,"getApiDefinition 406 headers":P,"getApiDefinition 429":c,"getApiDefinition 429 headers":$,"getApiDefinition 500":c,"getApiDefinition 500 headers":P,
"getApiDefinition 503":c,"getApiDefinition 503 headers":$,"getFunctions 200":Je,"getFunctions 200 headers":P,"getFunctions 400":c,"getFunctions 400 headers":P,"\
getFunctions 401":c,"getFunctions 401 headers":N,"getFunctions 403":c,"getFunctions 403 headers":P,"getFunctions 406":c,"getFunctions 406 headers":P,"getFunctio\
ns 429":c,"getFunctions 429 headers":$,"getFunctions 500":c,"getFunctions 500 headers":P,"getFunctions 503":c,"getFunctions 503 headers":$,"conformanceDeclarati\
on 200":We,"conformanceDeclaration 200 headers":P,"conformanceDeclaration 400":c,"conformanceDeclaration 400 headers":P,"conformanceDeclaration 401":c,"conforma\
nceDeclaration 401 headers":N,"conformanceDeclaration 403":c,"conformanceDeclaration 403 headers":P,"conformanceDeclaration 406":c,"conformanceDeclaration 406 h\
eaders":P,"conformanceDeclaration 429":c,"conformanceDeclaration 429 headers":$,"conformanceDeclaration 500":c,"conformanceDeclaration 500 headers":P,"conforman\
ceDeclaration 503":c,"conformanceDeclaration 503 headers":$,"getCollectionsPage 200":Xe,"getCollectionsPage 200 headers":P,"getCollectionsPage 400":c,"getCollec\
tionsPage 400 headers":P,"getCollectionsPage 401":c,"getCollectionsPage 401 headers":N,"getCollectionsPage 403":c,"getCollectionsPage 403 headers":P,"getCollect\
ionsPage 406":c,"getCollectionsPage 406 headers":P,"getCollectionsPage 429":c,"getCollectionsPage 429 headers":$,"getCollectionsPage 500":c,"getCollectionsPage \
500 headers":P,"getCollectionsPage 503":c,"getCollectionsPage 503 headers":$,"getCollection 200":er,"getCollection 200 headers":P,"getCollection 400":c,"getColl\
ection 400 headers":P,"getCollection 401":c,"getCollection 401 headers":N,"getCollection 403":c,"getCollection 403 headers":P,"getCollection 404":c,"getCollecti\
on 404 headers":P,"getCollection 406":c,"getCollection 406 headers":P,"getCollection 429":c,"getCollection 429 headers":$,"getCollection 500":c,"getCollection 5\
00 headers":P,"getCollection 503":c,"getCollection 503 headers":$,"getSchema 200":rr,"getSchema 200 headers":P,"getSchema 400":c,"getSchema 400 headers":P,"getS\
chema 401":c,"getSchema 401 headers":N,"getSchema 403":c,"getSchema 403 headers":P,"getSchema 404":c,"getSchema 404 headers":P,"getSchema 406":c,"getSchema 406 \
headers":P,"getSchema 429":c,"getSchema 429 headers":$,"getSchema 500":c,"getSchema 500 headers":P,"getSchema 503":c,"getSchema 503 headers":$,"getQueryables 20\
0":tr,"getQueryables 200 headers":P,"getQueryables 400":c,"getQueryables 400 headers":P,"getQueryables 401":c,"getQueryables 401 headers":N,"getQueryables 403":c,
"getQueryables 403 headers":P,"getQueryables 404":c,"getQueryables 404 headers":P,"getQueryables 406":c,"getQueryables 406 headers":P,"getQueryables 429":c,"get\
Queryables 429 headers":$,"getQueryables 500":c,"getQueryables 500 headers":P,"getQueryables 503":c,"getQueryables 503 headers":$,"getItems 200":sr,"getItems 20\
0 headers":P,"getItems 400":c,"getItems 400 headers":P,"getItems 401":c,"getItems 401 headers":N,"getItems 403":c,"getItems 403 headers":P,"getItems 404":c,"get\
Items 404 headers":P,"getItems 406":c,"getItems 406 headers":P,"getItems 429":c,"getItems 429 headers":$,"getItems 500":c,"getItems 500 headers":P,"getItems 503":c,
"getItems 503 headers":$,"getFeature 200":cr,"getFeature 200 headers":P,"getFeature 400":c,"getFeature 400 headers":P,"getFeature 401":c,"getFeature 401 headers":N,
"getFeature 403":c,"getFeature 403 headers":P,"getFeature 404":c,"getFeature 404 headers":P,"getFeature 406":c,"getFeature 406 headers":P,"getFeature 429":c,"ge\
tFeature 429 headers":$,"getFeature 500":c,"getFeature 500 headers":P,"getFeature 503":c,"getFeature 503 headers":$,"createToken 200":yr,"createToken 200 header\
s":fr,"createToken 400":Ce,"createToken 400 headers":P,"createToken 401":Ce,"createToken 401 headers":N,"createToken 406":c,"createToken 406 headers":P,"createT\
oken 413":c,"createToken 413 headers":P,"createToken 415":c,"createToken 415 headers":P,"createToken 429":c,"createToken 429 headers":$,"createToken 500":c,"cre\
ateToken 500 headers":P,"createToken 503":c,"createToken 503 headers":$};export{gr as validators};
