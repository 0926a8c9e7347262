/**
 * A plugin of Redocly that adds to operations and answers what they have in common. The root document names the
 * declaration as `x-common`; `specs/quality/common.yaml` explains its members. The plugin runs before references are
 * bundled and before the rules of the linter, so that codegen, the mock and the linter see the whole contract.
 */
import { dirname, relative, resolve } from 'node:path'

export const PLUGIN = { id: 'groundtruth', preprocessors: { oas3: { common: addCommon } } }

export default () => PLUGIN

const MEMBERS = ['security', 'headers', 'parameters', 'responses', 'shapes']

/**
 * Adds the requirements that replace others.
 * @param replaced names of schemes that replace a scheme, by its name
 */
const withAlternatives = (security, replaced = {}) =>
  security.flatMap((requirement) => [
    requirement,
    ...Object.entries(requirement).flatMap(([scheme, roles]) =>
      (replaced[scheme] ?? []).map((name) => {
        const { [scheme]: _, ...others } = requirement
        return { ...others, [name]: roles }
      }),
    ),
  ])

/** The path of a file as a developer types it. */
const shown = (path) => relative(process.cwd(), path)

/** The unknown members and the references of a declaration that lead nowhere, each with its path. */
function faultsOf(common, exists) {
  const faults = Object.keys(common)
    .filter((name) => !MEMBERS.includes(name))
    .map((name) => ({
      path: [name],
      message: `There is no member "${name}". The members are: ${MEMBERS.join(', ')}.`,
    }))
  const visit = (node, path) => {
    if (node === null || typeof node !== 'object') return
    if (typeof node.$ref === 'string' && !exists(node)) faults.push({ path, message: "Can't resolve $ref" })
    else for (const [name, value] of Object.entries(node)) visit(value, [...path, name])
  }
  visit(common, [])
  return faults
}

function addCommon() {
  /** The declaration, and the path of its file. Undefined if the document has none. */
  let common, file
  /** Security requirements of operations that name none. */
  let security

  /** Copies references of the declaration into another file. */
  const moved = (node, target) =>
    JSON.parse(JSON.stringify(node), (key, value) =>
      key === '$ref' ? relative(dirname(target), resolve(dirname(file), value)) : value,
    )

  /** Completes an answer in place: its headers, and the content of its shape with its examples. */
  const completeAnswer = (answer, location, report) => {
    const { description, headers, content, 'x-shape': shape, 'x-examples': examples, ...rest } = answer
    const media = shape === undefined ? content : common.shapes?.[shape]
    if (shape !== undefined && (media === undefined || content !== undefined)) {
      const names = Object.keys(common.shapes ?? {}).join(', ') || 'none'
      const message = content
        ? 'An answer has either `content` or `x-shape`. Remove one of them.'
        : `The shape "${shape}" does not exist. The shapes in ${shown(file)} are: ${names}.`
      return report({ message, location: location.child('x-shape') })
    }
    const target = location.source.absoluteRef
    for (const key of Object.keys(answer)) delete answer[key]
    Object.assign(answer, {
      description,
      headers: { ...moved(common.headers ?? {}, target), ...headers },
      ...(media && { content: shape === undefined ? media : withExamples(moved(media, target), examples) }),
      ...rest,
    })
  }

  return {
    Root: {
      enter(root, { resolve: resolved, location, report }) {
        common = undefined
        const reference = root['x-common']
        if (reference === undefined) return
        delete root['x-common']
        const { node, location: place, error } = resolved(reference)
        if (node === undefined) {
          const message = `The file of \`x-common\` cannot be read: ${error?.message ?? 'it does not exist'}.`
          return report({ message, location: location.child('x-common') })
        }
        const faults = faultsOf(node, (ref) => resolved(ref, place.source.absoluteRef).node !== undefined)
        for (const { path, message } of faults) report({ message, location: place.child(path) })
        // Each operation would repeat the faults.
        if (faults.length > 0) return
        common = node
        file = place.source.absoluteRef
        if (root.security !== undefined) root.security = withAlternatives(root.security, common.security)
        ;({ security } = root)
        // No operation refers to these answers yet, so that the visitor of answers does not see them.
        for (const group of Object.values(common.responses ?? {}))
          for (const answer of Object.values(group)) {
            const found = resolved(answer, file)
            if (found.node) completeAnswer(found.node, found.location, report)
          }
      },
    },
    Operation: {
      enter(operation, { location, report }) {
        if (common === undefined) return
        const target = location.source.absoluteRef
        const { parameters = [], requestBody, responses, ...others } = operation
        const { 'x-parameters': group, 'x-without': without = [], ...rest } = others
        const { always, secured, requestBody: sent } = common.responses ?? {}
        if (group !== undefined && common.parameters?.[group] === undefined) {
          const message = `The group of parameters "${group}" does not exist in ${shown(file)}.`
          report({ message, location: location.child('x-parameters') })
        }
        const taken = [...(common.parameters?.[group] ?? []), ...(common.parameters?.always ?? [])]
        const added = {
          ...always,
          ...((rest.security ?? security ?? []).length > 0 && secured),
          ...(requestBody && sent),
        }
        for (const status of [without].flat()) {
          if (!(status in added)) {
            const message = `The status ${status} is not common to operations of this kind. Remove it from \`x-without\`.`
            report({ message, location: location.child('x-without') })
          }
          delete added[status]
        }
        if (rest.security !== undefined) rest.security = withAlternatives(rest.security, common.security)
        for (const key of Object.keys(operation)) delete operation[key]
        Object.assign(operation, {
          ...rest,
          parameters: [...parameters, ...moved(taken, target)],
          ...(requestBody && { requestBody }),
          responses: { ...moved(added, target), ...responses },
        })
      },
    },
    Response: {
      enter(answer, { location, report }) {
        if (common !== undefined) completeAnswer(answer, location, report)
      },
    },
  }
}

/** The content of a shape with the examples of an answer, which are of its first media type. */
const withExamples = (content, examples) =>
  Object.fromEntries(
    Object.entries(content).map(([type, media], index) => [
      type,
      { ...media, ...(examples && index === 0 && { examples }) },
    ]),
  )
