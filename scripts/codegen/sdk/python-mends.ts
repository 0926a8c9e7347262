import type { SdkDescription } from './description.ts'
import type { MixedObject } from './simplify.ts'

/** Corrects the text of one source of the Python SDK. */
export function mendPython(text: string, sdk: SdkDescription): string {
  let mended = sdk.freeForm.reduce(sendEntries, rejectDots(acceptAnswers(text)))
  mended = sdk.mixedObjects.reduce(tellKindsApart, mended)
  mended = readPlainValues(rejectUnknownMembers(leaveOutUnset(mended)))
  return sdk.identifiers.reduce(
    (api, identifier) => takeIdentifiers(api, identifier, sdk.service),
    sendDictionaries(mended),
  )
}

/**
 * Sends each entry of a free-form parameter as a parameter of its own, where the generator writes the whole as
 * one parameter of JSON. The client encodes values by itself, but not names.
 */
function sendEntries(text: string, parameter: string): string {
  const whole = new RegExp(`_query_params\\.append\\(\\('${parameter}', (\\w+)\\)\\)`, 'g')
  if (!whole.test(text)) return text
  return text
    .replace(/^import warnings$/m, 'import warnings\nfrom urllib.parse import quote')
    .replace(whole, `_query_params.extend((quote(key, safe=''), value) for key, value in $1.items())`)
}

/** Asks for what an operation answers with, where the generator asks for any JSON, be it the form of refusals alone. */
const acceptAnswers = (text: string): string =>
  text.replace(
    /(?<=for accept in accepts:\n +if re\.search\(')json(?=', accept, re\.IGNORECASE\))/,
    '^(?!.*problem).*json',
  )

/** Rejects an identifier of dots. In a URL it would lead to another resource. */
const rejectDots = (text: string): string =>
  text.replace(
    /^ {12}for k, v in path_params:$/m,
    `$&
                if str(v) in ('.', '..'):
                    raise ApiValueError(
                        'A path parameter must not be "." or "..", because URLs do not keep it.'
                    )`,
  )

/** Sets the members that are in the dictionary. The generated code sets all others to None, which is sent as null. */
const leaveOutUnset = (text: string): string =>
  text.replace(
    /^( {8}_obj = cls\.model_validate\()(\{\n[^]*?\n {8}\})\)$/m,
    '$1{\n            _key: _value for _key, _value in $2.items() if _key in obj\n        })',
  )

/** Rejects a misspelt member of an object that has no other members, where pydantic would drop it. */
const rejectUnknownMembers = (text: string): string =>
  text.includes('additional_properties: Dict[str, Any] = {}') || text.includes('one_of_schemas')
    ? text
    : text.replace(
        /^( {4}model_config = ConfigDict\(\n)(?= {8}validate_by_name)/m,
        "$1        extra='forbid',\n",
      )

/** Reads a plain value of JSON as the kind that it is, where the generated code takes it for an object of nothing. */
function readPlainValues(text: string): string {
  if (!text.includes('actual_instance: Optional[')) return text
  return text
    .replace(/^(from pydantic import .*)\bfield_validator$/m, '$1field_validator, model_validator')
    .replace(
      /^ {4}@field_validator\('actual_instance'\)$/m,
      `    @model_validator(mode='before')
    @classmethod
    def read_plain_value(cls, value: Any) -> Any:
        """Reads a value that is not an object of this class"""
        if isinstance(value, cls):
            return value
        given = value.get('actual_instance', value) if isinstance(value, dict) else value
        if isinstance(given, dict):
            given = cls.from_dict(given).actual_instance
        return {'actual_instance': given}

$&`,
    )
}

/** Reads an object of one of two kinds by its kind, so that a column is never taken for a named member. */
function tellKindsApart(text: string, { component, openMembers, marks }: MixedObject): string {
  if (!new RegExp(`^class ${component}\\(`, 'm').test(text)) return text
  const types = { array: 'list', object: 'dict' }
  const isNamed = marks.map(({ member, type }) => `isinstance(obj.get("${member}"), ${types[type]})`)
  return text.replace(
    /^ {8}_obj = cls\.model_validate\(\{$/m,
    `        if not (${isNamed.join(' and ')}):
            _named = {${openMembers.map((member) => `"${member}"`).join(', ')}}
            _obj = cls.model_validate({_key: obj[_key] for _key in obj if _key in _named})
            _obj.additional_properties = {_key: obj[_key] for _key in obj if _key not in _named}
            return _obj

$&`,
  )
}

/** Sends a dictionary as it is, where the generated code makes a model of it and drops what the model does not have. */
function sendDictionaries(text: string): string {
  const bodies = new Set([...text.matchAll(/^ {12}_body_params = (\w+)$/gm)].map(([, name]) => name!))
  return [...bodies].reduce(
    (mended, name) =>
      mended.replace(
        new RegExp(`^( {8}${name}: (?:Annotated\\[)?(?:Optional\\[)?)(\\w+)(?=[\\],])`, 'gm'),
        '$1Union[Dict[str, Any], $2]',
      ),
    text,
  )
}

/** Takes an identifier in the type in which an answer gives it: a path has no types. */
function takeIdentifiers(
  text: string,
  { name, component }: SdkDescription['identifiers'][number],
  service: string,
): string {
  const argument = new RegExp(`_path_params\\['${name}'\\] = (\\w+)`).exec(text)?.[1]
  if (argument === undefined) return text
  const alternatives =
    component === undefined
      ? "Annotated[str, Field(pattern=r'^[0-9]+$')]"
      : `StrictInt, InstanceOf[${component}]`
  const file = component?.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  return text
    .replace(
      new RegExp(`^( {8}${argument}: )(Annotated\\[.*\\])(,)$`, 'gm'),
      (_, start: string, type: string, end: string) => `${start}Union[${type}, ${alternatives}]${end}`,
    )
    .replace(/^from typing_extensions import Annotated\n(?=from groundtruth)/m, (line) =>
      component === undefined
        ? line
        : `${line}from pydantic import InstanceOf\nfrom groundtruth_${service}.models.${file} import ${component}\n`,
    )
}
