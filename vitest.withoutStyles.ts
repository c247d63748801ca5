// The tests read class names, not styles. Without this, each module of styles would add its rules to the page.
import '@vanilla-extract/css/disableRuntimeStyles';
