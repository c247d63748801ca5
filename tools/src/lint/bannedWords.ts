/** A word that names do not use. */
export interface BannedWord {
  /** The word to use instead. */
  readonly use: string;
  /** Names where the word has its own standard meaning. */
  readonly except?: RegExp;
}

/** The words that identifiers and file names do not use, each in the singular and lower case (docs/glossary.md). */
export const bannedWords: Readonly<Record<string, BannedWord>> = {
  letter: {
    use: 'email',
    except: /letterSpacing|digit|label|^deadLetter$|^(?:plain|first|small)Letters?$/i,
  },
  kept: { use: 'cached or stored' },
  stationery: { use: 'branding' },
  sentence: { use: 'message', except: /^(?:commentSentences|sentencesOf|sentences)$/ },
  answer: { use: 'response' },
  address: {
    use: 'url, path, email or ip',
    except:
      /postal|billing|club|delivery|^address(?:Lines|Fields|Info)?$|fillAddress|isAddressComplete|^(?:remoteAddress|socketAddress|listen_addresses)$/i,
  },
  refusal: { use: 'error or failure' },
  problem: { use: 'issue' },
  complaint: { use: 'issue' },
  upkeep: { use: 'maintenance' },
  moment: { use: 'timestamp or dateTime' },
  believed: { use: 'cached' },
  planted: { use: 'canary' },
  // Base UI names a part of its components so.
  popup: { use: 'notification', except: /^popup$/ },
  toast: { use: 'snackbar' },
  // esbuild names the first lines of a file so.
  banner: { use: 'inlineAlert', except: /^banner$/ },
  busy: { use: 'pending' },
  deaf: { use: 'inert' },
  programme: { use: 'the event list' },
  deed: { use: 'action' },
  patience: { use: 'timeout, limit or grace' },
};
