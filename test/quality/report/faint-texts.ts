/**
 * Texts whose colour does not stand out from what is behind them: WCAG 2.2, 1.4.3 asks for 4.5 to 1, or 3 to 1 where
 * they are large. In the page.
 */
export const FAINT_TEXTS = `(() => {
  const parse = (colour) => (colour.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number)
  const light = ([red, green, blue]) => [red, green, blue]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
  const ground = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const colour = parse(getComputedStyle(one).backgroundColor)
      if (colour.length === 3 || colour[3] === 1) return colour
    }
    return [255, 255, 255]
  }
  const faint = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (walker.currentNode.data.trim() === '' || element.closest('title, desc, style, .unseen')) continue
    const style = getComputedStyle(element)
    const colour = parse(element.namespaceURI.endsWith('svg') ? style.fill : style.color)
    const [one, other] = [light(colour), light(ground(element))]
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700)
    if (ratio < (isLarge ? 3 : 4.5))
      faint.add(element.className + ' ' + element.textContent.trim().slice(0, 30) + ' ' + ratio.toFixed(2))
  }
  return [...faint]
})()`
