import type { Plugin } from '@redocly/openapi-core'

/** The plugin that adds to operations and answers what they have in common. */
export const PLUGIN: Plugin
export default function plugin(): Plugin
