import type { BenchedService } from '../../quality-service.ts'
import type { EntityFile } from './write-repository.ts'

/** Loads files as entities, one after the other. */
export async function loadRepository(service: BenchedService, files: readonly EntityFile[]): Promise<void> {
  for (const { name, path } of files) {
    const sourceFile = await service.upload(path, `${name}.csv`)
    await service.profiled(await service.create(name, { type: 'delimited', attr: 'names', sourceFile }))
  }
}
