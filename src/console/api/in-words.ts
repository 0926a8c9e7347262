/** A person does not know the body of the request: a member of it is named as it is called there. */
export const inWords = <Text extends string | undefined>(detail: Text): Text =>
  detail?.replace(/^The (?:body|string) at (?:\/[^\s/]+)*\/([^\s/]+) (?:of the body )?/, '“$1” ') as Text
