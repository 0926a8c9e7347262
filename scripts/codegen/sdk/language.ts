import type { SdkDescription } from './description.ts'

/** One language that SDKs are made in. */
export interface SdkLanguage {
  /** Folder of the SDK below `generated/<service>/sdk/`. */
  folder: string
  /** Name of openapi-generator's generator. */
  generator: string
  properties: (service: string) => Record<string, string>
  /**
   * The folder of the generator's output that is kept: the sources. What it writes beside them (workflows, a
   * script that pushes, test stubs, manifests with placeholders) is left out.
   */
  sources: (service: string) => string
  /** Puts right, in the text of one of the sources, what the generator gets wrong. */
  mend?: (text: string, sdk: SdkDescription) => string
  /** The files beside the sources that make them a package, by their path; may read the generator's own output. */
  files: (sdk: SdkDescription, output: string) => Promise<Record<string, string>>
}
