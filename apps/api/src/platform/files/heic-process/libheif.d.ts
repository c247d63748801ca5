// The functions of libheif that are called. The package's own types are of its build for other modules.
declare module 'libheif-js/wasm-bundle.js' {
  /** One plane of a decoded picture. Its bytes are in the memory of the library. */
  export interface Plane {
    readonly data: Uint8Array;
    /** Bytes of a row. */
    readonly stride: number;
    readonly width: number;
    readonly height: number;
    readonly bits_per_pixel: number;
  }
  /** Something in the memory of the library, with its place there. */
  interface Stored {
    readonly $$: { readonly ptr: number };
  }
  interface Decoded {
    readonly image?: Stored;
    /** Undefined where it could not be decoded. */
    readonly channels?: readonly Plane[];
  }
  export interface HeifImage {
    readonly handle: Stored;
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    has_alpha_channel(): boolean;
  }
  const libheif: {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
    readonly HEAPU8: Uint8Array;
    readonly heif_colorspace: {
      readonly heif_colorspace_YCbCr: unknown;
      readonly heif_colorspace_RGB: unknown;
    };
    readonly heif_chroma: {
      readonly heif_chroma_420: unknown;
      readonly heif_chroma_interleaved_RGBA: unknown;
    };
    heif_js_decode_image2(handle: Stored, colorspace: unknown, chroma: unknown): Promise<Decoded>;
    _malloc(size: number): number;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, to: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, to: number): void;
    _heif_image_get_nclx_color_profile(error: number, image: number, to: number): void;
  };
  export default libheif;
}
