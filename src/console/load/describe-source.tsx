import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import type { EntityLoading } from '../../../generated/quality/sdk/typescript/src/models/EntityLoading.ts'
import type { SourceType } from '../../../generated/quality/sdk/typescript/src/models/SourceType.ts'
import { api } from '../api/client.ts'
import { jobIdOf } from '../jobs/watch-job.ts'
import { useDraft } from '../state/drafts.ts'
import { TEXTS } from '../texts.ts'
import { draftKey, draftOf, type ReplacedEntity } from './draft.ts'
import { LoadForm } from './load-form.tsx'
import { LoginForm } from './login-form.tsx'
import { PreviewView } from './preview-view.tsx'
import { RawLines } from './raw-lines.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SourceFault } from './source-fault.tsx'
import { FILE_TYPES, hasTypes, placeInRequest, type SourcePlace } from './source-place.ts'
import { type Login, sampleOf, withSetting } from './source-settings.ts'
import { usePreview } from './use-preview.ts'

/**
 * A source with its preview: how it is read, its first records, and the load.
 * @param replaced undefined if a new entity is made
 * @param onScheduled called with the job that loads the rows, and the entity that it loads
 */
export function DescribeSource({
  repository,
  place,
  replaced,
  onScheduled,
}: {
  repository: string
  place: SourcePlace
  replaced?: ReplacedEntity | undefined
  onScheduled: (jobId: string, entityID: string) => void
}): JSX.Element {
  const [draft, setDraft] = useDraft(draftKey(repository, place), draftOf(place))
  const [login, setLogin] = useState<Login>({})
  const [isRaw, setRaw] = useState(false)
  const texts = TEXTS.load
  const sample = sampleOf(draft.sample)
  const previewed = usePreview(repository, place, draft.type, draft.settings, login, sample)
  const { detection, type, detectedSettings, connectInfo, preview, isStale } = previewed
  const fault = detection.fault ?? preview.fault

  const change = (member: keyof typeof draft.settings | 'type', value: string | undefined): void => {
    if (member === 'type') setDraft({ ...draft, type: value as SourceType | undefined })
    else setDraft({ ...draft, settings: withSetting(draft.settings, member, value) })
  }

  const load = async (): Promise<void> => {
    const { source } = placeInRequest(place)
    const { name, description, maxRejected } = draft
    const wishes = { ...(sample && { sample }), ...(maxRejected !== '' && { maxRejected }) }
    if (replaced) {
      const { entityID } = replaced
      const { job } = await api(EntitiesApi).runEntityCommand({
        repository,
        entityID,
        entityCommand: { command: 'reload', data: { source, connectInfo, ...wishes } },
      })
      onScheduled(jobIdOf(job!), entityID)
      return
    }
    const created = (await api(EntitiesApi).runEntitiesCommand({
      repository,
      entitiesCommand: {
        command: 'create',
        data: { entityName: name, entityDesc: description, source, connectInfo, ...wishes },
      },
    })) as EntityLoading
    onScheduled(jobIdOf(created.job), created.entityId)
  }

  return (
    <div class="describe">
      <section class="describe-preview" aria-label={texts.preview}>
        <div class="title">
          <h2>{texts.preview}</h2>
          <button type="button" onClick={() => setRaw(true)}>
            {texts.raw}
          </button>
        </div>
        {fault ? (
          <SourceFault
            fault={fault}
            again={detection.fault ? detection.again : preview.again}
            onChoose={change}
          />
        ) : preview.value === undefined ? (
          <p class="busy" role="status">
            {TEXTS.busy}
          </p>
        ) : (
          <PreviewView preview={preview.value} isStale={isStale} />
        )}
      </section>
      <section class="describe-settings" aria-label={texts.settings}>
        <h2>{texts.settings}</h2>
        {hasTypes(place) && (
          <label>
            {texts.members.type}
            <select value={type ?? ''} onChange={(event) => change('type', event.currentTarget.value)}>
              {type === undefined && <option value="">{texts.unknownType}</option>}
              {FILE_TYPES.map((one) => (
                <option value={one}>{texts.ofType(one)}</option>
              ))}
            </select>
          </label>
        )}
        <LoginForm place={place} login={login} onChange={setLogin} />
        <SettingsForm
          repository={repository}
          place={place}
          type={type ?? place.connectionType}
          detected={detection.value?.detected}
          proposed={detectedSettings}
          chosen={draft.settings}
          onChange={change}
        />
      </section>
      <LoadForm draft={draft} onChange={setDraft} replaced={replaced} source={place.name} load={load} />
      {isRaw && (
        <RawLines
          repository={repository}
          place={place}
          connectInfo={connectInfo}
          onClose={() => setRaw(false)}
        />
      )}
    </div>
  )
}
