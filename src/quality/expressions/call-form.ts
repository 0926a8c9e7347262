import type { Overload, Parameter } from './declaration.ts'

/** The call form of a function: `ROUND(number [, digits])`, `CONCAT(text, …)`. `show` formats each parameter. */
export function callForm(
  name: string,
  { parameters, optional = 0, isVariadic }: Overload,
  show: (parameter: Parameter) => string,
): string {
  const needed = parameters.length - optional
  const parts = parameters.map((parameter, place) => {
    const part = `${place === 0 ? '' : ', '}${show(parameter)}`
    return place < needed ? part : ` [${part}`
  })
  return `${name}(${`${parts.join('')}${isVariadic ? ', …' : ''}${']'.repeat(optional)}`.trimStart()})`
}
